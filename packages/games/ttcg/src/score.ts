/** How good a position is for a seat, for players that look one choice ahead. Reads open information and the own hand only. */
import { type Machine, scoreOfEnd, value } from "@tefuda/kernel";
import {
  ATTACK,
  DECK,
  DEFENSE,
  HAND,
  MAIN_PHASE,
  opponentOf,
  PHASE,
  points,
  RANK,
  SPELLS,
  TURN,
  turnPlayer,
  UNITS,
} from "./schema.ts";

const POINT = 10;
/** A spell that lies on a unit, or waits. */
const ATTACHED = 4;

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  return firstScore(m, seat) - astray(m, seat) + astray(m, opponentOf(seat));
}

export function firstScore(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  return side(m, seat) - side(m, opponentOf(seat));
}

/** A spell on a unit of the other side is worth what it does there, and nothing for lying there. */
function astray(m: Machine, seat: number): number {
  let total = 0;
  for (let c = m.first(m.zoneOf(SPELLS, seat)); c >= 0; c = m.next(c))
    if (m.host(c) >= 0 && m.actsFor(m.host(c)) !== seat) total += ATTACHED;
  return total;
}

function side(m: Machine, seat: number): number {
  let total = points(m, seat) * POINT;
  // near the end a point is worth more
  if (points(m, seat) < 6) total -= (6 - points(m, seat)) * POINT;
  for (let c = m.first(m.zoneOf(UNITS, seat)); c >= 0; c = m.next(c)) {
    const rank = value(m, c, RANK);
    total += 6 + rank * 5 + value(m, c, ATTACK) / 60 + value(m, c, DEFENSE) / 75;
    if (m.turned(c)) total -= 1;
  }
  for (let c = m.first(m.zoneOf(SPELLS, seat)); c >= 0; c = m.next(c))
    total += m.turned(c) && m.host(c) < 0 ? 0.5 : ATTACHED;
  total += Math.min(10, m.count(m.zoneOf(HAND, seat))) * 4;
  if (m.count(m.zoneOf(DECK, seat)) < 5) total -= (5 - m.count(m.zoneOf(DECK, seat))) * 3;
  // an attack left unused in the own battle phase is a chance missed
  if (turnPlayer(m) === seat && m.number(PHASE) > MAIN_PHASE && m.number(TURN) > 1) total -= 0.1;
  return total;
}
