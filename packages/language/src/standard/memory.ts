/** What can be asked of a card, as it is and as it last was when it left the field. */
import { fact, type Machine, markBits, printed, value } from "@tefuda/kernel";
import { Past } from "../lowering/past.ts";
import type { Bits, CardWorld } from "./world.ts";

export interface Look {
  figure(of: string): (m: Machine, card: number) => number;
  bits(of: Bits): (m: Machine, card: number) => number;
  state(group: string, state: string): (m: Machine, card: number) => boolean;
}
export interface Memory {
  past: Past;
  now: Look;
  then: Look;
}

/** The printed words of a card and those that texts give it, as bits. */
export const bitsNow = (m: Machine, card: number, { fact: own, mark }: Bits): number =>
  fact(m, card, own) | markBits(m, card, mark);
export const bitOf = ({ words }: Bits, word: string): number => {
  const n = words.indexOf(word);
  return n < 0 ? 0 : 1 << n;
};
export const hasWord = (m: Machine, card: number, bits: Bits, word: string): boolean =>
  (bitsNow(m, card, bits) & bitOf(bits, word)) !== 0;

/** The names of the columns in which is kept what is last known of a card: so many numbers that change, so many lists of words. */
export const pastColumns = (numbers: number, lists: number): readonly string[] => [
  "lastMarks",
  "left",
  ...Array.from({ length: numbers + lists }, (_, i) => `last${i + 1}`),
];

export function memoryOf(cards: CardWorld): Memory {
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
    numbers,
    left,
    note(m, card) {
      for (const [i, stat] of stats.entries()) m.setColumn(card, first + i, value(m, card, stat));
      for (const [i, bits] of lists.entries())
        m.setColumn(card, first + stats.length + i, bitsNow(m, card, bits));
      return all.reduce((noted, { test }, i) => (test(m, card) ? noted | (2 << i) : noted), 0);
    },
  });
  const now: Look = {
    figure: (of) => {
      const { stat, fixed } = figures[of]!;
      return fixed ? (m, card) => printed(m, card, stat) : (m, card) => value(m, card, stat);
    },
    bits: (of) => (m, card) => bitsNow(m, card, of),
    state: (group, state) => states[group]![state]!,
  };
  /** Of a card that has left, what was noted in a column. */
  const noted =
    (column: number, otherwise: (m: Machine, card: number) => number) =>
    (m: Machine, card: number): number =>
      past.isPast(m, card) ? m.column(card, column) : otherwise(m, card);
  const then: Look = {
    figure: (of) => {
      const { stat, fixed } = figures[of]!;
      return fixed ? now.figure(of) : noted(first + stats.indexOf(stat), now.figure(of));
    },
    bits: (of) => noted(first + stats.length + lists.indexOf(of), now.bits(of)),
    state: (group, state) => {
      const bit = 2 << all.findIndex(({ name }) => name === `${group} ${state}`);
      const test = now.state(group, state);
      return (m, card) => (past.isPast(m, card) ? past.had(m, card, bit) : test(m, card));
    },
  };
  return { past, now, then };
}
