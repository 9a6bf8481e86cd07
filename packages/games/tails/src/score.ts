/** How good a position is for a seat, for players that look one choice ahead. Reads open information and the own hand only. */
import { type Machine, scoreOfEnd, value } from "@tefuda/kernel";
import {
  ATTACK,
  ATTACKS,
  BASE,
  DEFENSE,
  GEAR,
  GROUNDS,
  HAND,
  healthLeft,
  isOut,
  STRIKES,
  TRAPS,
  turnPlayer,
  UNITS,
} from "./schema.ts";

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  let worst = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < m.layout.seats; other++)
    if (other !== seat && !isOut(m, other)) worst = Math.max(worst, side(m, other));
  return side(m, seat) - worst;
}

function side(m: Machine, seat: number): number {
  const base = m.seatNumber(seat, BASE);
  let total = base * 4 - Math.max(0, 10 - base) * 3;
  for (let c = m.first(m.zoneOf(UNITS, seat)); c >= 0; c = m.next(c)) {
    let strength = 0;
    for (let i = 0; i < 3; i++) strength += value(m, c, ATTACK + i) + value(m, c, DEFENSE + i);
    total += 3 + strength / 3 + healthLeft(m, c) * 2 + value(m, c, ATTACKS) * 2;
    // an attack left unused in the own turn is a chance missed
    if (turnPlayer(m) === seat) total -= Math.max(0, value(m, c, ATTACKS) - m.column(c, STRIKES)) * 0.1;
  }
  total += m.count(m.zoneOf(GEAR, seat)) * 4;
  total += m.count(m.zoneOf(GROUNDS, seat)) * 4;
  total += m.count(m.zoneOf(TRAPS, seat)) * 3.5;
  return total + Math.min(8, m.count(m.zoneOf(HAND, seat))) * 2;
}
