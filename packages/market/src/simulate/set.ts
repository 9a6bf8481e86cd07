/** A set of cards as those who trade see it: its kinds, how its packs are printed, and the decks that are played with it. */
import type { PackInfo } from "@tefuda/kernel";

/** A legal deck, and how it fared where it was measured. */
export interface DeckPlan {
  id: string;
  /** Copies by kind, for kinds in the order of the set. */
  copies: Int32Array;
  /** The share of games that it won. */
  strength: number;
}

export interface TradeSet {
  id: string;
  kinds: readonly string[];
  packs: PackInfo;
  /** Ready decks, and by deck its variations: legal decks of the same theme, as strong as nobody measured. */
  decks: readonly DeckPlan[];
  variations: readonly (readonly DeckPlan[])[];
}

/** How often each kind is in a list of names. */
export function copiesIn(kinds: readonly string[], names: readonly string[]): Int32Array {
  const at = new Map(kinds.map((name, i) => [name, i]));
  const copies = new Int32Array(kinds.length);
  for (const name of names) {
    const kind = at.get(name);
    if (kind === undefined) throw new RangeError(`"${name}" is no card of the set`);
    copies[kind]! += 1;
  }
  return copies;
}

/**
 * The share of games that a deck wins, from how many it won of how many: drawn towards a half, as if it had won ten and lost ten
 * besides, so that few games make no deck strong.
 */
export const strengthOf = (wins: number, of: number): number => (wins + 10) / (of + 20);

/** The strongest quarter of the decks, in order of strength. */
export const strongest = ({ decks }: TradeSet): DeckPlan[] =>
  [...decks].sort((a, b) => b.strength - a.strength).slice(0, Math.ceil(decks.length / 4));

/** By kind, whether one of the strongest decks holds it. */
export const inStrongest = (set: TradeSet): boolean[] => {
  const top = strongest(set);
  return set.kinds.map((_, kind) => top.some(({ copies }) => copies[kind]! > 0));
};
