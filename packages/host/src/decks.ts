/** Decks of somebody's own at the door: what is wrong with them by the rules of their game, and one made by chance. */
import { type FormatInfo, shown, type Words, WordsError } from "@tefuda/kernel";
import { cardInLine, deckFile } from "@tefuda/referee/deck-text";
import { madeList } from "@tefuda/referee/made-list";
import { openingHand } from "@tefuda/referee/opening-hand";
import { type DeckProblem, HostError, type MatchPlan } from "./host.ts";
import type { Shelf } from "./shelf.ts";

/**
 * What the reader of the game finds wrong with these cards as a deck, or as one of limited play that is made of `packs`; nothing
 * where it may be played.
 */
export function problemsOf(
  shelf: Shelf,
  format: string | null,
  cards: readonly string[],
  packs: readonly (readonly string[])[] | null = null,
): DeckProblem[] {
  const { pack, book } = shelf;
  const file = { path: "deck.yaml", text: deckFile("deck", cards, packs) };
  return pack.readList(file, book, formatOf(shelf, format)).problems.map(({ line, message }) => {
    const card = cardInLine(line, cards) ?? null;
    return { says: called(message, card, shelf), card };
  });
}

/** The name of a card as it is called in each language. */
function called({ en, ja }: Words, card: string | null, { book }: Shelf): Words {
  const name = book.cards.find((one) => one.name === card)?.names?.ja;
  return { en, ja: name === undefined ? ja : ja.replaceAll(`「${card}」`, `「${name}」`) };
}

/** A deck that the game allows and that nobody thought about. */
export const randomDeck = (shelf: Shelf, format: string | null, seed: number): string[] =>
  madeList(shelf, seed, formatOf(shelf, format));

/** How many cards are dealt at the beginning; null where that cannot be found out. */
export function handOf(shelf: Shelf, format: string | null): number | null {
  const { lists, seats } = shelf.data;
  const [list] = lists;
  if (!list) return null;
  const dealt = Array.from({ length: seats.min }, () => list.cards);
  return openingHand(shelf, dealt, formatOf(shelf, format)?.settings);
}

/** Throws, in words, for a plan with a deck of somebody's own that may not be played. */
export function checkOwnDecks(shelf: Shelf, { players, format, sealed }: MatchPlan): void {
  if (sealed) return;
  for (const { cards } of players) {
    const problems = cards ? problemsOf(shelf, format ?? null, cards) : [];
    if (problems.length > 0) throw new WordsError(refusal(problems));
  }
}

/** More than that is wrong with it need not be told where it is only refused. */
const TOLD_MOST = 3;
function refusal(problems: readonly DeckProblem[]): Words {
  const told = problems.slice(0, TOLD_MOST).map(({ says }) => says);
  const more = problems.length > TOLD_MOST;
  return {
    en: `The deck cannot be played: ${told.map(({ en }) => en).join("; ")}${more ? "; and more" : ""}.`,
    ja: `このデッキは使えません：${told.map(({ ja }) => ja).join("。")}${more ? "。ほかにもあります" : ""}。`,
  };
}

function formatOf({ data }: Shelf, format: string | null): FormatInfo | undefined {
  if (format === null) return undefined;
  const found = data.formats.find(({ id }) => id === format);
  if (!found) throw new HostError(`${data.title} is not played in a format called "${shown(format)}".`);
  return found;
}
