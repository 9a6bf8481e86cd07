/** What Trails TCG says of itself to the list of games. */
import { type GameEntry, makingTexts } from "@tefuda/cardtext/entry";
import { DOOR } from "./door.ts";
import { LOOK } from "./look.ts";

export const entry: GameEntry = {
  id: "trails",
  title: "Trails TCG",
  door: DOOR,
  howTo: async () => (await import("./how-to.ts")).howTo,
  load: async () => (await import("./index.ts")).trails,
  texts: makingTexts(() => import("./text/index.ts")),
  grammars: async () => (await import("./text/index.ts")).grammars,
  vocabulary: async () => (await import("./text/phrases/words.ts")).vocabulary,
  look: LOOK,
  words: {
    "a zone": "homebase",
    "a phase": "deployment",
    "a kind of card": "unit",
    "a number": "bond",
    "a keyword": "stun stunned rebuild covert overkill sclm",
  },
};
