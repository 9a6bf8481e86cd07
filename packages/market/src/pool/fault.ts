/**
 * What is wrong with a deck of limited play, without reading a file. A game's own check of a deck file says the same with
 * its place (a test compares the two); this one is for decks by the hundred thousand.
 */
import { isPartOf } from "@tefuda/kernel";
import type { PoolSense } from "./sense.ts";

/** The rule that a deck made of a pool breaks; undefined if it may be played. */
export function faultInDeck(
  { play, kinds }: PoolSense,
  deck: readonly string[],
  pool: readonly string[],
): string | undefined {
  if (!isPartOf(deck, pool)) return "limited-1.5";
  if (play.whole) return deck.length === pool.length ? undefined : "limited-1.9";
  const { min, max = Number.POSITIVE_INFINITY } = play.size;
  if (deck.length < min || deck.length > max) return "limited-1.6";
  if (play.camps === undefined) return undefined;
  const camps = new Set(deck.map((name) => kinds.get(name)?.camp));
  camps.delete(undefined);
  return camps.size > play.camps ? "limited-1.8" : undefined;
}
