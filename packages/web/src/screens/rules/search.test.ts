/** What a search of the rulebook finds, and where it is marked. */

import type { RulingEntry } from "@tefuda/host/host";
import { expect, test } from "vitest";
import { byRule, chaptersOf, findRules, pieces, soughtIn } from "./search.ts";
import type { ReadRule } from "./useRules.ts";

const rule = (id: string, topic: string, text: string): ReadRule => ({
  ...{ id, topic, rule: text },
  ...{ shows: "", source: "", about: topic, language: "en" },
});
const rules = [
  rule("g-1.1", "Decks / size", "A deck holds 40 cards."),
  rule("g-1.2", "Decks / copies", "At most 3 copies of a card."),
  rule("g-2.1", "Turn / drawing", "Each turn begins with drawing a card."),
];
const ruling = (en: string, ja: string, ...about: string[]): RulingEntry => ({
  title: { en, ja },
  ...{ rules: about, cards: [], playable: true, edition: 1 },
});
const rulings = [
  ruling("A deck of 39 is refused", "39枚のデッキは認められない", "g-1.1"),
  ruling("Nobody draws from an empty deck", "空の山札からは引けない", "g-2.1", "g-1.1"),
];

test("every word that is sought has to stand in a rule, or in one of its rulings", () => {
  const ids = (query: string) =>
    findRules(rules, byRule(rulings), soughtIn(query)).map(({ rule, saying }) => [rule.id, saying?.length]);
  expect(ids("")).toHaveLength(3);
  expect(ids("deck copies")).toEqual([["g-1.2", undefined]]);
  expect(ids("EMPTY deck")).toEqual([
    ["g-1.1", 1],
    ["g-2.1", 1],
  ]);
  expect(ids("山札")).toHaveLength(2);
  expect(ids("card dragons")).toEqual([]);
  expect(ids("g-2.1")).toEqual([["g-2.1", undefined]]);
});

test("of the rulings of a rule those are told of that say it", () => {
  const [first] = findRules(rules, byRule(rulings), soughtIn("39 refused"));
  expect(first?.saying?.map(({ title }) => title.en)).toEqual(["A deck of 39 is refused"]);
});

test("what is sought is marked wherever it stands, whatever its case and its signs", () => {
  const hits = (text: string, query: string) =>
    pieces(text, soughtIn(query)).flatMap(({ text, hit }) => (hit ? [text] : []));
  expect(hits("Draw a card, then draw two (2).", "draw (2)")).toEqual(["Draw", "draw", "(2)"]);
  expect(hits("drawing", "draw drawing")).toEqual(["drawing"]);
  expect(hits("カードを1枚引く", "1枚")).toEqual(["1枚"]);
  expect(pieces("as it is", [])).toEqual([{ text: "as it is", hit: false }]);
});

test("rules stand in chapters by their numbers", () => {
  const all = findRules(rules, new Map(), []);
  expect(chaptersOf(all).map(({ title, found }) => [title, found.length])).toEqual([
    ["1 Decks", 2],
    ["2 Turn", 1],
  ]);
});
