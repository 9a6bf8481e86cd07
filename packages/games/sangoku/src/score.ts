/** How good a position is for a seat, for players that look ahead. Reads open information and the own hand only. */
import { type Machine, scoreOfEnd, value } from "@tefuda/kernel";
import {
  BATTLEFIELD,
  DAMAGE,
  FORT_DAMAGE,
  FORTS,
  HAND,
  isGeneral,
  PHASE,
  PLAYER,
  POWER,
  RESOURCES,
  TURN,
} from "./table.ts";

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  return side(m, seat) - side(m, 1 - seat);
}

/** Battles are compared when they are over. */
export const stage = (m: Machine): number => (m.number(TURN) * 2 + m.number(PLAYER)) * 16 + m.number(PHASE);

const FORT = 60;
const CARD = 12;
const RESOURCE = 14;
/** What both players see of a side. */
function side(m: Machine, seat: number): number {
  let sum = FORT * m.count(m.zoneOf(FORTS, seat));
  sum += CARD * Math.min(7, m.count(m.zoneOf(HAND, seat)));
  sum += RESOURCE * Math.min(6, m.count(m.zoneOf(RESOURCES, seat)));
  for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c)) {
    if (!isGeneral(m, c)) continue;
    sum += value(m, c, POWER) / 40 + 10 * value(m, c, FORT_DAMAGE) - m.column(c, DAMAGE) / 200;
  }
  return sum;
}
