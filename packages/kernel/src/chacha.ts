/**
 * The block function of ChaCha20 (RFC 8439, 2.3): sixteen numbers that nobody can tell from chance who does not have the
 * key, whatever other blocks of it they have seen.
 */

/** "expand 32-byte k" as four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;

/** Which of the sixteen words the quarter rounds of a double round work on: the columns, then the diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** One quarter round (2.1) on four places of `w`. */
export function quarterRound(w: Uint32Array, a: number, b: number, c: number, d: number): void {
  w[a] = w[a]! + w[b]!;
  w[d] = rotl(w[d]! ^ w[a]!, 16);
  w[c] = w[c]! + w[d]!;
  w[b] = rotl(w[b]! ^ w[c]!, 12);
  w[a] = w[a]! + w[b]!;
  w[d] = rotl(w[d]! ^ w[a]!, 8);
  w[c] = w[c]! + w[d]!;
  w[b] = rotl(w[b]! ^ w[c]!, 7);
}

/** Fills the sixteen words of `out` with the block of a key (8 words), a counter and a nonce (3 words). */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
): void {
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  out.set(start);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) for (const [a, b, c, d] of QUARTERS) quarterRound(out, a, b, c, d);
  for (let i = 0; i < 16; i++) out[i]! += start[i]!;
}

const PER_BLOCK = 16;

/** The numbers under one key, any of them at any time; keeps the block that it made last. */
export class KeyStream {
  private readonly key: Uint32Array;
  private readonly block = new Uint32Array(PER_BLOCK);
  private counter = -1;
  private low = -1;
  private high = -1;

  constructor(key: Uint32Array) {
    this.key = key;
  }

  /** The n-th number, from 0, of a stream that is named by two 32-bit numbers: unsigned, of 32 bits. */
  at(n: number, low: number, high: number): number {
    const counter = Math.floor(n / PER_BLOCK);
    if (counter !== this.counter || low !== this.low || high !== this.high) {
      chachaBlock(this.key, counter, [low, high, 0], this.block);
      this.counter = counter;
      this.low = low;
      this.high = high;
    }
    return this.block[n % PER_BLOCK]!;
  }
}
