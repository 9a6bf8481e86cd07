/**
 * A world that one observer takes for possible: what it knows is as it is, all else is made up from its own chance.
 *
 * This is what a computer player looks ahead in. Every card whose face the observer does not know becomes another
 * kind from `pool`, the random source is its own, and secret answers are gone with them; so two games that differ
 * only in what the observer may not know give it the same worlds.
 */
import { knows } from "./cards.ts";
import type { Machine } from "./machine.ts";
import { below, seedWords } from "./random.ts";

/** Overwrites `into` (a machine for the same match) with a world possible for `observer`. */
export function imagine(
  m: Machine,
  into: Machine,
  observer: number,
  seed: number,
  pool: ArrayLike<number>,
): void {
  into.s.set(m.s);
  into.resume();
  into.journal.on = false;
  seedWords(into.words, seed);
  const { layout } = m;
  for (let card = 0; card < layout.cards; card++) {
    if (!knows(m, observer, card)) into.s[layout.kind + card] = pool[below(into.words, pool.length)]!;
  }
}
