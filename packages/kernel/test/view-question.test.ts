/** What one observer is shown of the question that waits. */
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  cardsIn,
  constant,
  type Machine,
  move,
  NONE,
  SPECTATOR,
  show,
  viewOf,
} from "../src/index.ts";
import { these } from "./drawn.ts";
import { ability, definition, HAND, ROW, STORE, started } from "./tiny.ts";

describe("the question", () => {
  const base = { who: () => 1, prompt: "on", rule: "tiny-2" };

  test("is shown to whoever is asked, with its words, its bounds and every option by its places", () => {
    const m = started({
      asks: {
        ...base,
        shape: "one",
        groups: [
          { verb: "rest", form: "word" },
          { verb: "take", form: "card", from: these(4) },
          { verb: "hit", form: "cards", from: these(4), to: these(0, NONE) },
          { verb: "use", form: "effect", from: these(4), to: these(1) },
          { verb: "seat", form: "seat", from: these(0) },
          { verb: "count", form: "number", from: these(7) },
        ],
      },
    });
    move(m, 4, m.zoneOf(HAND, 1));
    move(m, 0, m.zoneOf(ROW, 0));
    const hand = { zone: "hand", seat: 1, place: 0 };
    expect(viewOf(m, 1).question).toEqual({
      seat: 1,
      shape: "one",
      prompt: "on",
      words: "Shall it go on?",
      rule: "tiny-2",
      source: null,
      min: 1,
      max: 1,
      options: [
        { notation: "rest", verb: "rest", cards: [] },
        { notation: "take Ash", verb: "take", cards: [hand] },
        { notation: "hit Ash > Ash", verb: "hit", cards: [hand, { zone: "row", seat: 0, place: 0 }] },
        { notation: "hit Ash > player", verb: "hit", cards: [hand] },
        { notation: "use Ash 2", verb: "use", cards: [hand], text: 1 },
        { notation: "seat A", verb: "seat", cards: [] },
        { notation: "count 7", verb: "count", cards: [] },
      ],
    });
    for (const observer of [0, SPECTATOR]) {
      expect(viewOf(m, observer)).toMatchObject({ asked: 1, question: null });
    }
    expect(viewOf(m, 1).asked).toBe(1);
  });

  test("has its words in the language asked for, else in English, else its key", () => {
    const words = (prompt: string, language: string): string =>
      viewOf(started({ asks: { ...base, prompt, shape: "yes" } }), 1, language).question!.words;
    expect(words("on", "ja")).toBe("続けますか");
    expect(words("bare", "ja")).toBe("Only English");
    expect(words("unknown", "en")).toBe("unknown");
  });

  test("says what an option means: a text in its words, a word in its own, and nothing of a card that is not known", () => {
    const oak = definition("Oak", { abilities: [{ ...ability(), words: { en: "Grow.", ja: "育つ。" } }] });
    const given = { ...ability({ index: 20 }), words: { en: "Trample" } };
    const asks = (cards: number[]): AskSpec => ({
      ...base,
      shape: "one",
      groups: [
        { verb: "use", form: "effect", from: these(...cards), to: these(0, 20, 5) },
        { verb: "1", form: "word", says: (language) => (language === "ja" ? "一" : "the first") },
      ],
    });
    const said = (zone: number, language: string): (string | undefined)[] => {
      const m = started({ asks: asks([2]), definitions: [oak], ruleAbilities: [given] }, [[0], [0, 0]]);
      move(m, 2, m.zoneOf(zone, 1));
      return viewOf(m, 1, language).question!.options.map((option) => option.says);
    };
    expect(said(HAND, "en")).toEqual(["Grow.", "Trample", undefined, "the first"]);
    expect(said(HAND, "ja")).toEqual(["育つ。", "Trample", undefined, "一"]);
    expect(said(STORE, "en")).toEqual([undefined, "Trample", undefined, "the first"]);
  });

  test("has bounds of its own where it takes some or a number, and options without a verb", () => {
    const some = started({
      asks: (f) => ({
        ...base,
        shape: "some",
        groups: [{ verb: "", form: "card", from: these(4, 5) }],
        min: constant(0),
        max: constant(2),
        set: f.set(),
      }),
    });
    expect(viewOf(some, 1).question).toMatchObject({
      shape: "some",
      min: 0,
      max: 2,
      options: [{ verb: "" }, {}],
    });
    const number = started({ asks: { ...base, shape: "number", min: constant(3), max: constant(4) } });
    expect(viewOf(number, 1).question).toMatchObject({
      min: 3,
      max: 4,
      options: [
        { notation: "3", verb: "", cards: [] },
        { notation: "4", verb: "", cards: [] },
      ],
    });
  });

  test("names the card whose text asks to whoever knows it, and tells where it lies", () => {
    const asks = { ...base, shape: "yes" as const, source: () => 0 };
    const m = started({ asks });
    expect(viewOf(m, 1).question!.source).toEqual({ card: "?", at: { zone: "store", seat: 0 } });
    move(m, 0, m.zoneOf(ROW, 0));
    expect(viewOf(m, 1).question!.source).toEqual({ card: "Ash", at: { zone: "row", seat: 0, place: 0 } });
    expect(viewOf(started({ asks: { ...asks, source: () => NONE } }), 1).question!.source).toBeNull();
  });

  test("about cards that somebody else holds tells no order of theirs", () => {
    const held = (...order: number[]): Machine => {
      const m = started({
        asks: {
          ...base,
          shape: "one",
          groups: [{ verb: "x", form: "card", from: cardsIn(HAND, constant(0)) }],
        },
      });
      for (const c of order) move(m, c, m.zoneOf(HAND, 0));
      for (const c of [1, 2]) show(m, c, 1 << 1);
      return m;
    };
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ];
    const [first, ...others] = orders.map((order) => viewOf(held(...order), 1).question);
    for (const other of others) expect(other).toEqual(first);
    const names = first!.options.map((o) => o.notation);
    expect(names.slice(0, 2)).toEqual(["x Birch", "x Cedar"]);
    expect(names).toHaveLength(3);
  });

  test("of somebody else is listed for the one who is asked, whoever was considered before", () => {
    const m = started({
      asks: {
        ...base,
        shape: "one",
        groups: [
          {
            verb: "take",
            form: "card",
            from: (x, out) => {
              out[0] = x.seat;
              return 1;
            },
          },
        ],
      },
    });
    m.seat = 0;
    expect(viewOf(m, 1).question!.options.map((o) => o.cards[0])).toEqual([{ zone: "store", seat: 0 }]);
    expect(m.options[0]! >> 10).toBe(2);
  });
});
