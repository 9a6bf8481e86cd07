/**
 * Costs (ttcg-6.12, 13.1, 13.2, 13.5): whether they can be paid in full, and paying them, part by part in the order of
 * the text; the language's costs have the cards for all parts chosen before any is paid.
 */
import { act, Frame, type SetVar, type Step, setEffectArg } from "@tefuda/kernel";
import type { CardNum, Requirement } from "@tefuda/language";
import { lower } from "../rules/15-actions.ts";
import { DECK, HAND, points } from "../schema.ts";
import { measuredBy } from "../text/measuring.ts";
import type { Action, ActionOf } from "../text/tree.ts";
import { type About, Builder } from "./builder.ts";
import { duesOf, Paying, togetherRequirements } from "./dues.ts";
import type { Scope } from "./scope.ts";
import { PAID } from "./text.ts";
import type { Keep } from "./values.ts";

/** The parts of a cost, one after another. */
export const inTurn = (cost: readonly Action[]): Action[] =>
  cost.flatMap((a) => (a.do === "seq" ? inTurn(a.of) : [a]));

/** What each part of a cost needs, and all of them together. */
export function costRequirements(cost: readonly Action[], scope: Scope): Requirement[] {
  const parts = inTurn(cost);
  const dues = duesOf(parts, scope);
  return [
    ...parts.flatMap((a, i) => [
      ...payable(a, parts.slice(0, i), scope),
      ...dues.filter(({ part }) => part === a).map(({ needs }) => needs),
    ]),
    ...togetherRequirements(dues),
  ];
}

/** What a part needs besides cards to choose, behind others of the same cost. */
function payable(a: Action, before: readonly Action[], scope: Scope): Requirement[] {
  switch (a.do) {
    case "points": {
      if (a.how === "gain") return [];
      const n = inAll([...before, a].map((part) => (isSameLoss(part, a) ? scope.amount(part.n) : undefined)));
      const whose = scope.seatOf(a.who);
      // one can pay only points one has; paying the last one is allowed
      return [
        {
          rule: "ttcg-13.5",
          says: "you have the points to lose",
          test: (m, s, p) => points(m, whose(m, s, p)) >= n(m, s, p),
        },
      ];
    }
    case "discardHand":
      return [
        { rule: "ttcg-13.1", says: "you hold a card", test: (m, _s, p) => m.count(m.zoneOf(HAND, p)) > 0 },
      ];
    case "mill": {
      const n = inAll([...before, a].map((part) => (part.do === "mill" ? scope.amount(part.n) : undefined)));
      return [
        {
          rule: "ttcg-6.12",
          says: "your deck holds the cards to mill",
          test: (m, s, p) => m.count(m.zoneOf(DECK, p)) >= n(m, s, p),
        },
      ];
    }
    default:
      return [];
  }
}
const isSameLoss = (part: Action, a: ActionOf<"points">): part is ActionOf<"points"> =>
  part.do === "points" && part.how === a.how && part.who === a.who;
/** What several parts come to. */
function inAll(numbers: readonly (CardNum | undefined)[]): CardNum {
  const all = numbers.filter((n) => n !== undefined);
  return (m, self, seat) => all.reduce((sum, n) => sum + n(m, self, seat), 0);
}

/** A cost that is going to be paid; how many it is that are measured by a card is known when that is looked at. */
export const payingOf = (cost: readonly Action[], b: Builder): Paying =>
  new Paying(
    duesOf(
      inTurn(cost).filter((a) => measuredBy(a).length === 0),
      b.scope,
    ),
  );

/**
 * Pays each part in turn, and keeps how many were paid; gives the cards that the cost spoke of last, which the rest of the
 * text goes on to speak of.
 */
export function payCost(
  cost: readonly Action[],
  b: Builder,
  keep: Keep,
): { pay: Step[]; spoken: SetVar | undefined } {
  const pay = inTurn(cost).flatMap((a) => [
    lower(a, b, keep),
    act((m) => setEffectArg(m, b.effect(m), PAID, b.done(m))),
  ]);
  return { pay, spoken: b.spokenOf };
}

/** Whether a cost speaks of cards, found out by trying how it would be paid. */
export function speaksOfCards(cost: readonly Action[], about: About): boolean {
  const trial = new Builder(new Frame(), about);
  trial.pays = payingOf(cost, trial);
  return payCost(cost, trial, (modifier) => modifier).spoken !== undefined;
}
