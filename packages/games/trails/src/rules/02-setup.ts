/** 2 Set-up: bond, who begins, opening hands, mulligans (trails-2.1 to 2.4). */
import {
  act,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  given,
  happen,
  loop,
  type Machine,
  move,
  NONE,
  type Program,
  program,
  type Step,
  say,
  seq,
  shuffle,
  type Var,
  when,
} from "@tefuda/kernel";
import { DRAWS } from "../events.ts";
import { LINES } from "../lines.ts";
import { BOND, DECK, DEFENDER, HAND, INITIATIVE, MOST_BOND, other } from "../schema.ts";
import { turns } from "./05-preparation.ts";

const OPENING_HAND = 4;

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
  const card = f.card();
  const put = f.local();
  const goesOn = f.local();
  return seq(
    act((m) => {
      m.setNumber(DEFENDER, NONE);
      m.cite("trails-2.1");
      for (let s = 0; s < m.layout.seats; s++) m.setSeatNumber(s, BOND, MOST_BOND);
      seat.set(m, m.random(m.layout.seats));
      say(m, LINES.decides, seat(m));
    }),
    ask({
      shape: "one",
      who: seat,
      prompt: "initiative",
      rule: "trails-2.2",
      groups: [
        { verb: "begin", form: "word", body: act((m) => m.setNumber(INITIATIVE, seat(m))) },
        {
          verb: "let the other begin",
          form: "word",
          body: act((m) => m.setNumber(INITIATIVE, other(seat(m)))),
        },
      ],
    }),
    act((m) => {
      say(m, LINES.begins, m.number(INITIATIVE));
      m.cite("trails-2.3");
      for (let s = 0; s < m.layout.seats; s++) {
        const deck = m.zoneOf(DECK, s);
        shuffle(m, deck);
        // no deck of the rules has fewer cards, but a match from a file may
        const cards = Math.min(OPENING_HAND, m.count(deck));
        for (let i = 0; i < cards; i++) move(m, m.first(deck), m.zoneOf(HAND, s));
        say(m, LINES.opening, s, cards);
      }
    }),
    assign(seat, (m) => m.number(INITIATIVE)),
    mulligan(seat, card, put, goesOn),
    assign(seat, (m) => other(m.number(INITIATIVE))),
    mulligan(seat, card, put, goesOn),
    call(turns),
  );
});

/** trails-2.4: one by one to the bottom, in the order in which they are named; then as many are drawn. */
function mulligan(seat: Var, card: Var, put: Var, goesOn: Var): Step {
  const putBack = (m: Machine): void => {
    move(m, card(m), m.zoneOf(DECK, seat(m)));
    put.set(m, put(m) + 1);
  };
  return seq(
    assign(put, constant(0)),
    assign(goesOn, constant(1)),
    loop(
      (m) => goesOn(m) === 1 && m.count(m.zoneOf(HAND, seat(m))) > 0,
      ask({
        shape: "one",
        who: seat,
        prompt: "mulligan",
        rule: "trails-2.4",
        a: card,
        secret: true,
        groups: [
          {
            verb: "put back",
            form: "card",
            from: cardsIn(HAND, asked),
            needs: [given("trails-2.4", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat))],
            body: act(putBack),
          },
          { verb: "keep the rest", form: "word", body: assign(goesOn, constant(0)) },
        ],
      }),
    ),
    when(
      (m) => put(m) > 0,
      seq(
        act((m) => say(m, LINES.mulligan, seat(m), put(m))),
        happen(DRAWS, [seat, put]),
      ),
    ),
  );
}
