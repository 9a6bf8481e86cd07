/** 5 Attacking: who may attack, and what. */
import {
  fact,
  type Group,
  given,
  givenPair,
  givenSeat,
  type Machine,
  marked,
  markTotal,
  NONE,
  need,
  needPair,
  needSeat,
  seatSubject,
  value,
} from "@tefuda/kernel";
import { limitOf } from "../events.ts";
import { hasKeyword } from "../keywords.ts";
import {
  AIMS,
  ATTACKS,
  aim,
  GEAR,
  GROUNDS,
  HAS_ATTACKS,
  HAS_HEALTH,
  is,
  isOut,
  MOST_AIMS,
  mark,
  onField,
  playerOf,
  SPREAD,
  STRIKES,
  STRUCK,
  turnPlayer,
  UNITS,
} from "../schema.ts";

const ownFighters = (m: Machine, out: Int16Array): number => {
  let n = 0;
  for (let zone = UNITS; zone <= GEAR; zone++)
    for (let c = m.first(m.zoneOf(zone, m.seat)); c >= 0; c = m.next(c))
      if (is(m, c, HAS_ATTACKS)) out[n++] = c;
  return n;
};
const NO_LIMIT = 999;
const ATTACKER_NEEDS = [
  givenSeat("tails-6.3", "it is your turn", (m) => m.seat === turnPlayer(m)),
  given(
    "tails-5.1",
    "it lies on your side of the battlefield",
    (m) => onField(m, m.a) && playerOf(m, m.a) === m.seat,
  ),
  needSeat(
    "tails-4.11",
    "your attacks of this turn are not used up",
    (m) => m.seatNumber(m.seat, STRUCK) < limitOf(m, m.seat, "attacksLimit", "attacksLimitMore", NO_LIMIT),
  ),
  given("tails-1.9", "it has a number of attacks", (m) => is(m, m.a, HAS_ATTACKS)),
  // tails-3.5: counted against the present number
  need(
    "tails-5.1",
    "it has an attack left this turn",
    (m) => m.column(m.a, STRIKES) < value(m, m.a, ATTACKS),
  ),
  need("tails-1.10", "no text keeps it from attacking", (m) => marked(m, m.a, mark("cannotAttack")) === NONE),
];

/** tails-5.8: whether a target is one of this turn's, or there may be another. */
function mayAim(m: Machine, attacker: number, at: number): boolean {
  const given = marked(m, attacker, mark("spread")) !== NONE;
  const spread = given ? markTotal(m, attacker, mark("spread"), "last") : fact(m, attacker, SPREAD);
  const onceEach = marked(m, attacker, mark("oneEach")) !== NONE;
  if (spread === 0 && !onceEach) return true;
  let different = 0;
  for (let i = 0; i < MOST_AIMS; i++) {
    const known = m.column(attacker, AIMS + i);
    if (known === at) return !onceEach;
    if (known !== 0) different++;
  }
  return different < Math.min(spread || MOST_AIMS, MOST_AIMS);
}
export function noteAim(m: Machine, attacker: number, at: number): void {
  for (let i = 0; i < MOST_AIMS; i++) {
    const known = m.column(attacker, AIMS + i);
    if (known === at) return;
    if (known !== 0) continue;
    m.setColumn(attacker, AIMS + i, at);
    return;
  }
}

/** Whether a unit keeps enemies from its player's base (tails-5.2). */
function protects(m: Machine, card: number, attacker: number): boolean {
  return (
    is(m, card, HAS_HEALTH) &&
    marked(m, card, mark("cannotDefend")) === NONE &&
    marked(m, card, mark("cannotBeAttacked"), attacker) === NONE &&
    marked(m, attacker, mark("cannotAttack"), card) === NONE
  );
}
function baseOpen(m: Machine, attacker: number, seat: number): boolean {
  if (
    hasKeyword(m, attacker, "direct") ||
    marked(m, attacker, mark("mayAttackBase"), seatSubject(seat)) !== NONE
  )
    return true;
  for (let c = m.first(m.zoneOf(UNITS, seat)); c >= 0; c = m.next(c))
    if (protects(m, c, attacker)) return false;
  return true;
}

/** Everything of the opponents' that has health (tails-5.2). */
const enemies = (m: Machine, out: Int16Array): number => {
  let n = 0;
  for (let seat = 0; seat < m.layout.seats; seat++) {
    if (seat === m.seat || isOut(m, seat)) continue;
    for (let zone = UNITS; zone <= GROUNDS; zone++) {
      if (zone === GEAR) continue;
      for (let c = m.first(m.zoneOf(zone, seat)); c >= 0; c = m.next(c))
        if (is(m, c, HAS_HEALTH)) out[n++] = c;
    }
  }
  return n;
};

export const ATTACK: Group = {
  verb: "attack",
  form: "cards",
  from: ownFighters,
  to: enemies,
  needs: [
    ...ATTACKER_NEEDS,
    givenPair("tails-1.9", "the target has health", (m) => is(m, m.b, HAS_HEALTH)),
    givenPair("tails-5.2", "the target is an opponent's", (m) => playerOf(m, m.b) !== m.seat),
    needPair(
      "tails-1.10",
      "no text keeps the target from being attacked",
      (m) =>
        marked(m, m.b, mark("cannotBeAttacked"), m.a) === NONE &&
        marked(m, m.a, mark("cannotAttack"), m.b) === NONE,
    ),
    needPair("tails-5.8", "it has not had its number of different targets this turn", (m) =>
      mayAim(m, m.a, aim(m.b, NONE)),
    ),
  ],
};

/** Whether no text keeps a card from attacking the base of a seat that is not its own. */
const isAllowed = (m: Machine, attacker: number, seat: number): boolean =>
  seat !== playerOf(m, attacker) &&
  !isOut(m, seat) &&
  marked(m, attacker, mark("cannotAttackBase"), seatSubject(seat)) === NONE;
const isOpen = (m: Machine, attacker: number, seat: number): boolean =>
  isAllowed(m, attacker, seat) && baseOpen(m, attacker, seat);
const mayAimAt = (m: Machine, attacker: number, seat: number): boolean =>
  isAllowed(m, attacker, seat) && mayAim(m, attacker, aim(NONE, seat));
export const mayHitBase = (m: Machine, attacker: number, seat: number): boolean =>
  isOpen(m, attacker, seat) && mayAim(m, attacker, aim(NONE, seat));
function someBase(m: Machine, test: typeof mayHitBase): boolean {
  for (let seat = 0; seat < m.layout.seats; seat++) if (test(m, m.a, seat)) return true;
  return false;
}

export const ATTACK_BASE: Group = {
  verb: "attack base with",
  form: "card",
  apart: true,
  from: ownFighters,
  needs: [
    ...ATTACKER_NEEDS,
    need("tails-1.10", "no text keeps it from attacking bases", (m) => someBase(m, isAllowed)),
    need(
      "tails-5.2",
      "an opponent has no unit that is able to defend",
      (m) => !someBase(m, isAllowed) || someBase(m, isOpen),
    ),
    need(
      "tails-5.8",
      "it has not had its number of different targets this turn",
      (m) => !someBase(m, isAllowed) || someBase(m, someBase(m, isOpen) ? mayHitBase : mayAimAt),
    ),
  ],
};
