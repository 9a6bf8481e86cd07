/** What cards of this game cannot do, for those who know others. */
import { NO_DIE, NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
  NO_DIE,
  {
    words: ["damage", "ダメージ"],
    example: "Deal two damage to a unit.",
    says: {
      en: "Nothing is dealt damage: attack and defense are compared, and texts destroy units or change these values; a unit that reaches the other player “hits directly”.",
      ja: "ダメージはありません。攻撃力と守備力を比べ、テキストでは破壊したり値を変えたりします。相手に届いた攻撃は「直接攻撃を通した」と書きます。",
    },
  },
  {
    words: ["block", "blocks", "blocked", "blocker", "ブロック"],
    example: "This card cannot be blocked.",
    says: {
      en: "No unit blocks for another: the attacker names its target; what it may attack is said as “may attack directly” or “cannot be attacked”.",
      ja: "ブロックはありません。攻撃する側が対象を選びます。「直接攻撃できる」「攻撃されない」のように書きます。",
    },
  },
  {
    words: ["name a card", "names a card", "card name", "カード名を"],
    example: "Name a card.",
    says: {
      en: "No name of a card is chosen in play: a text has it in quotation marks, and a type or a sub-type may be chosen.",
      ja: "対戦中にカード名は選びません。カード名はテキストに「」で書き、選べるのはタイプと種族です。",
    },
  },
  {
    words: [
      ...["total rank", "total level", "total attack", "total defense", "combined rank", "combined attack"],
      ...["ランクの合計", "レベルの合計", "攻撃力の合計", "合計ランク", "合計レベル"],
    ],
    example: "Destroy any number of units with total rank 5 or less.",
    says: {
      en: "Cards are not chosen by what their values add up to: say how many they are and how high the value of each.",
      ja: "値の合計でカードを選ぶことはできません。枚数と、それぞれの値を書きます。",
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
