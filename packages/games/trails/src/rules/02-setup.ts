/** 2 Set-up: bond, who begins, opening hands, mulligans (trails-2.1 to 2.4). */
import {
  act,
  ask,
  call,
  happen,
  move,
  mulligan,
  NONE,
  type Program,
  program,
  say,
  seq,
  shuffle,
  when,
} from "@tefuda/kernel";
import { DRAWS } from "../events.ts";
import { LINES } from "../lines.ts";
import { BOND, DECK, DEFENDER, HAND, INITIATIVE, MOST_BOND, other } from "../schema.ts";
import { turns } from "./05-preparation.ts";

const OPENING_HAND = 4;

/** trails-2.4: one by one to the bottom, in the order in which they are named; then as many are drawn. */
const { whole: changeHand } = mulligan({
  hand: HAND,
  deck: DECK,
  prompt: "mulligan",
  rule: "trails-2.4",
  then: (seat, put) =>
    when(
      (m) => put(m) > 0,
      seq(
        act((m) => say(m, LINES.mulligan, seat(m), put(m))),
        happen(DRAWS, [seat, put]),
      ),
    ),
});

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
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
    call(changeHand, [(m) => m.number(INITIATIVE)]),
    call(changeHand, [(m) => other(m.number(INITIATIVE))]),
    call(turns),
  );
});
