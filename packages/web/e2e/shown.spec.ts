/** What the other player does is shown, one deed after the other; it can be skipped, and looked at again. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { openLaid } from "./kept.ts";
import { asked, faultsOf, quick } from "./player.ts";

/** The turn of the person at the screen; the program has a card to play, one that attacks, and nothing else to do. */
const beforeTheirs = (page: Page): Promise<void> =>
  openLaid(page, {
    game: "dew",
    turn: 7,
    phase: 2,
    player: 0,
    filler: "Clover Patch",
    players: ["person", "greedy"],
    sides: [{ meadow: ["Acorn Roller"] }, { meadow: ["Stag of the Stump"], hand: ["Compost Keeper"] }],
  });

const told = (page: Page): Locator => page.locator(".prompt-told");
/** The card that is shown large: beside the table, or where there is no room beside it, over it. */
const large = (page: Page, project: string): Locator =>
  page.locator(project === "mobile" ? ".spotlight" : ".panel-card[data-shows]");
/** The time of the page stands, so that on a slow machine nothing passes by that is shown for a moment. */
const timeStands = (page: Page): Promise<void> =>
  // it may have gone past that meanwhile
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass({ timeout: 120_000 });
/** Lets it run, a little at a time, until this is shown. */
const shows = (page: Page, what: RegExp): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    expect((await told(page).allInnerTexts()).join()).toMatch(what);
    // its time is ours: to wait between two looks would only make it long
  }).toPass({ intervals: [0] });
const endTurn = (page: Page): Promise<void> =>
  page.locator(".prompt").getByRole("button", { name: "End the turn" }).click();

test("what the other player does is shown and named, skipped, and looked at again", async ({
  page,
}, info) => {
  const { name: project } = info.project;
  const faults = faultsOf(page);
  const bloom = page.locator(".side--mine .plate-numbers dd").first();
  await page.clock.install();
  await quick(page, { speed: "slow" });
  await beforeTheirs(page);
  await asked(page);
  await timeStands(page);
  const before = await bloom.innerText();
  const after = String(Number(before) - 4);
  // Everything that is told to those who hear the page, in its order.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? "");
    }).observe(document.querySelector(".unseen[role=log]")!, { childList: true });
  });

  await test.step("the card, its line and whom it means", async () => {
    await endTurn(page);
    await shows(page, /^B plays Compost Keeper\./);
    await expect(large(page, project)).toContainText("Compost Keeper");
    await expect(page.locator('[data-deed="by"]')).toContainText("Compost Keeper");
  });
  await test.step("a press goes on to what comes next, and does nothing else", async () => {
    await page.locator(".side--mine .zone--row .spot").first().click();
    await shows(page, /^Stag of the Stump attacks\./);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.keyboard.press("Space");
    await shows(page, /A loses 4 bloom/);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    for (const line of ["B plays Compost Keeper.", "Stag of the Stump attacks."])
      expect(heard.filter((one) => one === line)).toHaveLength(1);
  });
  await test.step("what comes of it is a number where it is, and the way on is skipped as a whole", async () => {
    await expect(page.locator(".change.is-down")).toHaveText("−4");
    await page.keyboard.press("Escape");
    await page.clock.resume();
    await expect(page.locator("main.table")).toHaveAttribute("data-asks", "one");
    await expect(told(page)).toHaveCount(0);
    await expect(page.locator("[data-deed]")).toHaveCount(0);
  });
  await test.step("it is looked at again, step by step, and by itself", async () => {
    const again = page.getByRole("button", { name: "What just happened?" });
    await expect(again).toBeEnabled();
    await expect(bloom).toHaveText(after);
    await timeStands(page);
    await page.keyboard.press("a");
    await expect(page.locator(".prompt-count")).toBeVisible();
    await expect(again).toBeDisabled();
    // from the first step on that is asked for, each stands until the next is
    await page.getByRole("button", { name: "One step on" }).click();
    await page.clock.resume();
    await expect(bloom).toHaveText(before);
    const first = await told(page).innerText();
    await page.getByRole("button", { name: "One step on" }).click();
    await expect(told(page)).not.toHaveText(first);
    await page.getByRole("button", { name: "One step back" }).click();
    await expect(told(page)).toHaveText(first);
    await clean(page, "again");
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(bloom).toHaveText(after);
    await asked(page);
    await timeStands(page);
    await again.click();
    await shows(page, new RegExp(first));
    await shows(page, new RegExp(`^(?!.*${first})`));
    await page.keyboard.press("Escape");
    await expect(page.locator("main.table")).toHaveAttribute("data-asks", "one");
  });
  expect(faults).toEqual([]);
});

test("sounds are switched off by a key, and stay off", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "a key");
  await quick(page);
  await beforeTheirs(page);
  await asked(page);
  const call = page.locator(".sound-call");
  await page.keyboard.press("m");
  await expect(call).toHaveText("Sounds are off.");
  await page.reload();
  await asked(page);
  await page.keyboard.press("m");
  await expect(call).toHaveText("Sounds are on.");
});

test("at once means that nothing is paced", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  await quick(page);
  await beforeTheirs(page);
  await asked(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(
        ".prompt-told, .change, [data-deed], .panel-card[data-shows]",
      ))
        seen.push(element.className);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await endTurn(page);
  await expect(page.getByRole("list", { name: "Log" })).toContainText("Stag of the Stump attacks.");
  await asked(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
