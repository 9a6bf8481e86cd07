/** 1 Decks: what a constructed deck has to be (trails-1.4 to 1.6). */
import { type DeckForm, readDeckFile } from "@tefuda/cardtext/deckfile";
import type { Book, CardInfo, ListInfo, Problem, SourceFile } from "@tefuda/kernel";

const SIZE = 50;
const COPIES = 4;
/** trails-1.6 */
const ANY_NUMBER = 99;

const CONSTRUCTED: DeckForm = {
  example: "4 Oswin, Squire",
  size: { min: SIZE, max: SIZE, rule: "trails-1.4" },
  copies: { most: copiesOf, often: "one to four times", rule: "trails-1.5" },
};

/** Name and sub-name together are a card's name, so each has its own count (trails-1.5). */
function copiesOf(card: CardInfo): number {
  return card.details?.some((detail) => detail.id === "generic") ? ANY_NUMBER : COPIES;
}

/** Reads and checks a constructed deck. */
export const readDeck = (file: SourceFile, book: Book): { list?: ListInfo; problems: Problem[] } =>
  readDeckFile(file, book, CONSTRUCTED);
