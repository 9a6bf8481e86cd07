/** 5 Turns and the preparation phase: draw, homebase and deployment steps of one player, then of the other. */
import {
  act,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  emitNow,
  endUntil,
  type GameEvent,
  given,
  happen,
  loop,
  type Machine,
  markTotal,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
  when,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import {
  COMBAT_BEGINS,
  COMBAT_ENDS,
  DEPLOY_ENDS,
  DEPLOYS,
  DRAW_BEGINS,
  DRAW_ENDS,
  DRAWS,
  GAINS_CP,
  HOMEBASE_BEGINS,
  HOMEBASE_ENDS,
  settleAt,
  TURN_BEGINS,
} from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ACTOR,
  ATTACKED_THIS_TURN,
  CHOICES,
  CP,
  DEPLOYMENT,
  DRAW_STEP,
  HAND,
  HOMEBASE,
  HOMEBASE_STEP,
  INITIATIVE,
  mark,
  other,
  PROPOSAL,
  STEP,
  TEXTS,
  THIS_PHASE,
  TURN,
  TURN_LIMIT,
  USED,
} from "../schema.ts";
import { dropCp, dropEp } from "./04-costs.ts";
import { giveBack, skips } from "./05-steps.ts";
import { combat } from "./06-combat.ts";
import { cure } from "./08-cure.ts";
import { window } from "./09-timing.ts";
import { settle } from "./09-triggers.ts";
import { stop } from "./11-limits.ts";

const DRAW = 2;

/** trails-5.5: preparation, combat and cure phase, in which both act. */
export const turns: Program = program("turns", () =>
  loop(
    () => true,
    seq(
      act(begin),
      call(settle),
      call(preparation, [(m) => m.number(INITIATIVE)]),
      call(preparation, [(m) => other(m.number(INITIATIVE))]),
      act((m) => {
        dropEp(m);
        endPhase(m);
        m.setNumber(STEP, PROPOSAL);
        say(m, LINES.combat);
        emitNow(m, COMBAT_BEGINS, m.number(INITIATIVE));
      }),
      call(settle),
      call(combat),
      act((m) => emitNow(m, COMBAT_ENDS, m.number(INITIATIVE))),
      call(settle),
      act((m) => {
        dropEp(m);
        endPhase(m);
      }),
      call(cure),
    ),
  ),
);

/** What lasts for a phase ends with it. */
function endPhase(m: Machine): void {
  giveBack(m, THIS_PHASE);
  endUntil(m, THIS_PHASE);
}

function begin(m: Machine): void {
  m.cite("trails-5.5");
  m.setNumber(TURN, m.number(TURN) + 1);
  m.setNumber(CHOICES, 0);
  // trails-3.6: what texts gave after the end of a pool is not kept either
  m.cite("trails-3.6");
  dropEp(m);
  for (let seat = 0; seat < m.layout.seats; seat++) {
    dropCp(m, seat);
    m.setSeatNumber(seat, ATTACKED_THIS_TURN, 0);
  }
  for (let i = 0; i < TEXTS; i++) m.clearColumn(USED + i);
  say(m, LINES.turn, m.number(TURN), m.number(INITIATIVE));
  if (m.number(TURN_LIMIT) > 0 && m.number(TURN) > m.number(TURN_LIMIT)) stop(m);
  else emitNow(m, TURN_BEGINS, m.number(INITIATIVE));
}

const preparation: Program = program("preparation", (f) => {
  const seat = f.arg();
  const card = f.card();
  const step = (m: Machine, n: number): void => {
    m.setNumber(ACTOR, seat(m));
    m.setNumber(STEP, n);
  };
  const ended = (event: GameEvent): Step =>
    seq(
      act((m) => emitNow(m, event, seat(m))),
      call(settle),
    );
  const skipped = f.local();
  const left = f.local(); // cards that may still be laid into the homebase
  const cp = f.local();
  const unlessSkipped = (n: number, ...steps: readonly Step[]): Step =>
    seq(
      assign(skipped, (m) => (skips(m, seat(m), n) ? 1 : 0)),
      when((m) => skipped(m) === 0, seq(...steps)),
    );
  return seq(
    // trails-5.2
    unlessSkipped(
      0,
      act((m) => {
        m.cite("trails-5.1");
        step(m, DRAW_STEP);
        say(m, LINES.drawStep, seat(m));
        emitNow(m, DRAW_BEGINS, seat(m));
      }),
      call(settle),
      happen(DRAWS, [
        seat,
        (m) => Math.max(0, DRAW + markTotal(m, seatSubject(seat(m)), mark("drawsMore"), "sum")),
      ]),
      call(settle),
      call(window, [seat]),
      ended(DRAW_ENDS),
    ),
    // trails-5.3
    unlessSkipped(
      1,
      act((m) => {
        step(m, HOMEBASE_STEP);
        say(m, LINES.homebaseStep, seat(m));
        emitNow(m, HOMEBASE_BEGINS, seat(m));
      }),
      call(settle),
      assign(left, (m) => Math.max(0, 1 + markTotal(m, seatSubject(seat(m)), mark("settlesMore"), "sum"))),
      loop(
        (m) => left(m) > 0,
        ask({
          shape: "one",
          who: seat,
          prompt: "homebase",
          rule: "trails-5.3",
          a: card,
          groups: [
            {
              verb: "settle",
              form: "card",
              from: cardsIn(HAND, asked),
              needs: [
                given("trails-5.3", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
              ],
              body: act((m) => {
                left.set(m, left(m) - 1);
                settleAt(m, card(m), seat(m), false);
                say(m, LINES.settles, seat(m), card(m));
              }),
            },
            { verb: "decline", form: "word", body: assign(left, constant(0)) },
          ],
        }),
      ),
      call(settle),
      call(window, [seat]),
      ended(HOMEBASE_ENDS),
    ),
    // trails-4.2, 5.4
    unlessSkipped(
      2,
      act((m) => {
        step(m, DEPLOYMENT);
        m.cite("trails-4.2");
        const more = markTotal(m, seatSubject(seat(m)), mark("income"), "sum");
        cp.set(m, m.count(m.zoneOf(HOMEBASE, seat(m))) + more);
      }),
      happen(GAINS_CP, [seat, cp, constant(TOLD)]),
      act((m) => {
        say(m, LINES.deployment, seat(m), m.seatNumber(seat(m), CP));
        emitNow(m, DEPLOYS, seat(m));
      }),
      call(settle),
      call(window, [seat]),
      ended(DEPLOY_ENDS),
      act((m) => dropCp(m, seat(m))),
    ),
  );
});
