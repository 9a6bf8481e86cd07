/** Tails and Tactics at the table: whole games, its set-up in secret, its actions, and more than one opponent. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { openLaid } from "./kept.ts";
import {
  answerByKeys,
  answerByMouse,
  asked,
  changed,
  deal,
  faultsOf,
  playOn,
  quick,
  turnOf,
} from "./player.ts";

test("a whole game by finger", async ({ page }, info) => {
  test.skip(info.project.name !== "mobile", "by mouse whole games of TTCG and of Trails are played");
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "tails", seed: 3, opponent: /Plain/ });
  expect(await playOn(page, answerByMouse)).toBeLessThan(400);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
  expect(faults).toEqual([]);
});

test("a whole game with nothing but the keyboard", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "tails", seed: 1, opponent: /Plain/ });
  expect(await playOn(page, answerByKeys)).toBeLessThan(400);
  expect(faults).toEqual([]);
});

test("set-up, actions and three opponents are accessible, dark and light", async ({ page }, info) => {
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "tails", others: 3, seed: 5, asked: false });
  await asked(page);
  await page.getByRole("dialog").getByRole("button", { name: "No New Rule" }).click();
  await asked(page);
  const held = page.locator(".zone--fan .spot");
  await expect(held).toHaveCount(9);

  await test.step("a card that is laid leaves the hand and lies covered", async () => {
    await page.locator(".zone--fan [data-lit]").first().click();
    await page.getByRole("menuitem", { name: "Lay face down" }).click();
    await expect(held).toHaveCount(8);
    await expect(page.locator(".side--mine .face-cover")).toHaveCount(1);
    await clean(page, "set-up");
  });

  const turn = await turnOf(page);
  await page.locator(".prompt [data-pass]").click();
  await changed(page, turn);
  await playOn(page, answerByMouse, 6);
  await asked(page);
  await clean(page, "in the game");
  const action = page.locator(".action").last();
  if (await action.isVisible()) {
    await action.click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/^Action \d+$/);
    await clean(page, "action");
  }
  // a finger passes over nothing
  if (info.project.name !== "mobile")
    await test.step("a unit is reached by a pointer that passes over what it wears", async () => {
      await openLaid(page, {
        game: "tails",
        turn: 1,
        player: 0,
        sides: [
          { units: ["Mole Sappers"], gear: [{ card: "Tin Hat", host: "Mole Sappers" }] },
          { units: ["Boar Riveters"] },
        ],
        filler: "Toad Mechanics",
        players: ["person", "random"],
        answers: [],
      });
      await asked(page);
      const bearer = page.locator(".side--mine .wearing > :last-child");
      const worn = page.locator(".side--mine .worn .spot").first();
      await worn.hover({ position: { x: 10, y: 4 } });
      const box = (await bearer.boundingBox())!;
      const under = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.closest(".worn") !== null,
        [box.x + box.width / 2, box.y + box.height / 2],
      );
      expect(under).toBe(false);
    });
  expect(faults).toEqual([]);
});
