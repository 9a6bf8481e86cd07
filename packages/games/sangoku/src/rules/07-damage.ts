/** 7 Battle, 8 Forts: damage, who has won, and the last hit (sangoku-7.12 to 7.17, 8.1 to 8.8). */
import {
  act,
  assign,
  call,
  emitNow,
  type Frame,
  happenTogether,
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
  type Together,
  type Var,
  value,
  when,
} from "@tefuda/kernel";
import { hasEmblem } from "../emblems.ts";
import { fortDamage, HURT, MOST_DAMAGE } from "../events.ts";
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
import { HITS_FORTS, WINS } from "../seen.ts";
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

/** Who strikes hurts the other; both at the same moment, if both do. */
function strikes(f: Frame): (attacker: boolean, defender: boolean) => Step {
  const hits = (by: number, to: number): Together & { n: Var; deal: (m: Machine) => void } => {
    const n = f.local();
    return {
      event: HURT,
      args: [(m) => m.number(to), n],
      ok: f.local(),
      n,
      deal: (m) => n.set(m, Math.min(MOST_DAMAGE, battleDamage(m, m.number(by), m.number(to)))),
    };
  };
  const [toDefender, toAttacker] = [hits(ATTACKER, DEFENDER), hits(DEFENDER, ATTACKER)];
  return (attacker, defender) => {
    const blows = [...(attacker ? [toDefender] : []), ...(defender ? [toAttacker] : [])];
    return seq(
      act((m) => {
        for (const { deal } of blows) deal(m);
        m.cite("sangoku-7.12");
      }),
      happenTogether(blows),
    );
  };
}

/** Damage and what follows from it. */
export const damageStep: Program = program("damage step", (f) => {
  const hits = f.local();
  const struck = strikes(f);
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
        seq(struck(true, false), checkRetirements, when(bothFight, struck(false, true)), checkRetirements),
        seq(struck(true, true), checkRetirements),
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
