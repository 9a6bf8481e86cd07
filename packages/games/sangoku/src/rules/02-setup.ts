/** 2 Set-up: shuffling, who begins, opening hands and their change, forts (sangoku-2.3 to 2.9). */
import {
  act,
  ask,
  call,
  type Machine,
  move,
  mulligan,
  needSeat,
  type Program,
  program,
  say,
  seq,
  show,
  shuffle,
  when,
} from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { BY_RULE, draw } from "../places.ts";
import {
  DECK,
  FIRST_MULLIGAN,
  FORTS,
  FORTS_LAID,
  HAND,
  OPENING_HAND,
  other,
  PHASE,
  PLAYER,
  SET_UP,
} from "../schema.ts";
import { turns } from "./04-turn.ts";
import { nobodyFights } from "./07-battle.ts";

/** sangoku-2.6, 2.7: one by one to the bottom, in the order in which they are named; then as many are drawn. */
export const { group: PUT_BACK, whole: changeHand } = mulligan({
  hand: HAND,
  deck: DECK,
  prompt: "changeHand",
  rule: "sangoku-2.6",
  needs: [needSeat("sangoku-2.7", "opening hands are being changed", (m) => m.number(PHASE) === SET_UP)],
  noted(m, card, seat) {
    // its player goes on knowing where it lies
    m.cite("sangoku-12.1");
    show(m, card, 1 << seat);
  },
  then: (seat, put) =>
    act((m) => {
      say(m, LINES.changes, seat(m), put(m));
      draw(m, seat(m), put(m), BY_RULE);
    }),
});

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
  return seq(
    act((m) => {
      nobodyFights(m);
      m.cite("sangoku-2.3");
      for (let s = 0; s < m.layout.seats; s++) shuffle(m, m.zoneOf(DECK, s));
      seat.set(m, m.random(m.layout.seats));
      say(m, LINES.decides, seat(m));
    }),
    ask({
      shape: "one",
      who: seat,
      prompt: "begin",
      rule: "sangoku-2.4",
      groups: [
        { verb: "begin", form: "word", body: act((m) => m.setNumber(PLAYER, seat(m))) },
        { verb: "let the other begin", form: "word", body: act((m) => m.setNumber(PLAYER, other(seat(m)))) },
      ],
    }),
    act((m) => {
      say(m, LINES.begins, m.number(PLAYER));
      m.cite("sangoku-2.5");
      for (let s = 0; s < m.layout.seats; s++) draw(m, s, m.number(OPENING_HAND), BY_RULE);
    }),
    act((m) => {
      m.cite("sangoku-2.7");
      m.cite("sangoku-2.8");
    }),
    when((m) => m.number(FIRST_MULLIGAN) !== 0, call(changeHand, [(m) => m.number(PLAYER)])),
    call(changeHand, [(m) => other(m.number(PLAYER))]),
    act(layForts),
    call(turns),
  );
});

/** sangoku-2.9 */
function layForts(m: Machine): void {
  m.cite("sangoku-2.9");
  for (let s = 0; s < m.layout.seats; s++) {
    const deck = m.zoneOf(DECK, s);
    let laid = 0;
    for (; laid < m.number(FORTS_LAID) && m.first(deck) >= 0; laid++)
      move(m, m.first(deck), m.zoneOf(FORTS, s));
    say(m, LINES.laysForts, s, laid);
  }
}
