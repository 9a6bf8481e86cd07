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
    words: ["card is discarded", "unit is discarded", "troop is discarded", "が捨てられ"],
    example: "When a card is discarded, draw a card.",
    says: {
      en: "Cards are discarded from hands and from the battlefield: say “from a hand”, or “dies” or “leaves the battlefield”.",
      ja: "カードは手札からも戦場からも捨てられます。「手札から捨てられた」「死亡した」「戦場を離れた」のように書きます。",
    },
  },
  {
    words: [
      "during its next turn",
      "during their next turn",
      "during its controllers next turn",
      "until the end of its next turn",
      "until the end of their next turn",
    ],
    example: "An enemy unit cannot attack during its next turn.",
    says: {
      en: "What holds for a time holds at once: this turn, “until your next turn”, or “until the end of your opponent's next turn”.",
      ja: "期間のある効果はすぐに始まります。「このターンの間」「次のあなたのターンまで」「次の相手のターン終了時まで」のように書きます。",
    },
  },
  {
    words: ["divided", "split", "distributed", "割り振"],
    example: "Deal two damage divided among enemy units.",
    says: {
      en: "Damage is not divided: say how much each is dealt, or “deal 1 damage to up to two enemy units”.",
      ja: "ダメージは割り振れません。それぞれに与える数を書くか、「敵のユニット2体までに1ダメージを与える」のように書きます。",
    },
  },
  {
    words: [
      "dies this way",
      "died this way",
      "if it dies",
      "if it died",
      "if that unit dies",
      "if that kills it",
    ],
    example: "Deal 1 damage to a Troop. If it dies, draw a card.",
    says: {
      en: "Whether damage killed a card is not asked of it: “destroy it; if you do, ...”, or “if an enemy unit died this turn, ...”.",
      ja: "ダメージで死亡したかどうかは、そのカードについては確かめられません。「破壊する。そうした場合、…」「このターンに敵のユニットが死亡している場合、…」のように書きます。",
    },
  },
  {
    words: ["rank", "level"],
    example: "Destroy one rank 2 unit.",
    says: { en: "Cards have neither ranks nor levels.", ja: "カードにランクもレベルもありません。" },
  },
];
