/** Decks: a ready one is copied, changed, checked by the rules and played; what is built is kept, sent and read again. */
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { asked, faultsOf, quick } from "./player.ts";

/** On a phone the cards and the deck are switched between. */
async function look(page: Page, at: RegExp): Promise<void> {
  const tab = page.locator(".build-views").getByRole("button", { name: at });
  if (await tab.isVisible()) await tab.click();
}

test("a ready deck is copied, changed by press and by key, told what the rules say, and played", async ({
  page,
}) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#decks-dew");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decks of Dewfall");
  await clean(page, "decks");
  await page.getByRole("link", { name: "Heavy Shells" }).click();
  await expect(page.getByRole("figure")).toContainText("By cost");
  await page.getByRole("button", { name: "Copy and change" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heavy Shells (mine)");
  const rows = page.locator(".build-deck");
  await look(page, /^Deck/);
  await expect(rows.getByText("30 cards", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Test hands" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Draw one more" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(5);
  await page.keyboard.press("Escape");

  // with the last copy of a card its line goes, and the focus is on the next
  await rows.locator('[data-name="Compost Keeper"]').focus();
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect(rows.locator('[data-name="Compost Keeper"]')).toHaveCount(0);
  await expect(rows.locator("[data-name]:focus")).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await expect(rows.locator("[data-name]:focus")).toHaveCount(1);
  await expect(rows.locator(".deck-problems")).toContainText(
    "The deck holds 28 cards; it has to hold 30 (dew-1.1)",
  );
  await expect(rows.getByRole("link", { name: "dew-1.1" })).toHaveAttribute("href", "#rule-dew-1.1");
  await clean(page, "builder, deck");
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(page.getByRole("alert")).toContainText("The deck cannot be played: ");
  await look(page, /^Cards/);
  const more = page.locator(".build-pool-cards").getByRole("button", { name: "One more Compost Keeper" });
  await more.click();
  await more.click();
  await expect(page.locator(".deck-problems")).toHaveCount(0);
  await page.getByRole("button", { name: "Play it" }).click();
  await asked(page);
  await expect(page).toHaveURL(/#table$/);
  expect(faults).toEqual([]);
});

test("a deck is read from text, kept over a reload, renamed, chosen at set-up and deleted", async ({
  page,
}) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#decks-dew");
  await page.getByRole("button", { name: "Read a deck from text" }).click();
  const text = page.getByRole("textbox", { name: "The deck" });
  await expect(text).toBeInViewport();
  await text.fill("# Sent to me\n3 Bugle Bee # one note\n2 Errand Beee\n灯りの蛾");
  await expect(page.getByRole("dialog")).toContainText("Line 3: “2 Errand Beee”");
  await clean(page, "import");
  await page.getByRole("button", { name: "Take Errand Bee" }).click();
  await expect(text).toHaveValue(/2 Errand Bee\n/);
  await page.getByRole("button", { name: /^Build with these/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent to me");
  await look(page, /^Cards/);
  await page.getByRole("searchbox").fill("Bugle");
  const pool = page.locator(".build-pool-cards");
  await expect(pool.getByRole("listitem")).toHaveCount(1);
  await pool.getByRole("button", { name: "One Bugle Bee less" }).click();
  await pool.locator("[data-name]").click();
  await expect(page.getByRole("dialog")).toContainText("2 in the deck");
  await page.keyboard.press("+");
  await expect(page.getByRole("dialog")).toContainText("3 in the deck");
  await page.keyboard.press("Escape");
  await clean(page, "builder, cards");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name of the deck" }).fill("Bees");
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bees");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("textbox", { name: "The deck as text" })).toHaveValue(
    /^# Bees\n3 Bugle Bee\n2 Errand Bee\n/,
  );
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Choose …: Dewfall" }).click();
  await page.getByRole("combobox", { name: "Your deck" }).selectOption("Bees");
  await page.goBack();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You have built no deck yet.")).toBeVisible();
  expect(faults).toEqual([]);
});
