/**
 * Where the chance of a match comes from. An open seed is a short number: whoever knows it, or tries all of them, knows
 * what lies hidden; it is for tests, puzzles, lessons and simulation. Matches among people have a secret: 256 bits from
 * the system's generator whose hash is told before anybody adds a number, so that nobody, the host included, can choose
 * what comes. It is opened when nothing in it is secret any more, and then anybody can verify what was drawn.
 */
import { Chance } from "./random.ts";
import { hex, sha256, unhex } from "./sha256.ts";

/** The chance of a match with secrets, as hexadecimal digits. */
export interface SecretSeed {
  /** 32 bytes that nobody knows before the end but whoever runs the match. */
  secret: string;
  /** What was told of the secret at the beginning: its SHA-256. */
  hash: string;
  /** By seat: 16 bytes that each added once the hash was told. */
  numbers: readonly string[];
}
export type Seed = number | SecretSeed;

/** How many hexadecimal digits a secret and its hash have, and a seat's number. */
export const SECRET_DIGITS = 64;
export const NUMBER_DIGITS = 32;

export const isOpen = (seed: Seed): seed is number => typeof seed === "number";

/** What is told of a secret before it is opened. */
export const hashOf = (secret: string): string => hex(sha256(unhex(secret)));

/** Whether a secret is the one whose hash was told. */
export const isAsTold = ({ secret, hash }: SecretSeed): boolean => hashOf(secret) === hash;

const BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104) under a key of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (with_: number): Uint8Array =>
    Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ with_);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** What a secret is used for; each use has a key of its own, and says nothing of any other. */
export type Use = "match" | `match ${number}` | `packs ${number}` | `program ${number}`;

/**
 * The key for one use, as eight words: extracted from the secret and all numbers of the seats, then expanded by the name
 * of the use (the two steps of RFC 5869, one block long).
 */
export function keyFor({ secret, numbers }: SecretSeed, use: Use): Uint32Array {
  const all = unhex(numbers.join(""));
  const whole = hmac(unhex(secret), all);
  const name = Uint8Array.from(`tefuda ${use}\u0001`, (letter) => letter.charCodeAt(0));
  const bytes = hmac(whole, name);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: 8 }, (_, i) => words.getUint32(i * 4, true));
}

/** A source of chance for one use of a secret; `place` tells apart what is drawn under one key at different times. */
export function secretChance(seed: SecretSeed, use: Use, place = 0): Chance {
  const chance = new Chance();
  chance.underKey(keyFor(seed, use), place);
  return chance;
}
