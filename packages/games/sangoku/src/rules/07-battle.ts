/** 7 Battle: its steps (sangoku-7.1, 7.5 to 7.9, 7.17 to 7.19). */
import {
  act,
  ask,
  call,
  constant,
  emitNow,
  endUntil,
  type Group,
  given,
  happen,
  hasOption,
  ifElse,
  type Machine,
  marked,
  NONE,
  need,
  needSeat,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
  type Var,
  value,
  when,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { hasEmblem } from "../emblems.ts";
import { TAPS } from "../events.ts";
import { LINES } from "../lines.ts";
import { lyingOn } from "../lying.ts";
import { GONE_TARGET, leaveTo } from "../places.ts";
import { ANY, units } from "../prices.ts";
import { checkRetirements } from "../retirements.ts";
import {
  AGAIN,
  ATTACKED,
  ATTACKER,
  ATTACKER_FATE,
  CAME,
  CONFIRMATION,
  DECLARATION,
  DEFENDER,
  DEFENDER_FATE,
  INTERCEPTION,
  INTERCEPTOR,
  IS_ATTACKER,
  IS_DEFENDER,
  IS_INTERCEPTOR,
  IS_TARGET,
  isGeneral,
  MAIN_PHASE,
  mark,
  other,
  PHASE,
  PILE,
  PLAYER,
  POWER,
  playerOf,
  ROLE,
  STANCED,
  STAYS,
  STRIKES_FIRST,
  SURPRISED,
  TARGET,
  THIS_BATTLE,
} from "../schema.ts";
import { ATTACKS, BATTLE_ENDS, INTERCEPTS, IS_ATTACKED, IS_INTERCEPTED, OCCURS } from "../seen.ts";
import { settle } from "./01-order.ts";
import { canPay, fixedHalves, pay } from "./05-costs.ts";
import { ambushes } from "./07-ambush.ts";
import { damageStep } from "./07-damage.ts";
import { tacticsStep } from "./07-tactics.ts";
import { ownGenerals } from "./09-musou.ts";
import { queueIntimidate } from "./10-triggers.ts";

const defenderSeat = (m: Machine): number => other(m.number(PLAYER));
const addRole = (m: Machine, card: number, role: number): void =>
  m.setColumn(card, ROLE, m.column(card, ROLE) | role);

/** sangoku-7.17: whether both the attacker and what it attacks are still there before the confirmation. */
const goesOn = (m: Machine): boolean =>
  !m.over &&
  m.number(ATTACKER) !== NONE &&
  (m.number(TARGET) !== GONE_TARGET || m.number(INTERCEPTOR) !== NONE);

/** An attack, from its declaration back to the main phase. Arguments: attacker, the general attacked or NONE for the forts. */
export const battle: Program = program("battle", (f) => {
  const attacker = f.cardArg();
  const target = f.cardArg();
  const yes = f.local();
  const card = f.card();
  return seq(
    act((m) => declare(m, attacker(m), target(m))),
    happen(TAPS, [attacker, constant(NONE), constant(TOLD)]),
    act((m) => takeRoles(m, attacker(m), target(m))),
    when(
      (m) => hasEmblem(m, attacker(m), "firstStrike") && canPay(m, m.number(PLAYER), ONE),
      firstStrike(attacker, yes),
    ),
    act((m) => {
      emitNow(m, ATTACKS, attacker(m), target(m));
      if (target(m) !== NONE) emitNow(m, IS_ATTACKED, target(m), attacker(m));
      queueIntimidate(m, attacker(m));
    }),
    call(settle),
    when(goesOn, interception(card)),
    ifElse(
      goesOn,
      seq(act(confirm), call(settle), call(ambushes), call(tacticsStep), call(damageStep)),
      act((m) => m.cite("sangoku-7.17")),
    ),
    // texts of this battle may wait for its end: it is one till they have happened
    act((m) => {
      if (!m.over) emitNow(m, BATTLE_ENDS, m.number(PLAYER));
    }),
    call(settle),
    act(end),
    checkRetirements,
    call(settle),
  );
});

/** sangoku-7.2, 9.7, 10.23, 10.28 */
function declare(m: Machine, attacker: number, target: number): void {
  m.cite("sangoku-7.1");
  m.cite("sangoku-7.2");
  m.setNumber(PHASE, DECLARATION);
  m.setNumber(ATTACKER, attacker);
  m.setNumber(TARGET, target);
  m.setNumber(ATTACKER_FATE, STAYS);
  m.setNumber(DEFENDER_FATE, STAYS);
  m.setColumn(attacker, ATTACKED, m.column(attacker, ATTACKED) + 1);
  // what its text says goes before the rule, as far as it says it
  if (m.column(attacker, ATTACKED) > 1 + m.column(attacker, AGAIN)) m.cite("sangoku-1.1");
  if (m.column(attacker, CAME) !== 0) m.cite("sangoku-10.2");
}
function takeRoles(m: Machine, attacker: number, target: number): void {
  addRole(m, attacker, IS_ATTACKER);
  if (hasEmblem(m, attacker, "surpriseAttack")) {
    m.cite("sangoku-10.23");
    m.setNumber(SURPRISED, 1);
  }
  if (target === NONE) {
    say(m, LINES.attacksForts, attacker, defenderSeat(m));
    return;
  }
  say(m, LINES.attacks, attacker, target);
  addRole(m, target, IS_TARGET);
  const stance = lyingOn(m, target, true);
  if (stance === NONE) return;
  m.cite("sangoku-10.28");
  leaveTo(m, stance, PILE);
  say(m, LINES.stanceSpent, stance, target);
  m.setColumn(attacker, STANCED, 1);
  m.setColumn(target, STANCED, 1);
}

/** sangoku-10.20: one resource of any colour. */
const ONE = units(ANY, 1);
function firstStrike(attacker: (m: Machine) => number, yes: Var): Step {
  return seq(
    ask({
      shape: "yes",
      who: (m) => m.number(PLAYER),
      prompt: "firstStrike",
      rule: "sangoku-10.20",
      source: attacker,
      a: yes,
    }),
    when(
      (m) => yes(m) === 1,
      seq(
        call(pay, [attacker, (m) => m.number(PLAYER), ...fixedHalves(ONE)]),
        act((m) => {
          m.cite("sangoku-10.20");
          m.setColumn(attacker(m), STRIKES_FIRST, 1);
          say(m, LINES.strikesFirst, attacker(m));
        }),
      ),
    ),
  );
}

// --- interception ------------------------------------------------------------------------------------------------------------
/** sangoku-10.6 */
const isOpen = (m: Machine): boolean =>
  m.number(TARGET) === NONE || !hasEmblem(m, m.number(ATTACKER), "unblockable");
export const INTERCEPT: Group = {
  verb: "intercept with",
  form: "card",
  apart: true,
  from: ownGenerals,
  needs: [
    needSeat(
      "sangoku-7.5",
      "it is the interception step of an attack on you",
      (m) => m.number(PHASE) === INTERCEPTION && m.seat === defenderSeat(m),
    ),
    given(
      "sangoku-7.5",
      "it is a general of yours on the battlefield",
      (m) => isGeneral(m, m.a) && playerOf(m, m.a) === m.seat,
    ),
    need("sangoku-7.5", "it is not the general attacked", (m) => m.a !== m.number(TARGET)),
    need("sangoku-7.6", "it is standing", (m) => !m.turned(m.a)),
    need("sangoku-10.6", "the attacker has no Unblockable", isOpen),
    need(
      "sangoku-1.2",
      "no text keeps it from intercepting",
      (m) => marked(m, m.a, mark("cannotIntercept"), m.number(ATTACKER)) === NONE,
    ),
    need(
      "sangoku-1.2",
      "no text keeps the attacker from being intercepted by it",
      (m) => marked(m, m.number(ATTACKER), mark("cannotBeIntercepted"), m.a) === NONE,
    ),
    needSeat(
      "sangoku-1.2",
      "no text keeps you from intercepting",
      (m) => marked(m, seatSubject(m.seat), mark("playerCannotIntercept")) === NONE,
    ),
  ],
};
/** Whether anybody could intercept, as both players see (sangoku-12.6). */
const anybodyCould = (m: Machine): boolean => hasOption(m, INTERCEPT, defenderSeat(m));

/** sangoku-7.5 to 7.7, 7.18 */
function interception(card: Var): Step {
  return seq(
    act((m) => m.setNumber(PHASE, INTERCEPTION)),
    when(
      anybodyCould,
      ask({
        shape: "one",
        who: defenderSeat,
        prompt: "intercept",
        rule: "sangoku-7.5",
        a: card,
        groups: [
          {
            ...INTERCEPT,
            body: seq(
              act((m) => {
                m.cite("sangoku-7.7");
                m.setNumber(INTERCEPTOR, card(m));
                say(m, LINES.intercepts, card(m), m.number(ATTACKER));
              }),
              happen(TAPS, [card, constant(NONE), constant(TOLD)]),
              act((m) => {
                addRole(m, card(m), IS_INTERCEPTOR);
                emitNow(m, INTERCEPTS, card(m), m.number(ATTACKER));
                emitNow(m, IS_INTERCEPTED, m.number(ATTACKER), card(m));
              }),
              call(settle),
              act((m) => {
                // the attack goes on against its target
                if (m.number(INTERCEPTOR) === NONE) m.cite("sangoku-7.18");
              }),
            ),
          },
          { verb: "let it through", form: "word" },
        ],
      }),
    ),
  );
}

// --- confirmation and end --------------------------------------------------------------------------------------------------
/** sangoku-7.9 */
function confirm(m: Machine): void {
  m.cite("sangoku-7.9");
  m.setNumber(PHASE, CONFIRMATION);
  const defender = m.number(INTERCEPTOR) !== NONE ? m.number(INTERCEPTOR) : m.number(TARGET);
  // what has changed since the declarations does not undo them
  m.cite("sangoku-7.19");
  m.setNumber(DEFENDER, defender);
  m.setNumber(DEFENDER_FATE, STAYS);
  if (defender === NONE) {
    m.cite("sangoku-7.8");
    return;
  }
  addRole(m, defender, IS_DEFENDER);
  const attacker = m.number(ATTACKER);
  say(m, LINES.confirmed, attacker, defender, value(m, attacker, POWER), value(m, defender, POWER));
  emitNow(m, OCCURS, m.number(ATTACKER), defender);
  emitNow(m, OCCURS, defender, m.number(ATTACKER));
}

const FIGHTERS = [ATTACKER, TARGET, INTERCEPTOR, DEFENDER];
export function nobodyFights(m: Machine): void {
  for (const number of FIGHTERS) m.setNumber(number, NONE);
}

/** What is noted of a card for one battle. */
const OF_A_BATTLE = [ROLE, STRIKES_FIRST, STANCED];
function end(m: Machine): void {
  nobodyFights(m);
  m.setNumber(SURPRISED, 0);
  for (const column of OF_A_BATTLE) m.clearColumn(column);
  endUntil(m, THIS_BATTLE);
  m.setNumber(PHASE, MAIN_PHASE);
}
