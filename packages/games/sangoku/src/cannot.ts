/** What cards of this game cannot do, for those who know others. */
import { NO_DIE, NO_FURTHER_TURN, NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
  NO_DIE,
  {
    words: ["stun", "stunned"],
    example: "Stun a general.",
    says: {
      en: "Nothing is stunned: generals are tapped and made to stand, and retire with as much damage as power.",
      ja: "スタンはありません。武将は疲弊・待機し、武力以上のダメージで撤退します。",
    },
  },
  {
    words: ["unit", "units"],
    example: "Destroy one unit.",
    says: {
      en: 'What fights is called a "general", and "retires" rather than being destroyed.',
      ja: "戦うのは「武将」で、破壊ではなく「撤退」します。",
    },
  },
  {
    words: ["control of"],
    example: "Gain control of a general.",
    says: { en: "A general stays with its player.", ja: "武将のコントロールは移りません。" },
  },
  {
    words: ["rank", "level"],
    example: "Retire one rank 2 general.",
    says: { en: "Cards have neither ranks nor levels.", ja: "カードにランクもレベルもありません。" },
  },
  NO_FURTHER_TURN,
];
