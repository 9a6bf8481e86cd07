/** 3 Turn: drawing, everything else in any order, the end. */
import {
  act,
  ask,
  assign,
  call,
  constant,
  dropModifiers,
  each,
  emitNow,
  endUntil,
  type Group,
  givenSeat,
  happen,
  loop,
  type Machine,
  modAmount,
  modifierOf,
  moveUntil,
  type Num,
  overLimit,
  type Program,
  program,
  say,
  seq,
} from "@tefuda/kernel";
import { clearReach, noCard, VERB } from "../effects/answers.ts";
import { giveBack } from "../effects/control.ts";
import { DISCARDED, DRAWS, limitOf, TURN_ENDS, TURN_STARTS } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ACTIONS,
  AIMS,
  DEPLOYED,
  ENDING,
  HAND,
  isOut,
  MOST_AIMS,
  mark,
  nextSeat,
  PLAYER,
  STRIKES,
  STRUCK,
  seatsLeft,
  TEXTS,
  THIS_TURN,
  THROUGH_NEXT_TURN,
  THROUGH_OPPONENTS,
  TURN,
  TURN_LIMIT,
  turnPlayer,
  UNTIL_NEXT_TURN,
  USED,
  WENT_OUT,
} from "../schema.ts";
import { USE } from "./04-abilities.ts";
import { DEPLOY, EQUIP, LAY_TRAP, WASTE } from "./04-deploying.ts";
import { ATTACK, ATTACK_BASE } from "./05-targets.ts";
import { answerEnd, lastMaker, makeAction, responses } from "./07-actions.ts";
import { PLAY, PLAY_BEFORE, SPRING, SPRING_BEFORE } from "./07-events.ts";
import { settle } from "./07-triggers.ts";
import { checkBases } from "./08-winning.ts";
import { stop } from "./09-limits.ts";

const HAND_LIMIT = 7;
const DRAW = 2;
export const turns: Program = program("turns", () => loop(() => true, seq(call(turn), act(passOn))));

/** The turn goes to the next seat. tails-9.3: what lasts until a turn of one who is out ends where that would have come. */
function passOn(m: Machine): void {
  let seat = turnPlayer(m);
  do {
    seat = (seat + 1) % m.layout.seats;
    if (!isOut(m, seat)) continue;
    for (const term of [UNTIL_NEXT_TURN, THROUGH_NEXT_TURN]) {
      giveBack(m, term + seat);
      endUntil(m, term + seat);
    }
  } while (isOut(m, seat));
  m.setNumber(PLAYER, seat);
}

/** Numbers of cards that begin anew with each turn. */
const ANEW = [
  STRIKES,
  ...Array.from({ length: MOST_AIMS }, (_, i) => AIMS + i),
  ...Array.from({ length: TEXTS }, (_, i) => USED + i),
];

const turn: Program = program("turn", (f) => {
  const a = f.card();
  const b = f.card();
  const text = f.local();
  return seq(
    act(begin),
    // tails-5.5: of what held until now
    call(settle),
    // tails-3.1
    happen(DRAWS, [turnPlayer, (m) => limitOf(m, turnPlayer(m), "draws", "drawsMore", DRAW)]),
    act((m) => emitNow(m, TURN_STARTS, turnPlayer(m))),
    call(settle),
    act(checkBases),
    loop(
      (m) => m.number(ENDING) === 0 && !isOut(m, turnPlayer(m)),
      ask({
        shape: "one",
        who: turnPlayer,
        prompt: "turn",
        rule: "tails-3.3",
        a,
        b,
        text,
        groups: [
          { ...DEPLOY, body: does(VERB.deploy) },
          { ...EQUIP, body: does(VERB.equip) },
          { ...ATTACK, body: does(VERB.attack) },
          { ...ATTACK_BASE, body: does(VERB.attackBase) },
          { ...USE, body: does(VERB.use, 0, (m) => noCard(text(m))) },
          { ...PLAY, body: does(VERB.play) },
          { ...PLAY_BEFORE, body: does(VERB.play, 1) },
          { ...SPRING, body: does(VERB.spring) },
          { ...SPRING_BEFORE, body: does(VERB.spring, 1) },
          { ...LAY_TRAP, body: does(VERB.layTrap) },
          { ...WASTE, body: does(VERB.waste) },
          { ...END, body: call(answerEnd) },
        ],
      }),
    ),
    act((m) => emitNow(m, TURN_ENDS, turnPlayer(m))),
    call(settle),
    act(checkBases),
    // tails-3.4, 9.3: not for one who is out
    call(handLimit, [(m) => (isOut(m, turnPlayer(m)) ? nextSeat(m, turnPlayer(m)) : turnPlayer(m))]),
    act((m) => endOfTurn(m)),
    // tails-5.5: of what held until now
    call(settle),
    act(checkBases),
  );
  function does(verb: number, before = 0, other: Num = b) {
    return seq(
      call(makeAction, [constant(verb), a, other, turnPlayer, constant(before)]),
      call(responses, [lastMaker]),
    );
  }
});

function begin(m: Machine): void {
  const seat = turnPlayer(m);
  m.setNumber(TURN, m.number(TURN) + 1);
  m.setNumber(ENDING, 0);
  m.setNumber(ACTIONS, 0);
  for (let s = 0; s < m.layout.seats; s++) {
    m.setSeatNumber(s, DEPLOYED, 0);
    m.setSeatNumber(s, STRUCK, 0);
  }
  m.cite("tails-3.5");
  for (const column of ANEW) m.clearColumn(column);
  say(m, LINES.turn, m.number(TURN), seat);
  giveBack(m, UNTIL_NEXT_TURN + seat);
  endUntil(m, UNTIL_NEXT_TURN + seat);
  // what was to last through this turn ends with it
  for (let s = 0; s < m.layout.seats; s++)
    moveUntil(m, (s === seat ? THROUGH_NEXT_TURN : THROUGH_OPPONENTS) + s, THIS_TURN);
  // the set-up is no turn
  if (m.number(TURN) === 1)
    dropModifiers(m, (mod, machine) => modifierOf(machine, mod).mark === mark("happened"));
  // tails-7.7
  m.setNumber(WENT_OUT, 0);
  clearReach(m);
  if (m.number(TURN_LIMIT) > 0 && m.number(TURN) > m.number(TURN_LIMIT)) stop(m);
}
/** Effects for this turn end after everything else (tails-3.4, 7.1). */
function endOfTurn(m: Machine): void {
  giveBack(m, THIS_TURN);
  endUntil(m, THIS_TURN);
  // what waited for one thing only, which has come
  dropModifiers(
    m,
    (mod, machine) => modifierOf(machine, mod).delayedTrigger !== undefined && modAmount(machine, mod) === 1,
  );
}

export const END: Group = {
  verb: "end turn",
  form: "word",
  needs: [givenSeat("tails-3.6", "it is your turn", (m) => m.seat === turnPlayer(m))],
};

/** By how many cards a hand is over its limit. */
export const excessOf = (m: Machine, seat: number): number =>
  Math.max(0, m.count(m.zoneOf(HAND, seat)) - limitOf(m, seat, "handLimit", "handMore", HAND_LIMIT));

/** Every player over their limit discards down to it, the given one first, then in turn order (tails-3.4). */
export const handLimit: Program = program("hand limits", (f) => {
  const first = f.arg();
  const seat = f.local();
  const left = f.local();
  const set = f.set();
  const item = f.card();
  const excess: Num = (m) => excessOf(m, seat(m));
  return seq(
    assign(seat, first),
    assign(left, seatsLeft),
    loop(
      (m) => left(m) > 0,
      seq(
        overLimit(
          set,
          {
            hand: HAND,
            who: seat,
            excess,
            prompt: "handLimit",
            rule: "tails-3.4",
            first: act((m) => say(m, LINES.handLimit, seat(m), excess(m))),
          },
          each(
            set,
            item,
            seq(
              happen(DISCARDED, [item, seat]),
              act((m) => say(m, LINES.discards, seat(m), item(m))),
            ),
          ),
        ),
        assign(seat, (m) => nextSeat(m, seat(m))),
        assign(left, (m) => left(m) - 1),
      ),
    ),
  );
});
