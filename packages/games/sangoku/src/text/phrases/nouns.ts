/** What a card has to be: adjectives, a noun, and what follows it. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { series } from "@tefuda/language/phrases/lists";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Description } from "../tree.ts";
import { bareOwner, inEnglish, inJapanese, type Part, whole } from "./describe.ts";
import { units } from "./words.ts";

const nouns: Readonly<Record<Exclude<Description["noun"], "card">, readonly [en: string, ja: string]>> = {
  tactic: ["tactic", "計略"],
  general: ["general", "武将"],
  reinforcement: ["reinforcement", "増援"],
  mainTactic: ["main tactic", "メイン計略"],
  battleTactic: ["battle tactic", "戦闘計略"],
  scenario: ["scenario", "シナリオ"],
};

/** Where cards are that are not on the battlefield. */
const zones: readonly (readonly [zone: string, en: string, ja: string])[] = [
  ["hand", "hand", "手札"],
  ["pile", "(discard pile|discard)", "捨て札"],
  ["resources", "resources", "国力"],
];

function rel(part: Part | object, en: readonly string[], ja: readonly string[]): Production {
  return say("Rel", part, en, ja);
}

const together = ({ adjs = [], more = [], noun, rels = [] }: Slots): unknown[] => [
  ...(adjs as Part[]),
  ...(more as Part[]),
  noun,
  ...(rels as Part[]),
];

export const descriptions: Production[] = [
  say("Noun", { noun: "card" }, "<num:card/cards>", "カード"),
  ...Object.entries(nouns).map(([noun, [en, ja]]) =>
    say(
      "Noun",
      { noun },
      [`<num:${en}/${en}s>`, `${en} <num:card/cards>`],
      [ja, `${ja}カード`, `${ja}のカード`],
    ),
  ),
  say("Noun", { noun: "card", zone: { in: "resources", whose: "open" } }, "<num:resource/resources>", "国力"),
  // A unit type stands for a general of it.
  ...Object.entries(units).map(([unit, [one, many, ja]]) =>
    read("Noun", { noun: "general", traits: { unit: [unit] } }, `<num:${one}/${many}>`, ja),
  ),

  // Before the noun.
  say("Adj", { other: true }, "other", ["他の", "別の", "その他の"]),
  read("Adj", { other: true }, [], "(この武将|このカード|装備した武将)以外の"),
  say("Adj", { side: "opponents" }, "opposing", []),

  // After it. In Japanese whose it is stands before.
  rel({ own: "$w" }, [], ["{w:Whose}", "{w:Whose}場の", "{w:Whose}戦場の"]),
  read(
    "Rel",
    { own: "you" },
    ["[that] you control", "(on your side [of the battlefield]|controlled by you)"],
    ["あなた(が|の)コントロールする", "あなたがコントロールしている"],
  ),
  say("Rel", { own: "you" }, "you control", []),
  read(
    "Rel",
    { own: "opponent" },
    ["[that] (your|the|a) opponent controls", "controlled by (your|the|a) opponent"],
    ["相手(が|の)コントロールする", "相手がコントロールしている"],
  ),
  read("Rel", (_: Slots, form: Form) => ({ own: whoOf(form) }), ["they control"], [], {
    by: ["opponent", "both"],
  }),
  // In Japanese what is one's own need not be said to be.
  ...zones.map(([zone, , ja]) =>
    read(
      "Rel",
      (_: Slots, form: Form) => ({ zone: { in: zone, whose: whoOf(form) } }),
      [],
      [`${ja}の`, `${ja}(にある|から)`],
    ),
  ),
  // "From your hand" where cards are moved, "in your hand" where they are counted.
  ...zones.flatMap(([zone, en, ja]) =>
    ["from", "in"].map((dir) =>
      say(
        "Rel",
        { zone: { in: zone, whose: "$w" } },
        [`${dir} {w:Whose} ${en}`, `(in|from) {w:Whose} ${en}`],
        [`{w:Whose}${ja}の`, `{w:Whose}${ja}(にある|から)`],
        { dir: [dir] },
      ),
    ),
  ),
  rel(
    { zone: { in: "out", whose: "open" } },
    ["out of the game", "(that <num:is/are>|removed) (out of|removed from|from) the game"],
    ["ゲームから除外されている", "ゲームから除外された", "ゲーム外の"],
  ),
  read("Adj", { bound: { of: "power", how: "exactly", n: "$n" } }, "{n:#d} power"),
  read("Rel", { other: true }, "(other than|except|besides) (this (card|general)|the equipped general)"),
  ...series("Adjs", "Adj", { en: ["", ",", " and"], ja: ["", "かつ", "、"] }),
  ...series("Rels", "Rel", { en: ["", " and", ","], ja: ["", "、", "かつ"] }),
  both("Desc", (slots, form) => whole(together(slots), form, "both"), inEnglish, [
    "[{adjs:Adjs}] {noun:Noun} [{rels:Rels}]",
  ]),
  both(
    "Desc",
    (slots, form) => whole(together(slots), form, bareOwner(form)),
    inJapanese,
    [],
    ["[{rels:Rels}][{adjs:Adjs}]{noun:Noun}", "{adjs:Adjs}{rels:Rels}[{more:Adjs}]{noun:Noun}"],
  ),
];
