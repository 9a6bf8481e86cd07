/** Decks and rulings of a set while it is written: they keep up with what cards are called, and which there are. */

import type { CardForm } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { calledIn, withTitleInTexts } from "../src/called.ts";
import { cardsInLines, decksIn, inNoDeck, renamedInDecks, withDeck, withLines } from "../src/decks.ts";
import { draftOf } from "../src/draft.ts";
import { renamedInRulings, rulingsIn, withoutRuling } from "../src/kept-rulings.ts";

const DECK = `name: { en: First, ja: 最初 }
# the plan stays
plan: none
cards:
  - 3 Imp
  - 2 Imp Lord
  - Wall
`;
const RULING = `- title: An Imp bites
  start: { A: { hand: [Imp, Imp Lord] } }
  do:
    - A: play Imp
    - A: strike gate with Imp
- title: { en: A wall stands, ja: 壁は立つ }
  start: { A: { hand: [Wall] } }
`;
const draft = draftOf("set", "dew", [
  {
    path: "cards/cards.yaml",
    text: "- name: Imp\n- name: Imp Lord\n- name: { en: Wall, ja: 壁 }\n- name: New\n",
  },
  { path: "decks/first.yaml", text: DECK },
  { path: "scenarios/rulings.yaml", text: RULING },
]);

test("a card that is called otherwise is so in decks and rulings, and no other with it", () => {
  const next = renamedInRulings(renamedInDecks(draft, "Imp", "Fiend"), "Imp", "Fiend");
  expect(decksIn(next)[0]!.lines).toEqual(["3 Fiend", "2 Imp Lord", "Wall"]);
  const [deck, rulings] = next.others.map(({ text }) => text);
  expect(deck).toContain("# the plan stays");
  expect(rulings).toContain("[ Fiend, Imp Lord ]");
  expect(rulings).toContain("play Fiend\n");
  expect(rulings).toContain("strike gate with Fiend\n");
  expect(rulings).toContain("An Imp bites");
});

test("a card that is gone is in no deck any more; one that is in none is told", () => {
  expect(decksIn(renamedInDecks(draft, "Imp", undefined))[0]!.lines).toEqual(["2 Imp Lord", "Wall"]);
  expect(inNoDeck(draft, {}).map(({ text }) => text)).toEqual(["- name: New\n"]);
  const held = withLines(draft.others[0]!, ["4 New", "1 壁"]);
  expect(cardsInLines(["4 New", "1 壁", "", "Imp"])).toBe(6);
  const other = { ...draft, others: [held] };
  expect(inNoDeck(other, {}).map(({ text }) => text)).toEqual(["- name: Imp\n", "- name: Imp Lord\n"]);
});

test("a deck more stands in a file of its own", () => {
  const first = withDeck(draft, (n) => `name: Deck ${n}\ncards: []\n`);
  const second = withDeck(first.draft, (n) => `name: Deck ${n}\ncards: []\n`);
  expect([first.path, second.path]).toEqual(["decks/deck-1.yaml", "decks/deck-2.yaml"]);
  expect(decksIn(second.draft).map(({ name }) => name.en)).toEqual(["First", "Deck 1", "Deck 2"]);
});

test("rulings are told by their titles and taken away, the last with its file", () => {
  const [one, two] = rulingsIn(draft);
  expect([one!.title.en, two!.title.ja]).toEqual(["An Imp bites", "壁は立つ"]);
  const without = withoutRuling(draft, one!);
  expect(rulingsIn(without).map(({ title }) => title.en)).toEqual(["A wall stands"]);
  const none = withoutRuling(without, rulingsIn(without)[0]!);
  expect(none.others.map(({ path }) => path)).toEqual(["decks/first.yaml"]);
});

test("a card with something behind its name is called by both, in decks and everywhere", () => {
  const about = { en: "", ja: "" };
  const form = { name: { is: "name", about }, epithet: { is: "name", about } } as const;
  const entry = {
    text: "- name: { en: Gan Ning, ja: 甘寧 }\n  epithet: { en: Bells at the Belt, ja: 腰の鈴 }\n",
  };
  expect(calledIn(entry, form)).toEqual({ en: "Gan Ning, Bells at the Belt", ja: "甘寧 腰の鈴" });
  expect(calledIn({ text: "- name: Levy\n" }, form)).toEqual({ en: "Levy", ja: "Levy" });
  expect(calledIn({ text: "- epithet: Levy\n" }, form)).toBeUndefined();
  const path = "cards/1.yaml";
  const whole = { ...draft, cards: [{ path, file: path, ...entry }], others: [] };
  const deck = (line: string) => ({ path: "decks/a.yaml", text: `name: A\ncards: [${line}]\n` });
  const outside = (line: string) => inNoDeck({ ...whole, others: [deck(line)] }, form).length;
  expect(outside('"4 Gan Ning, Bells at the Belt"')).toBe(0);
  expect(outside('"4 甘寧 腰の鈴"')).toBe(0);
  expect(outside('"4 Gan Ning"')).toBe(1);
});

test("a card's own texts call it as it is called now, and no word that only looks like it", () => {
  const form = {
    name: { is: "name", about: { en: "", ja: "" } },
    texts: { is: "texts", most: 3, about: { en: "", ja: "" } },
  };
  const entry = `- name: Ma Su the Younger
  texts:
    - When Ma Su attacks, draw a card. Ma Sun is another.
    - 馬謖が攻撃したとき、カードを1枚引く。
`;
  const next = withTitleInTexts(
    entry,
    form as unknown as CardForm,
    { en: "Ma Su", ja: "馬謖" },
    { en: "Ma Su the Younger", ja: "若き馬謖" },
  );
  expect(next).toContain("When Ma Su the Younger attacks, draw a card. Ma Sun is another.");
  expect(next).toContain("若き馬謖が攻撃したとき");
  // what is called by a word that any text has changes nothing
  const short = withTitleInTexts(
    entry,
    form as unknown as CardForm,
    { en: "a", ja: "a" },
    { en: "Ox", ja: "Ox" },
  );
  expect(short).toContain("draw a card");
});
