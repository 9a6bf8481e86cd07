/** Every screen, in both themes, as axe sees it; and no page wider than its window. */
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { answerByMouse, asked, deal, faultsOf, playOn, pressFolded, quick, setUp } from "./player.ts";

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("every screen is accessible, dark and light", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { seed: 3, asked: false });
  await asked(page);
  await clean(page, "first turn");
  await playOn(page, answerByMouse, 10);
  await asked(page);
  const dialog = page.getByRole("dialog");
  if (!(await dialog.isVisible())) {
    await page.locator(".zone--fan [data-place]").last().click();
    const menu = page.getByRole("menu");
    if (await menu.isVisible()) {
      await clean(page, "menu");
      await page.keyboard.press("Escape");
    }
  }
  await clean(page, "middle of the game");
  if (await dialog.isVisible()) await closeSheet(page);
  await page.keyboard.press("?");
  await expect(dialog).toBeVisible();
  await clean(page, "help");
  await closeSheet(page);
  await pressFolded(page, page.getByRole("button", { name: "Give up" }));
  await dialog.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await clean(page, "result");

  await page.getByRole("button", { name: "Choose other decks" }).click();
  await expect(page.getByRole("button", { name: /^Play now/ })).toHaveCount(5);
  await clean(page, "door");
  await setUp(page);
  await clean(page, "start");
  await page
    .getByRole("button", { name: /Look at its cards/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await clean(page, "deck");
  await closeSheet(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await clean(page, "settings");
  await closeSheet(page);
  await page.goto("/#credits");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await clean(page, "credits");
  await page.getByRole("link", { name: "Cards", exact: true }).click();
  await page.getByRole("searchbox").fill("dragon");
  await expect(page.getByText(/^\d{1,2} cards?$/)).toBeVisible();
  await clean(page, "cards");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  const rule = page.locator(".rule-item h3 a").nth(20);
  const id = (await rule.textContent()) ?? "";
  await rule.click();
  await expect(page.locator(".rule-item.is-here")).toContainText(id);
  await page.getByRole("searchbox").fill(id);
  await clean(page, "rules");
  expect(faults).toEqual([]);
});
