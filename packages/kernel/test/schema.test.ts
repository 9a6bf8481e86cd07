/** What a game declares of its state: numbers by which it is read, and the shape that the kernel lays out. */
import { expect, test } from "vitest";
import { type Machine, numbered, Schema, WHILE_SOURCE, WHILE_SUBJECT } from "../src/index.ts";
import { started } from "./tiny.ts";

test("each thing has the number of its place among those of its sort, and the shape has it there", () => {
  const state = new Schema();
  const zones = [state.zone("store", { sees: "none" }), state.zone("row", { sees: "all", inPlay: true })];
  const heap = state.zone("heap", { per: "shared", sees: "all" });
  const numbers = [state.number("turn"), state.setting("limit", 7, "unseen"), state.number("aim", "card")];
  const seatNumbers = [state.seatNumber("hearts"), state.seatNumber("coins")];
  const [hits, used] = [state.column("hits", "shown"), state.columns(numbered("used", 3))];
  const foe = state.column("foe", "card");
  const stats = [state.stat("might", 0, 20), state.stat("guard", -5, 5)];
  const facts = [state.fact("kind"), state.fact("colours")];
  const mark = state.marks("still", "loud");
  expect([...zones, heap]).toEqual([0, 1, 2]);
  for (const ids of [seatNumbers, stats, facts, [mark("still"), mark("loud")]]) expect(ids).toEqual([0, 1]);
  expect(numbers).toEqual([0, 1, 2]);
  expect([hits, used, foe]).toEqual([0, 1, 4]);
  expect(state.shape({ bounds: { queue: 3 } })).toEqual({
    zones: [
      { id: "store", per: "seat", sees: "none", inPlay: false },
      { id: "row", per: "seat", sees: "all", inPlay: true },
      { id: "heap", per: "shared", sees: "all", inPlay: false },
    ],
    numbers: ["turn", "limit", "aim"],
    unseen: ["limit"],
    cardNumbers: ["aim"],
    settings: { limit: 7 },
    seatNumbers: ["hearts", "coins"],
    columns: ["hits", "used1", "used2", "used3", "foe"],
    counts: ["hits"],
    cardColumns: ["foe"],
    stats: [
      { id: "might", min: 0, max: 20 },
      { id: "guard", min: -5, max: 5 },
    ],
    facts: ["kind", "colours"],
    marks: ["still", "loud"],
    bounds: { queue: 3 },
  });
});

test("a phase has the place of its words, and a term of each seat as many numbers as there are seats", () => {
  const state = new Schema();
  expect([state.phase({ en: "Dawn" }), state.phase({ en: "Noon" })]).toEqual([0, 1]);
  expect(state.phases.map(({ en }) => en)).toEqual(["Dawn", "Noon"]);
  const terms = [state.term(), state.term(3), state.term()];
  expect([WHILE_SUBJECT, WHILE_SOURCE, ...terms]).toEqual([0, 1, 2, 3, 6]);
});

test("the compiler refuses the number of one sort where another is read", () => {
  const state = new Schema();
  const turn = state.number("turn");
  const hearts = state.seatNumber("hearts");
  const m: Machine = started();
  expect(m.number(turn)).toBe(0);
  // @ts-expect-error: a number of a seat is none of the game
  expect(m.number(hearts)).toBe(0);
  // @ts-expect-error: and a number of the game is no zone
  expect(m.zoneOf(turn, 0)).toBe(0);
});
