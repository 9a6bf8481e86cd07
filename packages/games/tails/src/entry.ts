/** What Tails and Tactics says of itself to the list of games. */
import { type GameEntry, makingTexts } from "@tefuda/cardtext/entry";
import { DOOR } from "./door.ts";
import { LOOK } from "./look.ts";

export const entry: GameEntry = {
  id: "tails",
  title: "Tails and Tactics",
  door: DOOR,
  howTo: async () => (await import("./how-to.ts")).howTo,
  load: async () => (await import("./index.ts")).tails,
  texts: makingTexts(() => import("./text/index.ts")),
  grammars: async () => (await import("./text/index.ts")).grammars,
  vocabulary: async () => (await import("./text/phrases/words.ts")).vocabulary,
  look: LOOK,
  words: {
    "a zone": "turf",
    "a phase": "deployment",
    "a kind of card": "unit trap",
    "a keyword": "dodge explosive ambush",
  },
};
