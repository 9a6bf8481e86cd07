/** What True Trading Card Game says of itself to the list of games. */
import { type GameEntry, makingTexts } from "@tefuda/cardtext/entry";
import { DOOR } from "./door.ts";
import { LOOK } from "./look.ts";

export const entry: GameEntry = {
  id: "ttcg",
  title: "True Trading Card Game",
  door: DOOR,
  howTo: async () => (await import("./how-to.ts")).howTo,
  load: async () => (await import("./index.ts")).ttcg,
  texts: makingTexts(() => import("./text/index.ts")),
  grammars: async () => (await import("./text/index.ts")).grammars,
  vocabulary: async () => (await import("./text/phrases/vocabulary.ts")).vocabulary,
  look: LOOK,
  words: {
    "a kind of card": "unit trap",
    "a keyword": "equip latent dormant",
  },
};
