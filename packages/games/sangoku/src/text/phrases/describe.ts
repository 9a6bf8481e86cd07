/** Descriptions of cards, as this game says whose they are. */
import { describing } from "@tefuda/language/cards/describing";
import { vocabulary } from "./words.ts";

export const { owned, possessed } = describing(
  vocabulary.cards,
  vocabulary.states,
  vocabulary.traits,
  vocabulary.figures,
);
