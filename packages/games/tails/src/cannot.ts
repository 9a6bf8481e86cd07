/** What cards of this game cannot do, for those who know others. */
import { NO_COIN, NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
  NO_COIN,
  {
    words: ["tap", "untap", "tapped"],
    example: "Tap a unit.",
    says: {
      en: "Nothing is tapped: a unit attacks as often in a turn as its attacks say.",
      ja: "疲弊（タップ）はありません。ユニットは、1ターンに「attacks」の回数だけ攻撃します。",
    },
  },
  {
    words: ["stun", "stunned"],
    example: "Stun a unit.",
    says: {
      en: "Nothing is stunned: a unit without health dies.",
      ja: "スタンはありません。耐久力がなくなったユニットは死にます。",
    },
  },
  {
    words: ["rank", "level"],
    example: "Destroy one rank 2 unit.",
    says: { en: "Cards have neither ranks nor levels.", ja: "カードにランクもレベルもありません。" },
  },
  {
    words: ["control of"],
    example: "Gain control of a unit.",
    says: { en: "A unit fights for its own player to the end.", ja: "ユニットのコントロールは移りません。" },
  },
  {
    words: ["exile", "from the game"],
    example: "Remove a unit from the game.",
    says: {
      en: "Nothing is removed from the game: what is gone lies in the discard pile.",
      ja: "カードはゲームから除外されません。捨て札に置かれます。",
    },
  },
];
