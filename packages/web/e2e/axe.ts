/** A screen as axe sees it, and whether it is wider than its window. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function clean(page: Page, where: string): Promise<void> {
  // Colours are judged when things have come to rest.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map((v) => {
    const nodes = v.nodes.slice(0, 3).map((n) => `${n.target.join(" ")} ${n.any[0]?.message ?? ""}`);
    return `${where}: ${v.id} ${nodes.join(" | ")}`;
  });
  expect.soft(found).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `${where} is wider than its window`).toBeLessThanOrEqual(0);
}
