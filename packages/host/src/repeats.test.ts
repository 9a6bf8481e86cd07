/** Whoever is asked about their own deed, and can do all the same right afterwards, is not asked. */

import { sharedGame } from "@tefuda/referee/games";
import { layOut } from "@tefuda/referee/laid";
import { expect, test } from "vitest";
import { Repeats } from "./repeats.ts";

const { pack } = await sharedGame("ttcg");
const position = {
  game: "ttcg",
  turn: 3,
  phase: 2,
  player: 0,
  filler: "Kiln Imp",
  sides: [
    { hand: ["Kiln Imp"], units: ["Wick Novice"], deck: ["Kiln Imp", "Kiln Imp"] },
    { units: ["Kiln Imp"], deck: ["Kiln Imp", "Kiln Imp"] },
  ],
} as const;

test("an answer to one's own play that can be given as well in the phase repeats itself; the phase itself does not", async () => {
  const match = await layOut(position);
  const repeats = new Repeats(match, pack.layout);
  const main = match.view(0).question!;
  expect(main.options.map(({ notation }) => notation)).toContain("use Wick Novice 1");
  expect(repeats.again(main)).toBe(false);
  expect(match.answer(0, "play Kiln Imp").done).toBe(true);
  const asked = match.view(0).question!;
  expect([asked.prompt, asked.options.map(({ notation }) => notation)]).toEqual([
    "respond",
    ["use Wick Novice 1", "pass"],
  ]);
  expect(repeats.again(asked)).toBe(true);
});

test("an answer to one's own attack comes before the battle, and does not repeat itself", async () => {
  const match = await layOut({ ...position, phase: 3 });
  expect(match.answer(0, "attack Wick Novice > Kiln Imp").done).toBe(true);
  const asked = match.view(0).question!;
  expect([asked.prompt, asked.options.map(({ notation }) => notation)]).toEqual([
    "respond",
    ["use Wick Novice 1", "pass"],
  ]);
  expect(new Repeats(match, pack.layout).again(asked)).toBe(false);
});

test("what is done in one phase is not left to the next, even if it can be done there too", async () => {
  const match = await layOut({
    ...position,
    sides: [{ hand: ["Kiln Imp"], units: ["Wick Novice"] }, { units: ["Kiln Imp"] }],
  });
  expect(match.answer(0, "play Kiln Imp").done).toBe(true);
  expect(match.answer(0, "pass").done).toBe(true);
  while (match.asked === 1) expect(match.answer(1, "pass").done).toBe(true);
  const main = match.view(0).question!;
  // nothing is left to play: but what the effect brings could be played here, and not in the battle phase
  expect([main.prompt, main.options.map(({ notation }) => notation)]).toEqual([
    "main",
    ["use Wick Novice 1", "end phase"],
  ]);
  expect(new Repeats(match, pack.layout).again(main)).toBe(false);
});
