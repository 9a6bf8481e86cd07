/**
 * Chance (law 7). Under an open seed it is xoshiro128** by Blackman and Vigna, its four words kept inside the state, so
 * that a copied state has the same future: fast, and no secret, since whoever sees enough of it can tell what comes.
 * Under a key it is ChaCha20: the key lies outside the state, and the four words say how many numbers were drawn and of
 * which stream, so that a copied state has the same future there too, and tells nobody anything.
 */
import { KeyStream } from "./chacha.ts";

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

// Under a key: numbers drawn of the stream, how often streams were begun anew, and the two numbers that name the stream.
const DRAWN = 0;
const ROUND = 1;
const LOW = 2;
const HIGH = 3;

/** As {@link below}, of the numbers under a key; all 32 bits times n (bias below n / 2^32). */
export function belowSecret(w: Uint32Array, key: KeyStream, n: number): number {
  const number = key.at(w[DRAWN]!, w[LOW]!, w[HIGH]!);
  w[DRAWN]!++;
  return Math.floor((number * n) / 0x1_0000_0000);
}

/** Counts a round, so that streams begun in it are none that were drawn from before. */
export function nextRound(w: Uint32Array): void {
  w[ROUND]!++;
}
/** Goes to the beginning of the n-th stream, from 0, of a round. */
export function beginStream(w: Uint32Array, n: number, round: number): void {
  w[DRAWN] = 0;
  w[LOW] = n + 1;
  w[HIGH] = round;
}

/** A source of chance apart from that of a match: a program's own, or that of packs. */
export class Chance {
  private readonly words = new Uint32Array(4);
  private key: KeyStream | undefined;

  /** Under an open seed: the same seed and seat give the same chance, another seat or seed another. */
  seed(seed: number, seat: number): void {
    this.open(Math.imul(seed, 31) + 7919 * (seat + 1));
  }
  /** Under an open seed as it is. */
  open(seed: number): void {
    this.key = undefined;
    seedWords(this.words, seed);
  }
  /** Under a key of eight words, from the beginning of the stream that a number names. */
  underKey(key: Uint32Array, stream: number): void {
    this.key = new KeyStream(key);
    this.words.fill(0);
    beginStream(this.words, stream, 0);
  }

  /** A whole number from 0 to n - 1, n at most 65536. */
  below(n: number): number {
    return this.key ? belowSecret(this.words, this.key, n) : below(this.words, n);
  }
  /** Fills the four words of another generator, as many of them with chance as this one has itself. */
  fork(words: Uint32Array): void {
    if (!this.key) seedWords(words, this.below(0x10000));
    else for (let i = 0; i < 4; i++) words[i] = (this.below(0x10000) << 16) | this.below(0x10000);
  }
  /** Moves `n` picks out of the first `count` places of a list to its front. */
  pick(list: { [place: number]: number }, count: number, n: number): void {
    for (let i = 0; i < n; i++) {
      const j = i + this.below(count - i);
      const held = list[i]!;
      list[i] = list[j]!;
      list[j] = held;
    }
  }
}
