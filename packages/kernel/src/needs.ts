/** Small helpers by which the rules of a game state what an option needs. */
import type { Need } from "./ask.ts";
import type { Machine } from "./machine.ts";
import { act, type Step, type Test } from "./program.ts";

/** A need of the option itself or of its first card. */
export const need = (rule: string, says: string, test: Test): Need => ({ rule, says, test });
/** A need that only who is asked decides. */
export const needSeat = (rule: string, says: string, test: Test): Need => ({ rule, says, test, of: "seat" });
/** The same for what both cards of an option decide. */
export const needPair = (rule: string, says: string, test: Test): Need => ({ rule, says, test, of: "pair" });
/** Already true of every option that is listed; only looked at to explain a refusal. */
export const given = (rule: string, says: string, test: Test): Need => ({ rule, says, test, given: true });
/** The same for what only who is asked decides, and when. */
export const givenSeat = (rule: string, says: string, test: Test): Need => ({
  rule,
  says,
  test,
  given: true,
  of: "seat",
});
export const givenPair = (rule: string, says: string, test: Test): Need => ({
  rule,
  says,
  test,
  given: true,
  of: "pair",
});
/** Whether all that some needs say of a card is so, were it a seat's to choose. */
export function meets(m: Machine, needs: readonly Need[], seat: number, card: number): boolean {
  const { seat: before, a } = m;
  m.seat = seat;
  m.a = card;
  const met = needs.every(({ test }) => test(m));
  m.seat = before;
  m.a = a;
  return met;
}
/** Notes that a rule is applied at this point of a program. */
export const cite = (rule: string): Step => act((m: Machine) => m.cite(rule));
