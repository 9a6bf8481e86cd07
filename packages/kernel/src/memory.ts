/**
 * What an observer remembers of hands that others hold: which cards went there before its eyes, and have not been seen to
 * come out since. It is read from the journal, out of what that tells this observer, and from nothing else (law 6).
 *
 * Whoever sees a card leave such a hand without seeing which it is no longer knows of any card that it is still there.
 */
import { MOVE, RESTORE } from "./log.ts";
import type { Machine } from "./machine.ts";
import { heldByOthers } from "./order.ts";

/** By zone, the definitions of cards that lie there for certain; one that lies there twice stands there twice. */
export type Memory = ReadonlyMap<number, readonly number[]>;

/** What `observer` remembers of a match whose journal is kept from its beginning on. */
export function remembered(m: Machine, observer: number): Memory {
  const memory = new Map<number, number[]>();
  const bit = 1 << observer;
  const { data, length } = m.journal;
  for (let at = 0; at < length; at += data[at]!) {
    // where the table is laid as it was, nothing has been seen to go back where it lies now
    if (data[at + 1] === RESTORE) memory.clear();
    if (data[at + 1] !== MOVE) continue;
    const [definition, knewIt, from, knowsIt, to] = [
      data[at + 2]!,
      (data[at + 3]! & bit) !== 0,
      data[at + 4]!,
      (data[at + 7]! & bit) !== 0,
      data[at + 8]!,
    ];
    if (from === to) continue;
    const hidden = heldByOthers(m, observer, from);
    if (hidden) {
      const cards = memory.get(from);
      const i = cards?.indexOf(definition) ?? -1;
      if (!knowsIt) memory.delete(from);
      else if (i >= 0) cards!.splice(i, 1);
    }
    if (knewIt && !knowsIt && !hidden && heldByOthers(m, observer, to)) {
      const cards = memory.get(to);
      if (cards) cards.push(definition);
      else memory.set(to, [definition]);
    }
  }
  return memory;
}
