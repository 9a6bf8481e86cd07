import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { faultsOf, quick } from "./player.ts";

test("the lab says what a change did, what a number is worth, which decks are strongest, and shows a game", async ({
  page,
}, info) => {
  const shot = (n: string) => page.screenshot({ path: `.x/${info.project.name}-${n}.png`, fullPage: true });
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Night Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("button", { name: "Lab", exact: true }).first().click();
  const start = page.getByRole("button", { name: "Play them" });
  const over = page.locator(".lab-part:not([hidden])").getByText("games were played");
  await start.click();
  await expect(page.getByRole("heading", { name: "How it plays" })).toBeVisible();
  await expect(over).toBeVisible();
  await shot("lab-report");
  await page.getByText("Turns without a choice").click();
  await page.getByRole("button", { name: "most", exact: true }).first().click();
  const frame = page.frameLocator(".lab-watch");
  await expect(frame.locator("main.table")).toBeVisible();
  await page.waitForTimeout(1500);
  await shot("lab-watch");
  await clean(page, "a game watched");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "What a change did" }).click();
  await page.getByRole("button", { name: "Keep as it is now" }).click();
  await page.getByRole("button", { name: "What a number is worth" }).click();
  await page.getByRole("combobox", { name: "Card" }).selectOption({ index: 1 });
  await page.getByRole("combobox", { name: "Games of each" }).selectOption("200");
  await start.click();
  await expect(over).toBeVisible();
  await shot("lab-number");
  await clean(page, "lab number");
  await page.getByRole("button", { name: "Strongest decks" }).click();
  await start.click();
  await expect(over).toBeVisible();
  await page.getByRole("button", { name: "Take it into the set" }).first().click();
  await shot("lab-search");
  await clean(page, "lab search");
  await page.getByRole("button", { name: "What a change did" }).click();
  await page.getByRole("combobox", { name: "Games of each" }).selectOption("500");
  await start.click();
  await expect(over).toBeVisible();
  await shot("lab-compare");
  await clean(page, "lab compare");
  expect(faults).toEqual([]);
});
