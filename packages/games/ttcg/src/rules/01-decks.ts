/** 1 Decks: what a deck file has to be. */
import { type DeckForm, readDeckFile } from "@tefuda/cardtext/deckfile";
import { limitedDeck } from "@tefuda/cardtext/limited";
import { type Book, type ListInfo, type Problem, type SourceFile, shown } from "@tefuda/kernel";
import { DECK as SAYS } from "../says.ts";
import { LIMITED } from "./01-limited.ts";

/** ttcg-1.2 */
export const COPIES = 2;

/** Units and spells mix in any ratio (ttcg-1.3), so nothing looks at it. */
export const DECK: DeckForm = {
  example: "2 Lantern Scout",
  known: "ttcg-1.5",
  size: { min: 50, max: 70, rule: "ttcg-1.1" },
  copies: { most: () => COPIES, often: SAYS.often, rule: "ttcg-1.2" },
  field: (key) => (/side/i.test(key) ? SAYS.side(shown(key)) : undefined),
};

const POOLED = limitedDeck(LIMITED, DECK);

/** Reads and checks a deck; one that names its packs is one of limited play. */
export const readDeck = (file: SourceFile, book: Book): { list?: ListInfo; problems: Problem[] } =>
  readDeckFile(file, book, (has) => (has("packs") ? POOLED : DECK));
