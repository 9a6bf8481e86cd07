/** Descriptions of cards, as this game says whose they are. */
import { type Describing, describing } from "@tefuda/language/cards/describing";
import { vocabulary } from "./words.ts";

export const describe: Describing = describing(
  vocabulary.cards,
  vocabulary.states,
  vocabulary.traits,
  vocabulary.figures,
);
