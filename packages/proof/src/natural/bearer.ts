/** The card that bears a text, made out of the words that its writer described it with. */

/** A kind of card, the parts of it on which the text may stand, and what is printed on it besides. */
export interface Bearer {
  card: string;
  parts: readonly string[];
  fields: Readonly<Record<string, unknown>>;
  /** What is printed before the text, in each language, where its writer said it of the card. */
  mark?: Readonly<Record<"en" | "ja", string>>;
  /** Texts that it needs besides: the emblems that its writer named. */
  beside?: readonly string[];
}
/** From the words of an entry to its card; nothing where they say no card of the game. */
export type ReadBearer = (on: string, use: string) => Bearer | undefined;

/** What stands behind a word, as a number: "CP 3" and "3 CP" alike. */
export function numberBeside(words: string, word: string): number | undefined {
  const found =
    new RegExp(`\\b${word} (\\d+)`, "i").exec(words) ?? new RegExp(`(\\d+) ${word}\\b`, "i").exec(words);
  return found ? Number(found[1]) : undefined;
}

/** Those of some words that are said, in the order in which they stand in the list. */
export const saidOf = (words: string, list: readonly string[]): string[] =>
  list.filter((word) => new RegExp(`\\b${word}\\b`, "i").test(words));

/** What is said as 3/4. */
export const pairOf = (words: string): [number, number] | undefined => {
  const found = /(\d+)\/(\d+)/.exec(words);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};
