/** Whole games as people play them, and what they may want in between. */
import { expect, test } from "@playwright/test";
import { answerByKeys, answerByMouse, asked, deal, faultsOf, playOn, quick } from "./player.ts";

test.beforeEach(async ({ page }) => {
  await quick(page);
});

test("a whole game by mouse or finger, its replay, and another one", async ({ page }, info) => {
  test.setTimeout(120_000);
  const faults = faultsOf(page);
  await deal(page, { seed: 1 });
  const answers = await playOn(page, answerByMouse);
  expect(answers).toBeLessThan(400);
  const result = page.getByRole("dialog");
  await expect(result.getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
  await expect(result.locator("a.rule-link")).toHaveText(/^[a-z]+-\d+\.\d+$/);

  const saving = page.waitForEvent("download");
  await result.getByRole("button", { name: "Save the replay" }).click();
  const file = info.outputPath("replay.json");
  await (await saving).saveAs(file);
  await result.getByRole("button", { name: "Play again" }).click();
  await expect(result).toBeHidden();
  await asked(page);

  await page.goto("/#start");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText(/Step (\d+) of \1$/)).toBeVisible();
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByRole("button", { name: "Seen by B" }).click();
  await expect(page.getByRole("region", { name: "Side of A" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a whole game with nothing but the keyboard", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "a phone has no keys");
  test.setTimeout(120_000);
  const faults = faultsOf(page);
  await deal(page, { seed: 4 });
  await page.locator("body").press("n");
  const answers = await playOn(page, answerByKeys);
  expect(answers).toBeLessThan(400);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
  expect(faults).toEqual([]);
});

test("a reload in the middle changes nothing", async ({ page }) => {
  const faults = faultsOf(page);
  await deal(page, { seed: 3 });
  await playOn(page, answerByMouse, 8);
  await asked(page);
  const before = await sight(page);
  await page.reload();
  await asked(page);
  expect(await sight(page)).toEqual(before);
  await page.goto("/#start");
  await page.getByRole("button", { name: "Go on with your game" }).click();
  await asked(page);
  expect(await sight(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test("a damaged game is told of and can be put away", async ({ page }) => {
  const faults = faultsOf(page);
  await deal(page, { seed: 3 });
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction("keyval", "readwrite").objectStore("keyval");
          const reading = store.get("tefuda.match");
          reading.onsuccess = () => {
            const kept = JSON.parse(String(reading.result));
            kept.record.choices.push({ seat: 0, say: "eat the cards" });
            store.put(JSON.stringify(kept), "tefuda.match").onsuccess = () => done();
          };
        };
      }),
  );
  await page.goto("/#start");
  await page.reload();
  await page.getByRole("button", { name: "Go on with your game" }).click();
  await expect(page.getByRole("alert")).toContainText("eat the cards");
  await page.getByRole("button", { name: "Put it away and begin a new one" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Deal the cards" })).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Go on with your game" })).toBeHidden();
  expect(faults).toEqual([]);
});

test("taking back and doing again", async ({ page }) => {
  await deal(page, { seed: 1 });
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
  await page.getByRole("button", { name: "Do again" }).click();
  await expect.poll(() => sight(page)).toEqual(after);
});

test("why not? names the rules that stand in the way", async ({ page }) => {
  await deal(page, { seed: 1 });
  const dark = page.locator(".zone--fan .spot:not([data-lit])").first();
  await dark.click();
  await page.getByRole("menuitem", { name: "Why not?" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: /^Why not/ })).toBeVisible();
  const reason = sheet.locator(".why-reasons .rule-link").first();
  const id = await reason.innerText();
  expect(id).toMatch(/^[a-z]+-\d+\.\d+$/);
  await reason.click();
  await expect(sheet.getByRole("heading", { name: `Rule ${id}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await page.getByRole("textbox").or(page.getByRole("combobox")).last().fill("play Nobody");
  await page.getByRole("dialog").getByRole("button", { name: "Why not?" }).click();
  await expect(page.getByRole("dialog")).toContainText("does not understand");
});

test("two people at one screen see the curtain between them, and nothing of each other's hand", async ({ page }) => {
  await deal(page, { seed: 1, opponent: /Another person/, asked: false });
  const names: string[][] = [];
  for (let i = 0; i < 2; i++) {
    await expect(page.getByRole("heading", { name: /Hand the screen/ })).toBeVisible();
    await expect(page.locator(".board")).toHaveCount(0);
    await page.getByRole("button", { name: /I am player/ }).click();
    await expect(page.locator(".zone--fan .spot").first()).toBeVisible();
    names.push(await page.locator(".zone--fan .face-name").allInnerTexts());
    await expect(page.locator(".zone--backs .face")).toHaveCount(0);
    const handOver = page.locator(".prompt").getByRole("button", { name: /Hand the screen/ });
    const pass = page.locator(".prompt [data-pass]");
    while (!(await handOver.isVisible())) {
      await expect(handOver.or(pass).first()).toBeVisible();
      if (await pass.isVisible()) await pass.click();
    }
    await handOver.click();
  }
  expect(names[0]).not.toEqual(names[1]);
});

/** What is on the table, in words. */
async function sight(page: import("@playwright/test").Page): Promise<string[]> {
  return page.locator(".board [aria-label]").evaluateAll((elements) => elements.map((e) => e.getAttribute("aria-label") ?? ""));
}
