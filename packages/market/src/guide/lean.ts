/**
 * Who had more from a trade than they gave, by the price guide. Whether something is a gift hangs on it, and nothing else does: no
 * worth goes into packs (ttcg-16.6) or into rounds.
 */
import type { Copies, Worth } from "../guide.ts";

/** How much more worth somebody got than they gave, as far as is known, and the variance of that. */
export interface Lean {
  worth: number;
  variance: number;
}

export const EVEN: Lean = { worth: 0, variance: 0 };

/** So many copies of a card that is worth so much, with the standard error of that. */
type Worthy = Pick<Copies, "copies"> & Pick<Worth, "worth" | "error">;

/** Of a trade, for whoever got and gave this. No card is on both sides of one. */
export function leanOf(got: readonly Worthy[], gave: readonly Worthy[]): Lean {
  const of = (side: readonly Worthy[]): Lean =>
    side
      .map(({ copies, worth, error }) => ({ worth: copies * worth, variance: (copies * error) ** 2 }))
      .reduce(together, EVEN);
  return together(of(got), leanOfOther(of(gave)));
}

/** Of several trades, each by what cards were worth when it was made. */
export function together(one: Lean, other: Lean): Lean {
  return { worth: one.worth + other.worth, variance: one.variance + other.variance };
}

/** The same for the other of both. */
export const leanOfOther = ({ worth, variance }: Lean): Lean => ({ worth: -worth, variance });

/** One in twenty normal values lies further below its mean than so many standard deviations. */
const SURE = 1.645;

/** So much more they had for sure; 0 where nobody knows that it was more at all. */
export const surely = ({ worth, variance }: Lean): number => Math.max(0, worth - SURE * Math.sqrt(variance));
