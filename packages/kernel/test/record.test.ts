/** What a record says beside its answers: the cards that its match needs, and how it ended. */
import { describe, expect, test } from "vitest";
import {
  act,
  type CardDefinition,
  type CardSource,
  carriedCards,
  type Game,
  generateCode,
  keepInterpreted,
  Machine,
  Match,
  type MatchError,
  message,
  move,
  program,
  sameData,
  say,
} from "../src/index.ts";
import { definition, HAND, tiny } from "./tiny.ts";

const SAYS: Record<string, string> = {
  Ash: "It stands alone.",
  Birch: "Bring about a Cedar.",
  Cedar: "It becomes a Dogwood, also called 榆.",
  Dogwood: "It stands alone.",
  Elm: "Nobody speaks of it.",
};
const DEFINITIONS: CardDefinition[] = Object.keys(SAYS).map((name) =>
  definition(name, name === "Elm" ? { names: { ja: "榆" } } : {}),
);
const sourceOf = (name: string): CardSource => ({ name, text: SAYS[name]! });
const withSources = (definitions: readonly CardDefinition[] = DEFINITIONS): Game => ({
  ...tiny({ definitions: definitions.map((one) => ({ ...one })) }),
  sources: new Map(definitions.map(({ name }) => [name, sourceOf(name)])),
});

describe("the cards of a record", () => {
  const carried = (lists: string[][], more: object = {}): unknown[] =>
    carriedCards(withSources(), { seed: 1, lists, ...more })!.map(({ name }) => name);

  test("are those of its lists, and all that these name, in any language", () => {
    expect(carried([["Ash"], ["Ash"]])).toEqual(["Ash"]);
    expect(carried([["Dogwood"], ["Cedar", "Ash"]])).toEqual(["Ash", "Cedar", "Dogwood", "Elm"]);
    expect(carried([["Birch"], []])).toEqual(["Birch", "Cedar", "Dogwood", "Elm"]);
  });
  test("and those of its position and of what was written down of chance", () => {
    const position = { seats: [{ zones: { hand: [{ card: "Dogwood" }] } }] };
    expect(carried([["Ash"]], { opening: { after: 0, position } })).toEqual(["Ash", "Dogwood"]);
    expect(carried([["Ash"]], { chance: [{ pick: ["Elm"] }] })).toEqual(["Ash", "Elm"]);
  });
  test("are left out by a game that does not say what its files had", () => {
    expect(new Match(tiny(), { seed: 1, lists: [["Ash"]] }).record().cards).toBeUndefined();
  });

  test("are what it is played with, and with no others", () => {
    const lists = [["Ash"], ["Dogwood"]];
    const record = new Match(withSources(), { seed: 1, lists }).record();
    expect(record.cards).toEqual([sourceOf("Ash"), sourceOf("Dogwood")]);
    // of any game that has them, whatever else it has, and in whatever order their fields stand
    const alone = withSources(DEFINITIONS.filter(({ name }) => name === "Ash" || name === "Dogwood"));
    expect(Match.replay(alone, record).record()).toEqual(record);
    const turned = {
      ...record,
      cards: record.cards!.map(({ name, text }) => ({ text: text!, name: name! })),
    };
    expect(Match.replay(alone, turned).length).toBe(0);
    const other = { ...record, cards: [{ name: "Ash", text: "It falls." }] };
    for (const game of [withSources(), tiny({ definitions: DEFINITIONS })])
      expect(() => Match.replay(game, other)).toThrow(
        expect.objectContaining({
          message: "this match was played with other cards than these",
          at: ["cards"],
        }) as MatchError,
      );
  });
});

describe("the end of a match", () => {
  const MOVES = message("moves", ["seat", "card", "number", "text"], {
    en: "{0} moves {1}: {2} {3}",
    ja: "{1}",
  });
  /** The first card of seat 0 goes to its hand, and after an answer to the heap. */
  const played = ({
    line = MOVES,
    definitions = DEFINITIONS,
    prompt = "Shall it go on?",
    goes = 5,
    before = 0,
  } = {}): Machine => {
    const game = tiny({
      definitions: definitions.map((one) => ({ ...one })),
      messages: [message("other", [], { en: "-" }), line].slice(before > 0 ? 0 : 1),
      texts: [{ en: "so" }],
      further: Array.from({ length: before }, () => program("nothing", () => act(() => {}))),
      steps: () =>
        act((m) => {
          move(m, 0, m.zoneOf(HAND, 0));
          say(m, line, 0, 0, goes, 0);
        }),
    });
    const said = { ...game, prompts: { on: { en: prompt } } };
    const m = new Machine(said, 2, 4);
    const id = (name: string): number => said.byName.get(name)!.id;
    m.start(3, [
      [id("Ash"), id("Birch")],
      [id("Ash"), id("Birch")],
    ]);
    return m;
  };
  const endOf = (m: Machine): string =>
    new Match(m.game, {
      seed: 3,
      lists: [
        ["Ash", "Birch"],
        ["Ash", "Birch"],
      ],
    }).end;

  test("is 64 figures, the same for the same match", () => {
    expect(endOf(played())).toMatch(/^[0-9a-f]{64}$/);
    expect(endOf(played())).toBe(endOf(played()));
  });
  test("has no words in it, and no place or number of the machine", () => {
    const end = endOf(played());
    const reworded = message("moves", ["seat", "card", "number", "text"], { en: "Well: {3}, {1}" });
    expect(endOf(played({ prompt: "And now?" }))).toBe(end);
    expect(endOf(played({ line: reworded }))).toBe(end);
    expect(endOf(played({ definitions: DEFINITIONS.toReversed() }))).toBe(end);
    expect(endOf(played({ before: 7 }))).toBe(end);
  });
  test("is another where anybody could see something else, or was told it", () => {
    const end = endOf(played());
    expect(endOf(played({ goes: 6 }))).not.toBe(end);
    expect(
      endOf(played({ line: message("named", ["seat", "card"], { en: "{0} moves {1}: 5 so" }) })),
    ).not.toBe(end);
    const stronger = DEFINITIONS.map((one) => (one.name === "Ash" ? { ...one, printed: [4, 1] } : one));
    expect(endOf(played({ definitions: stronger }))).not.toBe(end);
  });
  test("stands in a record once the match is over", () => {
    const match = new Match(tiny(), { seed: 1, lists: [["Ash"], ["Ash"]] });
    expect(match.record().end).toBeUndefined();
    const before = match.end;
    match.answer(1, "give up");
    expect(match.over).toBe(true);
    expect(match.record().end).toBe(match.end);
    expect(match.end).not.toBe(before);
  });
});

test("data is the same whatever the order of its parts", () => {
  expect(sameData({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  for (const [one, other] of [
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], { 0: 1 }],
    [null, {}],
    ["1", 1],
    [{ toString: 1 }, { a: 1 }],
  ] as const)
    expect([sameData(one, other), sameData(other, one)]).toEqual([false, false]);
});

test("a game that is kept from it is never made into text", () => {
  const [kept, free] = [tiny(), tiny()];
  keepInterpreted(kept);
  generateCode(kept);
  generateCode(free);
  expect([kept.code.lists.length, free.code.lists.length > 0]).toEqual([0, true]);
});
