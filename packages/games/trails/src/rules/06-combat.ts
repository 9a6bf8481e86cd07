/** 6 The combat phase: proposals in turn, the declaration of an attack, and one that cannot go on (trails-6.1 to 6.6, 6.11). */
import {
  act,
  ask,
  assign,
  call,
  constant,
  emitNow,
  endUntil,
  type Group,
  given,
  happenToEach,
  hasOption,
  ifElse,
  loop,
  type Machine,
  marked,
  NONE,
  need,
  needPair,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { ACTIONED, ATTACKED, ATTACKS, DECLARES, PASSES_ATTACK, READIED } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ACTOR,
  ATTACKED_THIS_TURN,
  ATTACKING,
  COMBAT,
  DEFENDER,
  DEFENDS,
  FIELD,
  INITIATIVE,
  inZone,
  isActive,
  mark,
  other,
  PASSES,
  PROPOSAL,
  playerOf,
  STEP,
  STRIKES,
  THIS_COMBAT,
  TOGETHER,
} from "../schema.ts";
import { resolution } from "./06-resolution.ts";
import {
  attackGoesOn,
  firstAttacker,
  gatherAttackers,
  mayTarget,
  mayTargetPlayer,
  whyNotPlayer,
  whyNotTarget,
} from "./06-target.ts";
import { GATHER, gather } from "./07-group.ts";
import { otherUnits, ownUnits } from "./07-support.ts";
import { window } from "./09-timing.ts";
import { settle } from "./09-triggers.ts";
import { attribute } from "./10-icons.ts";
import { countChoice } from "./11-limits.ts";

const PROPOSING = given(
  "trails-6.1",
  "it is your proposal",
  (m) => m.number(STEP) === PROPOSAL && m.number(ACTOR) === m.seat,
);
const ATTACKER = [
  PROPOSING,
  given("trails-6.2", "you control it", (m) => playerOf(m, m.a) === m.seat && inZone(m, m.a, FIELD)),
  need("trails-6.2", "it is a ready UNIT that is not stunned", (m) => isActive(m, m.a) && !m.turned(m.a)),
  need("trails-9.8", "no text keeps it from attacking", (m) => marked(m, m.a, mark("cannotAttack")) === NONE),
];

const ALONE = need(
  "trails-9.8",
  "no text keeps it from attacking alone",
  (m) => marked(m, m.a, mark("cannotAttackAlone")) === NONE,
);

export const ATTACK: Group = {
  verb: "attack",
  form: "cards",
  from: ownUnits,
  to: otherUnits,
  needs: [
    ...ATTACKER,
    ALONE,
    {
      ...needPair("trails-6.3", "it may attack it", (m) => mayTarget(m, m.a, m.b)),
      explain: (m) => whyNotTarget(m, m.a, m.b),
    },
  ],
};
export const ATTACK_PLAYER: Group = {
  verb: "attack player with",
  form: "card",
  apart: true,
  from: ownUnits,
  needs: [
    ...ATTACKER,
    ALONE,
    {
      ...need("trails-6.4", "it can attack no UNIT of your opponent", (m) => mayTargetPlayer(m, m.a)),
      explain: (m) => whyNotPlayer(m, m.a),
    },
  ],
};
/** trails-9.8: nobody passes while a UNIT must attack and can. */
export const PASS_ATTACK: Group = {
  verb: "pass the attack",
  form: "word",
  needs: [PROPOSING, need("trails-9.8", "no UNIT of yours must attack", (m) => !somebodyMust(m))],
};
function somebodyMust(m: Machine): boolean {
  if (m.s[m.layout.marks + mark("mustAttack")] === 0) return false;
  const must = (_m: Machine, card: number): boolean => marked(m, card, mark("mustAttack")) !== NONE;
  return hasOption(m, ATTACK, m.seat, must) || hasOption(m, ATTACK_PLAYER, m.seat, must);
}

export const combat: Program = program("combat", (f) => {
  const a = f.card();
  const b = f.card();
  const gathered = f.local();
  const open = f.local();
  const alone = (target: (m: Machine) => number) =>
    seq(
      act((m) => {
        m.setColumn(a(m), STRIKES, 1);
        m.setNumber(TOGETHER, 0);
        m.setNumber(DEFENDER, target(m));
      }),
      call(attack),
    );
  return seq(
    act((m) => {
      m.setNumber(ACTOR, m.number(INITIATIVE));
      m.setNumber(PASSES, 0);
    }),
    loop(
      (m) => m.number(PASSES) < 2,
      seq(
        act((m) => m.setNumber(STEP, PROPOSAL)),
        call(window, [(m) => m.number(ACTOR)]),
        // a group that is called off was no proposal yet
        assign(open, constant(1)),
        loop(
          (m) => open(m) === 1,
          seq(
            assign(open, constant(0)),
            ask({
              shape: "one",
              who: (m) => m.number(ACTOR),
              prompt: "attack",
              rule: "trails-6.1",
              a,
              b,
              groups: [
                { ...ATTACK, body: alone(b) },
                { ...ATTACK_PLAYER, body: alone(constant(NONE)) },
                {
                  ...GATHER,
                  body: seq(
                    call(gather, [a], gathered),
                    ifElse((m) => gathered(m) === 1, call(attack), assign(open, constant(1))),
                  ),
                },
                {
                  ...PASS_ATTACK,
                  body: seq(
                    act((m) => {
                      const actor = m.number(ACTOR);
                      say(m, LINES.passes, actor);
                      m.setNumber(PASSES, m.number(PASSES) + 1);
                      m.setNumber(ACTOR, other(actor));
                      emitNow(m, PASSES_ATTACK, actor);
                    }),
                    call(settle),
                  ),
                },
              ],
            }),
          ),
        ),
      ),
    ),
  );
});

/** One attack, whose attackers and target are named: declared, answered, resolved or broken off. */
const attack: Program = program("attack", (f) => {
  const broke = f.local();
  const attackers = f.set();
  const item = f.card();
  const ok = f.local();
  return seq(
    act(countChoice),
    declaration(attackers, item, ok),
    call(settle),
    call(window, [(m) => m.number(ACTOR)]),
    assign(broke, (m) => (attackGoesOn(m) ? 0 : 1)),
    ifElse((m) => broke(m) === 1, breakOff(attackers, item, ok), call(resolution)),
    act(end),
    call(settle),
    // trails-6.11: the same player proposes anew
    when(
      (m) => broke(m) === 0,
      act((m) => m.setNumber(ACTOR, other(m.number(ACTOR)))),
    ),
  );
});

/** trails-6.5 */
const declaration = (attackers: SetVar, item: Var, ok: Var): Step =>
  seq(
    act((m) => {
      const target = m.number(DEFENDER);
      m.cite("trails-6.5");
      m.setNumber(PASSES, 0);
      m.setNumber(STEP, COMBAT);
      m.setNumber(ATTACKING, 1);
      if (target !== NONE) m.setColumn(target, DEFENDS, 1);
      gatherAttackers(m, m.setAt(attackers));
    }),
    happenToEach(ACTIONED, attackers, item, ok, [constant(TOLD)]),
    act(declare),
  );
function declare(m: Machine): void {
  const actor = m.number(ACTOR);
  const target = m.number(DEFENDER);
  const first = firstAttacker(m);
  for (let c = first; c !== NONE; c = firstAttacker(m, c)) {
    if (c !== first) say(m, LINES.joins, c);
    else if (target === NONE) say(m, LINES.attacksPlayer, c, other(actor));
    else say(m, LINES.attacks, c, target);
  }
  // trails-10.3
  if (m.seatNumber(actor, ATTACKED_THIS_TURN) === 0) attribute(m, actor);
  m.setSeatNumber(actor, ATTACKED_THIS_TURN, 1);
  emitNow(m, DECLARES, actor, m.number(TOGETHER));
  for (let c = first; c !== NONE; c = firstAttacker(m, c)) emitNow(m, ATTACKS, c, target, m.number(TOGETHER));
  if (target !== NONE) emitNow(m, ATTACKED, target, first);
}

/** trails-6.11: who is left is readied, and the same player proposes anew. */
const breakOff = (attackers: SetVar, item: Var, ok: Var): Step =>
  seq(
    act((m) => {
      m.cite("trails-6.11");
      say(m, LINES.stops);
      gatherAttackers(m, m.setAt(attackers));
    }),
    happenToEach(READIED, attackers, item, ok, [constant(TOLD)]),
  );
/** trails-6.6: nobody attacks or defends any more. */
function end(m: Machine): void {
  m.cite("trails-6.6");
  m.clearColumn(STRIKES);
  m.clearColumn(DEFENDS);
  m.setNumber(ATTACKING, 0);
  m.setNumber(TOGETHER, 0);
  m.setNumber(DEFENDER, NONE);
  m.setNumber(STEP, PROPOSAL);
  endUntil(m, THIS_COMBAT);
}
