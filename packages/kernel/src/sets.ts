/**
 * Sets of cards in the order in which the cards lie. The numbers of cards are nobody's business: an order made of them
 * would tell which of two equal cards is which after a shuffle (law 6).
 */
import type { Candidates, CardTest } from "./ask.ts";
import { fatePick } from "./fate.ts";
import type { Machine } from "./machine.ts";
import type { SetVar } from "./program.ts";
import { NONE } from "./shape.ts";

/** The card of a set that lies first: zone by zone, each card before those underneath it. */
export function firstLying(m: Machine, at: number): number {
  const lowest = m.nextIn(at, NONE);
  if (lowest < 0 || m.nextIn(at, lowest) < 0) return lowest;
  let zone = m.zone(lowest);
  for (let card = m.nextIn(at, lowest); card >= 0; card = m.nextIn(at, card))
    zone = Math.min(zone, m.zone(card));
  for (let top = m.first(zone); top >= 0; top = m.next(top))
    for (let card = top; card >= 0; card = m.below(card)) if (m.hasIn(at, card)) return card;
  return lowest;
}

/** Writes the cards of a set into `out` as they lie and returns how many they are. */
export function lying(m: Machine, at: number, out: Int16Array): number {
  // most zones hold none of them, and some hold many cards
  let zones = 0;
  let size = 0;
  for (let card = m.nextIn(at, NONE); card >= 0; card = m.nextIn(at, card), size++)
    zones |= 1 << m.zone(card);
  let n = 0;
  for (let zone = 0; n < size; zone++) {
    if ((zones & (1 << zone)) === 0) continue;
    for (let top = m.first(zone); top >= 0; top = m.next(top))
      for (let card = top; card >= 0; card = m.below(card)) if (m.hasIn(at, card)) out[n++] = card;
  }
  return n;
}

/** Does something for every card of a set as they lie before it begins. */
export function forEachLying(m: Machine, at: number, visit: (card: number) => void): void {
  const cards = m.scratch[m.borrow()]!;
  const n = lying(m, at, cards);
  for (let i = 0; i < n; i++) visit(cards[i]!);
  m.giveBack();
}

/** Takes the card that lies first out of a set and gives it; NONE from an empty one. */
export function takeFirst(m: Machine, at: number): number {
  const card = firstLying(m, at);
  if (card >= 0) m.removeFrom(at, card);
  return card;
}

/** Takes cards out of a set at random until `n` are left. */
export function keepRandom(m: Machine, at: number, n: number): void {
  const cards = m.scratch[m.borrow()]!;
  let size = lying(m, at, cards);
  if (size > n && n >= 0 && fatePick(m, cards, size, n))
    for (; size > n; size--) m.removeFrom(at, cards[size - 1]!);
  for (; size > Math.max(0, n); size--) {
    const i = m.draw(size);
    m.removeFrom(at, cards[i]!);
    cards[i] = cards[size - 1]!;
  }
  m.giveBack();
}

/** The cards of a set as candidates. */
export const cardsOf =
  (set: SetVar): Candidates =>
  (m, out) =>
    lying(m, m.setAt(set), out);

// --- what lies in a zone, by a description -------------------------------------------------------------------------
/** How many cards of a zone pass a test. */
export function countIn(m: Machine, zone: number, test: CardTest): number {
  let n = 0;
  for (let card = m.first(zone); card >= 0; card = m.next(card)) if (test(m, card)) n++;
  return n;
}
/** The first of them; NONE if there is none. */
export function firstIn(m: Machine, zone: number, test: CardTest): number {
  for (let card = m.first(zone); card >= 0; card = m.next(card)) if (test(m, card)) return card;
  return NONE;
}
/** Adds them to a set. */
export function addIn(m: Machine, zone: number, test: CardTest, at: number): void {
  for (let card = m.first(zone); card >= 0; card = m.next(card)) if (test(m, card)) m.addTo(at, card);
}
