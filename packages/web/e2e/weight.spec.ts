/** What the page weighs, compressed, before its first tile can be pressed and before a game is on the table. */
import { gzipSync } from "node:zlib";
import { expect, type Response, test } from "@playwright/test";
import { quick } from "./player.ts";

/** In thousands of bytes, in English, where no Japanese type is wanted; pictures that the page paints itself are not counted. */
const DOOR = 450;
const TABLE = 950;

test("the page weighs no more than it may", async ({ page, context }, { project }) => {
  test.skip(project.name === "mobile", "the files are the same");
  const weights: Promise<number>[] = [];
  const weigh = async (response: Response): Promise<number> => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    return response.url().endsWith(".woff2") ? body.length : gzipSync(body).length;
  };
  context.on("response", (response) => {
    if (!response.url().startsWith("blob:")) weights.push(weigh(response));
  });
  const all = async (): Promise<number> =>
    (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / 1000;
  await quick(page, { language: "en" });
  await page.goto("/");
  await expect(page.locator(".tile-card img").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const door = await all();
  await page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .click();
  await expect(page.locator(".side--mine .zone--fan .spot").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const table = await all();
  console.log(`${Math.round(door)} KB to the first page, ${Math.round(table)} KB to the table`);
  expect(door).toBeLessThan(DOOR);
  expect(table).toBeLessThan(TABLE);
  // and something was weighed
  expect(door).toBeGreaterThan(150);
});
