/** Which decks people wish for. */
import type { Chance } from "@tefuda/kernel";
import { wide } from "../shuffled.ts";
import type { TradeSet } from "./set.ts";

/**
 * skew: the deck in place r by strength is wished for as often as r to the power of -skew says; 0 is flat. winning: as often as
 * it comes out of a small tournament first. mixed: people of all kinds, as `people.ts` has them.
 */
export type Taste = { skew: number } | "winning" | "mixed";

/** Tournaments that are looked at have sixteen decks, so that the first has won four times. */
const ROUNDS = 4;

/** How likely each deck is to be first of sixteen of this field, about: it is in it, and wins four times (shares of 1). */
export function winners({ decks }: TradeSet, field: readonly number[]): number[] {
  return shares(decks.map(({ strength }, deck) => field[deck]! * strength ** ROUNDS));
}

/** A field in which all decks are as frequent. */
export const evenField = ({ decks }: TradeSet): number[] => decks.map(() => 1 / decks.length);

/** How often each deck is wished for where the places of decks by strength alone say so. */
export function skewed({ decks }: TradeSet, skew: number): number[] {
  const order = decks.map((_, i) => i).sort((a, b) => decks[b]!.strength - decks[a]!.strength || a - b);
  const weights = decks.map(() => 0);
  for (const [place, deck] of order.entries()) weights[deck] = (place + 1) ** -skew;
  return shares(weights);
}

/** The skew that is nearest to the decks that win (least Kullback-Leibler divergence, in steps of a twentieth up to 6). */
export function fittedSkew(set: TradeSet): number {
  const won = winners(set, evenField(set));
  const lost = (skew: number): number => {
    const weights = skewed(set, skew);
    return won.reduce((sum, p, i) => sum - p * Math.log(weights[i]!), 0);
  };
  const steps = Array.from({ length: 121 }, (_, i) => i / 20);
  return steps.reduce((best, skew) => (lost(skew) < lost(best) ? skew : best));
}

/** One of these by its share. */
export function drawn(weights: readonly number[], chance: Chance): number {
  let rest = wide(chance, 2 ** 32) / 2 ** 32;
  const found = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  // rounding may leave a little
  return found < 0 ? weights.length - 1 : found;
}

function shares(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
