/** 5 Playing: cards from the hand, and cards that effects put onto the field. */
import {
  act,
  call,
  cite,
  constant,
  emitNow,
  type Group,
  given,
  type Machine,
  marked,
  markTotal,
  modifierOf,
  move,
  NONE,
  need,
  needSeat,
  type Program,
  printed,
  program,
  say,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import { PLAYED } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  CAME_IN,
  HAND,
  hasRoom,
  JUST_PLAYED,
  MAIN_PHASE,
  mark,
  PHASE,
  PILE,
  PLAYS,
  RANK,
  rowOf,
  TAPPED_IN,
  TURN,
  turnPlayer,
} from "../schema.ts";
import { settle } from "./06-chain.ts";

const PLAYS_A_TURN = 2;
/** ttcg-4.3: two cards, unless a card allows another number. */
export function playLimit(m: Machine, seat: number, card: number): number {
  const only = marked(m, seatSubject(seat), mark("onlyPlays"));
  if (only >= 0) return modifierOf(m, only).fold!(m, 0, only, 0);
  const set = markTotal(m, seatSubject(seat), mark("playsPerTurn"), "max");
  return Math.max(PLAYS_A_TURN, set) + markTotal(m, seatSubject(seat), mark("extraPlays"), "sum", card);
}

/** A card of a sort that a text lets its player play in any number. */
export const playsFreely = (m: Machine, seat: number, card: number): boolean =>
  marked(m, seatSubject(seat), mark("playAnyNumber"), card) !== NONE;

/** What a play and a level-up need alike. The card is `m.a`. */
export const PLAY_NEEDS = [
  needSeat("ttcg-4.5", "it is your turn", (m) => m.seat === turnPlayer(m)),
  needSeat("ttcg-4.1", "it is your main phase", (m) => m.number(PHASE) === MAIN_PHASE),
  given("ttcg-4.6", "it is in your hand", (m) => mayComeFrom(m, m.a, m.seat)),
  need(
    "ttcg-4.3",
    "you have played fewer cards this turn than you may",
    (m) => m.seatNumber(m.seat, PLAYS) < playLimit(m, m.seat, m.a) || playsFreely(m, m.seat, m.a),
  ),
  need(
    "ttcg-6.1",
    "no effect forbids you to play it",
    (m) => marked(m, seatSubject(m.seat), mark("cannotPlay"), m.a) === NONE,
  ),
];

/** From the hand, or from the pile where a text allows it. */
export function mayComeFrom(m: Machine, card: number, seat: number): boolean {
  const zone = m.zone(card);
  if (zone === m.zoneOf(HAND, seat)) return true;
  return zone === m.zoneOf(PILE, seat) && marked(m, seatSubject(seat), mark("playFromPile"), card) !== NONE;
}

/** The cards a seat may play from: its hand, and its pile if a text opens it. */
export function playable(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(m.zoneOf(HAND, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
  if (marked(m, seatSubject(m.seat), mark("playFromPile"), ANY) === NONE) return n;
  for (let c = m.first(m.zoneOf(PILE, m.seat)); c >= 0; c = m.next(c))
    if (mayComeFrom(m, c, m.seat)) out[n++] = c;
  return n;
}
/** Asks a mark that speaks of cards whether it stands at all. */
export const ANY = -9;

export const PLAY: Group = {
  verb: "play",
  form: "card",
  from: playable,
  needs: [
    ...PLAY_NEEDS,
    need(
      "ttcg-5.2",
      "it is of level 1; a higher level comes by levelling up a card of its type",
      (m) => printed(m, m.a, RANK) <= 1 || marked(m, seatSubject(m.seat), mark("playHigher"), m.a) !== NONE,
    ),
    need("ttcg-3.1", "its row holds fewer than five cards", (m) => hasRoom(m, m.seat, rowOf(m, m.a))),
  ],
};

export const play: Program = program("play", (f) => {
  const card = f.cardArg();
  return seq(
    act((m) => {
      const seat = turnPlayer(m);
      if (!playsFreely(m, seat, card(m))) m.setSeatNumber(seat, PLAYS, m.seatNumber(seat, PLAYS) + 1);
      // said when it lies there, so that everybody reads its name
      putOnField(m, card(m), seat, false);
      say(m, LINES.plays, seat, card(m));
      // ttcg-5.6: it is on the field at once; answers come after and undo nothing
      m.cite("ttcg-5.6");
      m.setNumber(JUST_PLAYED, card(m));
      emitNow(m, PLAYED, card(m), seat, 0);
    }),
    cite("ttcg-5.3"), // its player is asked first, so that its effect can be used at once
    call(settle, [turnPlayer, constant(1)]),
    act((m) => m.setNumber(JUST_PLAYED, NONE)),
  );
});

/** Lays a card face up on a side of the field (ttcg-5.1); by an effect it may come tapped. */
export function putOnField(m: Machine, card: number, seat: number, tapped: boolean): void {
  move(m, card, m.zoneOf(rowOf(m, card), seat));
  m.cite("ttcg-5.1");
  m.setColumn(card, CAME_IN, m.number(TURN));
  if (!tapped) return;
  m.setTurned(card, true);
  m.setColumn(card, TAPPED_IN, m.number(TURN));
}

/** ttcg-3.8: whether a row takes another card; if not the card stays where it is. */
export function fits(m: Machine, card: number, seat: number): boolean {
  if (hasRoom(m, seat, rowOf(m, card))) return true;
  say(m, LINES.noRoom, card);
  return false;
}
