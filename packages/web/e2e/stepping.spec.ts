/** Answers to an attack: it is dodged, or a Trap is turned up before it and the attack is made again or undone. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { openAt } from "./kept.ts";
import { faultsOf, quick, tabTo } from "./player.ts";

const answer = (page: Page, name: string): Locator =>
  page.locator(".prompt").getByRole("button", { name, exact: true });
const unit = (page: Page, side: "mine" | "theirs", name: string): Locator =>
  page.locator(`.side--${side}`).getByRole("button", { name: new RegExp(`^${name}, troop`) });
const strip = (page: Page): Locator =>
  page.getByRole("list", { name: "Actions of this turn" }).getByRole("button");
/** Waits for a question of this shape. */
const asks = (page: Page, shape: string) =>
  expect(page.locator("main.table")).toHaveAttribute("data-asks", shape);

// B has a further Trap, so that the table stays as it is after every answer until B passes.
const traps = ["Rake in the Grass", "Treacle Spill"];

test.beforeEach(({ page }) => quick(page));

test("an attack is dodged, undone, or made again, with what follows in sight", async ({ page }, info) => {
  const faults = faultsOf(page);
  await test.step("dodged, with both values and what follows from each answer", async () => {
    await openAt(page, { units: ["Boar Riveters"] }, { units: ["Mole Sappers"], traps }, [
      "attack Boar Riveters > Mole Sappers",
    ]);
    await asks(page, "yes");
    await expect(page.locator(".duel-value")).toHaveText([/^\s*2$/, /^\s*1$/]);
    await expect(page.locator(".duel-sign")).toHaveText("≥");
    await expect(page.locator(".prompt")).toContainText("Taken, it does damage.");
    await expect(page.locator(".prompt")).toContainText("A dodged attack hits your base instead.");
    await clean(page, "dodging");
    await answer(page, "Dodge").click();
    await asks(page, "one");
    await expect(page.locator(".side--mine .plate")).toContainText("Base29");
    await expect(unit(page, "mine", "Mole Sappers")).toContainText(", health 2, attacks");
    await expect(strip(page)).toHaveText(["1Boar Riveters attacks Mole Sappers.", "2Mole Sappers dodges."]);
  });
  await test.step("a Trap before it destroys the attacker, and the attack is undone", async () => {
    await openAt(page, { units: ["Boar Riveters"] }, { units: ["Mole Sappers"], traps }, [
      "attack Boar Riveters > Mole Sappers",
    ]);
    await asks(page, "yes");
    await answer(page, "Take it").click();
    await asks(page, "one");
    await expect(unit(page, "mine", "Mole Sappers")).toContainText(", health 1, printed 2");
    await page.locator(".side--mine [data-lit]", { hasText: "Rake in the Grass" }).click();
    await page.getByRole("menuitem", { name: "Turn up before the last action" }).click();
    await expect(strip(page)).toHaveText([
      "2B turns up Rake in the Grass., before action 1",
      "1Boar Riveters attacks Mole Sappers., undone",
    ]);
    await expect(strip(page).first()).toBeInViewport({ ratio: 1 });
    await expect(unit(page, "theirs", "Boar Riveters")).toHaveCount(0);
    await expect(unit(page, "mine", "Mole Sappers")).toContainText(", health 2, attacks");
    await clean(page, "stepped back");
    await strip(page).last().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Action 1");
    await expect(sheet.locator(".action-note")).toHaveText("undone");
    await clean(page, "an action undone");
  });
  // the same on every screen
  if (info.project.name !== "mobile")
    await test.step("a Trap by keyboard alone: the attack is made again, and asked about anew", async () => {
      const { keyboard } = page;
      const focused = page.locator(":focus");
      const takeIt = async () => {
        await asks(page, "yes");
        await tabTo(page, answer(page, "Take it"));
        await keyboard.press("Enter");
        await asks(page, "one");
        await expect(unit(page, "mine", "Mole Sappers")).toContainText(", health 1, printed 2");
      };
      await openAt(page, { units: ["Bull Toad Porters"] }, { units: ["Mole Sappers"], traps }, [
        "attack Bull Toad Porters > Mole Sappers",
      ]);
      await takeIt();
      await keyboard.press("n");
      await expect(focused).toContainText("Rake in the Grass");
      await keyboard.press("Enter");
      await expect(focused).toHaveText(/^Turn up now/);
      await keyboard.press("ArrowDown");
      await expect(focused).toHaveText(/^Turn up before the last action/);
      await keyboard.press("Enter");
      await asks(page, "yes");
      await expect(unit(page, "mine", "Mole Sappers")).toContainText(", health 2, attacks");
      await takeIt();
      await expect(strip(page)).toHaveText([
        "2B turns up Rake in the Grass., before action 1",
        "1Bull Toad Porters attacks Mole Sappers., made again",
      ]);
      await expect(unit(page, "theirs", "Bull Toad Porters")).toContainText(", health 1, printed 3");
    });
  expect(faults).toEqual([]);
});
