/** How good a position is for a seat, for players that look ahead. Reads open information and the own hand only. */
import { fact, type Machine, scoreOfEnd, value } from "@tefuda/kernel";
import { nationsOf } from "./emblems.ts";
import { ANY, sumOf, unitsOf } from "./prices.ts";
import { isFree } from "./rules/01-names.ts";
import { priceOf } from "./rules/05-costs.ts";
import {
  BATTLEFIELD,
  CAME,
  DECK,
  DECLARATION,
  END_PHASE,
  FORT_DAMAGE,
  FORTS,
  GENERAL,
  HAND,
  is,
  isGeneral,
  MAIN_PHASE,
  OUTSOURCE,
  other,
  PHASE,
  PLAYER,
  POWER,
  RESOURCES,
  TURN,
} from "./schema.ts";

export function score(m: Machine, seat: number): number {
  if (m.over) return scoreOfEnd(m, seat);
  const attacker = m.number(PLAYER);
  const danger = threat(m, attacker) * (attacker === seat ? 1 : -1);
  return open(m, seat) - open(m, other(seat)) + choice(m, seat) + danger;
}

/**
 * Who acts looks to the end of the turn, where what was tapped and what was only for this turn is seen for what it is;
 * who defends looks to the end of the battle, after which there may be others to stop.
 */
export function stage(m: Machine, seat: number): number {
  const phase = m.number(PHASE);
  const defends = m.number(PLAYER) !== seat && phase >= DECLARATION && phase < END_PHASE;
  return m.number(TURN) * 2 + (defends ? 1 : 0);
}

/** Questions about what lies open: whom an attack will meet decides whether it is a good one. */
export const FORESEEN: readonly string[] = ["intercept"];

/** What both players see of a side. */
const open = (m: Machine, seat: number): number =>
  forts(m, seat) + army(m, seat) + resources(m, seat) + cards(m, seat);

/** Each fort that falls makes those left worth more. */
function forts(m: Machine, seat: number): number {
  const left = m.count(m.zoneOf(FORTS, seat));
  const lost = Math.max(0, 7 - left);
  return 30 * left - 4 * lost * (lost - 1);
}

/** A general counts for being there, for what it wins against, and for the forts it sends down. */
const worth = (m: Machine, general: number): number =>
  8 + value(m, general, POWER) / 40 + 8 * value(m, general, FORT_DAMAGE);

/** Generals, and what lies on them or beside them to help: more than it was worth in the hand. */
function army(m: Machine, seat: number): number {
  let sum = 0;
  for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c))
    sum += isGeneral(m, c) ? worth(m, c) : m.faceDown(c) ? 0 : 20;
  return sum;
}

/** The first resources are worth more than a card in hand, those behind the seventh less. */
function resources(m: Machine, seat: number): number {
  const count = m.count(m.zoneOf(RESOURCES, seat));
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.max(0.5, 32 - 3.6 * i);
  return sum;
}

/** Cards in hand, and those left to draw: who has none when a turn begins has lost (sangoku-8.9). */
const cards = (m: Machine, seat: number): number =>
  10 * Math.min(8, m.count(m.zoneOf(HAND, seat))) - 100 / (m.count(m.zoneOf(DECK, seat)) + 1);

/**
 * What the turn player can still do in the turn: tapped generals lie open to attack, standing ones keep attackers away,
 * and where more attack than can be stopped, and no fort is left for the last of them, the game is lost (sangoku-8.7);
 * the more there are, the further it is from being saved.
 */
function threat(m: Machine, attacker: number): number {
  const defender = other(attacker);
  // before the main phase all of its generals are about to stand up
  const begins = m.number(PHASE) < MAIN_PHASE;
  let attacks = 0;
  let strongest = 0;
  for (let c = m.first(m.zoneOf(BATTLEFIELD, attacker)); c >= 0; c = m.next(c)) {
    if (!isGeneral(m, c) || (!begins && (m.turned(c) || m.column(c, CAME) !== 0))) continue;
    attacks++;
    strongest = Math.max(strongest, value(m, c, POWER));
  }
  let sum = 0;
  let stopped = 0;
  for (let c = m.first(m.zoneOf(BATTLEFIELD, defender)); c >= 0; c = m.next(c)) {
    if (!isGeneral(m, c)) continue;
    if (!m.turned(c)) {
      stopped++;
      sum -= 0.1 * worth(m, c);
    } else if (strongest >= value(m, c, POWER)) sum += 0.3 * worth(m, c);
  }
  const beyond = attacks - stopped - m.count(m.zoneOf(FORTS, defender));
  return beyond > 0 ? sum + 150 + 50 * Math.min(4, beyond) : sum;
}

/**
 * What a player knows of the own hand: how soon each card can be paid for, and whether its name is free (sangoku-1.9).
 * Generals win games, and are not what is laid down to pay.
 */
function choice(m: Machine, seat: number): number {
  const paid = coloursPaid(m, seat);
  const count = m.count(m.zoneOf(RESOURCES, seat));
  let sum = 0;
  for (let c = m.first(m.zoneOf(HAND, seat)); c >= 0; c = m.next(c)) {
    const price = priceOf(m, c);
    let lacking = 0;
    for (let colour = 0; colour < ANY; colour++)
      lacking += Math.max(0, unitsOf(price, colour) - paid[colour]!);
    const late = Math.max(0, sumOf(price) - count - 1, lacking - 1);
    const general = is(m, c, GENERAL);
    sum += Math.max(0, (general ? 5 + sumOf(price) : 9) - 3 * lacking - 1.5 * late);
    if (general) sum += isFree(m, c, seat) ? 5 : -5;
  }
  return sum;
}
/** For each colour how many resources pay it. */
function coloursPaid(m: Machine, seat: number): number[] {
  const paid = new Array<number>(ANY).fill(0);
  for (let c = m.first(m.zoneOf(RESOURCES, seat)); c >= 0; c = m.next(c)) {
    if (m.faceDown(c)) continue;
    const colours = nationsOf(m, c) | fact(m, c, OUTSOURCE);
    for (let colour = 0; colour < ANY; colour++) if ((colours & (1 << colour)) !== 0) paid[colour]!++;
  }
  return paid;
}
