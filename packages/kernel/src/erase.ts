/**
 * What one observer knows of a match, as a state: all that it does not know is erased. Whoever is to decide or look ahead
 * for a seat gets this and nothing else (law 6); worlds that can be played in are made from it (determinize.ts).
 *
 * Of the table that is kept for stepping back the observer knows what it saw then, and the cards that it has come to know
 * since: where these lay is worked out from how many unknown cards lay where, and not read. Where that leaves more than
 * one place, nothing can be stepped before.
 */
import { knows } from "./cards.ts";
import { eraseTable, UNKNOWN } from "./erase-table.ts";
import type { Machine } from "./machine.ts";
import { cardsFor, tellsPlaces } from "./order.ts";
import { rename, renameTable } from "./rename.ts";
import { endOfActions, firstAction } from "./rewind.ts";
import { BASE, CURSOR, ENTRY, NONE, SP } from "./shape.ts";
import { cardsByPlace } from "./spoken.ts";

/** Overwrites `into` (a machine for the same match) with what `observer` knows of `m`. It cannot be played on. */
export function erase(m: Machine, into: Machine, observer: number): void {
  eraseTable(m, into, observer);
  if (!m.game.shape.rewind || firstAction(m) === NONE) return;
  const then = tableThen(m, observer);
  if (!then) return;
  const known = into.kept([]);
  eraseTable(then, known, observer, true);
  const name = sameCards(known, into);
  if (!name) return;
  rename(known, known, name);
  const { layout, s } = into;
  s.set(known.s.subarray(0, layout.script), layout.reserve);
  s.set(known.s.subarray(layout.script, layout.origin), layout.script);
  s[ENTRY] = m.s[ENTRY]!;
  s[CURSOR] = m.s[CURSOR]!;
}

/** The table as it was kept, and as the observer can think of it now; undefined if it cannot tell where cards lay. */
function tableThen(m: Machine, observer: number): Machine | undefined {
  const { layout } = m;
  const then = m.kept([]);
  const { s } = then;
  const end = endOfActions(m);
  s.set(m.s.subarray(layout.script, end), layout.script);
  s.fill(0, end);
  // no program is under way there
  s[BASE] = layout.stack;
  s[SP] = layout.stack;
  then.resume();
  const cards = cardsFor(m, observer);
  const wasKnown = (card: number): boolean => knows(then, observer, card);
  const isKnown = (card: number): boolean => knows(m, observer, card);
  // what was known, and is so no longer, may be any of those that lie where it went
  if (cards.some((card) => wasKnown(card) && !isKnown(card))) return undefined;
  const cameToLight = cards.filter((card) => isKnown(card) && !wasKnown(card));
  for (const [seat, some] of Map.groupBy(cameToLight, (card) => m.owner(card))) {
    const before = countOf(then, seat, wasKnown);
    const after = countOf(m, seat, isKnown);
    const [zone, ...others] = [...before.keys()].filter((zone) => before[zone] !== after[zone]);
    // where unknown cards have become fewer in one place, and changed nowhere else, there these lay
    if (zone === undefined || others.length > 0 || before[zone]! - after[zone]! !== some.length)
      return undefined;
    layIn(then, some, unknownIn(then, zone, wasKnown), tellsPlaces(m, observer, zone));
  }
  for (const card of cards) if (isKnown(card)) s[layout.seen + card]! |= 1 << observer;
  return then;
}

/** By zone, how many cards lie there that are not known, in the zones of a seat. */
function countOf(m: Machine, seat: number, isKnown: (card: number) => boolean): Int16Array {
  const counts = new Int16Array(m.layout.zones);
  for (let card = 0; card < m.layout.cards; card++) {
    const zone = m.zone(card);
    if (!isKnown(card) && m.zoneShape(zone).per === "seat" && m.seatOf(zone) === seat) counts[zone]!++;
  }
  return counts;
}

const unknownIn = (m: Machine, zone: number, isKnown: (card: number) => boolean): number[] =>
  cardsByPlace(m).filter((card) => m.zone(card) === zone && !isKnown(card));

/** Has cards lie where unknown ones lie: where places are told as they do, else in the first of them. */
function layIn(then: Machine, cards: readonly number[], places: readonly number[], told: boolean): void {
  const { s, layout } = then;
  const stays = (card: number): boolean => told && cards.includes(card) && places.includes(card);
  const coming = cards.filter((card) => !stays(card));
  const others = places.filter((card) => !cards.includes(card));
  const name = Int16Array.from({ length: layout.cards }, (_, card) => card);
  for (const card of new Set([...places, ...cards]))
    if (!stays(card)) name[card] = coming.shift() ?? others.shift()!;
  const faces = s.slice(layout.definition, layout.definition + layout.cards);
  const owners = s.slice(layout.owner, layout.owner + layout.cards);
  renameTable(then, s, name);
  // another card lies there, and is what it is
  s.set(faces, layout.definition);
  s.set(owners, layout.owner);
}

/**
 * Which cards of one state stand for which of another: such as look alike and are of one owner, where they can of the
 * same zone, from the last to the first; undefined if these are not as many.
 */
function sameCards(from: Machine, to: Machine): Int16Array | undefined {
  const { cards, zones } = from.layout;
  const name = new Int16Array(cards).fill(NONE);
  const kinds = from.game.definitions.length + 1;
  const lookOf = (m: Machine, card: number): number => m.owner(card) * kinds + m.definition(card) - UNKNOWN;
  const placeOf = (m: Machine, card: number): number => lookOf(m, card) * zones + m.zone(card);
  const left = new Set(Array.from({ length: cards }, (_, card) => card));
  for (const alike of [placeOf, lookOf]) {
    const found = Map.groupBy(left, (card) => alike(to, card));
    for (let card = cards - 1; card >= 0; card--) {
      if (name[card] !== NONE) continue;
      const same = found.get(alike(from, card))?.pop();
      if (same === undefined) continue;
      name[card] = same;
      left.delete(same);
    }
  }
  return left.size === 0 ? name : undefined;
}
