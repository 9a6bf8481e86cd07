/**
 * Cards in piles whose order nobody told apart: as long as nothing comes to them, it does not matter how they lie, and one
 * order stands for all.
 */
import type { Machine } from "@tefuda/kernel";

/** The cards that are not told apart, by their zone, the lowest first. */
export type Untold = ReadonlyMap<number, readonly number[]>;

/** Something came to a card that is not told apart. */
export class Touched extends Error {
  readonly zone: number;
  constructor(zone: number) {
    super("a card was come to that is not told apart");
    this.zone = zone;
  }
}

/** The lowest cards of all zones that are among `cards`. */
export function untoldOf(m: Machine, cards: ReadonlySet<number>): Untold {
  const found = new Map<number, readonly number[]>();
  for (let zone = 0; zone < m.layout.zones; zone++) {
    const lowest = fromBelow(m, zone, (card) => cards.has(card));
    if (lowest.length > 0) found.set(zone, lowest);
  }
  return found;
}

/** The same once all cards of a zone lie in an order that is not told. */
export const withAllOf = (m: Machine, zone: number, untold: Untold): Untold =>
  new Map(untold).set(
    zone,
    fromBelow(m, zone, () => true),
  );

/** Throws {@link Touched} if a card that is not told apart does not lie as it lay, or was looked at. */
export function assertUntouched(m: Machine, untold: Untold, only?: number): void {
  for (const [zone, cards] of untold) {
    if (only !== undefined && zone !== only) continue;
    let at = m.last(zone);
    for (const card of cards) {
      if (at !== card || m.s[m.layout.seen + card] !== 0) throw new Touched(zone);
      at = m.prev(card);
    }
  }
}

function fromBelow(m: Machine, zone: number, which: (card: number) => boolean): number[] {
  const found: number[] = [];
  for (let card = m.last(zone); card >= 0 && which(card); card = m.prev(card)) found.push(card);
  return found;
}
