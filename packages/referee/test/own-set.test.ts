/** The file that says what a set is: its maker, its notes, and all of it in one file. */
import type { SourceFile } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { readBegun, readDropped } from "../src/dropped-set.ts";
import { countRulings, readNotes, readSet } from "../src/own-set.ts";
import { formatProblem, ProblemsError } from "../src/problems.ts";

const file = (text: string, path = "my-set/set.yaml"): SourceFile => ({ path, text });
const HEAD = "name: Mine\ngame: tails\n";
const told = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
};
const notes = (text: string) => readNotes(["tails"], file(HEAD + text));

test("a set may say who made it", () => {
  expect(readBegun([file(`${HEAD}author: " Ada "\n`)], ["tails"]).set.author).toBe("Ada");
  expect(readBegun([file(HEAD)], ["tails"]).set).not.toHaveProperty("author");
  expect(told(() => readBegun([file(`${HEAD}author: ${"a".repeat(61)}\n`)], ["tails"]))).toEqual([
    'my-set/set.yaml:3:9: "author": has at most 60 letters',
  ]);
});

describe("notes", () => {
  test("are read, and are no part of the set", () => {
    const text = "notes:\n  - { card: Moth, state: idea }\n  - { card: Bee, note: Too strong? }\n";
    expect(notes(text)).toEqual([
      { card: "Moth", state: "idea" },
      { card: "Bee", note: "Too strong?" },
    ]);
    expect(JSON.stringify(readBegun([file(HEAD + text)], ["tails"]))).not.toContain("strong");
  });

  test.each([
    ["a state of no card", "notes: [{ card: Moth, state: odd }]", '"state": is idea or testing or done'],
    ["no card", "notes: [{ note: x }]", '"card" is missing'],
    ["a card twice", "notes: [{ card: Moth }, { card: Moth }]", "3:33: "],
    ["another key", "notes: [{ card: Moth, mood: x }]", 'there is no key "mood"'],
    ["a book", `notes: [{ card: Moth, note: ${"x".repeat(2001)} }]`, "has at most 2000 letters"],
    ["no list", "notes: x", '"notes" has to be a list'],
    ["too many", `notes: [${"{ card: Moth },".repeat(2001)}]`, "has at most 2000 entries"],
  ])("of %s are refused", (_, text, wrong) => {
    expect(told(() => notes(text)).some((one) => one.includes(wrong))).toBe(true);
  });
});

describe("all of a set in one file", () => {
  const all = `${HEAD}cards:
  - { name: Post, kind: Unit, type: Troop }
decks:
  - { name: First, cards: [] }
scenarios:
  - title: One
    rules: [tails-1.1]
    expect: [A.hand: 0]
  - title: Two
    rules: [tails-1.1]
    expect: [A.hand: 0]
`;
  test.each(["mine.yaml", "set.yaml", "my-set/set.yaml"])("%s", (path) => {
    const { set } = readDropped([file(all, path)], ["tails"]);
    expect([set.cards.length, set.decks.length, countRulings(set)]).toEqual([1, 1, 2]);
  });
  test("beside folders is not all, and is refused", () => {
    const files = [file(all), file("[]", "my-set/cards/more.yaml")];
    expect(told(() => readDropped(files, ["tails"]))[0]).toContain('there is no key "cards"');
  });
  test("is what a file by itself is", () => {
    expect(readSet("mine", ["tails"], file(all)).scenarios).toHaveLength(1);
  });
});
