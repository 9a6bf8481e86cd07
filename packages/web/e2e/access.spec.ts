/** Every screen, in both themes, as axe sees it; and no page wider than its window. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { answerByMouse, asked, deal, faultsOf, playOn, quick } from "./player.ts";

async function clean(page: Page, where: string): Promise<void> {
  // Colours are judged when things have come to rest.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running" || a.effect?.getTiming().iterations === Infinity));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map((v) => `${where}: ${v.id} ${v.nodes.slice(0, 3).map((n) => `${n.target.join(" ")} ${n.any[0]?.message ?? ""}`).join(" | ")}`);
  expect(found).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${where} is wider than its window`).toBeLessThanOrEqual(0);
}

for (const theme of ["dark", "light"] as const) {
  test(`the pages are accessible, ${theme}`, async ({ page }) => {
    test.setTimeout(60_000);
    const faults = faultsOf(page);
    await quick(page, { theme });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Deal the cards" })).toBeEnabled({ timeout: 20_000 });
    await clean(page, "start");
    await page.getByRole("button", { name: /Look at its cards/ }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await clean(page, "deck");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Settings" }).click();
    await clean(page, "settings");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Credits" }).click();
    await clean(page, "credits");
    await page.getByRole("link", { name: "Cards" }).click();
    await page.getByRole("searchbox").fill("dragon");
    await expect(page.getByText(/^\d+ cards?$/)).toBeVisible();
    await clean(page, "cards");
    const rule = page.locator(".rule-item h3 a").first();
    await page.getByRole("link", { name: "Rules" }).click();
    const id = await rule.innerText();
    await page.goto(`/#rule-${id}`);
    await expect(page.locator(".rule-item.is-here")).toBeVisible();
    await page.getByRole("searchbox").fill(id);
    await clean(page, "rules");
    expect(faults).toEqual([]);
  });

  test(`the table is accessible, ${theme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await quick(page, { theme });
    await deal(page, { seed: 3 });
    await clean(page, "first turn");
    await playOn(page, answerByMouse, 14);
    await asked(page);
    if (!(await page.getByRole("dialog").isVisible())) {
      await page.locator(".board [data-place]").last().click();
      const menu = page.getByRole("menu");
      if (await menu.isVisible()) {
        await clean(page, "menu");
        await page.keyboard.press("Escape");
      }
    }
    await clean(page, "middle of the game");
    await page.locator("body").press("?");
    await clean(page, "help");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
    await clean(page, "result");
  });
}
