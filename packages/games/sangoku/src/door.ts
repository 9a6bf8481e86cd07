/** What a player is told of Three Kingdoms TCG before choosing it. */
import type { Door } from "@tefuda/cardtext/entry";

export const DOOR: Door = {
  says: {
    en: "Generals of the Three Kingdoms take the field; take your opponent's forts before yours fall.",
    ja: "三国の武将が出陣する。自分の城壁が落ちる前に、相手の城壁を破れ。",
  },
  seats: [2, 2],
  minutes: 20,
  grade: "demanding",
  cards: [
    {
      name: "Zhao Yun, Child in the Breastplate",
      names: { ja: "趙雲 胸当ての中の子" },
      type: "general",
      subtypes: ["Shu", "cavalry", "five tiger generals"],
    },
    {
      name: "Lady Sun, Swords in the Bedroom",
      names: { ja: "孫夫人 寝所の剣" },
      type: "general",
      subtypes: ["Shu", "bowman"],
    },
    {
      name: "Yuan Shao, Four Generations of Ministers",
      names: { ja: "袁紹 四代の名門" },
      type: "general",
      subtypes: ["Warlords", "cavalry", "coalition"],
    },
  ],
};
