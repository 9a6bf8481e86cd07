/**
 * How long whoever writes cards waits, with the page's processor slowed: from a key to the changed card on the table beside
 * it, for the page itself while the lab runs, and for a first report on a whole set.
 */
import { expect, type Page, test } from "@playwright/test";
import { games } from "@tefuda/referee/registry";
import { quick } from "../e2e/player.ts";
import { manyCards } from "./sets.ts";

/** So many times slower than this machine. */
const SLOWER = 4;
const EDITS = 200;

const sorted = (all: readonly number[]): number[] => [...all].sort((a, b) => a - b);
const ms = (n: number): string => `${Math.round(n)} ms`;
function say(what: string, times: readonly number[]): void {
  const all = sorted(times);
  const median = all[all.length >> 1]!;
  console.log(`${what}: median ${ms(median)}, worst ${ms(all.at(-1)!)} of ${all.length}`);
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Opens a set of so many cards; returns when the first of them can be written on. */
async function opened(page: Page, game: string, many: number): Promise<void> {
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  const { zip, first } = manyCards(game, many);
  await page
    .getByLabel("Open a file")
    .setInputFiles({ name: "measured.zip", mimeType: "application/zip", buffer: zip });
  // the art of a card of Trails has a name too
  await expect(page.getByRole("textbox", { name: "name: English" }).first()).toHaveValue(first);
}

for (const { id } of games)
  for (const many of [30, 2000])
    test(`${id}, ${many} cards: from a key to the card in play`, async ({ page }) => {
      await opened(page, id, many);
      await page.getByRole("button", { name: "Try this card" }).click();
      const hand = page.frameLocator("iframe.try-frame").locator(".side--mine .zone--fan .spot").first();
      await expect(hand).toBeVisible();
      await page.evaluate(() => {
        const times: number[] = [];
        let typed = 0;
        Object.assign(window, { times });
        const fan = (): Element =>
          document
            .querySelector<HTMLIFrameElement>("iframe.try-frame")!
            .contentDocument!.querySelector(".side--mine .zone--fan .spot")!;
        let stood = fan().textContent;
        addEventListener("keydown", () => (typed = performance.now()), true);
        const look = (): void => {
          const now = fan()?.textContent;
          if (now && now !== stood) {
            stood = now;
            times.push(performance.now() - typed);
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await slowDown(page);
      const field = page.getByRole("spinbutton").first();
      const timesOf = (): Promise<number[]> =>
        page.evaluate(() => (window as unknown as { times: number[] }).times);
      const stood = Number(await field.inputValue());
      for (let n = 0; n < EDITS; n++) {
        await field.selectText();
        await page.keyboard.press(String((stood + 1 + (n % 2)) % 5));
        await expect.poll(async () => (await timesOf()).length, { intervals: [20] }).toBe(n + 1);
      }
      say(`${id}, ${many} cards, from a key to the card in play`, await timesOf());
    });

test("500 cards are open and the lab runs: how long the page takes to answer a key", async ({ page }) => {
  await opened(page, "dew", 500);
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await page.getByRole("combobox", { name: "Games" }).selectOption("5000");
  await page.getByRole("button", { name: "Play them" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // until it is drawn, as a browser itself measures what somebody waits for
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  // it goes on while one writes
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  const find = page.getByRole("searchbox", { name: "Find a card" });
  await find.click();
  for (let n = 0; n < EDITS; n++) {
    await page.keyboard.press(n % 4 === 3 ? "Backspace" : "o");
    await page.waitForTimeout(50);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  // what takes less than 16 ms is not told of
  const all = [...times, ...Array.from({ length: Math.max(0, EDITS - times.length) }, () => 16)];
  say("500 cards open while the lab runs, from a key to what it changes", all);
});

for (const { id } of games)
  test(`${id}: a first report after an edit`, async ({ page }) => {
    await opened(page, id, 60);
    const field = page.getByRole("spinbutton").first();
    await field.fill(String((Number(await field.inputValue()) + 1) % 5));
    const began = performance.now();
    await page.getByRole("button", { name: "Lab", exact: true }).click();
    await page.getByRole("button", { name: "Play them" }).click();
    await expect(page.getByText("games were played")).toBeVisible({ timeout: 600_000 });
    console.log(`${id}, a first report after an edit: ${ms(performance.now() - began)}`);
  });
