/** A deck as a link: the same text that people send to each other, folded; it is read as that text is. */
import { deckLines } from "@tefuda/referee/deck-text";
import { folded, unfolded } from "@tefuda/workshop/folded";

export const foldedDeck = (name: string, cards: readonly string[]): Promise<string> =>
  folded([`# ${name.replaceAll(/\s+/g, " ")}`, ...deckLines(cards)].join("\n"));

/** The text; null for what holds none. */
export const unfoldedDeck = unfolded;
