/** Which words of a card a rule explains. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { expect, test } from "vitest";
import type { ReadRule } from "../rules/useRules.ts";
import { termsOf } from "./terms.ts";

const rule = (id: string, about: string): ReadRule => ({
  ...{ id, about, topic: "", rule: "", shows: "", source: "", language: "en" },
});
const rules = [
  rule("g-1.1", "Kinds / Dormant"),
  rule("g-1.2", "Kinds / Dormant, when"),
  rule("g-2.1", "Haste"),
];
const look = {
  terms: [
    { word: { en: "【Trample】", ja: "【蹂躙】" }, rule: "g-3.1" },
    { word: { en: "【Haste】", ja: "【速攻】" }, rule: "g-2.1" },
  ],
} as unknown as Look;

const card = (...texts: { en: string; ja: string }[]): CardInfo => ({
  ...{ name: "Bear", type: "", subtypes: [], values: [], file: "", line: 0 },
  texts: texts.map((words) => ({ kind: "", words })),
});

test("words that the game names and what a text is headed with lead to their rules", () => {
  const found = termsOf(
    card({ en: "【Haste】", ja: "【速攻】" }, { en: "Dormant: Draw a card.", ja: "休眠：カードを1枚引く。" }),
    look,
    rules,
  );
  expect(found.map(({ word, rule }) => [word.ja, rule.id])).toEqual([
    ["【速攻】", "g-2.1"],
    ["休眠", "g-1.1"],
  ]);
});

test("a word without a rule, or said twice, is not told of", () => {
  const twice = { en: "【Trample】 【Haste】", ja: "【蹂躙】【速攻】" };
  expect(termsOf(card(twice, twice), look, rules).map(({ rule }) => rule.id)).toEqual(["g-2.1"]);
  expect(termsOf(card({ en: "Choose: this.", ja: "これ。" }), { ...look, terms: [] }, rules)).toEqual([]);
});
