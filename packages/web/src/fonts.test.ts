import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { games, loadGame } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { SEAL_LETTERS } from "./seal-letters.ts";
import { en } from "./words/en.ts";
import { ja } from "./words/ja.ts";

/** Whether a letter is among those that type has signs for, by what its files declare. */
function within(lists: readonly string[]): (letter: number) => boolean {
  const ranges = lists
    .flatMap((list) => list.split(","))
    .map((range) => {
      const [from, to = from] = range.trim().replace(/^U\+/i, "").split("-");
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const;
    });
  return (letter) => ranges.some(([from, to]) => letter >= from && letter <= to);
}

/** All words within a thing, however deep. */
function wordsIn(thing: unknown): string[] {
  // a function that puts words together has them in itself
  if (typeof thing === "string" || typeof thing === "function") return [String(thing)];
  return thing && typeof thing === "object" ? Object.values(thing).flatMap(wordsIn) : [];
}

const require = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(require.resolve(file), "utf8");
const { latin } = JSON.parse(read("@fontsource/source-sans-3/unicode.json")) as { latin: string };
const japanese = [...read("@fontsource/noto-sans-jp/400.css").matchAll(/unicode-range:\s*([^;}]+)/g)].map(
  ([, list]) => list!,
);
const hasLatin = within([latin]);
const hasAny = within([latin, ...japanese]);
const missing = (thing: unknown, has = hasAny): string[] =>
  [...new Set(wordsIn(thing).join(""))].filter((letter) => letter > " " && !has(letter.codePointAt(0)!));

test("the page's own words have a sign for every letter", () => {
  expect(missing([en, ja])).toEqual([]);
  expect(missing("\u{13000}")).toHaveLength(1);
});

/** The English of a thing, however deep. */
const english = (thing: unknown): unknown =>
  thing && typeof thing === "object"
    ? Object.entries(thing).flatMap(([key, of]) => (key === "ja" ? [] : [english(of)]))
    : thing;

test("English is shown without the Japanese type, but for a few of its signs", async () => {
  const has = (letter: number) => hasLatin(letter) || SEAL_LETTERS.includes(String.fromCodePoint(letter));
  for (const { id } of games) {
    const { pack, book } = await loadGame(id);
    const { messages, prompts } = book.game;
    const said = [en, book.cards, pack.layout, messages.map(({ words }) => words), prompts];
    expect([id, missing(english(said), has)]).toEqual([id, []]);
  }
});

test("so have the words of every game: cards, lines, questions, and where things lie", async () => {
  for (const { id } of games) {
    const { pack, book } = await loadGame(id);
    const { messages, prompts } = book.game;
    expect([id, missing([book.cards, pack.layout, messages.map(({ words }) => words), prompts])]).toEqual([
      id,
      [],
    ]);
  }
});
