/** 12 Types: the fields of a card file, as data; what reads a card checks it by them. */
import { capital } from "@tefuda/cardtext";
import { LONGEST_FLAVOUR } from "@tefuda/cardtext/bilingual";
import type { CardForm } from "@tefuda/kernel";
import { CARD_TYPES, SUB_TYPES } from "../schema.ts";

const types = CARD_TYPES.map(capital);
/** All types but Spell are those of units. */
const units = types.filter((type) => type !== "Spell");

export const FORM = {
  name: { is: "name", both: true, needs: "all", about: { en: "what the card is called", ja: "カード名" } },
  type: {
    is: "oneOf",
    of: types,
    needs: "all",
    about: { en: "the type of a unit, or Spell", ja: "ユニットのタイプ、または「Spell」" },
  },
  subtypes: {
    is: "list",
    of: SUB_TYPES.map(capital),
    on: units,
    needs: units,
    about: { en: "one or more sub-types", ja: "1つ以上の種族" },
  },
  level: {
    is: "whole",
    min: 1,
    max: 9,
    needs: units,
    about: {
      en: "its stars, and so its rank; a Spell may do without",
      ja: "星の数（ランク）。「Spell」は書かなくてもよい",
    },
  },
  attack: { is: "whole", min: 0, max: 9999, on: units, needs: units, about: { en: "attack", ja: "攻撃力" } },
  defense: {
    is: "whole",
    min: 0,
    max: 9999,
    on: units,
    needs: units,
    about: { en: "defense", ja: "守備力" },
  },
  effects: {
    is: "texts",
    most: 2,
    needs: "all",
    about: {
      en: "exactly two texts, each in quotation marks, or both in one",
      ja: "ちょうど2つの文。それぞれ引用符で囲む。1つにまとめてもよい",
    },
  },
  flavour: {
    is: "phrase",
    longest: LONGEST_FLAVOUR,
    both: true,
    about: { en: "words that are shown and no more", ja: "フレーバーテキスト" },
  },
} as const satisfies CardForm;
