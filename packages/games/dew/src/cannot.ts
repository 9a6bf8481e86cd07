/** What cards of this game cannot do, for those who know others. */
import { NO_COIN, NO_DIE, NO_FURTHER_TURN, NOWHERE } from "@tefuda/cardtext/cannot";
import type { Cannot } from "@tefuda/kernel";

export const CANNOT: readonly Cannot[] = [
  ...NOWHERE,
  NO_COIN,
  NO_DIE,
  {
    words: ["damage"],
    example: "Deal 2 damage to a critter.",
    says: {
      en: "Critters take no damage: a bite that is at least their shell composts them, and texts compost them or change bite and shell.",
      ja: "虫はダメージを受けません。牙が殻以上なら堆肥になり、テキストでは堆肥にするか、牙や殻を増減します。",
    },
  },
  {
    words: ["control of"],
    example: "Gain control of a critter.",
    says: { en: "A critter stays on its side of the meadow.", ja: "虫が相手の草地に移ることはありません。" },
  },
  {
    words: ["exile", "from the game"],
    example: "Remove a critter from the game.",
    says: {
      en: "Nothing is removed from the game: what is gone lies in the compost.",
      ja: "カードはゲームから除外されません。堆肥に置かれます。",
    },
  },
  NO_FURTHER_TURN,
];
