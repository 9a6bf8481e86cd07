/** Costs that are paid with cards: what each part claims, and whether all parts can be paid with no card for two of them. */

import { type Machine, WordsError } from "@tefuda/kernel";
import type { CardNum, Has, Phrase, Requirement, Search } from "./phrases.ts";
import { MEANING } from "./says.ts";
import { fitting, numberOf } from "./searching.ts";

/** Whether a card can be paid with in a certain way at all. */
export type Payable = (m: Machine, card: number) => boolean;

/** So many cards that have to be found for a part of a cost. */
export interface Claim {
  /** Claims of one sort cannot have the same card; those of different sorts can. */
  sort: string;
  n: CardNum;
  /** Writes the cards that could be paid. */
  candidates: Search;
  fits: Payable;
}

/** What a phrase of a cost means: the card that it speaks of, the number it asks for, what it describes. */
export interface ClaimWords<D, R, A> {
  one(ref: R): CardNum;
  num(n: A): CardNum;
  has(d: D): Has;
  places(d: D): Search;
}

/** The phrases that a phrase is made of. */
export const leavesOf = <D, R, A>(cards: Phrase<D, R, A>): Phrase<D, R, A>[] =>
  "both" in cards ? cards.both.flatMap(leavesOf) : [cards];

/** What a phrase of a cost claims; nothing, where none at all will do. */
export function claimOf<D, R, A>(
  sort: string,
  fits: Payable,
  cards: Phrase<D, R, A>,
  words: ClaimWords<D, R, A>,
): Claim | undefined {
  if ("both" in cards) throw new WordsError(MEANING.oneKind);
  if ("ref" in cards) {
    const one = words.one(cards.ref);
    const candidates: Search = (m, self, seat, out) => {
      const card = one(m, self, seat);
      if (card < 0 || !fits(m, card)) return 0;
      out[0] = card;
      return 1;
    };
    return { sort, n: () => 1, candidates, fits };
  }
  const { count, what } = cards;
  if (typeof count === "string" || !("exactly" in count)) return undefined;
  const search = words.places(what);
  const is = words.has(what);
  const candidates = fitting(search, (m, c, self, seat) => fits(m, c) && is(m, c, self, seat));
  return { sort, n: words.num(count.exactly), candidates, fits };
}

/** As many claims as a cost may make on the same cards. */
export const MOST_CLAIMS = 6;
const tally = new Int16Array(1 << MOST_CLAIMS);

/** How many cards the claim with a number still misses. */
export type Missing = (i: number, m: Machine, self: number, seat: number) => number;
/** All that they claim. */
export const whole =
  (claims: readonly Claim[]): Missing =>
  (i, m, self, seat) =>
    claims[i]!.n(m, self, seat);
const anyCard = (): boolean => true;

/**
 * Whether each claim can have what it still misses out of the cards that are free: it can if any of them together have
 * as many cards between them as they miss together (Hall 1935).
 */
export function payable(
  claims: readonly Claim[],
  m: Machine,
  self: number,
  seat: number,
  missing: Missing,
  free: (card: number) => boolean,
): boolean {
  const masks = m.scratch[m.borrow()]!.fill(0, 0, m.layout.cards);
  const out = m.scratch[m.borrow()]!;
  tally.fill(0);
  for (let i = 0; i < claims.length; i++) {
    const n = claims[i]!.candidates(m, self, seat, out);
    for (let k = 0; k < n; k++) {
      const c = out[k]!;
      if (!free(c)) continue;
      tally[masks[c]!]!--;
      masks[c]! |= 1 << i;
      tally[masks[c]!]!++;
    }
  }
  m.giveBack();
  m.giveBack();
  for (let some = 1; some < 1 << claims.length; some++) {
    let wanted = 0;
    let there = 0;
    for (let i = 0; i < claims.length; i++) if (some & (1 << i)) wanted += missing(i, m, self, seat);
    for (let mask = 1; mask < 1 << claims.length; mask++) if (mask & some) there += tally[mask]!;
    if (there < wanted) return false;
  }
  return true;
}

/** Whether the cards of one claim are there. */
export const alone = ({ n, candidates }: Claim): Requirement["test"] => {
  const there = numberOf(candidates);
  return (m, self, seat) => there(m, self, seat) >= n(m, self, seat);
};

/** Whether claims of one sort can all be met, with no card for two of them. */
export function together(claims: readonly Claim[]): Requirement["test"] {
  if (claims.length > MOST_CLAIMS) throw new WordsError(MEANING.claims(MOST_CLAIMS));
  const missing = whole(claims);
  return (m, self, seat) => payable(claims, m, self, seat, missing, anyCard);
}
