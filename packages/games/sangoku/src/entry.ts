/** What Three Kingdoms TCG says of itself to the list of games. */
import { type GameEntry, makingTexts } from "@tefuda/cardtext/entry";
import { DOOR } from "./door.ts";
import { LOOK } from "./look.ts";

export const entry: GameEntry = {
  id: "sangoku",
  title: "Three Kingdoms TCG",
  door: DOOR,
  howTo: async () => (await import("./how-to.ts")).howTo,
  load: async () => (await import("./index.ts")).sangoku,
  texts: makingTexts(() => import("./text/index.ts")),
  grammars: async () => (await import("./text/index.ts")).grammars,
  vocabulary: async () => (await import("./text/phrases/words.ts")).vocabulary,
  look: LOOK,
  words: {
    "a zone": "fort",
    "a kind of card": "tactic",
    "a keyword": "musou equip retire ambush avoidance",
  },
};
