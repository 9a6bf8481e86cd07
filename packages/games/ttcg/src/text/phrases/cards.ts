/** The vocabulary of cards: what they are called, where they lie, how they speak of themselves (ttcg-3.1, 12.3). */
import type { CardWords } from "@tefuda/language/cards/words";
import { aru } from "@tefuda/language/phrases/inflect";
import { oku } from "@tefuda/language/phrases/moving";

export const cards: CardWords = {
  nouns: {
    unit: { en: "unit", ja: "ユニット" },
    spell: { en: "spell", ja: "スペル" },
  },
  usual: "unit",
  zones: {
    hand: { en: "hand", more: ["hands"], ja: "手札" },
    pile: { en: "discard pile", more: ["discard piles", "pile"], ja: "捨て札" },
    deck: { en: "deck", more: ["decks"], ja: "デッキ" },
  },
  enters: oku,
  turned: { yes: ["tapped", "タップ状態"], no: ["untapped", "アンタップ状態"] },
  field: { en: ["field", "play"], ja: ["場", "フィールド"] },
  selves: [
    { on: "card", en: ["this card", "this (unit|spell)"], ja: ["このカード", "この(ユニット|スペル)"] },
  ],
  own: { en: "this (card|unit|spell)", ja: "この(カード|ユニット|スペル)" },
  counters: [
    { ja: "体", is: aru, of: (what) => what.noun === "unit" && !what.zone },
    { ja: "枚", is: aru, of: (what) => what.noun !== "unit" || what.zone !== undefined },
  ],
  style: { possessive: false, each: false },
  opposing: { en: ["enemy", "opposing"], ja: [] },
  called: { subtype: "unit" },
  ofOneSort: ["type", "subtype"],
  had: true,
  holders: ["that", "turnPlayer", "its", "owner"],
  further: [
    "sameAs",
    "differs",
    "effectKind",
    "equippedTo",
    "attached",
    "attachedTo",
    "chosenWord",
    "covering",
    "owner",
    "extreme",
    "among",
    "attackedThisTurn",
    "playedThisTurn",
  ],
};
