/** The first game of each game: what is told is done by pressing what is lit, to the end, and then the game goes on. */
import { expect, type Page, test } from "@playwright/test";
import { games } from "@tefuda/referee/registry";
import { faultsOf, quick } from "./player.ts";

const coach = (page: Page) => page.locator(".coach");

/**
 * What it says of the step that it stands at. What comes and goes is left out: in bold, that what is aimed at has to be
 * confirmed, and that something else was pressed, as when what is lit goes on to another one under the finger; and buttons,
 * which are not there while others answer.
 */
const toldBy = (page: Page): Promise<string> =>
  coach(page).evaluate((element) => {
    const told = element.cloneNode(true) as HTMLElement;
    for (const passing of told.querySelectorAll("b, .coach-buttons")) passing.remove();
    return told.textContent ?? "";
  });

/** Does what the lesson waits for, whatever it is. */
async function doAsTold(page: Page): Promise<void> {
  const before = await toldBy(page);
  const presses = [
    coach(page).locator(".button--main"),
    page.locator(".menu-item--do"),
    page.locator(".sheet [data-lit], .sheet .chooser-card"),
    page.locator(".board [data-lit]:not(.is-picked)"),
    page.locator(".prompt-buttons .button--main:enabled"),
    page.locator(".prompt-buttons .button:enabled"),
  ];
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    for (const press of presses) {
      const one = press.first();
      if (!(await one.isVisible())) continue;
      // the game goes on meanwhile: what was lit a moment ago may have gone, and is looked for again
      try {
        await one.click({ timeout: 1500 });
        break;
      } catch {}
    }
    await page.waitForTimeout(60);
    if ((await coach(page).count()) === 0 || (await toldBy(page)) !== before) return;
  }
}

// one language on the one screen, the other on the other; a first one on both, each of the others on one of them
for (const [n, { title }] of games.entries())
  test(`${title} is learned in a first game`, async ({ page }, { project }) => {
    test.skip(n > 0 && project.name !== ["mobile", "desktop"][n % 2], "on one screen each");
    const faults = faultsOf(page);
    await quick(page, { language: project.name === "mobile" ? "ja" : "en" });
    await page.goto("/");
    await page.locator(".tile", { hasText: title }).locator(".tile-buttons .button").nth(1).click();
    await expect(coach(page)).toBeVisible();
    let reloaded = false;
    for (let i = 0; i < 40 && (await coach(page).count()) > 0; i++) {
      // leaving in the middle and coming back finds the lesson where it was
      if (i === 4) {
        await expect(coach(page)).not.toHaveClass(/is-past/);
        const told = await toldBy(page);
        await page.reload();
        await expect.poll(() => toldBy(page)).toBe(told);
        reloaded = true;
      }
      await doAsTold(page);
    }
    await expect(coach(page)).toHaveCount(0);
    expect(reloaded).toBe(true);
    // the game goes on freely
    await expect(page.locator(".table.is-mine")).toBeVisible();
    expect(faults).toEqual([]);
  });

test("something else than what is told is not done, and is told", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Learn Dewfall in a first game" }).click();
  const goOn = coach(page).locator(".button--main");
  await expect(goOn).toBeVisible();
  while (await goOn.isVisible()) await goOn.click();
  await expect(page.locator("main.table")).toHaveAttribute("data-asks");
  const told = await coach(page).textContent();
  const other = page.locator(".side--mine .zone--fan .spot:not([data-lit])").first();
  await other.click();
  await expect(coach(page)).toContainText("Not that one yet.");
  await expect(coach(page)).toContainText(told!.slice(-20));
  await coach(page).getByRole("button", { name: "Play freely" }).click();
  await expect(coach(page)).toHaveCount(0);
});
