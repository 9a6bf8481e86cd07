/** Least squares over games: what each card adds to winning where all the others that were drawn are reckoned with. */

/** What some unknowns come to, and how they hang together: their covariance, row by row. */
export interface Fit {
  values: Float64Array;
  covariance: Float64Array;
}

/** A game: which unknowns count in it and how (their numbers and weights), and what is to be explained. */
export interface Row {
  at: readonly number[];
  by: readonly number[];
  y: number;
  /** Games of a group are compared with one another alone. */
  group: number;
}

/** So much of a game of nothing is added to each unknown, so that those that never come apart can be solved for. */
const RIDGE = 0.5;

export function leastSquares(rows: readonly Row[], unknowns: number): Fit {
  const n = unknowns;
  const squares = new Float64Array(n * n);
  const sums = new Float64Array(n);
  const groups = new Map<number, { of: number; x: Float64Array; y: number }>();
  for (const { group } of rows)
    if (!groups.has(group)) groups.set(group, { of: 0, x: new Float64Array(n), y: 0 });
  let total = 0;
  for (const { at, by, y, group } of rows) {
    total += y * y;
    for (const [i, a] of at.entries()) {
      sums[a]! += by[i]! * y;
      for (const [j, b] of at.entries()) squares[a * n + b]! += by[i]! * by[j]!;
    }
    const mean = groups.get(group)!;
    mean.of++;
    mean.y += y;
    for (const [i, a] of at.entries()) mean.x[a]! += by[i]!;
  }
  // what a group has in common is taken out of it
  for (const { of, x, y } of groups.values()) {
    total -= (y * y) / of;
    for (let a = 0; a < n; a++) {
      if (x[a] === 0) continue;
      sums[a]! -= (x[a]! * y) / of;
      for (let b = 0; b < n; b++) squares[a * n + b]! -= (x[a]! * x[b]!) / of;
    }
  }
  for (let a = 0; a < n; a++) squares[a * n + a]! += RIDGE;
  const inverse = inverted(squares, n);
  const values = new Float64Array(n);
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) values[a]! += inverse[a * n + b]! * sums[b]!;
  const explained = values.reduce((sum, value, a) => sum + value * sums[a]!, 0);
  const free = Math.max(1, rows.length - groups.size - n);
  const variance = Math.max(0, total - explained) / free;
  return { values, covariance: inverse.map((x) => x * variance) };
}

/** The mean of some unknowns with weights, and its standard error. */
export function contrast({ values, covariance }: Fit, weights: readonly number[]) {
  const n = values.length;
  let value = 0;
  let square = 0;
  for (let a = 0; a < n; a++) {
    value += weights[a]! * values[a]!;
    for (let b = 0; b < n; b++) square += weights[a]! * weights[b]! * covariance[a * n + b]!;
  }
  return { value, error: Math.sqrt(square) };
}

/** The inverse of a matrix that is symmetric and positive, by Gauss and Jordan. */
function inverted(of: Float64Array, n: number): Float64Array {
  const a = of.slice();
  const inverse = new Float64Array(n * n);
  for (let i = 0; i < n; i++) inverse[i * n + i] = 1;
  for (let i = 0; i < n; i++) {
    const pivot = a[i * n + i]!;
    for (let j = 0; j < n; j++) {
      a[i * n + j]! /= pivot;
      inverse[i * n + j]! /= pivot;
    }
    for (let k = 0; k < n; k++) {
      const by = a[k * n + i]!;
      if (k === i || by === 0) continue;
      for (let j = 0; j < n; j++) {
        a[k * n + j]! -= by * a[i * n + j]!;
        inverse[k * n + j]! -= by * inverse[i * n + j]!;
      }
    }
  }
  return inverse;
}
