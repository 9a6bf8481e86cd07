/** Puzzles: one is looked for, gone astray in and taken back, solved step by step, and found again after a reload. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { asked, faultsOf, quick } from "./player.ts";

test("a puzzle is tried, lost, taken back and solved", async ({ page }, { project }) => {
  const faults = faultsOf(page);
  const japanese = project.name === "mobile";
  await quick(page, { language: japanese ? "ja" : "en" });
  await page.goto("/#puzzles-dew");
  await expect(page.locator("ol.puzzles .puzzle")).not.toHaveCount(0);
  await clean(page, "puzzles");
  await page.locator("ol.puzzles .puzzle .button").first().click();
  const riddle = page.locator(".riddle");
  await expect(riddle).toBeVisible();
  await asked(page);
  await clean(page, "a puzzle");

  // whoever ends the turn has not won in it
  await page.locator(".prompt [data-pass]").first().click();
  const back = riddle.locator(".button--main");
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await back.click();
  await riddle.getByRole("button", { name: japanese ? "ヒント" : "Hint" }).click();
  const step = riddle.getByText(japanese ? "次の一手を見る" : "Show the next step");
  while (!(await riddle.getAttribute("class"))!.includes("riddle--reached")) {
    const turn = await page.locator("main.table").getAttribute("data-turn");
    await step.click();
    await expect(
      page.locator(`main.table:not([data-turn="${turn}"]), .riddle--reached`).first(),
    ).toBeVisible();
    // the others reply in between
    await expect(page.locator("main.table[data-asks], .riddle--reached").first()).toBeVisible();
  }
  await expect(riddle).toContainText(japanese ? "これが答えです" : "That is the way");
  await riddle.getByRole("link").click();
  await expect(page).toHaveURL(/#puzzles-dew$/);
  expect(faults).toEqual([]);
});
