/** trails-2.6: the game is played by two. */
import { Match } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { assembleTrails } from "../src/game.ts";

const CARD =
  "- { name: { en: Test Heron, ja: アオサギ }, type: UNIT, cp: 1, str: 1, def: 1, rarity: C, number: 1 }\n";
const { game } = assembleTrails([{ path: "cards.yaml", text: CARD }]).book!;
const begin = (seats: number): Match =>
  new Match(game, {
    seed: 1,
    lists: Array.from({ length: seats }, () => Array<string>(50).fill("Test Heron")),
  });

test("with two it begins", () => {
  expect(begin(2).machine.over).toBe(false);
});
test.each([0, 1, 3, 4])("with %i it does not", (seats) => {
  expect(() => begin(seats)).toThrow(/is played by 2/);
});
test("with decks too short for an opening hand, as a file may hold them, it is played to its end", () => {
  const match = new Match(game, { seed: 1, lists: [["Test Heron"], ["Test Heron", "Test Heron"]] });
  while (!match.over) {
    const { options } = match.view(match.asked!).question!;
    expect(match.answer(match.asked!, options.at(-1)!.notation).done).toBe(true);
  }
  expect(match.view(0).over?.rule).toBe("trails-8.6");
});
