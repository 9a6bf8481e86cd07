/** The card set as data: its size and mix, its texts word for word in both languages, its decks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ttcg } from "../src/index.ts";
import { account, printEffect, readEffect } from "../src/text/index.ts";

const folder = join(import.meta.dirname, "..");
const files = (room: string) =>
  readdirSync(join(folder, room))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ path: `${room}/${name}`, text: readFileSync(join(folder, room, name), "utf8") }));
const { book, problems } = ttcg.assemble(files("cards"));
const cards = book?.cards ?? [];
const texts = cards.flatMap((card) => card.texts.map((text) => text.words.en!));

test("the set compiles", () => expect(problems).toEqual([]));

test("at least 160 cards, all eight types, ranks 1 to 5, about a quarter of them spells", () => {
  expect(cards.length).toBeGreaterThanOrEqual(160);
  const spells = cards.filter((card) => card.type === "Spell").length;
  expect(spells / cards.length).toBeGreaterThan(0.2);
  expect(spells / cards.length).toBeLessThan(0.33);
  expect(new Set(cards.map((card) => card.type)).size).toBe(9);
  const ranks = cards.flatMap((card) => card.values.filter((v) => v.id === "rank").map((v) => v.value));
  expect([...new Set(ranks)].sort()).toEqual([1, 2, 3, 4, 5]);
});

test("attack and defense of a unit add up to about 500 times its rank", () => {
  for (const card of cards) {
    const value = (id: string) => card.values.find((v) => v.id === id)?.value ?? 0;
    if (card.type === "Spell") continue;
    const sum = value("attack") + value("defense");
    expect(Math.abs(sum - 500 * value("rank")), card.name).toBeLessThanOrEqual(50);
  }
});

test("no card is the mere copy of another", () => {
  const seen = cards.map((card) =>
    JSON.stringify([card.type, card.subtypes, card.values, card.texts.map((t) => t.words.en)]),
  );
  expect(new Set(seen).size).toBe(seen.length);
});

test("every text prints back word for word, and every word of it is accounted for", () => {
  for (const text of texts) {
    const read = readEffect(text);
    if (!("effect" in read)) throw new Error(`${text}: ${read.error.message.en}`);
    expect(printEffect(read.effect)).toBe(text);
    const words = account(text);
    expect(words.length, text).toBeGreaterThan(0);
    expect(words.every((word) => word.production !== undefined)).toBe(true);
  }
});

test("at least 20 texts of the set are the same in Japanese: read to the same tree, printed word for word", () => {
  let both = 0;
  for (const text of texts) {
    const read = readEffect(text);
    if (!("effect" in read)) continue;
    let japanese: string;
    try {
      japanese = printEffect(read.effect, "ja");
    } catch {
      continue;
    }
    const back = readEffect(japanese, { language: "ja" });
    if (!("effect" in back)) throw new Error(`${japanese}: ${back.error.message.en}`);
    expect(back.effect).toEqual(read.effect);
    expect(printEffect(back.effect, "ja")).toBe(japanese);
    both++;
  }
  expect(both).toBeGreaterThanOrEqual(20);
});

test.each([
  "Your opponent looks at that player's hand.",
  "If that player controls no units, gain one point.",
  "Counter: Counter the effect of a unit that player controls.",
])("no match begins with a player of whom nothing was said: %s", (text) => {
  const card = ttcg.cardWith!("Trial", text, { card: "unit", part: "effects" });
  const { problems } = ttcg.assemble([{ path: "trial", text: `- ${JSON.stringify(card)}\n`, draft: true }]);
  expect(problems.map(({ message }) => message.en)).toEqual([
    expect.stringMatching(/that player.*ttcg-14\.7/),
  ]);
});

describe("decks", () => {
  const decks = files("decks").map((file) => ttcg.readList(file, book!));
  test("at least ten, all legal", () => {
    expect(decks.flatMap((deck) => deck.problems)).toEqual([]);
    expect(decks.length).toBeGreaterThanOrEqual(10);
  });
  test("every card stands in one", () => {
    const used = new Set(decks.flatMap((deck) => deck.list?.cards ?? []));
    expect(cards.map((card) => card.name).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe("mutated texts are read rightly or refused at the place", () => {
  let state = 20261120;
  const random = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const mutants = Array.from({ length: 300 }, () => {
    const text = texts[random(texts.length)]!;
    const words = text.split(" ");
    const at = random(words.length);
    const how = random(3);
    if (how === 0) {
      const word = words[at]!;
      const i = random(word.length);
      words[at] = word.slice(0, i) + "qxzk"[random(4)]! + word.slice(i + 1);
    } else if (how === 1) words.splice(at, 1);
    else if (at + 1 < words.length) [words[at], words[at + 1]] = [words[at + 1]!, words[at]!];
    const start = words.slice(0, at).join(" ").length + (at > 0 ? 2 : 1);
    return { text, mutant: words.join(" "), at: start, end: start + (words[at]?.length ?? 0), how };
  }).filter((m) => m.mutant !== m.text && m.mutant !== "");

  test(`${mutants.length} of them`, () => {
    expect(mutants.length).toBeGreaterThanOrEqual(200);
    for (const { text, mutant, at, end, how } of mutants) {
      const read = readEffect(mutant);
      if ("effect" in read) {
        // another right reading: it prints back to itself, and every word of the mutant has its phrase
        const print = printEffect(read.effect);
        const again = readEffect(print);
        expect("effect" in again && again.effect, mutant).toEqual(read.effect);
        expect(account(mutant).length, mutant).toBeGreaterThan(0);
        // a word changed into one that does not exist cannot be read
        if (how === 0) expect(print.toLowerCase() === text.toLowerCase(), mutant).toBe(false);
        continue;
      }
      const { error } = read;
      expect(error.line).toBe(1);
      expect(error.column, `${mutant}: ${error.message.en}`).toBeGreaterThanOrEqual(1);
      expect(error.column).toBeLessThanOrEqual(mutant.length + 1);
      // nothing before the change is blamed, except where the change makes the words before it mean nothing
      if (how === 0 && error.kind === "not a word of this game") {
        expect(error.column, mutant).toBeGreaterThanOrEqual(at);
        expect(error.column, mutant).toBeLessThan(end);
      }
      expect(error.message.en, mutant).not.toBe("");
    }
  });
});

describe("texts by somebody who had never seen the grammar", () => {
  // the natural ones are read beside the grammar, in src/text/text.test.ts
  const lines = (name: string) =>
    readFileSync(join(folder, "src/text", name), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "");
  test("wrong ones are refused with a message", () => {
    const taken = lines("wrong.en.txt").filter((line) => "effect" in readEffect(line.split("\t")[0]!));
    expect(taken).toEqual([]);
  });
});
