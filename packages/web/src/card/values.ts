/** The values of a card as they stand: from its print, and from what an observer sees. */
import type { CardInfo, CardView, Look, PairLook, StateLook } from "@tefuda/kernel";
import { valueLook } from "@tefuda/print/look";
import { printedPairs } from "@tefuda/print/printed";

export interface ShownValue {
  id: string;
  now: number;
  printed: number;
  /** How a value looks of which something has been taken. */
  less?: "hurt" | "spent";
}

export function shownValues(info: CardInfo, view: CardView | null, look: Look): ShownValue[] {
  return info.values.map(({ id, value }) => {
    const seen = view?.values[id];
    const { less } = valueLook(look, id);
    const taken = less ? (view?.counts[less.count] ?? 0) : 0;
    const now = Math.max(0, (seen?.now ?? value) - taken);
    return { id, now, printed: seen?.printed ?? value, ...(less && taken > 0 ? { less: less.looks } : {}) };
  });
}

export interface ShownPair {
  pair: PairLook;
  /** Those of its two values that the card has, each with its place in the pair. */
  values: readonly { nth: number; now: number; printed: number }[];
}

/** The pairs that are printed on a card, as they stand. */
export function shownPairs(info: CardInfo, view: CardView | null, look: Look): ShownPair[] {
  return printedPairs(info, look).map(({ pair, values }) => ({
    pair,
    values: values.map((value) => ({
      ...value,
      now: view?.values[pair.values[value.nth]!]?.now ?? value.printed,
    })),
  }));
}

/** A class for a value that is not what is printed. */
export const drift = ({ now, printed }: { now: number; printed: number }): string =>
  now > printed ? " is-up" : now < printed ? " is-down" : "";

/** The count by which a card lies there as if it did not, if it does. */
export function fallenBy({ fallen }: Look, view: CardView | null): string | null {
  return fallen && (view?.counts[fallen.count] ?? 0) > 0 ? fallen.count : null;
}

/** What lies on a card and is told by a sign. */
export const statesOf = (view: CardView | null, { states = [] }: Look): readonly StateLook[] =>
  states.filter(({ count }) => (view?.counts[count] ?? 0) > 0);
