/** What can happen in the reference game. Nothing on its cards replaces any of it, but anything could. */
import { act, event, type Machine, move, say } from "@tefuda/kernel";
import { LINES } from "./lines.ts";
import { DECK, DISCARD, FIELD, FRESH, HAND, HAND_LIMIT, HASTE, has, POINTS, UNIT } from "./schema.ts";

/** A seat draws so many cards, as far as there are any (mini-3). */
export const DRAWS = event("draws", {
  subject: "seat",
  params: 2,
  body: ([seat, n]) =>
    act((m) => {
      const deck = m.zoneOf(DECK, seat!(m));
      for (let left = n!(m); left > 0 && m.count(deck) > 0; left--) toHand(m, m.last(deck));
    }),
});

/** Into its owner's hand, or to the discard if that is full (mini-3). */
export function toHand(m: Machine, card: number): void {
  const hand = m.zoneOf(HAND, m.owner(card));
  const room = m.count(hand) < HAND_LIMIT;
  move(m, card, room ? hand : m.zoneOf(DISCARD, m.owner(card)));
  say(m, room ? LINES.toHand : LINES.tooMany, m.owner(card), card);
}

export const LOSES = event("losesPoints", {
  subject: "seat",
  params: 2,
  body: ([seat, n]) =>
    act((m) => {
      const left = m.seatNumber(seat!(m), POINTS) - n!(m);
      m.setSeatNumber(seat!(m), POINTS, left);
      say(m, LINES.loses, seat!(m), n!(m), left);
      if (left <= 0) m.end(1 - seat!(m), "mini-9");
    }),
});

const MOST_POINTS = 40;
export const GAINS = event("gainsPoints", {
  subject: "seat",
  params: 2,
  body: ([seat, n]) =>
    act((m) => {
      const now = Math.min(MOST_POINTS, m.seatNumber(seat!(m), POINTS) + n!(m));
      m.setSeatNumber(seat!(m), POINTS, now);
      say(m, LINES.gains, seat!(m), n!(m), now);
    }),
});

export const DESTROYED = event("destroyed", {
  subject: "card",
  params: 1,
  body: ([card]) =>
    act((m) => {
      say(m, LINES.destroyed, card!(m));
      move(m, card!(m), m.zoneOf(DISCARD, m.owner(card!(m))));
    }),
});

/** A card is played from the hand: a unit to the field, a spell to the discard, where its effect is carried out. */
export const PLAYED = event("played", {
  subject: "card",
  params: 1,
  body: ([card]) =>
    act((m) => {
      const c = card!(m);
      const spell = !has(m, c, UNIT);
      move(m, c, m.zoneOf(spell ? DISCARD : FIELD, m.owner(c)));
      say(m, LINES.plays, m.owner(c), c);
      if (!spell && !has(m, c, HASTE)) m.setColumn(c, FRESH, 1);
    }),
});

export const ATTACKS = event("attacks", {
  subject: "card",
  params: 2,
  cards: [1],
  body: ([card, target]) =>
    act((m) => {
      m.setTurned(card!(m), true);
      if (target!(m) < 0) say(m, LINES.attacksPlayer, card!(m));
      else say(m, LINES.attacks, card!(m), target!(m));
    }),
});

export const EVENTS = [DRAWS, LOSES, GAINS, DESTROYED, PLAYED, ATTACKS];
