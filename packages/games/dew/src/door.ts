/** What a player is told of Dewfall before choosing it. */
import type { Door } from "@tefuda/cardtext/entry";

export const DOOR: Door = {
  says: {
    en: "Small critters of one meadow; a short game, good to begin with.",
    ja: "ひとつの草むらの小さな虫たち。短くて、初めての人に向くゲーム。",
  },
  seats: [2, 2],
  minutes: 10,
  grade: "easy",
  cards: [
    { name: "Lamp Moth", names: { ja: "灯りの蛾" }, type: "Critter", subtypes: ["Moth"] },
    { name: "Errand Bee", names: { ja: "使い走りの蜂" }, type: "Critter", subtypes: ["Bee"] },
    { name: "Doorstep Snail", names: { ja: "戸口の蝸牛" }, type: "Critter", subtypes: ["Snail"] },
  ],
};
