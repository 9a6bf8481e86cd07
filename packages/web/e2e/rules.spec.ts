/** The rulebook: what is sought is marked, and a ruling opens as a position that is played on from. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { asked, faultsOf, quick } from "./player.ts";

test("a search marks what it found, in rules and in their rulings", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#rules-dew");
  const items = page.locator(".rule-item");
  await expect(items.first()).toBeVisible();
  const all = await items.count();
  await page.getByRole("searchbox").fill("bloom last");
  await expect(page.locator(".rule-item mark").first()).toBeVisible();
  expect(await items.count()).toBeLessThan(all);
  // a rule that only its rulings say stands there with these open
  await expect(page.locator(".ruling mark").first()).toBeVisible();
  await clean(page, "rules searched");
  await page.getByRole("searchbox").fill("xyzzy");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(items).toHaveCount(all);
  expect(faults).toEqual([]);
});

test("a ruling is played from where it begins, and a reload finds it again", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#rule-dew-7.1");
  const rule = page.locator(".rule-item.is-here");
  await rule.getByText(/^\d+ rulings?$/).click();
  await rule.locator(".ruling").first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("link", { name: "dew-7.1" })).toBeVisible();
  await clean(page, "ruling");
  await sheet.getByRole("button", { name: "Play against the computer" }).click();
  await asked(page);
  await expect(page).toHaveURL(/#table$/);
  await expect(page.locator("main.table")).toContainText("Turn 3");
  const laid = await page.locator(".board").getByRole("button").count();
  await page.reload();
  await asked(page);
  await expect(page.locator(".board").getByRole("button")).toHaveCount(laid);

  // some are about files alone, and say so
  await page.goto("/#rules-dew");
  await page.getByRole("searchbox").fill("deck thirty cards");
  await page.getByRole("button", { name: "A deck has thirty cards" }).first().click();
  await expect(sheet).toContainText("there is no position to play");
  expect(faults).toEqual([]);
});

test("a question is answered by rulings as it is typed, narrowed by rule and card, and played from", async ({
  page,
}) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/#rules-dew");
  await page.getByRole("link", { name: "Ask the rulings a question" }).click();
  // the rulebook before has a search of its own: what is typed is for this page's
  await expect(page).toHaveURL(/#rulings-dew/);
  await expect(page.getByRole("combobox", { name: "Card" })).toBeVisible();
  await page.getByRole("searchbox").fill("Can a sleeping creature block?");
  const found = page.locator(".rulings .ruling");
  await expect(found.first()).toContainText("a sleeping one does not");
  const told = page.locator("main").getByRole("status");
  await expect(told).toHaveText("The likeliest answers first");
  await clean(page, "rulings searched");
  await page.getByRole("combobox", { name: "Rule" }).selectOption("dew-7.3");
  await expect(page.locator(".rulings li").filter({ hasNotText: "dew-7.3" })).toHaveCount(0);
  await found.first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText(/edition \d+ of the rules/);
  await sheet.getByRole("button", { name: "Play against the computer" }).click();
  await asked(page);
  // a card's page leads to the rulings that name it
  await page.goto("/#rulings-dew/Lamp%20Moth");
  await expect(page.getByRole("combobox", { name: "Card" })).toHaveValue("Lamp Moth");
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(told).toHaveText(/^No ruling/);
  expect(faults).toEqual([]);
});
