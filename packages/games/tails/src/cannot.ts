/** What cards of this game cannot do, for those who know others. */
import { NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
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
    words: ["card is discarded", "unit is discarded", "troop is discarded"],
    example: "When a card is discarded, draw a card.",
    says: {
      en: "Cards are discarded from hands and from the battlefield: say “from a hand”, or “dies” or “leaves the battlefield”.",
      ja: "カードは手札からも戦場からも捨てられます。「手札から捨てられた」「死亡した」「戦場を離れた」のように書きます。",
    },
  },
  {
    words: ["rank", "level"],
    example: "Destroy one rank 2 unit.",
    says: { en: "Cards have neither ranks nor levels.", ja: "カードにランクもレベルもありません。" },
  },
];
