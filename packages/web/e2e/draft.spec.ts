/** A draft of three people and five programs, from its opening over the last pick and the decks to the last match. */

import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { giveName, giveUp, makeAccount, own, PROGRAMS, somebody } from "./people.ts";
import { faultsOf } from "./player.ts";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "two of the three have phones");
});

const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();

test("three people and five programs draft, make decks and play to the last match", async ({ browser }) => {
  const hana = await somebody(browser, false);
  const goro = await somebody(browser, true);
  const yuki = await somebody(browser, true);
  const all = [hana, goro, yuki];
  const faults = all.map(({ page }) => faultsOf(page));
  const { page } = hana;
  const [name, cup] = [own("Hana"), own("Draft night")];
  await makeAccount(page, name);

  await test.step("it is opened as a draft, entered and filled up", async () => {
    await page.getByRole("link", { name: "Tournaments" }).click();
    await page.getByRole("button", { name: "Open a tournament" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(cup);
    await page
      .getByLabel("Cards", { exact: true })
      .selectOption({ label: "Draft: packs go round the table" });
    await page.getByLabel("Seconds for a pick").fill("600");
    await clean(page, "opening a draft");
    await page.getByRole("button", { name: "Open the tournament" }).click();
    await page.getByRole("button", { name: "Play instead" }).click();
    await page.getByRole("button", { name: "Enter", exact: true }).click();
    await expect(page.getByText("You are entered.")).toBeVisible();
    for (const [i, one] of [goro, yuki].entries()) {
      await one.page.goto(page.url());
      await giveName(one.page, ["Goro", "Yuki"][i]!);
      await one.page.getByRole("button", { name: "Enter", exact: true }).click();
      await expect(one.page.getByText("You are entered.")).toBeVisible();
    }
    await page.getByLabel("Program").selectOption("random");
    for (const n of [1, 2, 3, 4, 5]) {
      await page.getByRole("button", { name: "Add program" }).click();
      await expect(page.locator(".entrants").getByText(`Random ${n}`)).toBeVisible();
    }
    await page.getByRole("button", { name: "Start", exact: true }).click();
  });

  await test.step("packs go round until every card is taken", async () => {
    await expect(heading(page)).toHaveText("Pack 1 of 4, pick 1");
    await clean(page, "a draft");
    await clean(yuki.page, "a draft on a phone");
    await expect(yuki.page.locator(".draft-card").last()).toBeInViewport({ ratio: 1 });
    // read first, and taken from there
    await page.locator(".draft-pack .spot").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Take it" }).click();
    await expect(page.getByRole("status").filter({ hasText: "You took" })).toBeVisible();
    // a reload in the middle loses nothing
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: "You took" })).toBeVisible();
    for (const one of [goro, yuki]) await one.page.locator(".draft-take").first().click();
    for (let pick = 2; pick <= 40; pick++) {
      const says = `Pack ${Math.ceil(pick / 10)} of 4, pick ${((pick - 1) % 10) + 1}`;
      await Promise.all(
        all.map(async (one) => {
          await expect(heading(one.page)).toHaveText(says);
          await one.page.locator(".draft-take").first().click();
        }),
      );
    }
  });

  await test.step("everybody makes a deck, and hands it in", async () => {
    for (const one of all) {
      await expect(heading(one.page)).toHaveText("Make your deck");
      await expect(one.page.getByRole("button", { name: "Hand it in" })).toBeDisabled();
      await one.page.getByRole("button", { name: "Make one for me" }).click();
      await expect(one.page.getByRole("button", { name: "Hand it in" })).toBeEnabled();
    }
    await clean(page, "making a deck of a pool");
    await clean(goro.page, "making a deck of a pool on a phone");
    await goro.page.evaluate(() => scrollTo(0, 0));
    await expect(goro.page.locator(".build-pool-cards li").first()).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Hand it in" }).click();
    await expect(page.getByText("Your deck is handed in.")).toBeVisible();
    for (const { page } of [goro, yuki]) {
      await page.getByRole("button", { name: "Hand it in" }).click();
      // the last one hands in, and it begins
      const begun = page.getByRole("group").filter({ hasText: "Round 1" });
      await expect(page.getByText("Your deck is handed in.").or(begun).first()).toBeVisible();
    }
  });
  const address = page.url();

  await test.step("the matches are played to the last one", async () => {
    for (const one of all) await one.page.goto(address);
    const over = page.getByRole("status").filter({ hasText: /wins the tournament/ });
    await expect(page.getByRole("group").filter({ hasText: "Round 1" })).toBeVisible();
    // Whoever is to play gives up; whoever has won against somebody who did so goes on, and gives up later. A link to what
    // is given up may still stand until the next standing of the tournament comes in.
    const given = new Set<string | null>();
    await expect(async () => {
      for (const one of all) {
        const now = one.page.getByRole("link", { name: "Play now" });
        if (!(await now.isVisible())) continue;
        const match = await now.getAttribute("href");
        if (given.has(match)) continue;
        await now.click();
        await giveUp(one.page);
        await expect(one.page.getByRole("dialog", { name: /^You (win|lose)$/ })).toBeVisible();
        given.add(match);
        await one.page.goto(address);
      }
      await expect(over).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: PROGRAMS });
    await clean(page, "a draft that is over");
  });
  expect(faults.flat()).toEqual([]);
  for (const { context } of all) await context.close();
});
