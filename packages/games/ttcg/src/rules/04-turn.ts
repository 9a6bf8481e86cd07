/** 4 Turn: its phases, who may act when, and its end. */
import {
  act,
  ask,
  assign,
  call,
  constant,
  emitNow,
  type Group,
  happenToEach,
  ifElse,
  loop,
  type Machine,
  marked,
  markTotal,
  NOBODY,
  NONE,
  need,
  overLimit,
  type Program,
  program,
  queueLength,
  type Step,
  say,
  seatSubject,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import { endOfPhase, endOfTurn, startOfTurn } from "../durations.ts";
import { DISCARDED, drawCards, PHASE_ENDS, PHASE_STARTS, TURN_ENDS, TURN_STARTS } from "../events.ts";
import { LINES, text } from "../lines.ts";
import {
  AGAIN,
  ATTACKS,
  BATTLE_PHASE,
  DRAW_PHASE,
  END_PHASE,
  HAND,
  MAIN_PHASE,
  mark,
  opponentOf,
  PHASE,
  PHASE_OVER,
  PLAYER,
  PLAYS,
  REPEATS,
  SKIP_BATTLE,
  SKIP_DRAW,
  SKIP_MAIN,
  SKIP_TURN,
  START,
  TURN,
  TURN_LIMIT,
  turnPlayer,
  USED,
  WAS_USED,
} from "../schema.ts";
import { CLEAR, clear } from "./03-zones.ts";
import { PLAY, play } from "./05-playing.ts";
import { settle, settleWaiting } from "./06-chain.ts";
import { activate, USE } from "./06-effects.ts";
import { LEVEL, levelUp } from "./08-levels.ts";
import { ATTACK, attack, mustStillAttack } from "./09-battle.ts";
import { missedDraw } from "./10-points.ts";

/** Turn after turn until the game ends. */
export const turns: Program = program("turns", () =>
  loop(
    () => true,
    seq(
      ifElse(
        (m) => m.seatNumber(turnPlayer(m), SKIP_TURN) > 0,
        // ttcg-15.8: a skipped turn has no draw, no loss for an empty deck and no effects at its start or end
        act((m) => skipped(m, SKIP_TURN, "turn")),
        call(turn),
      ),
      act((m) => m.setNumber(PLAYER, opponentOf(turnPlayer(m)))),
    ),
  ),
);

function skipped(m: Machine, what: number, name: Parameters<typeof text>[0]): void {
  const seat = turnPlayer(m);
  m.setSeatNumber(seat, what, m.seatNumber(seat, what) - 1);
  say(m, LINES.skips, seat, text(name));
}

/** Numbers of cards that begin anew with each turn. */
const COUNTED_A_TURN = [ATTACKS, AGAIN, USED, USED + 1, WAS_USED, WAS_USED + 1];
const firstTurn = (m: Machine): boolean => m.number(TURN) === 1;

const turn: Program = program("turn", () =>
  seq(
    act((m) => {
      m.setNumber(TURN, m.number(TURN) + 1);
      m.setNumber(PHASE, START);
      m.setNumber(REPEATS, 0);
      for (let seat = 0; seat < 2; seat++) m.setSeatNumber(seat, PLAYS, 0);
      for (const column of COUNTED_A_TURN) m.clearColumn(column);
      say(m, LINES.turn, m.number(TURN), turnPlayer(m));
      startOfTurn(m);
      // ttcg-13.11: effects for the start of the turn come before the draw
      emitNow(m, TURN_STARTS, turnPlayer(m));
    }),
    settleWaiting,
    // ttcg-4.1: draw, main, battle, in this order
    phase(DRAW_PHASE, SKIP_DRAW, "Draw phase", "draw phase", call(drawPhase)),
    phase(MAIN_PHASE, SKIP_MAIN, "Main phase", "main phase", call(mainPhase)),
    phase(BATTLE_PHASE, SKIP_BATTLE, "Battle phase", "battle phase", call(battlePhase)),
    call(turnEnd),
  ),
);

function phase(
  id: number,
  skip: number,
  title: Parameters<typeof text>[0],
  name: Parameters<typeof text>[0],
  body: Step,
): Step {
  return ifElse(
    (m) => m.seatNumber(turnPlayer(m), skip) > 0,
    act((m) => skipped(m, skip, name)),
    seq(
      act((m) => {
        endOfPhase(m);
        m.setNumber(PHASE, id);
        m.setNumber(PHASE_OVER, 0);
        say(m, LINES.phase, text(title), turnPlayer(m));
        emitNow(m, PHASE_STARTS, turnPlayer(m), id);
      }),
      settleWaiting,
      body,
      act((m) => emitNow(m, PHASE_ENDS, turnPlayer(m), id)),
      settleWaiting,
    ),
  );
}

const drawPhase: Program = program("draw phase", () =>
  seq(
    ifElse(
      firstTurn,
      act((m) => say(m, LINES.noFirstDraw, turnPlayer(m))), // ttcg-2.3
      seq(
        when((m) => phaseDraw(m) > 0, call(missedDraw)), // ttcg-10.4: only one who has to draw
        act((m) => m.cite("ttcg-4.2")),
        call(drawCards, [turnPlayer, phaseDraw, constant(0)]),
      ),
    ),
    call(settle, [turnPlayer, constant(1)]),
  ),
);

/** One card, unless a text lessens it or keeps its player from drawing (ttcg-6.1). */
function phaseDraw(m: Machine): number {
  const subject = seatSubject(turnPlayer(m));
  const kept =
    marked(m, subject, mark("noPhaseDraw")) !== NONE || marked(m, subject, mark("cannotDraw"), 0) !== NONE;
  return kept ? 0 : Math.max(0, 1 - markTotal(m, subject, mark("drawLess"), "sum"));
}

/** Ends a phase: the turn player's pass. */
export const END: Group = {
  verb: "end phase",
  form: "word",
  needs: [
    need("ttcg-4.6", "it is your turn", (m) => m.seat === turnPlayer(m)),
    need("ttcg-6.1", "no unit of yours that must attack could still do so", (m) => !mustStillAttack(m)),
  ],
};

/** ttcg-4.6: the turn player acts whenever nothing is pending; ending the phase lets the other act first. */
const mainPhase: Program = openPhase("main phase", "main", (a, b, text, on) => [
  { ...PLAY, body: seq(call(play, [a]), stopIfOver(on)) },
  { ...LEVEL, body: seq(call(levelUp, [a, b]), stopIfOver(on)) },
  { ...USE, body: use(a, text, on) },
  { ...CLEAR, body: call(clear, [a]) },
]);

const battlePhase: Program = openPhase("battle phase", "battle", (a, b, text, on) => [
  { ...ATTACK, body: seq(call(attack, [a, b]), stopIfOver(on)) },
  { ...USE, body: use(a, text, on) },
]);

/** A phase in which the turn player does one thing after another until they end it. */
function openPhase(
  name: string,
  prompt: string,
  groups: (a: Var, b: Var, text: Var, on: Var) => Group[],
): Program {
  return program(name, (f) => {
    const a = f.card();
    const b = f.card();
    const text = f.local();
    const on = f.local();
    const acted = f.local();
    return seq(
      assign(on, constant(1)),
      loop(
        (m) => on(m) === 1,
        ask({
          shape: "one",
          who: turnPlayer,
          prompt,
          rule: "ttcg-4.6",
          a,
          b,
          text,
          groups: [...groups(a, b, text, on), { ...END, body: endOr(on, acted) }],
        }),
      ),
    );
  });
}
function use(a: Var, text: Var, on: Var): Step {
  return seq(call(activate, [a, text, turnPlayer]), call(settle, [turnPlayer, constant(1)]), stopIfOver(on));
}

/** A text may end the phase under way. */
function stopIfOver(on: Var): Step {
  return act((m) => {
    if (m.number(PHASE_OVER) === 1) on.set(m, 0);
    m.setNumber(PHASE_OVER, 0);
  });
}

/** The other is asked before the phase ends; if anybody acted, the turn player may go on with it. */
function endOr(on: Var, acted: Var): Step {
  return seq(
    call(settle, [(m) => opponentOf(turnPlayer(m)), constant(2)], acted),
    act((m) => on.set(m, acted(m) === 1 ? 1 : 0)),
  );
}

const HAND_LIMIT = 10;
export function handLimit(m: Machine, seat: number): number {
  const set = markTotal(m, seatSubject(seat), mark("handLimit"), "max");
  const by = markTotal(m, seatSubject(seat), mark("handLimitBy"), "sum");
  return Math.max(0, (set > 0 ? set : HAND_LIMIT) + by);
}
const excess = (m: Machine): number =>
  Math.max(0, m.count(m.zoneOf(HAND, turnPlayer(m))) - handLimit(m, turnPlayer(m)));

/** ttcg-4.8: effects for the end of the turn, the hand limit, until neither has anything left; then "this turn" ends. */
const turnEnd: Program = program("end of turn", (f) => {
  const set = f.set();
  const item = f.card();
  const ok = f.local();
  const stuck = f.local();
  return seq(
    act((m) => {
      m.setNumber(PHASE, END_PHASE);
      emitNow(m, TURN_ENDS, turnPlayer(m));
    }),
    settleWaiting,
    loop(
      (m) => (excess(m) > 0 && stuck(m) === 0) || queueLength(m) > 0,
      seq(
        // ttcg-3.3: at the end of their own turn, choosing which
        overLimit(
          set,
          {
            hand: HAND,
            who: turnPlayer,
            excess: (m) => (stuck(m) === 0 ? excess(m) : 0),
            prompt: "handLimit",
            rule: "ttcg-3.3",
          },
          seq(
            act((m) => say(m, LINES.handLimit, turnPlayer(m), m.sizeOf(m.setAt(set)))),
            happenToEach(DISCARDED, set, item, ok, [turnPlayer]),
            // an effect that forbids discarding beats the limit (ttcg-6.1)
            act((m) => stuck.set(m, m.sizeOf(m.setAt(set)) === 0 ? 1 : 0)),
          ),
        ),
        settleWaiting,
      ),
    ),
    act((m) => {
      m.cite("ttcg-13.6");
      endOfTurn(m);
      m.cite("ttcg-4.8");
      // ttcg-10.5: a limit among programs
      const limit = m.number(TURN_LIMIT);
      if (limit > 0 && m.number(TURN) >= limit) {
        say(m, LINES.limit, m.number(TURN));
        m.end(NOBODY, "ttcg-10.5");
      }
    }),
  );
});
