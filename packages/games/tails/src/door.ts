/** What a player is told of Tails and Tactics before choosing it. */
import type { Door } from "@tefuda/cardtext/entry";

export const DOOR: Door = {
  says: {
    en: "Animals at arms: hold your base, set traps, and act even before what was just done.",
    ja: "武装した動物たち。拠点を守り、罠を張り、いま行われたことの前にも割り込む。",
  },
  seats: [2, 4],
  minutes: 20,
  grade: "middling",
  cards: [
    { name: "Boar Riveters", names: { ja: "イノシシ鋲打ち工" }, type: "Troop", subtypes: ["Infantry"] },
    { name: "Unimpressed Goose", names: { ja: "動じないガチョウ" }, type: "Troop", subtypes: ["Infantry"] },
    { name: "Rolling Canteen", names: { ja: "移動酒保" }, type: "Vehicle", subtypes: ["Medic"] },
  ],
};
