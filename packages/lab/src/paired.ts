/** Two programs against each other: every deal twice, with seats swapped, so that neither has the better cards. */
import { NONE } from "@tefuda/kernel";
import { BROKEN, FIELDS, HOW, WINNER } from "./play.ts";

/** A share of wins with a deal as the unit: what its two games come to is one observation. */
export interface PairedShare {
  pairs: number;
  /** Of the games; a game that nobody won counts half. */
  share: number;
  /** 95 % interval of the mean over deals; undefined for fewer than two. */
  low: number | undefined;
  high: number | undefined;
  /** Deals in which one side won both games, whoever played it: what the cards alone decided. */
  byDeal: number;
  broken: number;
}

/**
 * Of the same games played twice, by number, with the first program in seat 0 and in seat 1. A deal of which a game broke
 * off is left out.
 */
export function pairedShare(first: Int32Array, swapped: Int32Array): PairedShare {
  const games = Math.min(first.length, swapped.length) / FIELDS;
  const points: number[] = [];
  let byDeal = 0;
  let broken = 0;
  for (let g = 0; g < games; g++) {
    const at = g * FIELDS;
    if (first[at + HOW] === BROKEN || swapped[at + HOW] === BROKEN) {
      broken++;
      continue;
    }
    const winners = [first[at + WINNER]!, swapped[at + WINNER]!];
    points.push((pointsOf(winners[0]!, 0) + pointsOf(winners[1]!, 1)) / 2);
    if (winners[0] !== NONE && winners[0] === winners[1]) byDeal++;
  }
  return { ...meanOf(points), byDeal, broken };
}

const pointsOf = (winner: number, seat: number): number => (winner === NONE ? 0.5 : winner === seat ? 1 : 0);

/** The mean of the results of pairs, from 0 to 1, with its 95 % interval by their spread. */
export function meanOf(points: readonly number[]): Pick<PairedShare, "pairs" | "share" | "low" | "high"> {
  const pairs = points.length;
  const share = pairs === 0 ? 0 : points.reduce((a, b) => a + b, 0) / pairs;
  if (pairs < 2) return { pairs, share, low: undefined, high: undefined };
  const variance = points.reduce((sum, x) => sum + (x - share) ** 2, 0) / (pairs - 1);
  const spread = 1.959964 * Math.sqrt(variance / pairs);
  return { pairs, share, low: Math.max(0, share - spread), high: Math.min(1, share + spread) };
}
