/** How good a position is for a seat, for players that look one choice ahead. Reads open information and the own hand only. */
import { type Machine, scoreOfEnd } from "@tefuda/kernel";
import {
  BOND,
  CP,
  defOf,
  EP,
  FIELD,
  HAND,
  HOMEBASE,
  is,
  isStunned,
  printedCost,
  strOf,
  UNIT,
} from "./table.ts";

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  return side(m, seat) - side(m, 1 - seat);
}

function side(m: Machine, seat: number): number {
  const bond = m.seatNumber(seat, BOND);
  let total = bond * 2 - Math.max(0, 10 - bond) * 2;
  for (let c = m.first(m.zoneOf(FIELD, seat)); c >= 0; c = m.next(c)) {
    if (!is(m, c, UNIT)) total += 2 + printedCost(m, c);
    else if (isStunned(m, c)) total += printedCost(m, c) * 0.6;
    // a UNIT that is still ready may attack, fight or support
    else total += 1 + printedCost(m, c) + (strOf(m, c) + defOf(m, c)) * 0.35 + (m.turned(c) ? 0 : 0.2);
  }
  for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c))
    total += (m.faceDown(c) ? 3 : 2.6) + (m.turned(c) ? 0 : 0.3);
  // what is not used in time is gone
  total -= (m.seatNumber(seat, CP) + m.seatNumber(seat, EP)) * 0.2;
  return total + Math.min(8, m.count(m.zoneOf(HAND, seat))) * 1.5;
}
