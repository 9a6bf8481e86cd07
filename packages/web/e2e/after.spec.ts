/** What comes after a game: how it ended and why, its replay by turns, playing on from the middle, and links. */
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { keptGame, openNearEnd } from "./kept.ts";
import { answerByMouse, asked, deal, faultsOf, playOn, pressFolded, quick } from "./player.ts";

/** Plays a few answers and gives up: the shortest way to an end. */
async function end(page: Page, answers: number): Promise<void> {
  await deal(page, { game: "dew", seed: 4, opponent: /Random/ });
  await playOn(page, answerByMouse, answers);
  await giveUp(page);
}

async function giveUp(page: Page): Promise<void> {
  if ((await asked(page)) === "over") return;
  await pressFolded(page, page.getByRole("button", { name: "Give up" }));
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(page.locator(".result")).toBeVisible();
}

const position = (page: Page) => page.getByText(/^Step \d+ of \d+$/);
const stepOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await position(page).innerText())![0]);

test("a result tells why and how it came to it, and a moment of it opens the replay there", async ({
  page,
}, info) => {
  const faults = faultsOf(page);
  await quick(page);
  await openNearEnd(page, "dew", 4, 6);
  await playOn(page, answerByMouse);
  const result = page.getByRole("dialog");
  // why: the last lines of the log, and the rule
  await expect(result.getByRole("list", { name: "How it ended" }).getByRole("listitem").last()).toContainText(
    /wins|draw/,
  );
  await expect(result.locator("a.rule-link")).toHaveText(/^dew-\d/);
  // how: the line in words for those who do not see it, and the hands
  await expect(result.getByRole("img", { name: /^Bloom, turn by turn\. You: \d+, / })).toBeVisible();
  await expect(result.getByRole("region", { name: "The hands, now open" }).getByRole("list")).toHaveCount(2);
  await clean(page, "result");
  await page.screenshot({ path: info.outputPath("result.png") });
  // a card of a hand is read, and the result is there again
  const card = result.locator(".hands button").first();
  if (await card.isVisible()) {
    await card.click();
    await expect(page.locator(".result")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.locator(".result")).toBeVisible();
  }
  const moment = result.getByRole("region", { name: "Moments to look at again" }).getByRole("button").first();
  const turn = /Turn \d+/.exec(await moment.innerText())![0];
  await moment.click();
  await expect(page.locator(".playback")).toBeVisible();
  await expect(page.locator(".stage-turn")).toContainText(turn);
  expect(faults).toEqual([]);
});

test("a replay is gone through by turns, by list and by keys, and played on from the middle", async ({
  page,
}, info) => {
  const faults = faultsOf(page);
  await quick(page);
  await end(page, 12);
  await page.getByRole("button", { name: "Watch the replay" }).click();
  await expect(position(page)).toHaveText(/^Step 0 /);

  await test.step("by the list", async () => {
    await page.getByRole("button", { name: "Turns", exact: true }).click();
    const list = page.getByRole("dialog").getByRole("list", { name: "Turns" });
    await expect(list.getByRole("button", { name: /Turn 2/ })).toBeVisible();
    await clean(page, "turns");
    await page.screenshot({ path: info.outputPath("turns.png") });
    await list.getByRole("button", { name: /Turn 2/ }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator(".stage-turn")).toContainText("Turn 2");
  });

  await test.step("by keys", async () => {
    const there = await stepOf(page);
    await page.keyboard.press("]");
    await expect(page.locator(".stage-turn")).toContainText("Turn 3");
    await page.keyboard.press(".");
    await page.keyboard.press("[");
    await expect(page.locator(".stage-turn")).toContainText("Turn 3");
    await page.keyboard.press("[");
    await expect.poll(() => stepOf(page)).toBe(there);
    await page.keyboard.press(",");
    await expect.poll(() => stepOf(page)).toBe(there - 1);
    await page.keyboard.press("t");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "To the next turn" }).click();
    await expect(page.locator(".stage-turn")).toContainText("Turn 2");
  });
  await clean(page, "replay");

  await test.step("played on from here, as a game of its own that says where it comes from", async () => {
    const there = await stepOf(page);
    await page.getByRole("button", { name: "Play on" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("the same seed");
    await sheet.getByRole("radio").first().check();
    await sheet.getByRole("combobox").selectOption({ label: "Random: anything that is allowed" });
    await clean(page, "playing on");
    await sheet.getByRole("button", { name: "Begin" }).click();
    await expect(page.locator(".playback")).toBeHidden();
    await asked(page);
    await expect(page.locator(".stage")).toContainText(`from step ${there} of a replay`);
    await playOn(page, answerByMouse, 2);
    const kept = await keptGame(page);
    expect(kept.record.choices.length).toBeGreaterThan(there);
    await page.reload();
    await asked(page);
    await page.goto("/#start");
    await expect(page.locator(".kept-game").first()).toContainText(`from step ${there} of a replay`);
    // the game that it came from is there as well
    await expect(page.locator(".kept-game")).toHaveCount(2);
  });
  expect(faults).toEqual([]);
});

test("a replay and a deck travel as links; a link that holds neither says so and loses nothing", async ({
  page,
  context,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page);
  await end(page, 8);
  await page.getByRole("button", { name: "Watch the replay" }).click();
  await page.getByRole("button", { name: "To the next turn" }).click();
  await expect(position(page)).not.toHaveText(/^Step 0 /);
  const there = await position(page).innerText();
  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog");
  const link = await sheet.getByLabel(/^Link/).inputValue();
  expect(link).toContain("#replay=");
  expect(link.length).toBeLessThan(2000);
  await clean(page, "sharing");
  // up to this step it is another, shorter one
  await sheet.getByRole("radio", { name: /up to this step/ }).check();
  await expect(sheet.getByLabel(/^Link/)).not.toHaveValue(link);
  const short = await sheet.getByLabel(/^Link/).inputValue();

  await test.step("opened in a fresh page, where it is shown as it was", async () => {
    const fresh = await context.newPage();
    const wrong = faultsOf(fresh);
    await quick(fresh);
    await fresh.goto(link);
    await expect(position(fresh)).toHaveText(there);
    await expect(fresh.getByRole("button", { name: "What has changed since" })).toBeHidden();
    await fresh.goto(short);
    await fresh.reload();
    await expect(position(fresh)).toHaveText(/^Step (\d+) of \1$/);
    expect(wrong).toEqual([]);
    await fresh.close();
  });

  await test.step("a deck", async () => {
    await page.goto("/#decks-dew");
    await page.locator(".deck-tiles h3 a").first().click();
    await page.getByRole("button", { name: "Export" }).click();
    const deck = await page.getByRole("dialog").getByLabel(/^Link/).inputValue();
    const name = await page.getByRole("heading", { level: 1, includeHidden: true }).innerText();
    const fresh = await context.newPage();
    await quick(fresh);
    await fresh.goto(deck);
    await expect(fresh.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(fresh.locator(".legality.is-legal")).toBeVisible();
    await clean(fresh, "a deck from a link");
    await fresh.getByRole("button", { name: "Keep this deck" }).click();
    await expect(fresh).toHaveURL(/#deck-dew\/own-/);
    await fresh.close();
  });

  await test.step("bad links", async () => {
    await deal(page, { game: "dew", seed: 4, opponent: /Random/ });
    await playOn(page, answerByMouse, 1);
    for (const [address, says] of [
      ["#replay=", "This link holds no replay"],
      [`#replay=${/replay=(.*)/.exec(link)![1]!.slice(0, 200)}`, "This link holds no replay"],
      [`#replay=${"A".repeat(3000)}`, "This link holds no replay"],
      ["#deck-dew?list=AAAA", "This link holds no deck"],
      ["#deck-nothing?list=AAAA", "There is no game “nothing” here"],
    ] as const) {
      // one of them says the same as the one before
      await page.goto("/#credits");
      await expect(page.getByRole("heading", { level: 1, name: says })).toBeHidden();
      await page.goto(`/${address}`);
      await expect(page.getByRole("heading", { level: 1, name: says })).toBeVisible();
    }
    await clean(page, "a bad link");
    // the game on the table is there as it was
    await page.goto("/#table");
    await asked(page);
    expect((await keptGame(page)).record.choices.length).toBeGreaterThan(0);
  });
  expect(faults).toEqual([]);
});

test("a moment that was marked in a match is filed as a ruling of a set when it is over, which the workshop then runs", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "dew", seed: 4, opponent: /Random/ });
  await playOn(page, answerByMouse, 5);
  // what is kept goes on while others answer
  await asked(page);
  // as long as it goes on there is something hidden in it: it is marked, and found again when it is over
  await pressFolded(page, page.getByRole("button", { name: "Mark this moment" }));
  const marked = (await keptGame(page)).record.choices.length;
  await expect(page.getByRole("button", { name: "Marked: it is listed" })).toBeDisabled();
  await playOn(page, answerByMouse, 3);
  await giveUp(page);
  await page.getByRole("button", { name: /marked by you/ }).click();
  await expect(position(page)).toHaveText(new RegExp(`^Step ${marked} `));
  await page.getByRole("button", { name: "File as a ruling" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("What does it show?").fill("A first turn goes by");
  await sheet.getByLabel("Rules that it is about").fill("dew-99.9");
  await expect(sheet.getByText("There is no rule dew-99.9 in this game.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "File it" })).toBeDisabled();
  await sheet.getByLabel("Rules that it is about").fill("");
  await clean(page, "filing a ruling");
  await page.screenshot({ path: info.outputPath("file.png") });
  await sheet.getByRole("button", { name: "File it" }).click();
  await expect(sheet.getByText("Filed in Rulings of mine.")).toBeVisible();
  await expect(sheet.getByText(/Rules that it is about: dew-\d/)).toBeVisible();
  await page.screenshot({ path: info.outputPath("filed.png") });
  await sheet.getByRole("link", { name: "Open the set" }).click();
  const rulings = page.getByRole("region", { name: "Rulings" });
  await expect(rulings.getByText("A first turn goes by")).toBeVisible();
  await expect(page.getByText("Nothing is wrong with the set.")).toBeVisible();
  await expect(rulings.getByText("No longer so")).toBeHidden();
  // played with, its rulings stand among those of the game
  await page.getByRole("button", { name: "Play with this set" }).click();
  await expect(page).toHaveURL(/#new-game$/);
  await page.goto("/#rulings-dew");
  await page.getByLabel("Your question").fill("A first turn goes by");
  await page.getByRole("button", { name: "A first turn goes by" }).click();
  await expect(sheet.getByText("Rulings of mine")).toBeVisible();
  await sheet.getByRole("button", { name: "Play against the computer" }).click();
  await asked(page);
  await page.reload();
  await asked(page);
  expect(faults).toEqual([]);
});
