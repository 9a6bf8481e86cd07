/** What is done in the hiding toy without a question. */
import { type Machine, NOBODY, NONE, say, tuck, value } from "@tefuda/kernel";
import {
  AIMED_AT,
  carry,
  daze,
  HAND,
  HEAP,
  HEARTS,
  HITS,
  LIMIT,
  LINES,
  MIGHT,
  me,
  mix,
  other,
  PLAYER,
  ROW,
  reveal,
  STACK,
  TOLD,
  TURN,
  VAULT,
  WELL,
} from "./schema.ts";

export function deal(m: Machine): void {
  for (let s = 0; s < 2; s++) {
    mix(m, m.zoneOf(STACK, s));
    m.setSeatNumber(s, HEARTS, 9);
    for (let i = 0; i < 4; i++) carry(m, m.first(m.zoneOf(STACK, s)), m.zoneOf(HAND, s));
    for (let i = 0; i < 3; i++) carry(m, m.first(m.zoneOf(STACK, s)), m.zoneOf(WELL, 0));
  }
  mix(m, m.zoneOf(WELL, 0));
  m.setNumber(PLAYER, m.random(2));
  m.setNumber(AIMED_AT, NONE);
}

export function beginTurn(m: Machine): void {
  m.setNumber(TURN, m.number(TURN) + 1);
  say(m, LINES.turn, m.number(TURN), me(m));
  if (m.number(LIMIT) > 0 && m.number(TURN) > m.number(LIMIT)) m.end(NOBODY, "hiding-1");
  const card = m.first(m.zoneOf(STACK, me(m)));
  if (card < 0) {
    m.end(other(m), "hiding-1");
    return;
  }
  carry(m, card, m.zoneOf(HAND, me(m)));
  say(m, LINES.draws, me(m), card);
  for (let c = m.first(m.zoneOf(ROW, me(m))); c >= 0; c = m.next(c)) m.setTurned(c, false);
}

export function turnUp(m: Machine, card: number): void {
  m.setFaceDown(card, false);
  say(m, LINES.turnsUp, me(m), card);
}

export function hit(m: Machine, by: number, target: number): void {
  m.setTurned(by, true);
  m.setColumn(by, HITS, m.column(by, HITS) + 1);
  const might = value(m, by, MIGHT);
  if (target < 0) {
    const left = m.seatNumber(other(m), HEARTS) - might;
    m.setSeatNumber(other(m), HEARTS, left);
    say(m, LINES.hurts, by, other(m), left);
    if (left <= 0) m.end(me(m), "hiding-3");
    return;
  }
  if (m.faceDown(target)) turnUp(m, target);
  say(m, LINES.hits, by, target);
  if (value(m, target, MIGHT) <= might) carry(m, target, m.zoneOf(HEAP, 0), false);
  else daze(m, target, by);
}

export function slip(m: Machine, card: number, top: number): void {
  m.setFaceDown(card, true);
  tuck(m, card, top);
  m.setColumn(card, TOLD, 0);
  say(m, LINES.slips, card, top);
}

export function dip(m: Machine): void {
  const card = m.first(m.zoneOf(WELL, 0));
  if (card >= 0) carry(m, card, m.zoneOf(HAND, me(m)));
}

/** Looks at the card on top of the well, which stays there. */
export function fish(m: Machine): void {
  const card = m.first(m.zoneOf(WELL, 0));
  if (card < 0) return;
  reveal(m, card, 1 << me(m));
  say(m, LINES.looks, me(m), 1);
}

/** The top card of the stack goes to the vault unseen: nobody knows it, its seat neither. */
export function stow(m: Machine): void {
  const card = m.first(m.zoneOf(STACK, me(m)));
  if (card < 0) return;
  m.setFaceDown(card, true);
  carry(m, card, m.zoneOf(VAULT, me(m)));
  say(m, LINES.stows, me(m), card);
}
export function open(m: Machine): void {
  const card = m.first(m.zoneOf(VAULT, me(m)));
  if (card >= 0) carry(m, card, m.zoneOf(HEAP, 0), false);
}

/** A card drawn by lot from each hand goes to the other. */
export function trade(m: Machine): void {
  const cards = [me(m), other(m)].map((seat) => {
    const hand = m.zoneOf(HAND, seat);
    let card = m.first(hand);
    if (card < 0) return NONE;
    for (let skip = m.random(m.count(hand)); skip > 0; skip--) card = m.next(card);
    return card;
  });
  const [mine = NONE, yours = NONE] = cards;
  if (mine < 0 || yours < 0) return;
  carry(m, mine, m.zoneOf(HAND, other(m)));
  carry(m, yours, m.zoneOf(HAND, me(m)));
  say(m, LINES.trades, mine, yours);
}
