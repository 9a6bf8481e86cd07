/** 11 Terms: the fields of a card file, as data; what reads a card checks it by them. */
import { LONGEST_FLAVOUR } from "@tefuda/cardtext/bilingual";
import type { CardForm } from "@tefuda/kernel";
import { TEXTS, UNIT_TYPES } from "../schema.ts";

export const RARITIES = ["C", "UC", "R", "SR", "PTR", "TMR", "STMR", "PR"] as const;

export const FORM = {
  name: { is: "name", both: true, needs: "all", about: { en: "what the card is called", ja: "カード名" } },
  epithet: {
    is: "name",
    both: true,
    about: { en: "what is said of a general behind the name", ja: "名前の後ろに付く二つ名" },
  },
  type: {
    is: "oneOf",
    of: ["general", "reinforcement", "main tactic", "battle tactic", "scenario"],
    needs: "all",
    about: { en: "what type of card it is", ja: "カードの種類" },
  },
  nation: {
    is: "oneOf",
    of: ["Wei", "Shu", "Wu", "Warlords", "Han"],
    needs: "all",
    about: { en: "its nation", ja: "勢力" },
  },
  unit: {
    is: "oneOf",
    of: UNIT_TYPES,
    on: ["general"],
    needs: ["general"],
    about: { en: "the unit type of a general", ja: "武将の兵種" },
  },
  subtypes: { is: "list", about: { en: "its subtypes", ja: "サブタイプ" } },
  cost: {
    is: "written",
    such: ["2R1C", "0"],
    needs: "all",
    about: { en: "what it costs: colours by letter, C for any", ja: "コスト。勢力の文字と、何でもよいC" },
  },
  power: {
    is: "whole",
    min: 1,
    max: 10_000,
    on: ["general"],
    needs: ["general"],
    about: { en: "the power of a general", ja: "武将の武力" },
  },
  fortDamage: {
    is: "whole",
    min: 1,
    max: 9,
    on: ["general"],
    about: {
      en: "how many forts it breaks at once; 1 where nothing is said",
      ja: "一度に破る城壁の数。なければ1",
    },
  },
  texts: {
    is: "texts",
    most: TEXTS,
    needs: ["main tactic", "battle tactic"],
    about: {
      en: "its texts, each in quotation marks; of a tactic exactly one",
      ja: "テキスト。英語か日本語で、それぞれ引用符で囲む。計略は1つだけ",
    },
  },
  fort: {
    is: "text",
    about: { en: "what happens when it falls as a fort", ja: "城壁として破られたときの効果" },
  },
  rarity: { is: "oneOf", of: RARITIES, needs: "all", about: { en: "how rare it is", ja: "レアリティ" } },
  code: {
    is: "written",
    such: ["PR-021"],
    needs: "all",
    about: {
      en: "its code; cards of one code are one card",
      ja: "カード番号。同じ番号のカードは同じカード",
    },
  },
  flavour: {
    is: "phrase",
    longest: LONGEST_FLAVOUR,
    both: true,
    about: { en: "words that are shown and no more", ja: "フレーバーテキスト" },
  },
} as const satisfies CardForm;
