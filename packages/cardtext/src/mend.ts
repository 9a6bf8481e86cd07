/**
 * The least that has to change for a text to be read. Reading often stops behind what is wrong, since words that fit only for
 * a while are read on and on; what can be put otherwise, added or left out so that all is read is the trouble itself.
 */
import type { Language, Token } from "./types.ts";
import { isWeighty, turnsRound } from "./weighty.ts";

/** Tokens from..to (without the last), in whose place these words stand: none where they are left out. */
export interface Mend {
  from: number;
  to: number;
  words: string;
}

/** Whether tokens are a text that is read; undefined where no more is tried. */
export type Reads = (tokens: readonly Token[]) => boolean | undefined;

/** Where reading stopped, and what may have been meant there. */
export interface Stop {
  at: number;
  /** A word like the one that stands there. */
  like: string | undefined;
}

/** So far behind the place where reading stops the trouble is looked for, and so far it is from there at most. */
const BACK = 8;
const NEAR = 3;
/** No more in a row is left out. */
const LONGEST = 6;
/** Where every letter is a token, a word is about so many. */
const LETTERS = 2;

/** Whether a word ends before a token, where a token may be a letter of one. */
export const partedAt =
  (tokens: readonly Token[], { apart }: Language) =>
  (at: number): boolean =>
    apart === undefined || !tokens[at - 1] || !tokens[at] || apart(tokens[at - 1]!.text, tokens[at].text);

/** The first way that makes a text of these tokens. */
export function mend(
  tokens: readonly Token[],
  stop: Stop,
  language: Language,
  reads: Reads,
): Mend | undefined {
  const { tokenize } = language;
  const scale = language.apart ? LETTERS : 1;
  const parted = partedAt(tokens, language);
  for (const way of [...otherWords(tokens, stop, language), ...leftOut(tokens, stop, scale, parted)]) {
    const { from, to, words } = way;
    if (to > from && words === "" && turnsRound(tokens.slice(from, to), language)) continue;
    const read = reads([...tokens.slice(0, from), ...tokenize(words), ...tokens.slice(to)]);
    if (read === undefined) return undefined;
    if (read) return way;
  }
  return undefined;
}

/** The word that was meant, small words that nothing hangs on for one another, and such words where one lacks. */
function* otherWords(
  tokens: readonly Token[],
  { at: stop, like }: Stop,
  { name, small = [], tokenize }: Language,
): Generator<Mend> {
  const light = small.filter((word) => !tokenize(word).some((token) => isWeighty(token, name)));
  if (like !== undefined) yield { from: stop, to: stop + 1, words: like };
  for (const at of new Set([stop, stop - 1, stop - 2, 0])) {
    const { key } = tokens[at] ?? {};
    if (key !== undefined && light.includes(key))
      for (const words of light) if (words !== key) yield { from: at, to: at + 1, words };
  }
  for (const at of [stop, stop - 1])
    if (at >= 0) for (const words of small) yield { from: at, to: at, words };
}

/** What may go: the shortest first, and of those the nearest to the stop. */
function* leftOut(
  tokens: readonly Token[],
  { at: stop }: Stop,
  scale: number,
  parted: (at: number) => boolean,
): Generator<Mend> {
  for (let length = 1; length <= LONGEST * scale; length++)
    for (
      let from = Math.min(stop, tokens.length - length);
      from >= Math.max(0, stop - BACK * scale);
      from--
    ) {
      const to = from + length;
      if (to >= stop - NEAR * scale && length < tokens.length - 1 && parted(from) && parted(to))
        yield { from, to, words: "" };
    }
}
