/** Texts that can be read and mean nothing: what is told of them when the game is put together. */
import { describe, expect, test } from "vitest";
import { assembleTails } from "../src/game.ts";

function problemsOf(text: string, more = ""): string[] {
  const card = `- name: Test Mole
  kind: Unit
  type: Troop
  health: 2
  attacks: 1
  stats: { troop: 1/1, position: 1/1, vehicle: 1/1 }
  texts: [${JSON.stringify(text)}]
  copies: 3
  artist: nobody
  number: 99-01-001-1
${more}`;
  return assembleTails([{ path: "cards.yaml", text: card }]).problems.map(({ message }) => message.en);
}

describe("a text that is set off speaks of what set it off", () => {
  test.each([
    "When this unit is attacked, the attacking unit gets -1 attack this turn.",
    "When this unit attacks, deal 1 damage to the attacked unit.",
  ])("%s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    ["At the start of your turn, destroy the attacking unit.", "the attacking unit"],
    ["When this unit dies, deal 1 damage to the attacked unit.", "the attacked unit"],
  ])("%s", (text, what) => {
    expect(problemsOf(text)).toEqual([
      expect.stringContaining(`it speaks of ${what}, and what sets it off has none`),
    ]);
  });
});

test("what holds for a time and speaks of nobody is refused on its card, not by a fault of the program", () => {
  const card = `- name: Test Storm
  kind: Event
  texts: ["Everybody cannot draw and no one can attack bases unless each other player's base has 4 or more health."]
  copies: 3
  artist: nobody
  number: 99-01-001-1
`;
  const { problems } = assembleTails([{ path: "cards.yaml", text: card }]);
  expect(problems.map(({ message }) => message.en)).toEqual([
    expect.stringContaining("what holds or waits can speak of no player who was spoken of before"),
  ]);
});

describe("a text that can never do anything is refused", () => {
  test.each([
    ["When this unit dies, destroy a Troop with a Turf.", "tails-4.5"],
    ["When this unit dies, destroy a Vehicle with a New Rule.", "tails-4.5"],
    ["Equipment cannot dodge.", "tails-1.9"],
    ["When this unit dies, Equipment cannot be attacked this turn.", "tails-1.9"],
    ["When this unit dies, your Turfs cannot attack this turn.", "tails-1.9"],
    ["When this unit dies, look at your hand.", "tails-9.2"],
  ])("%s", (text, rule) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(`(${rule})`)]);
  });
});

test.each(["+1 attack for each card discarded this way", "+1 attack for each Equipment attached to it"])(
  "a bonus that speaks of what never was is refused on its card: %s",
  (bonus) => {
    expect(problemsOf("Direct", `  bonus: [${JSON.stringify(bonus)}]\n`)).toEqual([
      expect.stringContaining('this text of "Test Mole" reads but means nothing here'),
    ]);
  },
);

describe("what has the most or the least is one, or all that are tied", () => {
  test.each([
    "When this unit dies, destroy the unit with the lowest health.",
    "When this unit dies, destroy all units with the lowest health.",
    "When this unit dies, destroy up to one unit with the highest attack.",
  ])("%s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    "When this unit dies, destroy two units with the lowest health.",
    "When this unit dies, destroy up to two units with the highest attack.",
    "このユニットが死んだとき、最も体力の低いユニット2体を破壊する。",
  ])("%s", (text) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining("only one card has the most or the least")]);
  });
});
