/** What a player is told of True Trading Card Game before choosing it. */
import type { Door } from "@tefuda/cardtext/entry";

export const DOOR: Door = {
  says: {
    en: "Send out units, level them up, and battle for your opponent's twenty points.",
    ja: "ユニットを出して育て、相手の20ポイントをめぐって戦う。",
  },
  seats: [2, 2],
  minutes: 10,
  grade: "easy",
  cards: [
    { name: "Zephyr Stag", names: { ja: "そよ風の牡鹿" }, type: "Air", subtypes: ["Beast", "Elemental"] },
    {
      name: "Glasswing Salamander",
      names: { ja: "硝子羽のサラマンダー" },
      type: "Fire",
      subtypes: ["Reptile", "Elemental"],
    },
    {
      name: "Grandmother Bracken",
      names: { ja: "わらびばあさん" },
      type: "Nature",
      subtypes: ["Botanic", "Spellcaster"],
    },
  ],
};
