/** What a player is told of Trails TCG before choosing it. */
import type { Door } from "@tefuda/cardtext/entry";

export const DOOR: Door = {
  says: {
    en: "Companions of the lantern roads: deploy them, send them to fight, and wear down your opponent's forty points of bond.",
    ja: "提灯の道の仲間たちを出して戦わせ、相手の絆40点を削りきる。",
  },
  seats: [2, 2],
  minutes: 25,
  grade: "demanding",
  cards: [
    { name: "Amber Page", names: { ja: "琥珀の小姓" }, type: "UNIT", subtypes: ["amber order"] },
    { name: "Mail Rider", names: { ja: "郵便騎手" }, type: "UNIT", subtypes: ["skyrail company"] },
    {
      name: "Mule Driver",
      names: { ja: "騾馬追い" },
      type: "UNIT",
      subtypes: ["free wayfarers", "cogwright union"],
    },
  ],
};
