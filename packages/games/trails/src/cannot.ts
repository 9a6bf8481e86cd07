/** What cards of this game cannot do, for those who know others. */
import { NO_COUNTERING, NO_FURTHER_TURN, NO_NAMING, NO_SCRYING, NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
  {
    words: ["tap", "untap", "tapped"],
    example: "Tap a UNIT you control.",
    says: {
      en: 'Nothing is tapped: UNITs are "actioned" and "readied", and "stunned" when they are beaten.',
      ja: "疲弊（タップ）はありません。UNITは「アクション状態」「レディ状態」になり、倒されると「スタン」します。",
    },
  },
  {
    words: ["damage"],
    example: "Deal 2 damage to a UNIT.",
    says: {
      en: "UNITs take no damage: STR at least DEF stuns them, and texts stun, destroy or change STR and DEF.",
      ja: "UNITはダメージを受けません。STRがDEF以上ならスタンし、テキストではスタン・破壊・STRやDEFの増減をします。",
    },
  },
  {
    words: ["exile", "from the game"],
    example: "Remove a UNIT from the game.",
    says: {
      en: "Nothing is removed from the game: what is gone lies in the trail.",
      ja: "カードはゲームから除外されません。軌跡に置かれます。",
    },
  },
  {
    words: [
      ...["creature", "creatures", "hero", "heroes", "minion", "minions", "monster", "monsters"],
      ...["follower", "followers", "character", "characters"],
    ],
    example: "Destroy a creature.",
    says: { en: 'What fights is called a "UNIT".', ja: "戦うカードは「UNIT」と呼びます。" },
  },
  NO_COUNTERING,
  NO_NAMING,
  NO_SCRYING,
  NO_FURTHER_TURN,
];
