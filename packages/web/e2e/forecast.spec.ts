/** What a fight would do, seen before it is fought, in the games that tell it in the words of their log. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { openLaid } from "./kept.ts";
import { asked, faultsOf, quick } from "./player.ts";

const card = (page: Page, side: "mine" | "theirs", name: string): Locator =>
  page.locator(`.side--${side}`).getByRole("button", { name: new RegExp(`^${name}, `) });
const follows = (page: Page): Locator => page.locator(".fight-says-one");
const label = (page: Page): Locator => page.locator(".arrow-label");
const go = (page: Page): Locator =>
  page.locator(".prompt").getByRole("button", { name: "Attack", exact: true });

test("what follows is weighed before an attack is made", async ({ page }, info) => {
  const faults = faultsOf(page);
  const mobile = info.project.name === "mobile";
  const press = (spot: Locator) => (mobile ? spot.tap() : spot.click());
  await quick(page);
  await test.step("TTCG: of two targets each is weighed, and the second press attacks", async () => {
    await openLaid(page, {
      game: "ttcg",
      turn: 2,
      phase: 3,
      player: 0,
      filler: "Kiln Imp",
      players: ["person", "random"],
      sides: [{ units: ["Lantern Scout"] }, { units: ["Terrace Mason", "Ash Courier"] }],
    });
    await asked(page);
    await press(card(page, "mine", "Lantern Scout"));
    await press(page.getByRole("menuitem", { name: "Attack …", exact: true }));
    for (const [name, values, rows] of [
      [
        "Terrace Mason",
        "310 < 320",
        ["Terrace Mason stays.", "Lantern Scout is destroyed.", "A loses 1 point (19 left)."],
      ],
      [
        "Ash Courier",
        "310 ≥ 200",
        ["Ash Courier is destroyed.", "Lantern Scout stays.", "B loses 1 point (19 left)."],
      ],
    ] as const) {
      const target = card(page, "theirs", name);
      if (mobile) await target.tap();
      else await target.hover();
      await expect(label(page)).toHaveText(values);
      await expect(follows(page)).toHaveText([...rows]);
    }
    await clean(page, "aiming");
    await press(go(page));
    await asked(page);
    // its own player is asked for an answer too
    await press(page.locator(".prompt [data-pass]"));
    await expect(page.locator('.side--theirs [data-zone$=".units"] [data-place]')).toHaveCount(1);
  });
  await test.step("Tails: an attack on a unit, and one on a base", async () => {
    const laid = (units: string[]) =>
      openLaid(page, {
        game: "tails",
        turn: 1,
        player: 0,
        filler: "Toad Mechanics",
        players: ["person", "random"],
        sides: [{ units: ["Boar Riveters"] }, { units }],
      });
    await laid(["Mole Sappers"]);
    await asked(page);
    await press(card(page, "mine", "Boar Riveters"));
    await press(page.getByRole("menuitem", { name: "Attack …", exact: true }));
    await expect(label(page)).toHaveText("2 ≥ 1");
    await expect(follows(page)).toHaveText(["Mole Sappers loses 1 health (1 left)."]);
    await clean(page, "aiming");
    await laid([]);
    await asked(page);
    await press(card(page, "mine", "Boar Riveters"));
    await press(page.getByRole("menuitem", { name: "Attack the base …", exact: true }));
    await expect(follows(page)).toHaveText(["B loses 1 base health (29 left)."]);
    await press(go(page));
    await asked(page);
    await expect(page.locator(".side--theirs .plate")).toContainText("Base29");
  });
  expect(faults).toEqual([]);
});
