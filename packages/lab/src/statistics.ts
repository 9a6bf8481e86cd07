/** Figures over games, with how far they can be trusted. */
import { wilson } from "./share.ts";

/** A figure, its 95 % interval, and how many observations it rests on. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
  of: number;
}

const Z = 1.959964;

/** The mean of observations that do not hang together, by their spread. */
export function meanEstimate(values: readonly number[]): Estimate {
  const of = values.length;
  const value = values.reduce((a, b) => a + b, 0) / Math.max(1, of);
  if (of < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, of };
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / (of - 1);
  const spread = Z * Math.sqrt(variance / of);
  return { value, low: value - spread, high: value + spread, of };
}

/**
 * The sum of some counts as a part of the sum of others, both of the same observations: replies of all answers, game by game. By the
 * spread of what each observation has more or less than its part (the ratio estimator: Cochran, Sampling Techniques, 6).
 */
export function ratioEstimate(parts: readonly number[], wholes: readonly number[]): Estimate {
  const of = parts.length;
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const whole = sum(wholes);
  const value = whole === 0 ? 0 : sum(parts) / whole;
  if (of < 2 || whole === 0)
    return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, of };
  const variance = parts.reduce((total, part, i) => total + (part - value * wholes[i]!) ** 2, 0) / (of - 1);
  const spread = (Z * Math.sqrt(variance / of)) / (whole / of);
  return { value, low: value - spread, high: value + spread, of };
}

/** A share within its bounds. Where it was never seen, or always, its spread says nothing, and Wilson's interval says how much may be. */
export function shareOrNone({ value, low, high, of }: Estimate): Estimate {
  if (low === high && (value === 0 || value === 1)) {
    const { low: least, high: most } = wilson(value * of, of);
    return { value, low: least, high: most, of };
  }
  return { value, low: Math.max(0, low), high: Math.min(1, high), of };
}

/**
 * A figure of a sample that no formula has an interval for, by leaving each of some groups of observations out in turn (the jackknife:
 * Tukey 1958). `figure` is asked for the figure without a group, and with undefined for that of all.
 */
export function jackknife(
  groups: number,
  of: number,
  figure: (without: number | undefined) => number,
): Estimate {
  const value = figure(undefined);
  if (groups < 3) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, of };
  const left = Array.from({ length: groups }, (_, group) => figure(group));
  const mean = left.reduce((a, b) => a + b, 0) / groups;
  const variance = ((groups - 1) / groups) * left.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  const spread = Z * Math.sqrt(variance);
  return { value, low: value - spread, high: value + spread, of };
}

/**
 * Which of many findings stand when one in twenty of those told may be wrong: their p-values against the steps of Benjamini and
 * Hochberg (1995).
 */
export function discoveries(p: readonly number[], rate = 0.05): boolean[] {
  const order = p.map((_, i) => i).sort((a, b) => p[a]! - p[b]!);
  let last = -1;
  order.forEach((i, rank) => {
    if (p[i]! <= ((rank + 1) / p.length) * rate) last = rank;
  });
  const stands = p.map(() => false);
  for (const i of order.slice(0, last + 1)) stands[i] = true;
  return stands;
}

/**
 * Which of many findings stand when in twenty times that so many are looked at one time any of those told may be wrong: their p-values
 * against the steps of Holm (1979).
 */
export function certainties(p: readonly number[], rate = 0.05): boolean[] {
  const order = p.map((_, i) => i).sort((a, b) => p[a]! - p[b]!);
  const stands = p.map(() => false);
  for (const [rank, i] of order.entries()) {
    if (p[i]! > rate / (p.length - rank)) break;
    stands[i] = true;
  }
  return stands;
}

/** How likely a normal figure is at least so many deviations away from nothing, to either side. */
export function twoSided(z: number): number {
  // the complementary error function by a fraction that is right to seven places (Abramowitz and Stegun 7.1.26)
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, poly * Math.exp(-x * x));
}

/** How many deviations away a figure of nothing is so unlikely, to either side: the inverse of {@link twoSided}. */
export function deviations(p: number): number {
  let [low, high] = [0, 40];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (twoSided(middle) > p) low = middle;
    else high = middle;
  }
  return high;
}

/** A difference, its standard error, how likely so much of it is by chance alone, and how many observations it rests on. */
export interface Difference extends Estimate {
  error: number;
  p: number;
}

/** Observation by observation: counts, and of which sums they are parts. */
export interface Parts {
  parts: readonly number[];
  wholes: readonly number[];
}

/**
 * How much larger a part is in a second series than in a first of the same observations, in pairs: by the spread, pair by pair, of
 * what each has more or less than its part (the ratio estimator, twice). Pairs that come out alike add nothing to the error.
 */
export function pairedDifference(before: Parts, after: Parts): Difference {
  const of = before.parts.length;
  const sides = [before, after].map(({ parts, wholes }) => {
    const whole = wholes.reduce((a, b) => a + b, 0);
    const part = whole === 0 ? 0 : parts.reduce((a, b) => a + b, 0) / whole;
    return { part, left: parts.map((x, i) => (whole === 0 ? 0 : ((x - part * wholes[i]!) * of) / whole)) };
  });
  const [first, second] = [sides[0]!, sides[1]!];
  const value = second.part - first.part;
  const squares = second.left.reduce((sum, x, i) => sum + (x - first.left[i]!) ** 2, 0);
  const error = of < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (of - 1) / of);
  const p = error === 0 ? (value === 0 ? 1 : 0) : twoSided(value / error);
  return { value, low: value - Z * error, high: value + Z * error, of, error, p };
}
