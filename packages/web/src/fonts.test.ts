import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { games, loadGame } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { en } from "./words/en.ts";
import { ja } from "./words/ja.ts";

/** What the type that comes with the page has signs for, by what its files declare. */
function covered(): (letter: number) => boolean {
  const require = createRequire(import.meta.url);
  const ranges = ["@fontsource/noto-sans-jp/400.css", "@fontsource/source-sans-3/latin-400.css"]
    .map((file) => readFileSync(require.resolve(file), "utf8"))
    .flatMap((css) => [...css.matchAll(/unicode-range:\s*([^;}]+)/g)])
    .flatMap(([, list]) => list!.split(","))
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

const has = covered();
const missing = (thing: unknown): string[] =>
  [...new Set(wordsIn(thing).join(""))].filter((letter) => letter > " " && !has(letter.codePointAt(0)!));

test("the page's own words have a sign for every letter", () => {
  expect(missing([en, ja])).toEqual([]);
  expect(missing("\u{13000}")).toHaveLength(1);
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
