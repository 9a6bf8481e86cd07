/**
 * A world that one observer takes for possible: what it knows is as it is, all else is made up. This is what a computer
 * player looks ahead in, and what forecasts are made in.
 *
 * It is made from what the observer knows (erase.ts) and from a chance of its own, and from nothing else: two games that
 * differ only in what the observer may not know give it the same worlds.
 */

import { UNKNOWN } from "./erase.ts";
import type { Machine } from "./machine.ts";
import { enlist } from "./modifiers.ts";
import { below, type Chance } from "./random.ts";
import { keepChance } from "./rewind.ts";
import { cardsByPlace } from "./spoken.ts";

/**
 * Overwrites `into` with a world that is possible for whoever knows `known`, an erased state of the same match. Every
 * unknown card gets a definition from `pool` that may lie where it lies; the world's own chance is a fork of `chance`.
 */
export function determinize(known: Machine, into: Machine, chance: Chance, pool: ArrayLike<number>): void {
  into.s.set(known.s);
  into.resume();
  into.key = undefined;
  into.journal.on = false;
  // cards are made up that may listen to more
  into.heard = into.registry.heard;
  into.present = into.game.allFacts;
  chance.fork(into.words);
  for (const card of cardsByPlace(known)) {
    if (known.definition(card) !== UNKNOWN) continue;
    const definitions = definitionsFor(into, into.zone(card), pool);
    makeUp(into, card, definitions[below(into.words, definitions.length)]!);
  }
  if (into.layout.reserve > into.layout.origin) keepChance(into);
}

/** The definitions of a pool that may lie in a zone; if there is none, of those of the game. */
function definitionsFor(m: Machine, zone: number, pool: ArrayLike<number>): ArrayLike<number> {
  const { holds } = m.zoneShape(zone);
  if (!holds) return pool;
  const { definitions } = m.game;
  const fits = (definition: number): boolean => holds(definitions[definition]!.facts ?? []);
  const found = Array.from(pool).filter(fits);
  const all = found.length > 0 ? found : definitions.map(({ id }) => id).filter(fits);
  return all.length > 0 ? all : pool;
}

/** Makes an unknown card one of a definition, with what always holds by it where it lies. */
function makeUp(m: Machine, card: number, definition: number): void {
  m.s[m.layout.definition + card] = definition;
  const zone = m.zone(card);
  enlist(m, card, !m.inPlay(zone) ? m.zoneId(zone) : m.above(card) >= 0 ? "under" : "top");
}
