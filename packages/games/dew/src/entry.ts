/** What Dewfall says of itself to the list of games. */
import { type GameEntry, makingTexts } from "@tefuda/cardtext/entry";
import { DOOR } from "./door.ts";
import { LOOK } from "./look.ts";

export const entry: GameEntry = {
  id: "dew",
  title: "Dewfall",
  door: DOOR,
  howTo: async () => (await import("./how-to.ts")).howTo,
  load: async () => (await import("./index.ts")).dew,
  texts: makingTexts(() => import("./text.ts")),
  grammars: async () => (await import("./text.ts")).texts.grammars,
  vocabulary: async () => (await import("./words.ts")).vocabulary,
  look: LOOK,
  words: {
    "a zone": "meadow compost",
    "a number": "bloom dew",
    "a kind of card": "critter breeze",
    "a keyword": "winged sting",
  },
};
