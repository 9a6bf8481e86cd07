/** The way in: a game is dealt with one press, and whoever wants to choose more finds that too. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { asked, faultsOf, pressFolded, quick } from "./player.ts";

test("one press deals a game, and what was chosen is remembered", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);
  await page.goto("/");
  // without scrolling, on either screen
  const first = page.getByRole("button", { name: /^Play now/ }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Play now: Dewfall" }).click();
  await asked(page);
  await expect(page).toHaveURL(/#table$/);

  await pressFolded(page, page.getByRole("link", { name: "Play", exact: true }));
  await page.getByRole("link", { name: "How to play Tails and Tactics" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to play Tails and Tactics");
  await expect(page.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  await expect(page.getByRole("figure")).toContainText("Traps");
  await clean(page, "how to play");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page.locator(".kept-game")).toContainText("Dewfall");
  await page.getByRole("button", { name: "Choose …: Tails and Tactics" }).click();
  await expect(page.getByRole("combobox", { name: "Game" })).toHaveValue("tails");
  await page.getByRole("combobox", { name: "Your deck" }).selectOption({ index: 3 });
  await page.getByRole("radio", { name: /^Expert/ }).check();
  await page.reload();
  await page.locator(".start-fold > summary").click();
  await expect(page.getByRole("radio", { name: /^Expert/ })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Your deck" })).not.toHaveValue("committee-work");
  expect(faults).toEqual([]);
});
