/** 9 Battle: who may attack what, and how one attack goes. */
import {
  act,
  ask,
  asked,
  call,
  cardsIn,
  constant,
  emitNow,
  type Group,
  given,
  givenPair,
  givenSeat,
  happen,
  hasOption,
  ifElse,
  type Machine,
  marked,
  markTotal,
  NONE,
  need,
  needPair,
  needSeat,
  type Program,
  program,
  say,
  seq,
  type Var,
  value,
  when,
} from "@tefuda/kernel";
import { endOfBattle } from "../durations.ts";
import {
  AFTER_ATTACK,
  ATTACKED,
  ATTACKS_EVENT,
  DESTROYED,
  DIRECT_HIT,
  GONE,
  IN_BATTLE,
  LOSE,
} from "../events.ts";
import { LINES } from "../lines.ts";
import {
  AGAIN,
  ATTACK as ATTACK_VALUE,
  ATTACKER,
  ATTACKS,
  BATTLE_PHASE,
  controller,
  DEFENDER,
  DEFENSE,
  DIRECT,
  isSpell,
  mark,
  onTop,
  opponentOf,
  PHASE,
  RANK,
  STOPPED_ATTACK,
  STRUCK_BY,
  TURN,
  turnPlayer,
  UNITS,
} from "../schema.ts";
import { settle, settleWaiting } from "./06-chain.ts";
import { THE_ATTACK } from "./07-kinds.ts";
import { checkEnd } from "./10-points.ts";

const ownUnits = cardsIn(UNITS, asked);
/** The enemy's units, then the player. */
function targets(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(m.zoneOf(UNITS, opponentOf(m.seat))); c >= 0; c = m.next(c)) out[n++] = c;
  out[n++] = NONE;
  return n;
}
/** ttcg-9.1: once, unless a text allows more. */
function attacksAllowed(m: Machine, card: number): number {
  if (marked(m, card, mark("attackEach")) !== NONE) return Math.max(1, m.column(card, ATTACKS) + 1);
  return Math.max(1, markTotal(m, card, mark("attackTimes"), "max")) + m.column(card, AGAIN);
}

const TARGET_NEEDS = [
  givenPair(
    "ttcg-9.2",
    "the target is a unit that the opponent controls",
    (m) => m.b === NONE || (onTop(m, m.b) && !isSpell(m, m.b) && controller(m, m.b) === opponentOf(m.seat)),
  ),
  needPair(
    "ttcg-9.2",
    "the opponent controls no unit",
    (m) =>
      m.b !== NONE ||
      m.count(m.zoneOf(UNITS, opponentOf(m.seat))) === 0 ||
      marked(m, m.a, mark("attackDirectly")) !== NONE,
  ),
  needPair(
    "ttcg-6.1",
    "no effect keeps it from attacking directly",
    (m) => m.b !== NONE || marked(m, m.a, mark("cannotAttackDirectly")) === NONE,
  ),
  needPair(
    "ttcg-6.1",
    "no effect keeps the target from being attacked",
    (m) => m.b === NONE || marked(m, m.b, mark("cannotBeAttacked"), m.a) === NONE,
  ),
  needPair(
    "ttcg-6.1",
    "no effect keeps it from attacking this target",
    (m) => marked(m, m.a, mark("cannotAttackTarget"), m.b) === NONE,
  ),
  needPair("ttcg-6.1", "it attacks what an effect makes it attack", (m) => obeysTarget(m)),
  needPair(
    "ttcg-6.1",
    "it has not attacked this target already",
    (m) =>
      m.b === NONE ||
      m.column(m.a, ATTACKS) === 0 ||
      marked(m, m.a, mark("attackEach")) === NONE ||
      m.column(m.b, STRUCK_BY) !== m.a + 1,
  ),
  needPair("ttcg-6.1", "no other unit has to be attacked first", (m) =>
    m.b !== NONE && marked(m, m.b, mark("mustBeTarget"), m.a) !== NONE ? true : !someMustBeTarget(m),
  ),
];

/** A unit that must attack certain targets attacks one of them while one is there. */
function obeysTarget(m: Machine): boolean {
  const tally = marked(m, m.a, mark("mustAttackTarget"), ANY_TARGET);
  if (tally === NONE || (m.b !== NONE && marked(m, m.a, mark("mustAttackTarget"), m.b) !== NONE)) return true;
  for (let c = m.first(m.zoneOf(UNITS, opponentOf(m.seat))); c >= 0; c = m.next(c)) {
    if (
      marked(m, m.a, mark("mustAttackTarget"), c) !== NONE &&
      marked(m, c, mark("cannotBeAttacked"), m.a) === NONE
    )
      return false;
  }
  return true;
}
const ANY_TARGET = -9;

/** An enemy unit that has to be attacked and may be. */
function someMustBeTarget(m: Machine): boolean {
  for (let c = m.first(m.zoneOf(UNITS, opponentOf(m.seat))); c >= 0; c = m.next(c)) {
    if (
      marked(m, c, mark("mustBeTarget"), m.a) !== NONE &&
      marked(m, c, mark("cannotBeAttacked"), m.a) === NONE &&
      marked(m, m.a, mark("cannotAttackTarget"), c) === NONE
    ) {
      return true;
    }
  }
  return false;
}

export const ATTACK: Group = {
  verb: "attack",
  form: "cards",
  direct: "player",
  from: ownUnits,
  to: targets,
  needs: [
    givenSeat("ttcg-4.5", "it is your turn", (m) => m.seat === turnPlayer(m)),
    givenSeat("ttcg-4.1", "it is your battle phase", (m) => m.number(PHASE) === BATTLE_PHASE),
    needSeat("ttcg-2.3", "it is not the very first turn", (m) => m.number(TURN) > 1),
    given("ttcg-3.7", "you control it", (m) => onTop(m, m.a) && controller(m, m.a) === m.seat),
    given("ttcg-12.3", "it is a unit", (m) => !isSpell(m, m.a)),
    need(
      "ttcg-9.1",
      "it has an attack left this turn",
      (m) => m.column(m.a, ATTACKS) < attacksAllowed(m, m.a),
    ),
    need(
      "ttcg-6.1",
      "no effect keeps it from attacking",
      (m) => marked(m, m.a, mark("cannotAttack")) === NONE,
    ),
    ...TARGET_NEEDS,
  ],
};

/** A unit that must attack if able and still is; it holds the turn player in the battle phase. */
export function mustStillAttack(m: Machine): boolean {
  if (m.number(PHASE) !== BATTLE_PHASE) return false;
  return hasOption(m, ATTACK, m.seat, (_m, card) => marked(m, card, mark("mustAttack")) !== NONE);
}

/** ttcg-9.6: named, answered, compared, destroyed; then the end of the game, then what follows. */
export const attack: Program = program("attack", (f) => {
  const attacker = f.cardArg();
  const target = f.cardArg();
  const loser = f.card();
  return seq(
    act((m) => {
      const a = attacker(m);
      const b = target(m);
      m.setNumber(ATTACKER, a);
      m.setNumber(DEFENDER, b);
      m.setNumber(DIRECT, b === NONE ? 1 : 0);
      m.setNumber(STOPPED_ATTACK, 0);
      m.setColumn(a, ATTACKS, m.column(a, ATTACKS) + 1);
      if (b !== NONE) m.setColumn(b, STRUCK_BY, a + 1);
      if (b === NONE) say(m, LINES.attacksDirectly, turnPlayer(m), a);
      else say(m, LINES.attacks, turnPlayer(m), a, b);
      emitNow(m, ATTACKS_EVENT, a, b, NONE, THE_ATTACK);
      if (b !== NONE) emitNow(m, ATTACKED, b, a, NONE, THE_ATTACK);
    }),
    act((m) => divert(m)),
    // ttcg-6.6: declaring opens a chain; the attack is carried out when that has resolved
    call(settle, [(m) => opponentOf(turnPlayer(m)), constant(1)]),
    call(carryOut, [loser]),
    act((m) => {
      checkEnd(m);
      const a = m.number(ATTACKER);
      if (a !== GONE && onTop(m, a)) emitNow(m, AFTER_ATTACK, a, m.number(DEFENDER));
      m.setNumber(ATTACKER, NONE);
      m.setNumber(DEFENDER, NONE);
      m.setNumber(DIRECT, 0);
      endOfBattle(m);
    }),
    settleWaiting,
  );
});

/** Attacks on some units that a text leads to another. */
function divert(m: Machine): void {
  const d = m.number(DEFENDER);
  if (d < 0) return;
  for (let c = m.first(m.zoneOf(UNITS, controller(m, d))); c >= 0; c = m.next(c)) {
    if (c === d || marked(m, c, mark("takesAttacks"), d) === NONE) continue;
    m.setNumber(DEFENDER, c);
    say(m, LINES.retargets, c);
    return;
  }
}

const carryOut: Program = program("carry out the attack", (f) => {
  const a = f.cardArg();
  const choice = f.card();
  const loser = f.card();
  const winner = f.card();
  return seq(
    when(
      (m) => m.number(STOPPED_ATTACK) === 1,
      seq(
        act((m) => say(m, LINES.attackStopped)),
        { op: "return" },
      ),
    ),
    when(
      (m) => attackerGone(m),
      seq(
        act((m) => say(m, LINES.attackGone)),
        { op: "return" },
      ),
    ),
    act((m) => a.set(m, m.number(ATTACKER))),
    when(needsNewTarget, chooseAgain(a, choice)),
    when((m) => m.number(ATTACKER) === GONE, { op: "return" }),
    ifElse(
      (m) => m.number(DIRECT) === 1,
      seq(
        // ttcg-9.4: points equal to the attacker's level as it is now
        happen(LOSE, [(m) => opponentOf(turnPlayer(m)), (m) => value(m, a(m), RANK)]),
        act((m) => emitNow(m, DIRECT_HIT, a(m))),
      ),
      seq(
        // ttcg-9.3: the higher prevails; equal values destroy nothing
        act((m) => {
          const d = m.number(DEFENDER);
          const strength = value(m, a(m), ATTACK_VALUE);
          const wall = value(m, d, DEFENSE);
          say(m, LINES.compare, a(m), strength, d, wall);
          loser.set(m, strength > wall ? d : strength < wall ? a(m) : NONE);
          winner.set(m, strength > wall ? a(m) : d);
          if (strength === wall) say(m, LINES.equal);
        }),
        when((m) => loser(m) !== NONE, happen(DESTROYED, [loser, constant(IN_BATTLE), winner])),
      ),
    ),
  );
});

const attackerGone = (m: Machine): boolean => {
  const a = m.number(ATTACKER);
  return a < 0 || !onTop(m, a) || controller(m, a) !== turnPlayer(m);
};

/** ttcg-9.5: the target has gone, or units stand in the way of a direct attack. */
function needsNewTarget(m: Machine): boolean {
  if (m.number(DIRECT) === 1) {
    return (
      m.count(m.zoneOf(UNITS, opponentOf(turnPlayer(m)))) > 0 &&
      marked(m, m.number(ATTACKER), mark("attackDirectly")) === NONE
    );
  }
  const d = m.number(DEFENDER);
  return d < 0 || !onTop(m, d) || controller(m, d) === turnPlayer(m);
}

function chooseAgain(a: Var, choice: Var): ReturnType<typeof seq> {
  return ask({
    shape: "one",
    who: turnPlayer,
    prompt: "newTarget",
    rule: "ttcg-9.5",
    b: choice,
    groups: [
      {
        verb: "attack",
        form: "cards",
        direct: "player",
        from: (m, out) => {
          out[0] = a(m);
          return 1;
        },
        to: targets,
        needs: TARGET_NEEDS,
        body: act((m) => {
          m.setNumber(DEFENDER, choice(m));
          m.setNumber(DIRECT, choice(m) === NONE ? 1 : 0);
          if (choice(m) !== NONE) say(m, LINES.retargets, choice(m));
        }),
      },
      {
        verb: "let it end",
        form: "word",
        body: act((m) => {
          say(m, LINES.attackLet, turnPlayer(m));
          m.setNumber(ATTACKER, GONE);
        }),
      },
    ],
  });
}
