/** 7 Battle, 8 Forts: damage, who has won, and the last hit (sangoku-7.12 to 7.17, 8.1 to 8.8). */
import {
  act,
  assign,
  call,
  emitNow,
  ifElse,
  type Machine,
  marked,
  markTotal,
  NONE,
  type Program,
  program,
  type Step,
  say,
  seq,
  value,
  when,
} from "@tefuda/kernel";
import { hasEmblem } from "../emblems.ts";
import { fortDamage, hurt } from "../events.ts";
import { LINES } from "../lines.ts";
import { checkRetirements } from "../retirements.ts";
import {
  ATTACKER,
  ATTACKER_FATE,
  DAMAGE_STEP,
  DEFENDER,
  DEFENDER_FATE,
  FORT_DAMAGE,
  FORTS,
  INTERCEPTOR,
  mark,
  other,
  PHASE,
  PLAYER,
  POWER,
  RETIRED,
  STANCED,
  STAYS,
  STRIKES_FIRST,
  SUCCESSES,
} from "../schema.ts";
import { HITS_FORTS, HURT, WINS } from "../seen.ts";
import { settle } from "./01-order.ts";
import { queueWinning } from "./10-triggers.ts";

/** What one fighter deals the other as battle damage (sangoku-7.12, 10.5, 10.17, 10.28). */
export function battleDamage(m: Machine, by: number, to: number): number {
  if (marked(m, by, mark("cannotStrikeBack")) !== NONE || marked(m, to, mark("noBattleDamage")) !== NONE)
    return 0;
  if (m.column(by, STANCED) !== 0 && m.column(to, STANCED) !== 0) {
    m.cite("sangoku-10.28");
    return 0;
  }
  let n = value(m, by, POWER);
  if (hasEmblem(m, by, "longSpear") && hasEmblem(m, to, "haste")) {
    m.cite("sangoku-10.5");
    n *= 2;
  }
  n = Math.max(0, n - markTotal(m, to, mark("lessBattleDamage"), "sum"));
  if (n < value(m, to, POWER) && hasEmblem(m, to, "combatElephant")) {
    m.cite("sangoku-10.17");
    return 0;
  }
  return n;
}

const bothFight = (m: Machine): boolean => m.number(ATTACKER) !== NONE && m.number(DEFENDER) !== NONE;
/** sangoku-7.8: an attack on the forts that nobody intercepted. */
const isUnopposed = (m: Machine): boolean => m.number(DEFENDER) === NONE && m.number(DEFENDER_FATE) === STAYS;

const strikes = (attacker: boolean, defender: boolean): Step =>
  act((m) => {
    const a = m.number(ATTACKER);
    const d = m.number(DEFENDER);
    const toDefender = attacker ? battleDamage(m, a, d) : 0;
    const toAttacker = defender ? battleDamage(m, d, a) : 0;
    m.cite("sangoku-7.12");
    hurt(m, d, toDefender);
    hurt(m, a, toAttacker);
    if (toDefender > 0) emitNow(m, HURT, d);
    if (toAttacker > 0) emitNow(m, HURT, a);
  });

/** Damage and what follows from it. */
export const damageStep: Program = program("damage step", (f) => {
  const hits = f.local();
  return seq(
    act((m) => m.setNumber(PHASE, DAMAGE_STEP)),
    when(
      (m) => isUnopposed(m) && m.number(ATTACKER) !== NONE && !m.over,
      seq(
        assign(hits, (m) => value(m, m.number(ATTACKER), FORT_DAMAGE)),
        when((m) => hits(m) > 0 && m.count(m.zoneOf(FORTS, other(m.number(PLAYER)))) === 0, act(lastHit)),
        when(
          (m) => hits(m) > 0 && !m.over,
          seq(
            act((m) => m.cite("sangoku-8.1")),
            call(fortDamage, [(m) => other(m.number(PLAYER)), hits]),
            act((m) => {
              m.setNumber(PHASE, SUCCESSES);
              emitNow(m, HITS_FORTS, m.number(ATTACKER));
            }),
          ),
        ),
      ),
    ),
    when(
      (m) => bothFight(m) && !m.over,
      ifElse(
        (m) => m.column(m.number(ATTACKER), STRIKES_FIRST) !== 0,
        seq(strikes(true, false), checkRetirements, when(bothFight, strikes(false, true)), checkRetirements),
        seq(strikes(true, true), checkRetirements),
      ),
    ),
    call(settle),
    act((m) => {
      m.setNumber(PHASE, SUCCESSES);
      if (!m.over) succeed(m);
    }),
    call(settle),
  );
});

/** sangoku-8.7 */
function lastHit(m: Machine): void {
  m.cite("sangoku-8.7");
  say(m, LINES.lastHit, m.number(ATTACKER), other(m.number(PLAYER)));
  m.end(m.number(PLAYER), "sangoku-8.7");
}

// What WINS says of the winner.
export const AS_ATTACKER = 1;
export const AS_INTERCEPTOR = 2;

/** sangoku-7.16: who is still there while the one that fought it retired. */
function succeed(m: Machine): void {
  const a = m.number(ATTACKER);
  const d = m.number(DEFENDER);
  const attackerWins = a !== NONE && m.number(DEFENDER_FATE) === RETIRED;
  const defenderWins = d !== NONE && m.number(ATTACKER_FATE) === RETIRED;
  if (!attackerWins && !defenderWins) return;
  const winner = attackerWins ? a : d;
  m.cite("sangoku-7.16");
  say(m, LINES.wins, winner);
  const how = attackerWins ? AS_ATTACKER : m.number(INTERCEPTOR) === d ? AS_INTERCEPTOR : 0;
  emitNow(m, WINS, winner, how);
  queueWinning(m, winner, attackerWins);
}
