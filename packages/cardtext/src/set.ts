/** The cards of a set as a whole: names that each mean one card, words that each have a bit, and room for all of them. */
import { Overfull, type Problem, shown, type Words } from "@tefuda/kernel";
import { look, whatDiffers } from "./looks.ts";
import { calledBy, keyOf } from "./open-words.ts";
import { CARD } from "./words/cards.ts";
import { SET } from "./words/sets.ts";

/** Anything that a file defines, and where. */
export interface Placed {
  name: string;
  file: string;
  line: number;
}

const problem = ({ file, line }: Placed, message: Words): Problem => ({ file, line, column: 1, message });
const place = ({ file, line }: Placed): string => `${file}:${line}`;

/** A name means one card; this one is taken, or cannot be told from one that is. */
export const nameTaken = (card: Placed, by: Placed): Problem =>
  problem(
    card,
    card.name.toLowerCase() === by.name.toLowerCase()
      ? CARD.taken(card.name, by.file, by.line)
      : SET.looksLike(shown(card.name), shown(by.name), place(by), whatDiffers(card.name, by.name)),
  );

/** Words of a set that look alike must be alike: names in another language, types, whatever cards have in common. */
export function tellLookalikes<Card extends Placed>(
  cards: readonly Card[],
  wordsOf: (card: Card) => readonly string[],
  problems: Problem[],
): void {
  const known = new Map<string, { word: string; card: Card }>();
  for (const card of cards)
    for (const word of wordsOf(card)) {
      const first = known.get(look(word));
      if (!first) known.set(look(word), { word, card });
      else if (first.word.toLowerCase() !== word.toLowerCase()) {
        const [mine, its] = [shown(word), shown(first.word)];
        const differs = whatDiffers(word, first.word);
        problems.push(
          problem(card, SET.wordLooksLike(mine, card.name, its, first.card.name, place(first.card), differs)),
        );
      }
    }
}

/**
 * A bit for each word that cards of a set have, in the order of the alphabet, and none for any other. Where they are more
 * than there are bits, that is told at the first card with one too many.
 */
export function bitsOf<Card extends Placed>(
  cards: readonly Card[],
  wordsOf: (card: Card) => readonly string[],
  { most, called }: { most: number; called: Words },
  problems: Problem[],
): (word: string) => number {
  tellLookalikes(cards, (card) => wordsOf(card).map((word) => calledBy(word).en), problems);
  const by = new Map<string, Card>();
  for (const card of cards)
    for (const word of wordsOf(card)) if (!by.has(keyOf(word))) by.set(keyOf(word), card);
  const beyond = [...by][most];
  if (beyond) {
    const [word, card] = beyond;
    problems.push(problem(card, SET.noBit(shown(word), card.name, most, called)));
  }
  const bits = new Map([...by.keys()].sort().map((word, i) => [word, 1 << i]));
  return (word) => bits.get(keyOf(word)) ?? 0;
}

/** Puts a game together. That its cards are too many, or say too much all in all, is told at the first without room. */
export function withRoom<Game>(
  cards: readonly Placed[],
  problems: Problem[],
  put: () => Game,
): Game | undefined {
  try {
    return put();
  } catch (error) {
    const card = error instanceof Overfull ? cards.find(({ name }) => name === error.definition) : undefined;
    if (!card) throw error;
    const { what, most } = error as Overfull;
    problems.push(problem(card, SET.noRoom(card.name, most, what)));
    return undefined;
  }
}
