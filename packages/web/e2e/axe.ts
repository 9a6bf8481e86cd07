/** A screen as axe sees it, in both themes, and whether it is wider than its window. */
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

export async function clean(page: Page, where: string): Promise<void> {
  const theme = await page.evaluate(() => document.documentElement.dataset.theme!);
  await judged(page, `${where}, ${theme}`);
  // The other theme differs in colours alone.
  const other = theme === "dark" ? "light" : "dark";
  await wear(page, other);
  await judged(page, `${where}, ${other}`, ["color-contrast"]);
  await wear(page, theme);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `${where} is wider than its window`).toBeLessThanOrEqual(0);
}

/**
 * The page is handed axe once and is asked there: what is commonly put between hands it over four times for one screen. What
 * is well need not be described, which takes as long as to find what is not.
 */
async function judged(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  // Colours are judged when things have come to rest.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { axe: there } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await there.run({
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
    });
    return violations.map(({ id, nodes }) => {
      const first = nodes.slice(0, 3).map((n) => `${n.target.join(" ")} ${n.any[0]?.message ?? ""}`);
      return `${id} ${first.join(" | ")}`;
    });
  }, rules);
  expect.soft(found, where).toEqual([]);
}

const wear = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate((to) => {
    document.documentElement.dataset.theme = to;
  }, theme);
