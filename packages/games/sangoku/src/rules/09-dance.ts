/** 9 Icons: dances (sangoku-9.17, 9.18). */
import {
  act,
  ask,
  assign,
  call,
  constant,
  type Group,
  happen,
  hasOption,
  loop,
  type Machine,
  NONE,
  need,
  needSeat,
  type Program,
  program,
  say,
  seq,
  when,
} from "@tefuda/kernel";
import { hasEmblem } from "../emblems.ts";
import { TAPS } from "../events.ts";
import { LINES } from "../lines.ts";
import { DANCING, END_PHASE, PHASE, PLAYER } from "../schema.ts";
import { settle } from "./01-order.ts";
import { ownGenerals } from "./09-musou.ts";

/** sangoku-9.17: tapped by its dance, which ends when it stands up, leaves or loses the emblem. */
export const isDancing = (m: Machine, card: number): boolean => m.column(card, DANCING) !== 0;

export const DANCE: Group = {
  verb: "dance",
  form: "card",
  apart: true,
  from: ownGenerals,
  needs: [
    needSeat(
      "sangoku-9.17",
      "it is the end phase of your turn",
      (m) => m.number(PHASE) === END_PHASE && m.number(PLAYER) === m.seat,
    ),
    need("sangoku-9.17", "it is standing", (m) => !m.turned(m.a)),
    need("sangoku-9.17", "it has Dance", (m) => hasEmblem(m, m.a, "dance")),
  ],
};
const anybodyMay = (m: Machine): boolean => hasOption(m, DANCE, m.number(PLAYER));

/** One after the other, as long as the turn player likes. */
export const dances: Program = program("dances", (f) => {
  const card = f.card();
  const goesOn = f.local();
  return seq(
    assign(goesOn, constant(1)),
    loop(
      (m) => goesOn(m) === 1 && anybodyMay(m),
      ask({
        shape: "one",
        who: (m) => m.number(PLAYER),
        prompt: "dance",
        rule: "sangoku-9.17",
        a: card,
        groups: [
          {
            ...DANCE,
            body: seq(
              happen(TAPS, [card, constant(NONE)]),
              when(
                (m) => m.turned(card(m)),
                act((m) => {
                  m.setColumn(card(m), DANCING, 1);
                  say(m, LINES.dances, card(m));
                }),
              ),
              call(settle),
            ),
          },
          { verb: "no dance", form: "word", body: assign(goesOn, constant(0)) },
        ],
      }),
    ),
  );
});
