/** What cards of this game cannot do, for those who know others. */
import {
  NO_COUNTERING,
  NO_DIE,
  NO_FURTHER_TURN,
  NO_NAMING,
  NO_SCRYING,
  NO_TARGETED,
  NOWHERE,
} from "@tefuda/cardtext/cannot";
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
    words: [
      ...["unit", "units", "creature", "creatures", "hero", "heroes", "minion", "minions"],
      ...["monster", "monsters", "follower", "followers", "character", "characters"],
    ],
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
  {
    words: ["that destroyed", "that retired this", "that retired it", "that killed", "that defeated"],
    example: "【Battle Retire】 Retire the general that destroyed it.",
    says: {
      en: 'What a general retired by is not remembered: "the general fighting this general" is the one of its battle.',
      ja: "何によって撤退したかは記録されません。戦闘の相手は「この武将と戦闘中の武将」です。",
    },
  },
  {
    words: ["discard both", "discard an opposing", "discard target", "discard each", "discard all opposing"],
    example: "Discard both fighting generals.",
    says: {
      en: 'Generals are discarded out of a hand; those on the battlefield "retire".',
      ja: "武将を捨てるのは手札からです。戦場の武将は「撤退」します。",
    },
  },
  NO_COUNTERING,
  NO_TARGETED,
  NO_NAMING,
  NO_SCRYING,
  NO_FURTHER_TURN,
];
