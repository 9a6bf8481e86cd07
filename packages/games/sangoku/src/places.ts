/** Where cards go: out of a place with what lies on them, onto the battlefield, from the deck (sangoku-3.2 to 3.4, 10.19). */
import { attach, attachedTo, emitNow, type Machine, marked, move, NONE, say, tuck } from "@tefuda/kernel";
import { past } from "./last.ts";
import { LINES } from "./lines.ts";
import {
  ATTACKER,
  ATTACKER_FATE,
  BATTLEFIELD,
  BY_AMBUSH,
  CALLED_OFF,
  CAME,
  DECK,
  DEFENDER,
  DEFENDER_FATE,
  GONE,
  HAND,
  INTERCEPTOR,
  mark,
  OUT,
  PILE,
  playerOf,
  RESOURCES,
  TARGET,
} from "./schema.ts";
import { AWAKENED, DRAWS_CARD, DRAWS_CARDS, ENTERS, EQUIPPED, LEAVES } from "./seen.ts";

/** sangoku-3.4: to its owner's zone, where it starts afresh; the latest card of a pile lies on top (sangoku-3.2). */
function goTo(m: Machine, card: number, zone: number, atEnd: boolean): void {
  // it is turned up only where it comes to, so that nobody sees a card go by that stays hidden
  move(m, card, m.zoneOf(zone, m.owner(card)), zone === PILE || zone === OUT ? false : atEnd);
  m.setFaceDown(card, false);
}

/** What becomes of a fighter that leaves (sangoku-7.16, 7.17); a card that comes back is another. */
function leaveBattle(m: Machine, card: number, fate: number): void {
  if (m.number(ATTACKER) === card) {
    m.setNumber(ATTACKER, NONE);
    m.setNumber(ATTACKER_FATE, fate);
  }
  if (m.number(DEFENDER) === card) {
    m.setNumber(DEFENDER, NONE);
    m.setNumber(DEFENDER_FATE, fate);
  }
  if (m.number(INTERCEPTOR) === card) m.setNumber(INTERCEPTOR, NONE);
  if (m.number(TARGET) === card) m.setNumber(TARGET, GONE_TARGET);
}
/** A battle ends before anybody has won it: nobody fights any more. */
export function callOff(m: Machine): void {
  for (const fighter of [ATTACKER, DEFENDER, INTERCEPTOR, TARGET]) m.setNumber(fighter, NONE);
  for (const fate of [ATTACKER_FATE, DEFENDER_FATE]) m.setNumber(fate, CALLED_OFF);
}
/** Value of TARGET when the general that was attacked has left. */
export const GONE_TARGET = -2;

/**
 * A card leaves where it lies, as the caller takes it away: the copies under a general first (sangoku-10.19), itself last.
 * What lies on it falls to the discard pile (sangoku-6.7, 10.27). What is given back is for {@link departed}.
 */
function depart(m: Machine, card: number, fate: number): number {
  const known = past.leaving(m, card);
  leaveBattle(m, card, fate);
  for (let c = attachedTo(m, card); c >= 0; c = attachedTo(m, card)) {
    const its = past.leaving(m, c);
    attach(m, c, NONE);
    goTo(m, c, PILE, false);
    past.gone(m, c, its);
    say(m, LINES.fallsOff, c);
  }
  return known;
}
function departed(m: Machine, card: number, known: number): void {
  if (past.gone(m, card, known)) emitNow(m, LEAVES, card);
}
/** To a zone of its owner's. */
export function leaveTo(m: Machine, card: number, zone: number, atEnd = true, fate = GONE): void {
  const known = depart(m, card, fate);
  for (let c = -1; c !== card; ) {
    c = lowest(m, card);
    goTo(m, c, zone, atEnd);
  }
  departed(m, card, known);
}
/** Into the resources of its owner (sangoku-5.2). */
export function settleAt(m: Machine, card: number, faceDown: boolean, tapped: boolean): void {
  const known = depart(m, card, GONE);
  for (let c = -1; c !== card; ) {
    c = lowest(m, card);
    m.setFaceDown(c, faceDown);
    move(m, c, m.zoneOf(RESOURCES, m.owner(c)));
    m.setFaceDown(c, faceDown);
    m.setTurned(c, tapped);
  }
  departed(m, card, known);
}
function lowest(m: Machine, card: number): number {
  let low = card;
  for (let c = m.below(low); c >= 0; c = m.below(low)) low = c;
  return low;
}

// How a card came to the battlefield (sangoku-9.4).
export const PUT = 0;
export const SUMMONED = 1;
export const AMBUSHED = 2;

/** Comes to a player's battlefield. */
export function enter(m: Machine, card: number, seat: number, how: number, tapped = false): void {
  m.setFaceDown(card, false);
  move(m, card, m.zoneOf(BATTLEFIELD, seat));
  m.setTurned(card, tapped || marked(m, card, mark("comesTapped")) !== NONE);
  m.setColumn(card, CAME, 1);
  m.setColumn(card, BY_AMBUSH, how === AMBUSHED ? 1 : 0);
  m.cite("sangoku-3.3");
  emitNow(m, ENTERS, card, seat, how);
}
/** sangoku-6.5: onto a general. */
export function equip(m: Machine, card: number, general: number): void {
  m.setFaceDown(card, false);
  move(m, card, m.zone(general));
  attach(m, card, general);
  say(m, LINES.equips, card, general);
  emitNow(m, ENTERS, card, playerOf(m, general), PUT);
  emitNow(m, EQUIPPED, general, card);
}
/** sangoku-10.18: the copy lies under the card that it awakens, which so keeps all that is on it. */
export function awaken(m: Machine, card: number, general: number): void {
  tuck(m, card, general);
  say(m, LINES.awakens, general);
  emitNow(m, AWAKENED, general);
}
/** sangoku-10.19: one copy alone goes to the discard pile; the general and the copies beneath stay. */
export function peelOff(m: Machine, copy: number): void {
  goTo(m, copy, PILE, false);
}
/** Whether cards are drawn as the rules have it, or by an effect. */
export const BY_EFFECT = 0;
export const BY_RULE = 1;

/** Draws as many as there are; an empty deck loses nobody the game by it (sangoku-8.9). */
export function draw(m: Machine, seat: number, n: number, by: number): number {
  const deck = m.zoneOf(DECK, seat);
  let drawn = 0;
  for (; drawn < n && m.first(deck) >= 0; drawn++) {
    const card = m.first(deck);
    move(m, card, m.zoneOf(HAND, seat));
    say(m, LINES.draws, seat, card);
    emitNow(m, DRAWS_CARD, seat, by);
  }
  if (drawn > 0) emitNow(m, DRAWS_CARDS, seat, by);
  return drawn;
}

/** A card goes from the deck to the discard pile. */
export function fall(m: Machine, card: number): void {
  leaveTo(m, card, PILE);
  say(m, LINES.toPile, card);
}
/** So many of the top cards, as far as they are there. */
export function mill(m: Machine, seat: number, n: number): void {
  const deck = m.zoneOf(DECK, seat);
  for (let i = 0; i < n && m.first(deck) >= 0; i++) fall(m, m.first(deck));
}
