/**
 * Who may see what lies in a zone, and in which order (law 6): where the places are not told, the order says nothing.
 */
import { EVERYBODY, knows, placeOf } from "./cards.ts";
import { MOVE } from "./log.ts";
import type { Machine } from "./machine.ts";
import { SHOWN } from "./shape.ts";
import { FACE_DOWN } from "./state.ts";

/** Whether an observer can tell the places of a zone apart: everybody where it is open, or the seat it is open to. */
export function tellsPlaces(m: Machine, observer: number, zone: number): boolean {
  const { sees } = m.zoneShape(zone);
  return sees === "all" || (sees === "owner" && m.seatOf(zone) === observer);
}

/** Whether somebody else holds the cards of a zone, so that the places of those that were shown are not told. */
export function heldByOthers(m: Machine, observer: number, zone: number): boolean {
  return m.zoneShape(zone).sees === "owner" && m.seatOf(zone) !== observer;
}

/** The cards of a zone as an observer is shown them: of those that others hold first the known ones, by their names. */
export function orderFor(m: Machine, observer: number, zone: number): number[] {
  const cards: number[] = [];
  for (let card = m.first(zone); card >= 0; card = m.next(card)) cards.push(card);
  if (!heldByOthers(m, observer, zone)) return cards;
  const known = cards.filter((card) => knows(m, observer, card));
  known.sort((a, b) =>
    m.definition(a) === m.definition(b) ? a - b : m.definitionOf(a).name < m.definitionOf(b).name ? -1 : 1,
  );
  return [...known, ...cards.filter((card) => !knows(m, observer, card))];
}

/** All cards in the order in which an observer is shown them, zone by zone, those underneath behind the one on top. */
export function cardsFor(m: Machine, observer: number): number[] {
  const found: number[] = [];
  for (let zone = 0; zone < m.layout.zones; zone++)
    for (const top of orderFor(m, observer, zone))
      for (let card = top; card >= 0; card = m.below(card)) found.push(card);
  return found;
}

/**
 * Place of a card in the order that an observer is shown, counted from 0. Equal cards that
 * somebody else holds have one place, since nothing tells them apart.
 */
export function placeFor(m: Machine, observer: number, card: number): number {
  const zone = m.zone(card);
  if (!heldByOthers(m, observer, zone)) return placeOf(m, card);
  const known = knows(m, observer, card);
  return orderFor(m, observer, zone).findIndex(
    (other) =>
      other === card || (known && knows(m, observer, other) && m.definition(other) === m.definition(card)),
  );
}

/** The observers, as bits, that know every card of a zone, and those that know any that may lie there. */
export function sightOf(m: Machine, zone: number): { least: number; most: number } {
  const { sees, per, faceDown } = m.zoneShape(zone);
  const own = per === "seat" ? 1 << m.seatOf(zone) : 0;
  if (sees !== "all") return sees === "owner" ? { least: own, most: own } : { least: 0, most: 0 };
  return { least: faceDown === undefined ? EVERYBODY : faceDown === "owner" ? own : 0, most: EVERYBODY };
}

/**
 * Whether chance was drawn on, a card was shown or turned up, or went where more may see it since a state and a place in
 * the journal. Where a card may be seen is what counts and not who knew it already, which is not everybody's to know.
 */
export function cameToLight(m: Machine, before: Int16Array, from: number): boolean {
  if (before.subarray(0, 8).some((word, i) => word !== m.s[i])) return true;
  if (before[SHOWN] !== m.s[SHOWN]) return true;
  const { flags, cards } = m.layout;
  for (let card = 0; card < cards; card++) {
    const turnedUp = (before[flags + card]! & FACE_DOWN) !== 0 && !m.faceDown(card);
    if (turnedUp && m.zoneShape(m.zone(card)).sees === "all") return true;
  }
  const { data, length } = m.journal;
  for (let at = from; at < length; at += data[at]!) {
    if (data[at + 1] !== MOVE) continue;
    if ((sightOf(m, data[at + 8]!).most & ~sightOf(m, data[at + 4]!).least) !== 0) return true;
  }
  return false;
}
