/** Figures over people, cards and repeated runs. */

/** A mean over repeated runs with other seeds, and its 95 % interval (Student 1908). */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
  runs: number;
}

/** Two-sided 95 % quantiles of Student's distribution by degrees of freedom, from 1. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086,
];
const student = (freedom: number): number => STUDENT[freedom - 1] ?? 1.96 + 2.5 / freedom;

/** What a figure was in each run, as a mean with its interval; a single run has none. */
export function estimate(values: readonly number[]): Estimate {
  const runs = values.length;
  const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, runs);
  if (runs < 2) return { mean, low: mean, high: mean, runs };
  const spread = student(runs - 1) * (deviation(values) / Math.sqrt(runs));
  return { mean, low: mean - spread, high: mean + spread, runs };
}

/** The standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, values.length - 1));
}

/** How unevenly something is spread: 0 where all have as much, towards 1 where one has all (Gini 1912). */
export function gini(values: ArrayLike<number>): number {
  const sorted = Array.from(values).sort((a, b) => a - b);
  const n = sorted.length;
  const sum = sorted.reduce((a, b) => a + b, 0);
  if (sum === 0) return 0;
  return (2 * sorted.reduce((total, x, i) => total + (i + 1) * x, 0)) / (n * sum) - (n + 1) / n;
}

/** The share of the whole that the first of them in order of size have, as many as a share of their number says. */
export function topShare(values: ArrayLike<number>, share: number): number {
  const sorted = Array.from(values).sort((a, b) => b - a);
  const sum = sorted.reduce((a, b) => a + b, 0);
  const first = sorted.slice(0, Math.max(1, Math.round(sorted.length * share)));
  return sum === 0 ? 0 : first.reduce((a, b) => a + b, 0) / sum;
}

/** Pearson's correlation; 0 where one of the two does not vary. */
export function correlation(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const n = x.length;
  const mean = (values: ArrayLike<number>) => Array.from(values).reduce((a, b) => a + b, 0) / n;
  const [mx, my] = [mean(x), mean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    xy += (x[i]! - mx) * (y[i]! - my);
    xx += (x[i]! - mx) ** 2;
    yy += (y[i]! - my) ** 2;
  }
  return xx > 1e-12 && yy > 1e-12 ? xy / Math.sqrt(xx * yy) : 0;
}

/** A part of a whole, nothing of nothing. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
