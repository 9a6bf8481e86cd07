/** Whole games as people play them, and what they may want in between. */
import { writeFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { Match } from "@tefuda/kernel";
import { playOn as kernelPlay } from "@tefuda/kernel/test/play";
import { loadGame } from "@tefuda/referee/games";
import { bookOf } from "@tefuda/referee/records/cards";
import { seenOf } from "@tefuda/referee/records/seen";
import { clean } from "./axe.ts";
import { keep, keptGame } from "./kept.ts";
import { answerByKeys, answerByMouse, asked, deal, faultsOf, playOn, pressFolded, quick } from "./player.ts";

test.beforeEach(({ page }) => quick(page));

const onlyDesktop = (project: string) => test.skip(project === "mobile", "the same on every screen");

test("a whole game by mouse or finger, its replay, and another one", async ({ page }, info) => {
  const faults = faultsOf(page);
  await deal(page, { seed: 2 });
  const answers = await playOn(page, answerByMouse);
  expect(answers).toBeLessThan(400);
  const result = page.getByRole("dialog");
  await expect(result.getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
  await expect(result.locator("a.rule-link")).toHaveText(/^[a-z]+-\d+\.\d+$/);

  // the end is still there after a reload, and so is how it was dealt
  const title = await result.getByRole("heading", { level: 2 }).innerText();
  await page.reload();
  await expect(result.getByRole("heading", { level: 2 })).toHaveText(title);

  const saving = page.waitForEvent("download");
  await result.getByRole("button", { name: "Save the replay" }).click();
  const file = info.outputPath("replay.json");
  await (await saving).saveAs(file);
  await result.getByRole("button", { name: "Play again" }).click();
  await expect(result).toBeHidden();
  await asked(page);

  await pressFolded(page, page.getByRole("link", { name: "Play", exact: true }));
  await page.getByLabel("Load a replay").setInputFiles(file);
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText(/Step (\d+) of \1$/)).toBeVisible();
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(page.getByText(/Step (\d+) of \1$/)).toBeHidden();
  await page.getByRole("button", { name: "Seen by B" }).click();
  await expect(page.getByRole("button", { name: "Seen by B" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "Side of A" })).toBeVisible();
  const step = page.getByText(/Step \d+ of \d+$/);
  const there = await step.innerText();
  await page.reload();
  await expect(step).toHaveText(there);

  // what the best would have done there, whoever was asked
  await page.getByRole("button", { name: "To the beginning" }).click();
  // a hint closes with the question that it is about
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("dialog").getByText(/in the seat of [AB]/)).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("a record of other rules and cards is watched as it was seen, with its own cards", async ({
  page,
}, info) => {
  onlyDesktop(info.project.name);
  const faults = faultsOf(page);
  const { pack, book } = await loadGame("tails");
  const named = "Toad Mechanics";
  const cards = [...book.game.sources!.values()].map((card) =>
    (card.name as { en: string }).en === named
      ? { ...card, health: 4, flavour: "Once we were four times as many." }
      : card,
  );
  const { game } = bookOf(pack, book, { cards }).book;
  const list = [
    ...Array.from({ length: 20 }, () => named),
    ...Array.from({ length: 20 }, () => "Test Drivers"),
  ];
  const match = kernelPlay(new Match(game, { seed: 5, lists: [list, list] }), 5, 10_000);
  const record = match.record();
  const choices = record.choices.map((choice, i) => (i === 7 ? { ...choice, say: "fly" } : choice));
  const file = info.outputPath("other.json");
  await writeFile(file, JSON.stringify({ ...record, choices, seen: seenOf(game, record) }));

  await page.goto("/");
  await page.getByLabel("Load a replay").setInputFiles(file);
  await expect(page.getByText("Shown is what everybody saw then.")).toBeVisible();
  await page.getByRole("button", { name: "What has changed since" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("fly");
  await expect(sheet).toContainText("it would be another match after step 7.");
  await expect(sheet).toContainText(named);
  await clean(page, "what has changed since");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText(/Step (\d+) of \1$/)).toBeVisible();
  await page.getByRole("button", { name: "One step back" }).click();
  // A menu that is opened before the earlier step is shown closes with it.
  await expect(page.getByText(/Step (\d+) of \1$/)).toBeHidden();
  const troop = page.locator(".side--mine").getByRole("button", { name: new RegExp(`^${named}, troop`) });
  await troop.first().click();
  await page.getByRole("menuitem", { name: "Read" }).click();
  await expect(page.getByRole("dialog")).toContainText("Once we were four times as many.");
  expect(faults).toEqual([]);
});

test("a whole game with nothing but the keyboard", async ({ page }, info) => {
  onlyDesktop(info.project.name);
  const faults = faultsOf(page);
  await deal(page, { seed: 1 });
  const answers = await playOn(page, answerByKeys);
  expect(answers).toBeLessThan(400);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
  expect(faults).toEqual([]);
});

test("taking back, why not, a reload, and a damaged game", async ({ page }, info) => {
  onlyDesktop(info.project.name);
  const faults = faultsOf(page);
  await deal(page, { seed: 1 });

  await test.step("taking back and doing again", async () => {
    const undo = page.getByRole("button", { name: "Take back" });
    await expect(undo).toBeDisabled();
    const before = await sight(page);
    await answerByMouse(page, await asked(page), 0);
    await asked(page);
    const after = await sight(page);
    expect(after).not.toEqual(before);
    await undo.click();
    await expect.poll(() => sight(page)).toEqual(before);
    await expect(undo).toBeDisabled();
    await pressFolded(page, page.getByRole("button", { name: "Do again" }));
    await expect.poll(() => sight(page)).toEqual(after);
  });

  await test.step("why not? names the rules that stand in the way", async () => {
    await page.locator(".zone--fan .spot:not([data-lit])").first().click();
    await page.getByRole("menuitem", { name: "Why not?" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: /^Why not/ })).toBeVisible();
    const reason = sheet.locator(".why-reasons .rule-link").first();
    await expect(reason).toHaveText(/^[a-z]+-\d+\.\d+$/);
    const id = await reason.textContent();
    await reason.click();
    await expect(sheet.getByRole("heading", { name: `Rule ${id}` })).toBeVisible();
    // "back" closes one sheet after the other, and does not leave the table
    await page.goBack();
    await expect(sheet.getByRole("heading", { name: /^Why not/ })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#table$/);
    await page.keyboard.press("c");
    await sheet.getByRole("combobox").fill("play Nobody");
    await sheet.getByRole("button", { name: "Why not?" }).click();
    await expect(sheet).toContainText("does not understand");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });

  await test.step("a reload in the middle changes nothing", async () => {
    await playOn(page, answerByMouse, 7);
    await asked(page);
    const before = await sight(page);
    await page.reload();
    await asked(page);
    await expect.poll(() => sight(page)).toEqual(before);
  });

  await test.step("a damaged game is told of and can be put away", async () => {
    await damage(page);
    await page.goto("/#start");
    await page.reload();
    await page.getByRole("button", { name: "Go on with your game" }).click();
    await expect(page.getByRole("alert")).toContainText("eat the cards");
    await page.getByRole("button", { name: "Throw away" }).click();
    await page.getByRole("button", { name: "Throw it away" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Play now/ }).first()).toBeEnabled();
  });
  expect(faults).toEqual([]);
});

test("two people at one screen see the curtain between them, and nothing of each other's hand", async ({
  page,
}, info) => {
  onlyDesktop(info.project.name);
  await deal(page, { seed: 1, opponent: /Another person/, asked: false });
  const hands: string[][] = [];
  for (let i = 0; i < 2; i++) {
    await expect(page.getByRole("heading", { name: /Hand the screen/ })).toBeVisible();
    await expect(page.locator(".board")).toHaveCount(0);
    await page.getByRole("button", { name: /I am player/ }).click();
    await expect(page.locator(".zone--fan .spot").first()).toBeVisible();
    hands.push(await page.locator(".zone--fan .face-name").allTextContents());
    await expect(page.locator(".zone--backs .face")).toHaveCount(0);
    const handOver = page.locator(".prompt").getByRole("button", { name: /Hand the screen/ });
    const pass = page.locator(".prompt [data-pass]");
    for (;;) {
      await expect(handOver.or(pass).first()).toBeVisible();
      if (await handOver.isVisible()) break;
      const turn = await page.locator("main.table").getAttribute("data-turn");
      await pass.click();
      await expect(page.locator("main.table")).not.toHaveAttribute("data-turn", turn ?? "");
    }
    await handOver.click();
  }
  expect(hands[0]).not.toEqual(hands[1]);
});

/** What is on the table, in the words that those hear who do not see it. */
async function sight(page: Page): Promise<string[]> {
  return page
    .locator(".board .spot .unseen, .board [role=img]")
    .evaluateAll((all) => all.map((e) => e.getAttribute("aria-label") ?? e.textContent ?? ""));
}

/** Writes a choice into the kept game that nobody could make. */
async function damage(page: Page): Promise<void> {
  const { id, ...kept } = await keptGame(page);
  kept.record.choices.push({ seat: 0, say: "eat the cards" });
  await keep(page, kept, id);
}
