/** How long changes last (ttcg-13.6, 13.7, 15.7), as terms of the kernel's modifiers. */
import {
  dropModifiers,
  type Ends,
  GROUP,
  type Machine,
  modAmount,
  modArg,
  modifierOf,
  modUntil,
  setModArg,
  subjectSeat,
  WHILE_SOURCE,
  WHILE_SUBJECT,
} from "@tefuda/kernel";
import {
  ATTACKER,
  BATTLE_PHASE,
  DEFENDER,
  DRAW_PHASE,
  MAIN_PHASE,
  opponentOf,
  PHASE,
  TURN,
  turnPlayer,
} from "./schema.ts";
import type { Duration } from "./text/tree.ts";

const THIS_TURN = 2;
const THIS_BATTLE = 3;
/** Ends when the turn of seat `arg` begins. */
const TURN_OF = 4;
/** Ends with the end of a turn of seat `arg & 1`, after `arg >> 1` such ends before it. */
const END_OF = 5;
/** Ends with the end of turn number `arg`. */
const LAST_TURN = 6;

/** Amount of a waiting effect that has happened once and was to happen only once. */
export const SPENT = 1;

const THIS_PHASE = 7;
/** A modifier whose term is this one. */
const lastsUntil: Ends = (mod, m, term) => modUntil(m, mod) === term;
const lastedUntilTurnOf: Ends = (mod, m, seat) => modUntil(m, mod) === TURN_OF && modArg(m, mod) === seat;

export function endOfPhase(m: Machine): void {
  dropModifiers(m, lastsUntil, THIS_PHASE);
}

/** When, within its term, a modifier holds for a card or player, where that is not always. */
export type HeldOnly = ((m: Machine, mod: number, subject: number) => boolean) | undefined;
/** Only while its card attacks or defends, or only in a turn to come. */
export function heldOnly(how: Duration | undefined): HeldOnly {
  if (how === "whileAttacking") return (m, _mod, on) => m.number(ATTACKER) >= 0 && fights(m, on, ATTACKER);
  if (how === "whileDefending") return (m, _mod, on) => m.number(ATTACKER) >= 0 && fights(m, on, DEFENDER);
  if (typeof how !== "object" || !("next" in how)) return undefined;
  const phase = how.phase ? PHASES[how.phase] : undefined;
  return (m, mod) =>
    modArg(m, mod) < 2 &&
    turnPlayer(m) === (modArg(m, mod) & 1) &&
    (phase === undefined || m.number(PHASE) === phase);
}
/** Whether a card is the one that attacks or is attacked, or a player the one whose turn, or not whose turn, it is. */
function fights(m: Machine, on: number, as: typeof ATTACKER | typeof DEFENDER): boolean {
  if (on >= GROUP) return m.number(as) === on;
  return (subjectSeat(on) === turnPlayer(m)) === (as === ATTACKER);
}
const PHASES = { draw: DRAW_PHASE, main: MAIN_PHASE, battle: BATTLE_PHASE } as const;

/** How long a modifier lasts: the kernel's term, and the number that goes with it where it is made now for a seat. */
export interface Term {
  readonly until: number;
  readonly arg: (m: Machine, seat: number) => number;
}
const nothing = (): number => 0;
/** As long as the card that makes it stays on the field, on top (ttcg-13.7). */
export const WHILE_ON_FIELD: Term = { until: WHILE_SOURCE, arg: nothing };
const ofYours = (_m: Machine, seat: number): number => seat;
const ofOpponents = (_m: Machine, seat: number): number => opponentOf(seat);
/** The end of the next turn of a seat; the one under way does not count. */
const endOf = (m: Machine, seat: number): number => seat | (turnPlayer(m) === seat ? 2 : 0);
const endOfYours: Term = { until: END_OF, arg: endOf };
const endOfOpponents: Term = { until: END_OF, arg: (m, seat) => endOf(m, opponentOf(seat)) };

export function termOf(how: Duration | undefined): Term {
  switch (how) {
    case undefined:
    case "whileAttacking":
    case "whileDefending":
      return { until: WHILE_SUBJECT, arg: nothing };
    case "whileOnField":
      return WHILE_ON_FIELD;
    case "thisTurn":
      return { until: THIS_TURN, arg: nothing };
    case "thisBattle":
      return { until: THIS_BATTLE, arg: nothing };
    case "thisPhase":
      return { until: THIS_PHASE, arg: nothing };
    case "untilYourNextTurn":
      return { until: TURN_OF, arg: ofYours };
    case "untilOpponentsNextTurn":
      return { until: TURN_OF, arg: ofOpponents };
    case "untilYourNextTurnEnds":
      return endOfYours;
    case "untilOpponentsNextTurnEnds":
      return endOfOpponents;
    default: {
      if (!("turns" in how)) return how.next === "opponent" ? endOfOpponents : endOfYours;
      const { turns } = how;
      return { until: LAST_TURN, arg: (m) => m.number(TURN) + turns };
    }
  }
}

/** Everything that lasts for this turn ends at once (ttcg-4.8). */
export function endOfTurn(m: Machine): void {
  dropModifiers(m, endsWithTurnOf, turnPlayer(m));
}
const endsWithTurnOf: Ends = (mod, m, player) => {
  const until = modUntil(m, mod);
  const arg = modArg(m, mod);
  if (until === THIS_TURN || until === THIS_BATTLE) return true;
  if (modifierOf(m, mod).delayedTrigger && modAmount(m, mod) === SPENT) return true;
  if (until === LAST_TURN) return m.number(TURN) >= arg;
  if (until !== END_OF || (arg & 1) !== player) return false;
  if (arg < 2) return true;
  setModArg(m, mod, arg - 2);
  return false;
};

/** A turn of a seat begins: what lasted until then ends. */
export function startOfTurn(m: Machine): void {
  dropModifiers(m, lastedUntilTurnOf, turnPlayer(m));
}

export function endOfBattle(m: Machine): void {
  dropModifiers(m, lastsUntil, THIS_BATTLE);
}
