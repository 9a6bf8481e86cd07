/** What can be asked of a card, as it is and as it last was when it left the field. */
import { fact, type Machine, markBits, numbered, printed, value } from "@tefuda/kernel";
import { Past } from "../lowering/past.ts";
import type { CardOn } from "../lowering/trigger-conditions.ts";
import type { Bits, CardWorld, Listed } from "./world.ts";

/** A card as it is looked at: its numbers and states, by their names, and its words. */
export interface Look {
  figures: Readonly<Record<string, (m: Machine, card: number) => number>>;
  states: Readonly<Record<string, Readonly<Record<string, CardOn>>>>;
  /** The words of each list, as bits. */
  traits: Readonly<Record<string, (m: Machine, card: number) => number>>;
  /** Whether it has all of these. */
  keywords(words: readonly string[]): CardOn;
}
export interface Memory {
  /** What is kept of cards that leave; left out where nothing is. */
  past?: Past;
  /** As it is now, as it was before its last move, as it is or last was if it has left; others by names of the game's. */
  looks: Readonly<Record<"now" | "before" | "any", Look>> & Readonly<Record<string, Look>>;
}
/** Where something is kept. */
export type Kept = Memory & { past: Past };

/** The printed words of a card and those that texts give it, as bits. */
export const bitsNow = (m: Machine, card: number, { fact: own, mark }: Bits): number =>
  fact(m, card, own) | markBits(m, card, mark);
export const bitOf = ({ words }: Pick<Listed, "words">, word: string): number => {
  if (typeof words === "function") return words(word);
  const n = words.indexOf(word);
  return n < 0 ? 0 : 1 << n;
};
export const allBits = (of: Pick<Listed, "words">, words: readonly string[]): number =>
  words.reduce((bits, word) => bits | bitOf(of, word), 0);
export const hasWord = (m: Machine, card: number, bits: Bits, word: string): boolean =>
  (bitsNow(m, card, bits) & bitOf(bits, word)) !== 0;

/** The names of the columns in which is kept what is last known of a card: so many numbers that change, so many lists of words. */
export const pastColumns = (numbers: number, lists: number): readonly string[] => [
  "lastMarks",
  "left",
  ...numbered("last", numbers + lists),
];

export function memoryOf(cards: CardWorld): Kept {
  const { past: place, field, figures, keywords, traits, states } = cards;
  const [marks, left, first] = [place.column, place.column + 1, place.column + 2];
  const stats = [...new Set(Object.values(figures).flatMap(({ stat, fixed }) => (fixed ? [] : [stat])))];
  const lists = [keywords, ...Object.values(traits)];
  const all = Object.entries(states).flatMap(([group, of]) =>
    Object.entries(of).map(([state, test]) => ({ name: `${group} ${state}`, test })),
  );
  const numbers = [...stats, ...lists].map((_, i) => first + i);
  const past = new Past({
    zone: field,
    counts: place.counts,
    marks,
    numbers: [...numbers, ...(place.kept ?? [])],
    left,
    note(m, card) {
      for (const [i, stat] of stats.entries()) m.setColumn(card, first + i, value(m, card, stat));
      for (const [i, bits] of lists.entries())
        m.setColumn(card, first + stats.length + i, bitsNow(m, card, bits));
      return all.reduce((noted, { test }, i) => (test(m, card) ? noted | (2 << i) : noted), 0);
    },
  });
  type Numbered = (m: Machine, card: number) => number;
  /** Of a card that has left, what was noted in a column. */
  const noted =
    (column: number, otherwise: Numbered): Numbered =>
    (m, card) =>
      past.isPast(m, card) ? m.column(card, column) : otherwise(m, card);
  const wasSo =
    (bit: number, otherwise: CardOn): CardOn =>
    (m, card) =>
      past.isPast(m, card) ? past.had(m, card, bit) : otherwise(m, card);
  const look = (number: typeof noted, state: typeof wasSo): Look => {
    const bits = lists.map((of, i) => number(first + stats.length + i, (m, card) => bitsNow(m, card, of)));
    return {
      figures: mapped(figures, ({ stat, fixed }) =>
        fixed
          ? (m, card) => printed(m, card, stat)
          : number(first + stats.indexOf(stat), (m, card) => value(m, card, stat)),
      ),
      traits: Object.fromEntries(Object.keys(traits).map((list, i) => [list, bits[1 + i]!])),
      keywords(words) {
        const wanted = allBits(keywords, words);
        return (m, card) => (bits[0]!(m, card) & wanted) === wanted;
      },
      states: mapped(states, (of, group) =>
        mapped(of, (test, name) => state(2 << all.findIndex((one) => one.name === `${group} ${name}`), test)),
      ),
    };
  };
  const now = look(
    (_column, number) => number,
    (_bit, test) => test,
  );
  const then = look(noted, wasSo);
  return { past, looks: { now, before: then, any: then } };
}

const mapped = <A, B>(
  table: Readonly<Record<string, A>>,
  of: (entry: A, name: string) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, of(entry, name)]));
