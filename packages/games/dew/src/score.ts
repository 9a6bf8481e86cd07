/** How good a position is for a seat, for players that look ahead. Reads open information and the own hand only. */
import { type Machine, printed, scoreOfEnd } from "@tefuda/kernel";
import {
  BLOOM,
  biteOf,
  COST,
  CRITTER,
  DECK,
  FIGHT,
  HAND,
  is,
  MEADOW,
  NOON,
  other,
  PHASE,
  PLAYER,
  shellOf,
  TURN,
} from "./schema.ts";

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  return side(m, seat) - side(m, other(seat));
}

/** A fight is over when it is noon again. */
export const stage = (m: Machine): number =>
  (m.number(TURN) * 2 + m.number(PLAYER)) * 8 + (m.number(PHASE) === FIGHT ? NOON : m.number(PHASE));

/** The last of the bloom is worth more than the first; a card in hand more than one in the deck. */
function side(m: Machine, seat: number): number {
  const bloom = m.seatNumber(seat, BLOOM);
  let total = bloom * 1.2 - Math.max(0, 8 - bloom) * 1.5;
  for (let c = m.first(m.zoneOf(MEADOW, seat)); c >= 0; c = m.next(c)) {
    total += 1 + printed(m, c, COST);
    // one that is alert can still block
    if (is(m, c, CRITTER)) total += biteOf(m, c) * 0.8 + shellOf(m, c) * 0.5 + (m.turned(c) ? 0 : 0.4);
  }
  return total + Math.min(8, m.count(m.zoneOf(HAND, seat))) * 1.6 - 20 / (m.count(m.zoneOf(DECK, seat)) + 1);
}
