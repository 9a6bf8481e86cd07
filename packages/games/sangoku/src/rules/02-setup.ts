/** 2 Set-up: shuffling, who begins, opening hands and their change, forts (sangoku-2.3 to 2.9). */
import {
  act,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  type Group,
  given,
  loop,
  type Machine,
  move,
  needSeat,
  type Program,
  program,
  type Step,
  say,
  seq,
  show,
  shuffle,
  type Var,
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

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
  const card = f.card();
  const put = f.local();
  const goesOn = f.local();
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
    assign(seat, (m) => m.number(PLAYER)),
    when((m) => m.number(FIRST_MULLIGAN) !== 0, changeHand(seat, card, put, goesOn)),
    assign(seat, (m) => other(m.number(PLAYER))),
    changeHand(seat, card, put, goesOn),
    act(layForts),
    call(turns),
  );
});

/** sangoku-2.6, 2.7 */
export const PUT_BACK: Group = {
  verb: "put back",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: [
    needSeat("sangoku-2.7", "opening hands are being changed", (m) => m.number(PHASE) === SET_UP),
    given("sangoku-2.6", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
  ],
};

/** sangoku-2.6: one by one to the bottom, in the order in which they are named; then as many are drawn. */
function changeHand(seat: Var, card: Var, put: Var, goesOn: Var): Step {
  return seq(
    assign(put, constant(0)),
    assign(goesOn, constant(1)),
    loop(
      (m) => goesOn(m) === 1 && m.count(m.zoneOf(HAND, seat(m))) > 0,
      ask({
        shape: "one",
        who: seat,
        prompt: "changeHand",
        rule: "sangoku-2.6",
        a: card,
        secret: true,
        groups: [
          {
            ...PUT_BACK,
            body: act((m) => {
              move(m, card(m), m.zoneOf(DECK, seat(m)));
              // its player goes on knowing where it lies
              m.cite("sangoku-12.1");
              show(m, card(m), 1 << seat(m));
              put.set(m, put(m) + 1);
            }),
          },
          { verb: "keep the rest", form: "word", body: assign(goesOn, constant(0)) },
        ],
      }),
    ),
    act((m) => {
      say(m, LINES.changes, seat(m), put(m));
      draw(m, seat(m), put(m), BY_RULE);
    }),
  );
}

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
