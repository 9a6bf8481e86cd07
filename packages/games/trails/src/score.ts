/** How good a position is for a seat, for players that look ahead. Reads open information and the own hand only. */
import { type Machine, scoreOfEnd } from "@tefuda/kernel";
import {
  ACTOR,
  BASE,
  BOND,
  COMBAT,
  DECK,
  DRAW_STEP,
  defOf,
  EVENT,
  FIELD,
  HAND,
  HAS_ART,
  HOMEBASE,
  hasIcon,
  is,
  isStunned,
  PROPOSAL,
  printedCost,
  STEP,
  strOf,
  TURN,
  UNIT,
} from "./schema.ts";

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  const other = 1 - seat;
  return open(m, seat) - open(m, other) + choice(m, seat);
}

/** A step is over when another begins, and so is a proposal with all of its attack: what an attack does is seen at its end. */
export function stage(m: Machine): number {
  const step = m.number(STEP);
  return (m.number(TURN) * 2 + m.number(ACTOR)) * 8 + (step === COMBAT ? PROPOSAL : step);
}

/** What both players see of a side. */
const open = (m: Machine, seat: number): number =>
  bond(m, seat) + field(m, seat) + homebase(m, seat) + cards(m, seat);

/** The last points are worth more than the first. */
function bond(m: Machine, seat: number): number {
  const left = m.seatNumber(seat, BOND);
  return left * 2 - Math.max(0, 10 - left) * 2;
}

function field(m: Machine, seat: number): number {
  const fighting = m.number(STEP) === PROPOSAL;
  let total = 0;
  for (let c = m.first(m.zoneOf(FIELD, seat)); c >= 0; c = m.next(c)) {
    if (!is(m, c, UNIT)) total += 2 + printedCost(m, c);
    else if (isStunned(m, c)) total += printedCost(m, c) * 0.6;
    else total += 1 + printedCost(m, c) + (strOf(m, c) + defOf(m, c)) * 0.35;
    // one that is ready may still attack or support
    if (fighting && is(m, c, UNIT) && !m.turned(c)) total += 0.3;
  }
  return total;
}

/** Each card there is a CP a turn, which the first ones make more of; those still ready are worth EP till the end of combat. */
function homebase(m: Machine, seat: number): number {
  const step = m.number(STEP);
  const spends = step > DRAW_STEP && step < PROPOSAL;
  let total = 0;
  let place = 0;
  for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c)) {
    total += Math.max(1.2, 4 - 0.4 * place++);
    if (!m.faceDown(c) && is(m, c, BASE)) total += 2;
    if (spends && !m.turned(c)) total += 0.3;
  }
  return total;
}

/**
 * A card in hand is worth something, and so is one that is left to draw: little while there are many, and more with
 * each that is gone, since who cannot draw has lost (trails-8.6). Cards that a turn begins with are not counted, so
 * that one which has ended can be compared with one that has not.
 */
function cards(m: Machine, seat: number): number {
  const drawn = m.number(STEP) === DRAW_STEP && m.number(ACTOR) === seat ? 2 : 0;
  const hand = m.count(m.zoneOf(HAND, seat)) - drawn;
  const deck = m.count(m.zoneOf(DECK, seat)) + drawn;
  return Math.min(8, hand) * 1.5 - 60 / (deck + 1);
}

/** What its player knows of cards that nobody else sees: which can soon be played from where they lie. */
function choice(m: Machine, seat: number): number {
  const home = m.zoneOf(HOMEBASE, seat);
  const income = m.count(home) + 1;
  let total = 0;
  for (let c = m.first(m.zoneOf(HAND, seat)); c >= 0; c = m.next(c)) {
    if (is(m, c, BASE)) total -= 0.5;
    else if (!is(m, c, EVENT)) total += 0.5 - 0.2 * Math.max(0, printedCost(m, c) - income);
  }
  for (let c = m.first(home); c >= 0; c = m.next(c))
    if (m.faceDown(c) && (is(m, c, EVENT | BASE | HAS_ART) || hasIcon(m, c, "dispatch"))) total += 0.6;
  return total;
}
