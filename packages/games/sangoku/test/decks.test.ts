/** The ready decks: what they are made of, and that their colours can be paid. */
import { readDeckFile } from "@tefuda/cardtext/deckfile";
import { alike, type Book, type Game } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { nations } from "../src/text/phrases/names.ts";
import { filesOf, kinds, type Printing } from "./set.ts";

const book: Book = {
  game: {} as Game,
  cards: kinds.map(({ called, type }) => ({
    name: called,
    type,
    subtypes: [],
    values: [],
    texts: [],
    details: [],
    file: "",
    line: 0,
  })),
};
const read = filesOf("decks").map((file) =>
  readDeckFile(file, book, {
    example: "4 Zhang Fei, Roar at the Bridge",
    size: { min: 50, max: 50, rule: "sangoku-2.1" },
    copies: { most: () => 4, often: alike("at most 4 times"), rule: "sangoku-2.2" },
  }),
);
const byName = new Map(kinds.map((card) => [card.called, card]));
const decks = read.flatMap(({ list }) =>
  list ? [{ name: list.name, plan: list.plan!, cards: list.cards.map((name) => byName.get(name)!) }] : [],
);
const LETTERS = new Map(Object.values(nations).map(([name, , letter]) => [name.toLowerCase(), letter]));

/** The colours that a card pays as a face-up resource (sangoku-5.4, 10.13, 10.14). */
function paid(card: Printing): Set<string> {
  if (card.type !== "general" && card.type !== "reinforcement") return new Set();
  const further = card.texts.flatMap(
    (text) => /【(?:Diplomacy|Outsource): ([^】]+)】/.exec(text)?.[1]?.split(", ") ?? [],
  );
  return new Set([card.nation, ...further].map((nation) => LETTERS.get(nation.toLowerCase())!));
}

test("at least ten, each of 50 cards and no more than four of a code (sangoku-2.1, 2.2)", () => {
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(decks.length).toBeGreaterThanOrEqual(10);
  expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length);
});

test("every nation has a deck of its own", () => {
  const alone = decks
    .map(({ cards }) => new Set(cards.map(({ nation }) => nation)))
    .filter(({ size }) => size === 1);
  expect(new Set(alone.flatMap((one) => [...one])).size).toBe(5);
});

describe.each(decks)("$name", ({ cards, plan }) => {
  const number = (fits: (card: Printing) => boolean): number => cards.filter(fits).length;

  test("has a plan of one sentence, for one nation or two", () => {
    expect(plan).toMatch(/^[^.]+\.$/);
    expect(new Set(cards.map(({ nation }) => nation)).size).toBeLessThanOrEqual(2);
  });

  test("is made of generals above all", () => {
    expect(number(({ type }) => type === "general")).toBeGreaterThanOrEqual(30);
    expect(number(({ type }) => type === "reinforcement")).toBeGreaterThanOrEqual(4);
    expect(number(({ type }) => type === "mainTactic" || type === "battleTactic")).toBeGreaterThanOrEqual(8);
    expect(number(({ type }) => type === "scenario")).toBeLessThanOrEqual(2);
  });

  test("pays its colours: for every unit that a card asks eight cards can lie face-up for it", () => {
    for (const { called, cost } of cards)
      for (const [, n, letter] of cost.matchAll(/(\d)([RGBKP])/g)) {
        const payers = number((card) => paid(card).has(letter!));
        expect(payers, called).toBeGreaterThanOrEqual(8 * Number(n));
      }
  });

  test("begins early: a third of it costs 2 or less", () => {
    const cheap = number(
      ({ cost }) => [...cost.matchAll(/\d/g)].reduce((sum, [n]) => sum + Number(n), 0) <= 2,
    );
    expect(cheap).toBeGreaterThanOrEqual(17);
  });
});
