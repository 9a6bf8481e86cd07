/**
 * The one source of chance (law 7): xoshiro128** by Blackman and Vigna, its four words kept inside the state, so that
 * a copied state has the same future.
 */

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** One step of the generator on the four words at the start of `w`; returns an unsigned 32-bit number. */
export function next32(w: Uint32Array): number {
  return step(w) >>> 0;
}

/** The same as a signed number, which the host keeps without making an object of it. */
function step(w: Uint32Array): number {
  const a = w[0]!;
  const b = w[1]!;
  const c = w[2]! ^ a;
  const d = w[3]! ^ b;
  w[0] = a ^ d;
  w[1] = b ^ c;
  w[2] = c ^ (b << 9);
  w[3] = rotl(d, 11);
  return Math.imul(rotl(Math.imul(b, 5), 7), 9);
}

/** A whole number from 0 to n - 1, n at most 65536: the 16 high bits times n (bias below n / 65536). */
export function below(w: Uint32Array, n: number): number {
  return ((step(w) >>> 16) * n) >>> 16;
}

/** Fills the four words from one seed (splitmix32). */
export function seedWords(w: Uint32Array, seed: number): void {
  let x = (Math.imul(seed, 2654435761) + 1) | 0;
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    w[i] = (z ^ (z >>> 16)) >>> 0;
  }
}
