/** Notes of cards in the file of a set: written where they stand, and nothing else touched. */
import type { SourceFile } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { withEntryRenamed } from "../src/by-card.ts";
import { identityOf } from "../src/identity.ts";
import { NOTED, notesIn, withNote } from "../src/notes.ts";
import { ids, starterOf } from "./sets.ts";

const file = (text: string): SourceFile[] => [{ path: "my-set/set.yaml", text }];
const HEAD = `# what this is
name:   Mine    # odd blanks
game: tails
`;
const noted = (text: string, card: string, noting: Parameters<typeof withNote>[3]): string =>
  withNote(file(text), ids, card, noting)[0]!.text;

test("the first note stands behind all else, and the last one takes its key with it", () => {
  const one = noted(HEAD, "Moth", { state: "idea" });
  expect(one).toBe(`${HEAD}notes:\n  - { card: Moth, state: idea }\n`);
  const two = noted(one, "Bee", { note: " Too strong? " });
  expect(two).toBe(`${one}  - { card: Bee, note: Too strong? }\n`);
  expect(notesIn(file(two), ids)).toEqual([
    { card: "Moth", state: "idea" },
    { card: "Bee", note: "Too strong?" },
  ]);
  expect(noted(noted(two, "Bee", {}), "Moth", { note: " " })).toBe(HEAD);
  expect(noted(HEAD, "Nobody", {})).toBe(HEAD);
});

test("comments, order and blanks remain, also within the notes", () => {
  const before = `${HEAD}notes: # mine
  # the moth
  - card: Moth
    state: idea # since May
  - { card: Bee, note: "x" }
# cards follow
words: [  Lantern Watch ]
`;
  expect(noted(before, "Moth", { state: "done", note: "Good." })).toBe(
    before
      .replace("state: idea # since May", "state: done # since May\n    note: Good.")
      .replace("notes: # mine\n", "notes:\n  # mine\n"),
  );
  expect(noted(before, "Bee", {})).toBe(
    before.replace('  - { card: Bee, note: "x" }\n', "").replace("notes: # mine\n", "notes:\n  # mine\n"),
  );
  expect(withEntryRenamed(file(before), ids, NOTED, "Bee", "Wasp")[0]!.text).toBe(
    before.replace("Bee", "Wasp").replace("notes: # mine\n", "notes:\n  # mine\n"),
  );
  expect(withEntryRenamed(file(before), ids, NOTED, "Fly", "Wasp")).toEqual(file(before));
});

test.each([
  ["a file without a last line end", "name: x\ngame: tails"],
  ["a file in brackets", "{ name: x, game: tails, words: [y] }\n"],
  ["notes in brackets", "name: x\ngame: tails\nnotes: [{ card: Moth, note: a }] # some\nwords: [y]\n"],
  ["one file with all of it", "name: x\ngame: tails\ncards:\n  - { name: Moth }\n"],
  ["names for what stands elsewhere", "name: &x Mine\ngame: tails\nnotes:\n  - { card: Bee, note: *x }\n"],
  ["no note", "name: x\ngame: tails\nnotes: []\n"],
])("%s", (_, text) => {
  const note = "a: b # c\n- 'd' \"e\"\nメモ：\\n";
  const after = noted(text, "Moth", { state: "testing", note });
  expect(notesIn(file(after), ids)).toContainEqual({ card: "Moth", state: "testing", note });
  expect(notesIn(file(noted(after, "Moth", {})), ids)).not.toContainEqual(
    expect.objectContaining({ card: "Moth" }),
  );
});

test("a set with notes is the set that it was", () => {
  const files = starterOf("dew");
  const after = withNote(files, ids, "Pantry Moth", { state: "done" });
  expect(after.slice(1)).toEqual(files.slice(1));
  expect(identityOf(after, ids)).toEqual(identityOf(files, ids));
});

describe("what is no note is refused", () => {
  test.each([
    ["a book", "Moth", { note: "x".repeat(2001) }, "a note has at most 2000 letters"],
    ["another state", "Moth", { state: "odd" as "idea" }, "a card is one of idea, testing, done"],
    ["no card", " ", { state: "idea" as const }, '"card": has at least 1 letter'],
    ["a name of a book", "x".repeat(201), { state: "idea" as const }, '"card": has at most 200 letters'],
    ["hidden letters", "Moth", { note: "a\u202eb" }, "U+202E"],
  ])("%s", (_, card, noting, wrong) => {
    expect(() => noted(HEAD, card, noting)).toThrow(wrong);
  });
  test("and so is a list of notes that is none", () => {
    expect(() => noted(`${HEAD}notes: 3\n`, "Moth", { state: "idea" })).toThrow('"notes" has to be a list');
  });
});
