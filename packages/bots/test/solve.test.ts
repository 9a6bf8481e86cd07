import { arrange, erase, Machine, notations, type Position } from "@tefuda/kernel";
import { toy } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";
import { everyAnswer } from "../src/solve/answers.ts";
import { type Problem, type Solution, solve } from "../src/solve/solve.ts";

const PASSES = ["pass"];
const numberOf = (name: string): number => toy.byName.get(name)!.id;

interface Side {
  hearts: number;
  hand?: readonly string[];
  row?: readonly string[];
  stack: readonly string[];
}

/** As many as it takes to begin. */
const DODOS = ["Dodo", "Dodo", "Dodo", "Dodo"];

/** The toy where the first seat has the turn, laid out. */
function laid(sides: readonly Side[]): Machine {
  const zones = ["hand", "row", "stack"] as const;
  const lists = sides.map((side) => zones.flatMap((zone) => side[zone] ?? []));
  const m = new Machine(toy, 2, lists.flat().length);
  const cards = lists.map((list) => list.map(numberOf));
  for (let seed = 1; m.over || m.asking()?.who(m) !== 0; seed++) m.start(seed, cards);
  const seats = sides.map((side) => ({
    numbers: { hearts: side.hearts },
    zones: Object.fromEntries(
      zones.map((zone) => [zone, (side[zone] ?? []).map((card) => ({ card }))] as const),
    ),
  }));
  arrange(m, { seats } satisfies Position);
  return m;
}

/** What is proven of the toy, both lists known. */
function proven(sides: readonly Side[], more: Partial<Problem> = {}): Solution & { good: string[] } {
  const m = laid(sides);
  const known = new Machine(toy, 2, m.layout.cards);
  erase(m, known, 0);
  const lists = [0, 1].map((seat) =>
    [...Array(m.layout.cards).keys()]
      .filter((card) => m.owner(card) === seat)
      .map((card) => m.definition(card)),
  );
  const solution = solve({
    known,
    guess: { lists, pool: [] },
    seat: 0,
    goal: "win",
    passes: PASSES,
    ...more,
  });
  const good = solution.answers.filter((answer) => answer.proven).map(({ say }) => [say].flat().join(" + "));
  return { ...solution, good };
}

describe("to win this turn", () => {
  test("is proven of the answer that does it, and of no other", () => {
    const { good, obstacle, worlds } = proven([
      { hearts: 1, row: ["Ant", "Cat"], stack: DODOS },
      { hearts: 3, hand: ["Bee", "Dodo"], stack: ["Ant", "Cat"] },
    ]);
    // after a hit by the Ant the Cat still does it, and after a guess all does
    expect(good).toEqual(["hit Ant > player", "hit Cat > player", "guess"]);
    expect(obstacle).toBeUndefined();
    // four cards that are not known, in a hand of two whose order is nothing: each but for what lies below
    expect(worlds).toBe(6);
  });

  test("may take several answers in the right order", () => {
    const sides = (hearts: number): Side[] => [
      { hearts: 1, hand: ["Cat"], row: ["Bee"], stack: DODOS },
      { hearts, row: ["Ant"], stack: DODOS },
    ];
    // the Bee strikes the Ant down, the Cat comes and strikes; the other way round nothing is left to clear the way
    expect(proven(sides(3)).good).toEqual(["play Cat", "hit Bee > Ant", "guess"]);
    expect(proven(sides(4)).good).toEqual([]);
  });

  test("is not proven, and not denied, where not all can be gone through", () => {
    const sides: Side[] = [
      { hearts: 1, row: ["Cat"], stack: DODOS },
      { hearts: 9, hand: ["Ant", "Bee", "Cat"], stack: ["Dodo", "Dodo"] },
    ];
    expect(proven(sides, { positions: 3 })).toMatchObject({ good: [], obstacle: "positions" });
    expect(proven(sides, { worlds: 2 })).toMatchObject({ good: [], obstacle: "worlds" });
    expect(proven(sides)).toMatchObject({ good: [] });
    expect(proven(sides).obstacle).toBeUndefined();
  });
});

test("who can be kept going round in a circle has not survived", () => {
  const found = proven(
    [
      { hearts: 20, stack: DODOS },
      { hearts: 4, hand: ["Ant"], stack: ["Bee", "Cat", "Cat"] },
    ],
    { goal: "survive", turns: 2 },
  );
  // the other may guess for ever
  expect(found).toMatchObject({ good: [] });
  expect(found.obstacle).toBeUndefined();
});

test("every answer has words of its own, and all ways to pick are among them", () => {
  const m = laid([
    { hearts: 4, hand: ["Ant", "Bee", "Cat", "Dodo", "Dodo"], stack: ["Ant"] },
    { hearts: 4, stack: DODOS },
  ]);
  const spec = m.asking()!;
  expect(everyAnswer(m).map(({ say }) => say)).toEqual(notations(m, spec, m.list()));
  m.choose(everyAnswer(m).find(({ say }) => say === "pass")!.step as number);
  const picks = everyAnswer(m).map(({ say }) => String(say));
  expect(picks).toHaveLength(10);
  expect(new Set(picks).size).toBe(10);
});
