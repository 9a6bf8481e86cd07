/** What keeps a card from being chosen by one player's text, rule by rule. */
import {
  type Machine,
  type MarkId,
  marked,
  type Need,
  NONE,
  type Num,
  given as needOf,
  seatSubject,
} from "@tefuda/kernel";
import type { Has } from "./phrases.ts";
import { allOf } from "./tests.ts";

/** What has to be so for a card to be chosen, and the rule by which it has. */
export interface Guard {
  rule: string;
  says: string;
  test: Has;
}

/**
 * "Cannot be chosen by your opponent's texts": by those of the opponent of whoever says so, whosesoever the card is; or by
 * texts of such cards as are named.
 */
export const unlessForbidden = (rule: string, mark: MarkId): Guard => ({
  rule,
  says: "no text keeps it from being chosen",
  test: (m, card, self, seat) =>
    marked(m, card, mark, seatSubject(seat)) === NONE && marked(m, card, mark, self) === NONE,
});

/** Whether nothing keeps a card from being chosen. */
export const passesAll = (guards: readonly Guard[]): Has => allOf(guards.map(({ test }) => test));

/** What is asked of a card that may be chosen: what is only kept from it by a rule of its own is refused by that rule. */
export function choosingNeeds(
  { rule, choosable }: { rule: string; choosable: readonly Guard[] },
  of: { self: Num; seat: Num; listed: (m: Machine) => boolean; fits: Has },
): Need[] {
  const passes = passesAll(choosable);
  const is = (m: Machine, test: Has): boolean => test(m, m.a, of.self(m), of.seat(m));
  const isKept = (m: Machine): boolean => is(m, of.fits) && !is(m, passes);
  return [
    needOf(rule, "it is a card that may be chosen here", (m) => of.listed(m) || isKept(m)),
    ...choosable.map((guard) => needOf(guard.rule, guard.says, (m) => !isKept(m) || is(m, guard.test))),
  ];
}
