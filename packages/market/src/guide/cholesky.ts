/** Linear algebra of symmetric positive matrices, whose lower halves lie row by row. */

/** The lower factor in place of the lower half; false where the matrix is not positive, and then it is spoilt. */
export function factor(a: Float64Array, n: number): boolean {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      const sum = a[i * n + j]! - dot(a, i * n, a, j * n, j);
      if (i !== j) a[i * n + j] = sum / a[j * n + j]!;
      else if (sum > 0) a[i * n + i] = Math.sqrt(sum);
      else return false;
    }
  }
  return true;
}

/** What solves the equations of which this is the factor. */
export function solved(l: Float64Array, right: Float64Array, n: number): Float64Array {
  const x = right.slice();
  for (let i = 0; i < n; i++) x[i] = (x[i]! - dot(l, i * n, x, 0, i)) / l[i * n + i]!;
  for (let i = n - 1; i >= 0; i--) {
    x[i]! /= l[i * n + i]!;
    for (let k = 0; k < i; k++) x[k]! -= l[i * n + k]! * x[i]!;
  }
  return x;
}

/** The diagonal of the inverse: squares of the inverted factor, summed by column. */
export function diagonalOfInverse(l: Float64Array, n: number): Float64Array {
  const spans = new Float64Array(n);
  const column = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    column[j] = 1 / l[j * n + j]!;
    spans[j] = column[j]! ** 2;
    for (let i = j + 1; i < n; i++) {
      column[i] = -dot(l, i * n + j, column, j, i - j) / l[i * n + i]!;
      spans[j]! += column[i]! ** 2;
    }
  }
  return spans;
}

/** The product of two rows; four sums at once, since each waits for its last addition. */
function dot(a: Float64Array, from: number, b: Float64Array, other: number, n: number): number {
  let [p, q, r, s] = [0, 0, 0, 0];
  let k = 0;
  for (; k + 3 < n; k += 4) {
    p += a[from + k]! * b[other + k]!;
    q += a[from + k + 1]! * b[other + k + 1]!;
    r += a[from + k + 2]! * b[other + k + 2]!;
    s += a[from + k + 3]! * b[other + k + 3]!;
  }
  for (; k < n; k++) p += a[from + k]! * b[other + k]!;
  return p + q + (r + s);
}
