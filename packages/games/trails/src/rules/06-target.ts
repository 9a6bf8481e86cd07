/** 6 and 10 Who may attack what: targets, the player as target, 【Covert】 and 【Hate】 (trails-6.2 to 6.4, 10.1, 10.6). */
import { type Machine, marked, NONE, type Reason } from "@tefuda/kernel";
import {
  ACTOR,
  ATTACKING,
  DEFENDER,
  DEFENDS,
  FIELD,
  hasIcon,
  is,
  isActive,
  isStunned,
  mark,
  other,
  playerOf,
  STRIKES,
  UNIT,
} from "../schema.ts";

/** trails-6.2 */
export const mayAttack = (m: Machine, card: number): boolean =>
  isActive(m, card) && !m.turned(card) && marked(m, card, mark("cannotAttack")) === NONE;

/** trails-6.3, 10.1: without regard to what it must attack. */
function reaches(m: Machine, attacker: number, target: number): boolean {
  return (
    isActive(m, target) &&
    playerOf(m, target) !== playerOf(m, attacker) &&
    hasIcon(m, attacker, "covert") === hasIcon(m, target, "covert") &&
    marked(m, target, mark("cannotBeAttacked"), attacker) === NONE &&
    marked(m, attacker, mark("cannotAttack"), target) === NONE
  );
}
/** The UNITs of a field, stunned ones too, one by one. */
function firstReached(m: Machine, attacker: number, hate: boolean): number {
  for (let c = m.first(m.zoneOf(FIELD, other(playerOf(m, attacker)))); c >= 0; c = m.next(c))
    if (is(m, c, UNIT) && reaches(m, attacker, c) && (!hate || hasIcon(m, c, "hate"))) return c;
  return NONE;
}

/** Whether a UNIT could choose another as its target alone. */
export function mayTarget(m: Machine, attacker: number, target: number): boolean {
  if (!reaches(m, attacker, target)) return false;
  // trails-10.6
  return hasIcon(m, target, "hate") || firstReached(m, attacker, true) === NONE;
}
/** The rules by which a UNIT cannot choose another as its target alone. */
export function whyNotTarget(m: Machine, attacker: number, target: number): Reason[] {
  const found: Reason[] = [];
  if (!isActive(m, target) || playerOf(m, target) === playerOf(m, attacker))
    found.push({ rule: "trails-6.3", needs: "it attacks a UNIT of your opponent that is not stunned" });
  if (hasIcon(m, attacker, "covert") !== hasIcon(m, target, "covert"))
    found.push({ rule: "trails-10.1", needs: "both have 【Covert】 or neither has" });
  if (marked(m, target, mark("cannotBeAttacked"), attacker) !== NONE)
    found.push({ rule: "trails-9.8", needs: "no text keeps it from being attacked" });
  if (marked(m, attacker, mark("cannotAttack"), target) !== NONE)
    found.push({ rule: "trails-9.8", needs: "no text keeps it from attacking" });
  if (found.length === 0 && !mayTarget(m, attacker, target)) found.push(HATED);
  return found;
}
const HATED: Reason = { rule: "trails-10.6", needs: "it attacks a UNIT with 【Hate】 that it can attack" };

/** The same of the player. */
export function whyNotPlayer(m: Machine, attacker: number): Reason[] {
  if (marked(m, attacker, mark("cannotAttackPlayer")) !== NONE)
    return [{ rule: "trails-9.8", needs: "no text keeps it from attacking the player" }];
  if (mayTargetPlayer(m, attacker)) return [];
  if (marked(m, attacker, mark("mayAttackPlayer")) !== NONE) return [HATED];
  return [{ rule: "trails-6.4", needs: "it can attack no UNIT of your opponent" }];
}

/** trails-6.4 */
export function mayTargetPlayer(m: Machine, attacker: number): boolean {
  if (marked(m, attacker, mark("cannotAttackPlayer")) !== NONE) return false;
  if (firstReached(m, attacker, false) === NONE) return true;
  return marked(m, attacker, mark("mayAttackPlayer")) !== NONE && firstReached(m, attacker, true) === NONE;
}
/** trails-6.11: an attacker is left, and what is attacked. */
export function attackGoesOn(m: Machine): boolean {
  if (m.number(ATTACKING) === 0) return false;
  const actor = m.number(ACTOR);
  const target = m.number(DEFENDER);
  // what has left and come back is another UNIT, and nobody attacks that
  if (target !== NONE && m.column(target, DEFENDS) === 0) return false;
  if (target !== NONE && !(isActive(m, target) && playerOf(m, target) !== actor)) return false;
  return firstAttacker(m) !== NONE;
}
/** An attacker of the attack under way that is still one; those behind `after` on the field. */
export function firstAttacker(m: Machine, after = NONE): number {
  const field = m.zoneOf(FIELD, m.number(ACTOR));
  for (let c = after === NONE ? m.first(field) : m.next(after); c >= 0; c = m.next(c))
    if (m.column(c, STRIKES) !== 0 && !isStunned(m, c)) return c;
  return NONE;
}
/** Puts all of them into a set. */
export function gatherAttackers(m: Machine, at: number): void {
  m.clearSet(at);
  for (let c = firstAttacker(m); c !== NONE; c = firstAttacker(m, c)) m.addTo(at, c);
}
