/** 1 Decks: the two ways to play (trails-1.1), and what a deck has to be in each (trails-1.2 to 1.6). */
import { type DeckForm, readDeckFile } from "@tefuda/cardtext/deckfile";
import type { Book, CardInfo, ListInfo, Problem, SourceFile } from "@tefuda/kernel";
import { DECK } from "../says.ts";

/** trails-1.2, 1.8: all that is in the packs a player opens. */
export const PACKS = 5;
export const PACK = 8;
const SEALED: DeckForm = {
  example: "1 Oswin, Squire",
  size: { min: PACKS * PACK, max: PACKS * PACK, rule: "trails-1.2" },
  // trails-1.3
  copies: { most: () => PACKS * PACK, often: DECK.opened, rule: "trails-1.3" },
  opened: { packs: [PACKS], cards: PACK, rule: "trails-1.2", pack: "trails-1.8" },
};

const SIZE = 50;
/** trails-1.5; of generic cards any number (trails-1.6). */
export const copiesIf = (generic: boolean): number => (generic ? 99 : 4);

export const CONSTRUCTED: DeckForm = {
  example: "4 Oswin, Squire",
  size: { min: SIZE, max: SIZE, rule: "trails-1.4" },
  copies: { most: copiesOf, often: DECK.copies, rule: "trails-1.5" },
};

/** Name and sub-name together are a card's name, so each has its own count (trails-1.5). */
function copiesOf(card: CardInfo): number {
  return copiesIf(card.details?.some((detail) => detail.id === "generic") ?? false);
}

/** Reads and checks a deck: one that names its packs is a sealed one, any other constructed (trails-1.1). */
export const readDeck = (file: SourceFile, book: Book): { list?: ListInfo; problems: Problem[] } =>
  readDeckFile(file, book, (has) => (has("packs") ? SEALED : CONSTRUCTED));
