/**
 * A world that one observer takes for possible: what it knows is as it is, all else is made up from its own chance.
 *
 * This is what a computer player looks ahead in. Every card whose face the observer does not know becomes another
 * kind from `pool`; the random source is its own. Nor can a card be followed by its number: those that the observer
 * does not know get their numbers by where they lie, and nothing of their past. So two games that differ only in what
 * the observer may not know give it the same worlds.
 */
import { knows } from "./cards.ts";
import { endMod, firstMod, modArg, modExtra, modSource, modSubject } from "./changes.ts";
import { linkArg, linkAt, linkCount, linkSet, linkSets, linkSource } from "./links.ts";
import type { Machine } from "./machine.ts";
import { queueLength, triggerArg, triggerAt, triggerSource } from "./queue.ts";
import { below, seedWords } from "./random.ts";
import { LINKTOP, MOD_SIZE, NONE } from "./shape.ts";

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
  forgetRests(into);
  const unknown = cardsByPlace(m).filter((card) => !knows(m, observer, card));
  const name = namesFor(m, unknown);
  rename(m, into, name);
  for (const card of unknown) {
    const { kind, was, wasFlags, columns, cards } = into.layout;
    const c = name[card]!;
    into.s[kind + c] = pool[below(into.words, pool.length)]!;
    if (m.zoneShape(m.zone(card)).inPlay) continue;
    into.s[was + c] = NONE;
    into.s[wasFlags + c] = 0;
    for (let i = 0; i < m.game.shape.columns.length; i++) into.s[columns + i * cards + c] = 0;
  }
}

/** All cards, zone by zone and place by place, those underneath behind the one on top. */
export function cardsByPlace(m: Machine): number[] {
  const found: number[] = [];
  for (let zone = 0; zone < m.layout.zones; zone++)
    for (let top = m.first(zone); top >= 0; top = m.next(top))
      for (let card = top; card >= 0; card = m.below(card)) found.push(card);
  return found;
}

/** The cards that a change, a trigger or a link speaks of, and perhaps some whose number one of them holds by chance. */
export function spokenOf(m: Machine): Set<number> {
  const found = new Set<number>();
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    for (const n of [modSource(m, mod), modSubject(m, mod), modArg(m, mod), modExtra(m, mod)]) found.add(n);
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    found.add(triggerSource(m, at));
    for (let n = 0; n < 6; n++) found.add(triggerArg(m, at, n));
  }
  for (let i = 0; i < linkCount(m); i++) {
    const at = linkAt(m, i);
    found.add(linkSource(m, at));
    for (let n = 0; n < 6; n++) found.add(linkArg(m, at, n));
    for (let n = 0; n < linkSets(m, at); n++) {
      const set = linkSet(m, at, n);
      for (let card = m.nextIn(set, NONE); card >= 0; card = m.nextIn(set, card)) found.add(card);
    }
  }
  return found;
}

/** New numbers by old ones: each owner's unknown cards by their places; those that are spoken of keep theirs. */
function namesFor(m: Machine, unknown: readonly number[]): Int16Array {
  const spoken = spokenOf(m);
  const name = Int16Array.from({ length: m.layout.cards }, (_, card) => card);
  for (let seat = 0; seat < m.layout.seats; seat++) {
    const own = unknown.filter((card) => m.owner(card) === seat && !spoken.has(card));
    const numbers = own.toSorted((a, b) => a - b);
    own.forEach((card, i) => {
      name[card] = numbers[i]!;
    });
  }
  return name;
}

/** Gives the cards of `into` other numbers than those they have in `m`. */
function rename(m: Machine, into: Machine, name: Int16Array): void {
  const { layout } = m;
  const { cards, zones } = layout;
  const named = (card: number): number => (card < 0 ? card : name[card]!);
  for (const column of [layout.first, layout.last])
    for (let zone = 0; zone < zones; zone++) into.s[column + zone] = named(m.s[column + zone]!);
  for (const column of [layout.next, layout.prev, layout.below, layout.above, layout.host])
    for (let card = 0; card < cards; card++) into.s[column + name[card]!] = named(m.s[column + card]!);
  const own = m.game.shape.columns.map((_, i) => layout.columns + i * cards);
  const plain = [layout.kind, layout.zone, layout.flags, layout.seen, layout.was, layout.wasFlags, ...own];
  for (const column of plain)
    for (let card = 0; card < cards; card++) into.s[column + name[card]!] = m.s[column + card]!;
}

/** Clears what is left of earlier times behind the ends of the lists and of the stack. */
function forgetRests(m: Machine): void {
  const { s, layout } = m;
  s.fill(0, endMod(m), layout.modsEnd);
  s.fill(0, triggerAt(m, queueLength(m)), layout.queueEnd);
  s.fill(0, layout.links + s[LINKTOP]!, layout.linksEnd);
  s.fill(0, m.sp);
}
