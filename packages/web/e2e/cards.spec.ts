/** The cards of a game: what is wanted of them is kept while one is looked at, and a name that is none is told with those like it. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { faultsOf, quick } from "./player.ts";

test("cards are sifted, looked at one after another, and found again where one was", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#cards-dew");
  const cards = page.locator(".gallery li");
  await expect(cards).toHaveCount(40);
  // no more pictures are drawn than are near the window
  expect(await page.locator(".face-name").count()).toBeLessThan(40);
  await page.getByRole("button", { name: "Critter", exact: true }).click();
  await expect(page.getByText("24 cards", { exact: true })).toBeVisible();
  const fold = page.getByRole("button", { name: /^Filters/ });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole("combobox", { name: "Order" }).selectOption("cost");
  await page.getByRole("spinbutton", { name: "From" }).fill("3");
  await expect(page.getByText("24 cards", { exact: true })).toBeHidden();
  await clean(page, "cards sifted");
  const names = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card!));
  await page.getByRole("link", { name: new RegExp(`^${names[0]},`) }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText(names[0]!);
  await expect(page.getByText(`1 of ${names.length}`)).toBeVisible();
  await page.getByRole("link", { name: /^Next card/ }).click();
  await expect(title).toContainText(names[1]!);
  await page.keyboard.press("ArrowRight");
  await expect(title).toContainText(names[2]!);
  await expect(page).toHaveURL(new RegExp(`#card-dew/${encodeURIComponent(names[2]!)}$`));
  await clean(page, "card");
  await page.reload();
  await page.getByRole("link", { name: `${names.length} found cards` }).click();
  await expect(cards).toHaveCount(names.length);
  await expect(page.getByRole("link", { name: new RegExp(`^${names[2]},`) })).toBeFocused();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(cards).toHaveCount(40);
  expect(faults).toEqual([]);
});

test("a card that is not there is told with those whose names are like it", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#card-dew/Lamp%20Mothh");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no card “Lamp Mothh”");
  await page.getByRole("link", { name: /^Lamp Moth,/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lamp Moth");
  // rulings that name it, and the decks that play it
  await page.locator(".card-page-about .ruling").first().click();
  await expect(page.getByRole("dialog")).toContainText("Lamp Moth");
  await page.keyboard.press("Escape");
  await expect(page.locator(".card-decks a").first()).toHaveAttribute("href", /^#deck-dew\//);
  expect(faults).toEqual([]);
});
