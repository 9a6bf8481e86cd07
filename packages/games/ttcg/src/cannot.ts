/** What cards of this game cannot do, for those who know others. */
import { NO_DIE, NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
  NO_DIE,
  {
    words: ["damage"],
    example: "Deal two damage to a unit.",
    says: {
      en: "Units take no damage: attack and defense are compared, and texts destroy units or change these values.",
      ja: "ユニットはダメージを受けません。攻撃力と守備力を比べ、テキストでは破壊したり値を変えたりします。",
    },
  },
  {
    words: ["stun", "stunned"],
    example: "Stun a unit.",
    says: {
      en: "Nothing is stunned: units are tapped and untapped.",
      ja: "スタンはありません。ユニットはタップ・アンタップします。",
    },
  },
  {
    words: ["exile", "from the game"],
    example: "Remove a unit from the game.",
    says: {
      en: "Nothing is removed from the game: what is gone lies in the discard pile.",
      ja: "カードはゲームから除外されません。捨て札に置かれます。",
    },
  },
  {
    words: ["evolve", "transform"],
    example: "Evolve this unit.",
    says: {
      en: "Units are levelled up: a card of a higher rank is played on them.",
      ja: "ユニットはレベルアップします。より高いランクのカードを重ねてプレイします。",
    },
  },
];
