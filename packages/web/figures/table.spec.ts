/** What an answer at the table costs the page itself, and how long somebody waits for a game to be read, on this machine as it is. */
import { type Page, test } from "@playwright/test";
import { games } from "@tefuda/referee/registry";
import { answerByKeys, deal, playOn, quick } from "../e2e/player.ts";

const BEFORE = 10;
const ANSWERS = 20;

/** What the browser counts of a page from now on, whenever it is asked for: seconds, and times. */
async function counting(page: Page): Promise<() => Promise<(name: string) => number>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  return async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
}

for (const { id } of games)
  test(`${id}: an answer`, async ({ page }) => {
    await quick(page);
    await deal(page, { game: id, seed: 2 });
    await playOn(page, answerByKeys, BEFORE);
    const counted = await counting(page);
    const before = await counted();
    const given = await playOn(page, answerByKeys, ANSWERS);
    const after = await counted();
    const each = (name: string, times = 1000): string =>
      (((after(name) - before(name)) * times) / given).toFixed(times === 1 ? 1 : 0);
    console.log(
      `${id}: laid ${each("LayoutCount", 1)} times, styled ${each("RecalcStyleCount", 1)}, in ` +
        `${each("LayoutDuration")} + ${each("RecalcStyleDuration")} ms; script ${each("ScriptDuration")} ms; ` +
        `all ${each("TaskDuration")} ms (means of ${given} answers by keys)`,
    );
  });

for (const { id } of games)
  test(`${id}: read`, async ({ page }) => {
    await quick(page, { game: id });
    await page.goto("/");
    await page.locator(".start-fold summary").waitFor();
    // asked at every picture: from outside it is asked twice a second
    const waited = await page.evaluate(async () => {
      const began = performance.now();
      document.querySelector<HTMLElement>(".start-fold summary")!.click();
      const begins = ".start-fold .button--main:enabled";
      while (!document.querySelector(begins)) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
    console.log(`${id}: its cards are there after ${Math.round(waited)} ms`);
  });
