/** Patterns of a phrase table: what they expand to, and which are refused. */
import { describe, expect, test } from "vitest";
import { english } from "../src/english.ts";
import { expand, type Item, third } from "../src/pattern.ts";
import type { PhraseTable } from "../src/types.ts";

const language = english({ an: "a", "sub type": "sub-type" });
const table: PhraseTable = {
  start: "S",
  features: {},
  inflections: { num: { feature: "num", index: {} }, verb: { feature: "who", index: {} } },
  symbols: { S: {}, Thing: {} },
  productions: [],
  languages: {},
};
const rows = (pattern: string): Item[][] => expand(pattern, language, table);
const word = (w: string, key = w.toLowerCase()): Item => ({ word: w, key });
const slot = (name: string, symbol = "Thing", ...values: string[]): Item => ({ slot: name, symbol, values });

describe("a pattern", () => {
  test("is its words, in their canonical spelling and with its own capitals", () => {
    expect(rows("draw Two cards.")).toEqual([
      [word("draw"), { word: "Two", key: "two" }, word("cards"), word(".")],
    ]);
    expect(rows("an egg, sub type")).toEqual([
      [{ word: "a", key: "a" }, word("egg"), word(","), { word: "sub-type", key: "sub-type" }],
    ]);
    expect(rows("")).toEqual([[]]);
    expect(rows("  ")).toEqual([[]]);
  });

  test("has slots of a symbol with values, of numbers and of quotations", () => {
    expect(rows("{a:Thing} x {b:S.me.many}")).toEqual([[slot("a"), word("x"), slot("b", "S", "me", "many")]]);
    expect(rows("{n:#}{n:#+}{n:#d}{n:#0}")).toEqual([
      [
        { slot: "n", number: "words" },
        { slot: "n", number: "many" },
        { slot: "n", number: "figures" },
        { slot: "n", number: "nought" },
      ],
    ]);
    expect(rows('{n:"}')).toEqual([[{ slot: "n", quoted: true }]]);
  });

  test("has alternatives without slots in one row, and with slots as rows of their own", () => {
    expect(rows("a (b|c d) e")).toEqual([
      [word("a"), { options: [[word("b")], [word("c"), word("d")]] }, word("e")],
    ]);
    expect(rows("a [b] c")).toEqual([[word("a"), { options: [[], [word("b")]] }, word("c")]]);
    expect(rows("a ({x:Thing}|b) c")).toEqual([
      [word("a"), slot("x"), word("c")],
      [word("a"), word("b"), word("c")],
    ]);
    expect(rows("a [by {x:Thing}]")).toEqual([[word("a")], [word("a"), word("by"), slot("x")]]);
    expect(rows("[a|b]")).toEqual([[{ options: [[], [word("a")], [word("b")]] }]]);
    expect(rows("(a|)")).toEqual([[{ options: [[word("a")], []] }]]);
  });

  test("has signs of its own for themselves behind a backslash", () => {
    expect(rows("\\({x:Thing}\\): stop")).toEqual([
      [word("("), slot("x"), word(")"), word(":"), word("stop")],
    ]);
    expect(rows("a\\[b")).toEqual([[word("a"), word("["), word("b")]]);
  });

  test("may have alternatives inside of alternatives", () => {
    expect(rows("(a [b]|c)")).toEqual([
      [{ options: [[word("a"), { options: [[], [word("b")]] }], [word("c")]] }],
    ]);
    expect(rows("({x:Thing}|b) ({y:Thing}|c)")).toEqual([
      [slot("x"), slot("y")],
      [slot("x"), word("c")],
      [word("b"), slot("y")],
      [word("b"), word("c")],
    ]);
  });

  test("has inflections, and a verb has the short form", () => {
    expect(rows("<num:card/cards>")).toEqual([
      [{ inflect: "num", parts: [[word("card")], [word("cards")]] }],
    ]);
    expect(rows("<num:/two cards>")).toEqual([
      [{ inflect: "num", parts: [[], [word("two"), word("cards")]] }],
    ]);
    expect(rows("x ~draw y")).toEqual([
      [word("x"), { inflect: "verb", parts: [[word("draw")], [word("draws")]] }, word("y")],
    ]);
  });

  test.each<[string, string]>([
    ["{a:Soup}", 'character 9: no symbol "Soup"'],
    ["{a}", 'no symbol ""'],
    ["x {a", "character 3: not closed"],
    ["(a|b", "character 5: not closed"],
    ["[a", "not closed"],
    ["(a", "not closed"],
    ["<num:a/b", "character 1: not closed"],
    ["<odd:a/b>", 'no inflection "odd"'],
    ["~ draw", "character 1: a verb has to follow ~"],
    ["~Draw", "a verb has to follow ~"],
  ])("%s is refused with its place", (pattern, message) => {
    expect(() => rows(pattern)).toThrow(`pattern "${pattern}", `);
    expect(() => rows(pattern)).toThrow(message);
  });

  test("that can be said in more than 64 ways is refused", () => {
    const choice = "({x:Thing}|a)";
    expect(rows(Array(6).fill(choice).join(" "))).toHaveLength(64);
    expect(() => rows(Array(7).fill(choice).join(" "))).toThrow("too many ways to say it");
  });
});

test("a verb in the third person", () => {
  const verbs = "draw pass fix buzz catch wash go carry play say fly".split(" ");
  expect(verbs.map(third)).toEqual(
    "draws passes fixes buzzes catches washes goes carries plays says flies".split(" "),
  );
  expect(third("tidy")).toBe("tidies");
});
