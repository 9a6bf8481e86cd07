/** 8 The cure phase (trails-8.1 to 8.4, 8.7). */
import {
  act,
  addIn,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  emitNow,
  endUntil,
  type Group,
  given,
  happen,
  happenToEach,
  hasOption,
  loop,
  type Machine,
  marked,
  markTotal,
  moveUntil,
  NONE,
  need,
  type Program,
  program,
  say,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { CURE_BEGINS, CURED, DESTROYED, READIED, TURN_ENDS } from "../events.ts";
import { past } from "../last.ts";
import { LINES } from "../lines.ts";
import {
  CURE,
  FIELD,
  HOMEBASE,
  INITIATIVE,
  isStunned,
  mark,
  NEXT_TURN,
  other,
  STEP,
  THIS_TURN,
} from "../schema.ts";
import { forgetSpent, giveBack } from "./05-steps.ts";
import { checkBond } from "./08-winning.ts";
import { settle } from "./09-triggers.ts";

const mayCure = (m: Machine, seat: number, card: number): boolean =>
  isStunned(m, card) &&
  marked(m, seatSubject(seat), mark("cannotCure"), card) === NONE &&
  marked(m, card, mark("cannotBeCured")) === NONE;
const CURE_ONE: Group = {
  verb: "cure",
  form: "card",
  apart: true,
  from: cardsIn(FIELD, asked),
  needs: [
    given("trails-8.2", "it is yours", (m) => m.zone(m.a) === m.zoneOf(FIELD, m.seat)),
    need("trails-8.2", "it is a stunned UNIT", (m) => isStunned(m, m.a)),
    need(
      "trails-9.8",
      "no text keeps it from being cured",
      (m) => mayCure(m, m.seat, m.a) || !isStunned(m, m.a),
    ),
  ],
};
/** Puts all stunned UNITs into a set. */
function addStunned(m: Machine, at: number): void {
  m.clearSet(at);
  for (let seat = 0; seat < m.layout.seats; seat++) addIn(m, m.zoneOf(FIELD, seat), isStunned, at);
}

export const cure: Program = program("cure", (f) => {
  const seat = f.local();
  const i = f.local();
  const card = f.card();
  const rest = f.set();
  const left = f.local(); // UNITs that the player may still cure
  return seq(
    act((m) => {
      m.setNumber(STEP, CURE);
      say(m, LINES.curePhase);
      checkBond(m);
      emitNow(m, CURE_BEGINS, m.number(INITIATIVE));
    }),
    call(settle),
    // trails-8.2
    assign(seat, (m) => m.number(INITIATIVE)),
    assign(i, constant(0)),
    loop(
      (m) => i(m) < 2,
      seq(
        assign(left, (m) => Math.max(0, 1 + markTotal(m, seatSubject(seat(m)), mark("curesMore"), "sum"))),
        loop(
          (m) => left(m) > 0 && hasOption(m, CURE_ONE, seat(m)),
          ask({
            shape: "one",
            who: seat,
            prompt: "cure",
            rule: "trails-8.2",
            a: card,
            groups: [
              {
                ...CURE_ONE,
                body: seq(
                  happen(CURED, [card]),
                  assign(left, (m) => left(m) - 1),
                ),
              },
              { verb: "decline", form: "word", body: assign(left, constant(0)) },
            ],
          }),
        ),
        // trails-9.6: what one player's cure sets off comes before the other cures
        call(settle),
        assign(seat, (m) => other(seat(m))),
        assign(i, (m) => i(m) + 1),
      ),
    ),
    // trails-8.3
    act((m) => {
      m.cite("trails-8.3");
      past.begin(m);
    }),
    act((m) => addStunned(m, m.setAt(rest))),
    happenToEach(DESTROYED, rest, card, i, [constant(NONE)]),
    call(settle),
    // trails-8.4
    act((m) => {
      m.cite("trails-8.4");
      say(m, LINES.readiesAll);
      addTurned(m, m.setAt(rest));
    }),
    happenToEach(READIED, rest, card, i, [constant(TOLD)]),
    act((m) => emitNow(m, TURN_ENDS, m.number(INITIATIVE))),
    call(settle),
    act((m) => {
      m.cite("trails-8.7");
      forgetSpent(m);
      giveBack(m, THIS_TURN);
      const next = nextInitiative(m);
      endUntil(m, THIS_TURN);
      moveUntil(m, NEXT_TURN, THIS_TURN);
      m.setNumber(INITIATIVE, next);
    }),
  );
});

/** trails-8.7: it passes to the other, unless a text says who has it. */
function nextInitiative(m: Machine): number {
  const now = m.number(INITIATIVE);
  const takes = [other(now), now].find((s) => marked(m, seatSubject(s), mark("takesInitiative")) !== NONE);
  if (takes !== undefined) return takes;
  return marked(m, seatSubject(now), mark("keepsInitiative")) !== NONE ? now : other(now);
}

const isActioned = (m: Machine, card: number): boolean => m.turned(card);
/** Puts all actioned cards into a set. */
function addTurned(m: Machine, at: number): void {
  m.clearSet(at);
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let zone = FIELD; zone <= HOMEBASE; zone++) addIn(m, m.zoneOf(zone, seat), isActioned, at);
}
