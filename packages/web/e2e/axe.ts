/** A screen as axe sees it, in both themes, and whether it is wider than its window. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function clean(page: Page, where: string): Promise<void> {
  const theme = await page.evaluate(() => document.documentElement.dataset.theme!);
  await judged(page, axeOf(page), `${where}, ${theme}`);
  // The other theme differs in colours alone.
  const other = theme === "dark" ? "light" : "dark";
  await wear(page, other);
  await judged(page, axeOf(page).withRules(["color-contrast"]), `${where}, ${other}`);
  await wear(page, theme);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `${where} is wider than its window`).toBeLessThanOrEqual(0);
}

/**
 * Without frames in the page there is nothing to gather from them, for which axe would open a page of its own; and what is
 * well need not be described, which takes as long as to find what is not.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

async function judged(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  // Colours are judged when things have come to rest.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  const { violations } = await axe.analyze();
  const found = violations.map((v) => {
    const nodes = v.nodes.slice(0, 3).map((n) => `${n.target.join(" ")} ${n.any[0]?.message ?? ""}`);
    return `${where}: ${v.id} ${nodes.join(" | ")}`;
  });
  expect.soft(found).toEqual([]);
}

const wear = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate((to) => {
    document.documentElement.dataset.theme = to;
  }, theme);
