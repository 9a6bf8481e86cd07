/** 1 Decks and cards: the fields of a card file, as data; what reads a card checks it by them. */
import { LONGEST_FLAVOUR } from "@tefuda/cardtext/bilingual";
import type { CardForm } from "@tefuda/kernel";
import { TEXTS } from "../schema.ts";

export const RARITIES = ["C", "U", "R", "S"] as const;

const price = { is: "whole", min: 0, max: 99 } as const;

export const FORM = {
  name: { is: "name", both: true, needs: "all", about: { en: "what the card is called", ja: "カード名" } },
  sub: {
    is: "name",
    both: true,
    about: {
      en: "its sub-name, which is part of its name: four of it may be in a deck",
      ja: "サブネーム。名前の一部で、同じものはデッキに4枚まで",
    },
  },
  generic: {
    is: "flag",
    // trails-1.6
    called: { en: "Common", ja: "一般" },
    about: {
      en: "instead of a sub-name: any number of it may be in a deck",
      ja: "サブネームの代わり。デッキに何枚でも入る",
    },
  },
  type: {
    is: "oneOf",
    of: ["UNIT", "ITEM", "EVENT", "BASE"],
    needs: "all",
    about: { en: "what type of card it is", ja: "カードの種類" },
  },
  orgs: {
    is: "list",
    about: {
      en: "its organizations, in either language: [Tidewatch] or [潮見隊]",
      ja: "組織。どちらの言語でもよい：[潮見隊] か [Tidewatch]",
    },
  },
  cp: { ...price, on: ["UNIT", "ITEM"], needs: ["UNIT", "ITEM"], about: { en: "CP cost", ja: "CPコスト" } },
  ep: { ...price, on: ["EVENT"], needs: ["EVENT"], about: { en: "EP cost", ja: "EPコスト" } },
  level: { ...price, on: ["BASE"], needs: ["BASE"], about: { en: "building level", ja: "拠点レベル" } },
  str: { ...price, on: ["UNIT"], needs: ["UNIT"], about: { en: "strength", ja: "STR" } },
  def: { ...price, on: ["UNIT"], needs: ["UNIT"], about: { en: "defense", ja: "DEF" } },
  texts: {
    is: "texts",
    most: TEXTS,
    needs: ["EVENT"],
    about: {
      en: "its texts, each in quotation marks; icon crafts as 【Covert】",
      ja: "テキスト。英語か日本語で、それぞれ引用符で囲む。アイコンクラフトは【Covert】や【隠密】のように書く",
    },
  },
  art: {
    is: "group",
    fields: {
      name: {
        is: "name",
        both: true,
        needs: "all",
        about: { en: "what the art is called", ja: "アーツの名前" },
      },
      ep: { ...price, needs: "all", about: { en: "its EP cost", ja: "EPコスト" } },
      texts: {
        is: "texts",
        most: TEXTS,
        needs: "all",
        about: { en: "what it does, once", ja: "アーツの効果" },
      },
    },
    on: ["UNIT"],
    about: { en: "an art: a second way to play the card", ja: "アーツ" },
  },
  rarity: { is: "oneOf", of: RARITIES, needs: "all", about: { en: "how rare it is", ja: "レアリティ" } },
  number: {
    is: "written",
    such: ["023"],
    needs: "all",
    about: { en: "its number in the set, from 1 to 999", ja: "セットでの番号（1～999）" },
  },
  flavour: {
    is: "phrase",
    longest: LONGEST_FLAVOUR,
    both: true,
    about: { en: "words that are shown and no more", ja: "フレーバーテキスト" },
  },
} as const satisfies CardForm;
