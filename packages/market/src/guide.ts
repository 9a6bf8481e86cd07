/**
 * The price guide: what cards are worth, from completed trades and from nothing else. A trade says that those who made it held
 * both sides for worth about the same; many trades together say what each card must be worth, and how surely.
 *
 * The model: of two bundles that meet by chance, a trade comes about the likelier the nearer they are in worth (by a normal
 * curve). Worths lie around 1 before any trade. What is left to find are the worths by which the two sides of a trade are
 * alike, beside bundles that did not come together: without the second half, calling every card worth nothing would explain all trades
 * best, and each step towards that would look like a better guide (errors in variables; Fuller, Measurement Error Models, 1987,
 * 2.4). The posterior is normal about its top and comes from the Cholesky factor of the normal equations.
 */
import { diagonalOfInverse, factor, solved } from "./guide/cholesky.ts";

/** The rule that nothing but completed trades sets a worth. */
export const GUIDE_RULE = "ttcg-16.3";

/** So many copies of a card, on one side of a trade. */
export interface Copies {
  card: number;
  copies: number;
}

/** What one side gave, and what it got for that. */
export interface Exchange {
  gave: readonly Copies[];
  got: readonly Copies[];
}

export interface Worth {
  card: number;
  worth: number;
  /** Standard error, of a normal spread: nine in ten lie within 1.645 of it. */
  error: number;
  /** In how many trades the card was. */
  trades: number;
}

export interface PriceGuide {
  rule: typeof GUIDE_RULE;
  worths: Worth[];
  /** How much less two sides of a trade differ in worth than sides of different trades: 0 for not at all less, 1 for equal sides. */
  agreement: number;
}

/** How a guide reckons where few trades are known yet. */
export interface Prior {
  /** How far worths lie from 1 before any trade. */
  width: number;
  /** How far two sides of a trade of two copies lie apart before any is known, and after how many trades that counts for half. */
  spread: number;
  weight: number;
}

const PRIOR: Prior = { width: 0.75, spread: 0.3, weight: 4 };

/** A card that was never traded. */
export const UNKNOWN = { worth: 1, error: PRIOR.width } as const;

/** The worth of each card below `cards`, by these trades alone. */
export function priceGuide(cards: number, exchanges: readonly Exchange[], prior = PRIOR): PriceGuide {
  const sums = summed(cards, exchanges);
  const first = fitted(sums, prior, new Float64Array(cards).fill(1), 0);
  // How alike the sides are is at its least where the worths are right, so that it is nearly known before they are.
  const { worths, spans, likeness } = fitted(sums, prior, first.worths, 1);
  return {
    rule: GUIDE_RULE,
    worths: Array.from(worths, (worth, card) => ({
      card,
      worth,
      error: Math.sqrt(spans[card]!),
      trades: sums.trades[card]!,
    })),
    agreement: Math.max(0, 1 - likeness),
  };
}

/** What trades come to: products of their rows, lower halves, and the same for sides of different trades. */
interface Sums {
  cards: number;
  counted: number;
  trades: Int32Array;
  met: Float64Array;
  within: Float64Array;
  gave: Float64Array;
  got: Float64Array;
}

interface Row {
  card: number;
  by: number;
}

function summed(cards: number, exchanges: readonly Exchange[]): Sums {
  const square = () => new Float64Array(cards * cards);
  const sums: Sums = {
    ...{ cards, counted: 0, trades: new Int32Array(cards), met: square(), within: square() },
    ...{ gave: new Float64Array(cards), got: new Float64Array(cards) },
  };
  const add = (to: Float64Array, row: readonly Row[]): void => {
    for (const { card, by } of row)
      for (const other of row) if (other.card <= card) to[card * cards + other.card]! += by * other.by;
  };
  for (const { gave, got } of exchanges) {
    const all = [...gave, ...got].reduce((sum, { copies }) => sum + copies, 0);
    // the more copies, the further apart may the sides lie
    const given = rowOf(gave, cards, 1 / Math.sqrt(all));
    const taken = rowOf(got, cards, 1 / Math.sqrt(all));
    sums.counted++;
    for (const card of new Set([...gave, ...got].map((copies) => copies.card))) sums.trades[card]! += 1;
    add(sums.met, [...taken, ...given.map(({ card, by }) => ({ card, by: -by }))]);
    add(sums.within, taken);
    add(sums.within, given);
    for (const { card, by } of given) sums.gave[card]! += by;
    for (const { card, by } of taken) sums.got[card]! += by;
  }
  return sums;
}

function rowOf(side: readonly Copies[], cards: number, scale: number): Row[] {
  return side.map(({ card, copies }) => {
    if (!Number.isInteger(card) || card < 0 || card >= cards || !(copies > 0))
      throw new RangeError(`${copies} copies of card ${card} are no part of a trade`);
    return { card, by: copies * scale };
  });
}

/** The worths that fit, when sides are as alike as they are by those of before; less of what is by chance alone is taken off. */
function fitted(
  sums: Sums,
  prior: Prior,
  before: Float64Array,
  corrected: 0 | 1,
): { worths: Float64Array; spans: Float64Array; likeness: number } {
  const { cards, counted } = sums;
  const apart = chance(sums);
  const smoothed = (found: number, known: number): number =>
    (prior.weight * known + found) / (prior.weight + counted);
  const known = prior.spread ** 2 / 2;
  const spread = smoothed(form(sums.met, before, cards), known);
  const whole = smoothed(form(apart, before, cards), 4 * known);
  const likeness = Math.min(1, spread / whole);
  const excess = corrected * MISSING * likeness;
  const scale = (1 - excess) / spread;
  const ridge = 1 / prior.width ** 2;
  for (let off = excess; ; off = off < 1e-3 ? 0 : off / 2) {
    const system = new Float64Array(cards * cards);
    const right = new Float64Array(cards).fill(ridge);
    for (let i = 0; i < cards; i++) {
      for (let j = 0; j <= i; j++)
        // The last part holds the worths together at 1 on average: trades say only how they lie to each other.
        system[i * cards + j] =
          scale * (sums.met[i * cards + j]! - off * apart[i * cards + j]!) + (HOLD * ridge) / cards;
      system[i * cards + i]! += ridge;
      right[i]! += HOLD * ridge;
    }
    if (!factor(system, cards)) {
      if (off === 0) throw new Error("the equations of a price guide have no solution");
      continue;
    }
    const spans = corrected ? diagonalOfInverse(system, cards) : new Float64Array(cards);
    return { worths: solved(system, right, cards), spans, likeness };
  }
}

/**
 * Bundles that met differ twice as much (in variance) as sides of different trades do: trades know only of those that were near
 * to one another (of two normal values, given that they are equal, each varies half as much).
 */
const MISSING = 0.5;

/** How many times surer the mean of all worths is than that of one. */
const HOLD = 1e4;

/** What the products would be if each side had met that of another trade. */
function chance({ cards, counted, within, gave, got }: Sums): Float64Array {
  const apart = within.slice();
  for (let i = 0; i < cards; i++)
    for (let j = 0; j <= i; j++)
      apart[i * cards + j]! -= (gave[i]! * got[j]! + got[i]! * gave[j]!) / Math.max(1, counted);
  return apart;
}

/** The value of a quadratic form whose lower half is given. */
function form(half: Float64Array, x: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    let row = 0;
    for (let j = 0; j < i; j++) row += half[i * n + j]! * x[j]!;
    sum += x[i]! * (2 * row + half[i * n + i]! * x[i]!);
  }
  return Math.max(0, sum);
}
