/** A circle from its opening to a trade of two and a trading round, on a wide screen and on a phone. */
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { makeAccount, own, somebody } from "./people.ts";
import { faultsOf } from "./player.ts";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "one of the two has a phone");
});

const part = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Parts of the circle" }).getByRole("link", { name }).click();

test("two open packs, trade, and ring the bell", async ({ browser }) => {
  const hana = await somebody(browser, false);
  const goro = await somebody(browser, true);
  const faults = [hana, goro].map(({ page }) => faultsOf(page));
  const [name, other, circle] = [own("Hana"), own("Goro"), own("Club")];
  const { page } = hana;
  const phone = goro.page;
  await Promise.all([makeAccount(page, name), makeAccount(phone, other)]);

  await test.step("one opens a circle with two presses", async () => {
    await page.getByRole("link", { name: "Circles" }).click();
    await page.getByRole("button", { name: "Open a circle" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(circle);
    await clean(page, "opening a circle");
    await page.getByRole("button", { name: "Open the circle" }).click();
    await expect(page.getByRole("heading", { name: circle })).toBeVisible();
    await clean(page, "a circle");
  });

  await test.step("another finds it, asks to join, and is let in", async () => {
    await phone.goto("/#circles");
    await phone.getByRole("link", { name: `To the circle: ${circle}` }).click();
    await phone.getByRole("button", { name: "Ask to join" }).click();
    await expect(phone.getByText("You have asked to join.")).toBeVisible();
    await clean(phone, "a circle before one is in it");
    await page.getByRole("button", { name: `Let in: ${other}` }).click();
    await expect(phone.getByText("12 packs wait to be opened")).toBeVisible();
  });

  await test.step("packs are opened on the phone, one and then the rest", async () => {
    await phone.getByRole("link", { name: "Open packs" }).click();
    await clean(phone, "packs that wait");
    await phone.getByRole("button", { name: "Open pack 1" }).click();
    const stage = phone.getByRole("dialog", { name: "Pack 1" });
    await stage.getByRole("button", { name: "Tear it open" }).last().click();
    // the last may be there twice; not all of a first pack can be
    await expect(stage.getByRole("listitem").filter({ hasText: "new" })).not.toHaveCount(0);
    await clean(phone, "a pack that is open");
    await phone.getByRole("button", { name: "Open all 11" }).click();
    await phone.getByRole("button", { name: "Done" }).click();
    await expect(phone.getByText("All your packs are open.")).toBeVisible();
    await part(phone, "Collection");
    await phone.getByRole("button", { name: /^Owned/ }).click();
    await clean(phone, "a collection");
    await phone.locator(".binder").getByRole("button").first().click();
    await expect(phone.getByRole("dialog").getByText("No. 1", { exact: true })).toBeVisible();
    // links that are out of sight in a sheet would be taken for such that skip something
    await phone.getByRole("dialog").locator(".full").scrollIntoViewIfNeeded();
    await clean(phone, "a card of a collection");
    await phone.keyboard.press("Escape");
  });

  await test.step("a deck says what it lacks, and that is wished once somebody collects for it", async () => {
    await part(page, "Collection");
    await page.getByLabel("Add a deck").selectOption({ index: 1 });
    const lacks = page.locator(".circle-goals").getByText("lacks 30 cards");
    await lacks.click();
    await expect(page.getByText("All of them are wished.")).toBeVisible();
    await clean(page, "a deck and what it lacks");
    await page.getByRole("button", { name: /^Drop/ }).click();
    await expect(lacks).toBeHidden();
  });

  await test.step("a trade is offered, changed under one's hands, and carried out", async () => {
    await part(page, "Packs");
    await page.getByRole("button", { name: "Open pack 1" }).click();
    await page.getByRole("button", { name: "Open all 12" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await part(page, "Trades");
    await page.getByRole("link", { name: other }).click();
    await page.getByRole("region", { name: "Yours" }).locator(".shelf-cards button").first().click();
    await page
      .getByRole("region", { name: `${other}'s` })
      .locator(".shelf-cards button")
      .nth(1)
      .click();
    await clean(page, "the lists of a trade");
    await page.getByRole("button", { name: "Offer", exact: true }).click();
    await expect(page.getByText(`You have agreed. ${other} has not yet.`)).toBeVisible();

    await part(phone, "Now");
    await phone.getByRole("link", { name: "Look at it" }).click();
    await expect(phone.getByRole("button", { name: "Agree" })).toBeVisible();
    await clean(phone, "an offer");
    await page.getByRole("button", { name: "Change" }).click();
    // the first of them is held by now and leaves the shelf, from under whoever presses just then
    await expect(async () => {
      const more = page.getByRole("region", { name: "Yours" }).locator(".shelf-cards button:enabled");
      await more.last().click({ timeout: 2000 });
      await expect(page.getByText("You give 2, you get 1.")).toBeAttached({ timeout: 10_000 });
    }).toPass();
    await page.getByRole("button", { name: "Offer this instead" }).click();
    await expect(phone.getByText(`${name} has changed the lists.`)).toBeVisible();
    await phone.getByRole("button", { name: "I have looked at them" }).click();
    await phone.getByRole("button", { name: "Agree" }).click();
    for (const [one, says] of [
      [phone, `Done: ${name} has 1 of yours, and you have 2 of theirs.`],
      [page, `Done: ${other} has 2 of yours, and you have 1 of theirs.`],
    ] as const)
      await expect(one.locator(".trade-stands")).toHaveText(says);
    await clean(page, "a trade that is done");
  });

  await test.step("a round, its people and its ledger", async () => {
    await part(page, "Round");
    await page.getByRole("button", { name: "Ring the bell now" }).click();
    await page.getByRole("button", { name: "Ring it" }).click();
    await expect(page.getByRole("group").filter({ hasText: "Round 1" })).toBeVisible();
    await clean(page, "a round that is over");
    await part(page, "People");
    await clean(page, "people");
    await part(page, "Ledger");
    await expect(page.getByText("Trade · 3 copies")).toBeVisible();
    await clean(page, "the ledger");
  });
  expect(faults.flat()).toEqual([]);
  for (const { context } of [hana, goro]) await context.close();
});
