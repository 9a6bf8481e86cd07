/** Sealed play: packs opened one by one, the cards looked through, and a game with them, half of it in Japanese. */
import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { shelf } from "./kept.ts";
import { against, answerByMouse, asked, faultsOf, playOn, pressFolded, quick, setUp } from "./player.ts";

const choose = async (page: Page, seed: number | null, opponent: RegExp): Promise<void> => {
  await page.goto("/");
  await setUp(page);
  await page.getByRole("combobox", { name: "Game" }).selectOption("trails");
  await page.getByRole("radio", { name: /Sealed/ }).check();
  await against(page, opponent);
  if (seed !== null) await page.getByLabel("Seed").fill(String(seed));
  await page.getByRole("button", { name: "Go to your packs" }).click();
};
const opened = (page: Page) => page.locator(".pack--open");
const cards = (page: Page) => page.locator(".packs-cards li");
/** How many are open is written a moment after they are shown. */
async function openIsKept(page: Page): Promise<void> {
  const shown = await opened(page).count();
  await expect.poll(async () => JSON.parse((await shelf(page))[0]!.text).seen).toBe(shown);
}

test("a sealed game from its packs to its end, in Japanese from the middle on", async ({ page }, info) => {
  const faults = faultsOf(page);
  await quick(page);
  await choose(page, 7, /Plain/);

  await test.step("packs are opened one by one, and their cards can be read", async () => {
    await expect(page.getByRole("heading", { name: "Your packs" })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    for (const n of [1, 2, 3]) {
      await page
        .getByRole("listitem")
        .getByRole("button", { name: `Open pack ${n}` })
        .click();
      await expect(page.getByRole("heading", { name: `Pack ${n}` })).toBeFocused();
      await expect(opened(page)).toHaveCount(n);
      await expect(cards(page)).toHaveCount(8);
    }
    await cards(page).first().getByRole("button").click();
    await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    await page.keyboard.press("Escape");
    await clean(page, "packs");
  });

  await test.step("a reload opens none of them again, and the same cards lie in them", async () => {
    const names = await cards(page).allInnerTexts();
    await openIsKept(page);
    await page.reload();
    await expect(opened(page)).toHaveCount(3);
    await expect(page.getByRole("heading", { name: "Pack 3" })).toBeVisible();
    expect(await cards(page).allInnerTexts()).toEqual(names);
    await page.getByRole("button", { name: "Open all that are left" }).click();
    await page.getByRole("button", { name: "All 40 cards" }).click();
    const counts = await page.locator(".gallery-note").allInnerTexts();
    expect(counts.reduce((n, note) => n + Number(/× (\d+)/.exec(note)?.[1] ?? 1), 0)).toBe(40);
  });

  await page.getByRole("button", { name: "Play with these cards" }).click();
  await asked(page);
  await expect(page.locator(".side--mine")).toContainText("36");
  // the packs are behind them: Back leads to where they were chosen, and no further round
  await page.goBack();
  await expect(page.getByRole("button", { name: "Go on with your game" })).toBeVisible();
  await page.goForward();
  await asked(page);
  await playOn(page, answerByMouse, 12);

  await test.step("the language changes in the middle: table, questions, lines and names of cards", async () => {
    await pressFolded(page, page.getByRole("button", { name: "Settings" }));
    await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
    await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).click();
    await asked(page);
    await expect(page.locator(".prompt-words").first()).toContainText(/[ぁ-ん]/);
    // on a phone the log lies in a sheet
    if (info.project.name !== "mobile")
      await expect(page.locator(".log-card").first()).toContainText(/[ぁ-んァ-ヶ一-龠]/);
    const names = await page.locator(".side--mine .face-name").allInnerTexts();
    for (const name of names) expect(name).toMatch(/^[^a-z]+$/);
  });

  // the wide screen sees the end of it; the phone's whole game of Trails is one of ready decks
  if (info.project.name !== "mobile") {
    expect(await playOn(page, answerByMouse, 700)).toBeLessThan(700);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/勝|負|引き分け/);
  }
  expect(faults).toEqual([]);
});

test("two people at one screen open theirs one after the other, and what chance was is told at the end", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page);
  await choose(page, null, /Another person/);
  const seen: string[][] = [];
  const told: string[] = [];
  for (const [name, on] of [
    ["A", "On to the packs of player B"],
    ["B", "Play with these cards"],
  ] as const) {
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole("button", { name: `I am player ${name}` }).click();
    await expect(page.getByRole("heading", { name: `The packs of player ${name}` })).toBeVisible();
    await page.getByRole("button", { name: "Open all that are left" }).click();
    seen.push(await cards(page).allInnerTexts());
    await page.getByText("Chance is secret until the game is over").click();
    told.push((await page.locator(".chance").textContent()) ?? "");
    if (name === "A") {
      // the same packs, whoever drew the secret that they come from
      await openIsKept(page);
      await page.reload();
      await page.getByRole("button", { name: "I am player A" }).click();
      await expect(opened(page)).not.toHaveCount(0);
      expect(await cards(page).allInnerTexts()).toEqual(seen[0]);
    }
    await page.getByRole("button", { name: on }).click();
  }
  expect(seen[0]).not.toEqual(seen[1]);
  await page.getByRole("button", { name: /I am player [AB]/ }).click();

  await pressFolded(page, page.getByRole("button", { name: "Give up" }));
  const result = page.getByRole("dialog");
  await result.getByRole("button", { name: "Give up" }).click();
  await result.getByText("Chance was secret, and has been opened").click();
  const [hash, , , secret] = await result.locator(".chance dd").allInnerTexts();
  for (const before of told) expect(before).toContain(hash!);
  expect(createHash("sha256").update(Buffer.from(secret!, "hex")).digest("hex")).toBe(hash);
  await result.getByRole("button", { name: "Verify" }).click();
  await expect(result).toContainText("It is the secret whose hash was told.");
  await clean(page, "result with its chance");
  expect(faults).toEqual([]);
});
