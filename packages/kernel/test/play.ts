/** Playing at random, for tests. */
import { below, Match, seedWords, type View } from "../src/index.ts";
import { setup, toy } from "./toy.ts";

/** So many seeds; one of them where a test is run thousands of times, against every mutant. */
export const seedsUpTo = (n: number): number[] =>
  Array.from({ length: process.env.TEFUDA_MUTANT ? 1 : n }, (_, i) => i + 1);

export interface Chance {
  words: Uint32Array;
}
export function chance(seed: number): (n: number) => number {
  const words = new Uint32Array(4);
  seedWords(words, seed + 77);
  return (n) => below(words, n);
}

/** A random answer to the question in a view. */
export function anyAnswer(view: View, random: (n: number) => number): string | string[] {
  const q = view.question!;
  const words = q.options.map((o) => o.notation);
  if (q.shape !== "some") return words[random(words.length)]!;
  const n = q.min + random(q.max - q.min + 1);
  const picked: string[] = [];
  while (picked.length < n) picked.push(words.splice(random(words.length), 1)[0]!);
  return picked;
}

/** Plays on at random, up to `answers`, calling `after` after every answer. */
export function playOn(match: Match, seed: number, answers: number, after?: (match: Match) => void): Match {
  const random = chance(seed);
  for (let i = 0; i < answers && !match.over; i++) {
    const seat = match.asked!;
    const given = match.answer(seat, anyAnswer(match.view(seat), random));
    if (!given.done) throw new Error(`not taken: ${JSON.stringify(given)}`);
    after?.(match);
  }
  return match;
}

export const begin = (seed: number): Match => new Match(toy, setup(seed));
