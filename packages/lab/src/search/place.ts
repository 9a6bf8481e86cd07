/** What a deck plays like: the kind of cards that it leans on, and how long its games are. One place holds one deck, the best. */
import type { Loaded } from "../loaded.ts";

export const PACES = ["fast", "middle", "slow"] as const;
export type Pace = (typeof PACES)[number];

export interface Place {
  /** A word on cards, by {@link kindsOf}; undefined where a deck leans on none. */
  kind?: string;
  pace: Pace;
}
export const placeKey = ({ kind, pace }: Place): string => `${kind ?? ""}/${pace}`;

/** The kind of which a deck holds most beyond what the whole set does; the first of several, undefined where it holds none so. */
export function leaningOf(
  { book }: Pick<Loaded, "book">,
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
  cards: readonly string[],
): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const [kind, names] of kinds) {
    const beyond =
      cards.filter((name) => names.has(name)).length / cards.length - names.size / book.cards.length;
    if (beyond <= most) continue;
    most = beyond;
    best = kind;
  }
  return best;
}

/** Two lengths of games, in turns: a third of these is shorter than the first, and a third longer than the second. */
export function pacesOf(lengths: readonly number[]): readonly [number, number] {
  const sorted = [...lengths].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0;
  return [at(1 / 3), at(2 / 3)];
}

export const paceOf = ([short, long]: readonly [number, number], length: number): Pace =>
  length < short ? "fast" : length < long ? "middle" : "slow";
