/** Costs of a craft other than EP (trails-4.12, 9.7): whether they can be paid in full, and paying them. */
import { act, call, constant, happen, type Machine, marked, NONE, type Step, seq } from "@tefuda/kernel";
import { ACTIONED, DESTROYED, DISCARDED, LOSES_BOND, leaveTo, STUNNED_EVENT } from "../events.ts";
import { stunDamage } from "../rules/06-resolution.ts";
import { rebuild } from "../rules/10-terms.ts";
import { FIELD, HAND, HOMEBASE, inZone, isActive, mark } from "../table.ts";
import type { Cards, Cost } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { has, type Scope } from "./describe.ts";
import { amount, placesOf } from "./numbers.ts";
import type { Requirement } from "./text.ts";

type Payable = (m: Machine, card: number) => boolean;
type Part = Exclude<Cost, { pay: "ep" | "bond" | "actionThis" }>;

const unless = (m: Machine, card: number, what: "cannotBeDestroyed" | "cannotBeStunned"): boolean =>
  marked(m, card, mark(what)) === NONE;
const inPlay: Payable = (m, card) => inZone(m, card, FIELD) || inZone(m, card, HOMEBASE);
/** trails-3.2, 10.7: as a cost it needs a card that can change. */
const READY: Payable = (m, card) => inPlay(m, card) && !m.turned(card);
const COSTS: Record<Part["pay"], { fits: Payable; rule: string; says: string }> = {
  action: { fits: READY, rule: "trails-3.2", says: "there are ready cards to action" },
  discard: {
    fits: (m, card) => inZone(m, card, HAND),
    rule: "trails-4.12",
    says: "you hold the cards to discard",
  },
  destroy: {
    fits: (m, card) => inPlay(m, card) && unless(m, card, "cannotBeDestroyed"),
    rule: "trails-10.7",
    says: "there are cards to destroy",
  },
  stun: {
    fits: (m, card) => isActive(m, card) && unless(m, card, "cannotBeStunned"),
    rule: "trails-10.7",
    says: "there are UNITs to stun",
  },
  rebuild: {
    fits: (m, card) => inZone(m, card, HOMEBASE) && unless(m, card, "cannotBeDestroyed"),
    rule: "trails-10.9",
    says: "there are cards to rebuild",
  },
  return: { fits: inPlay, rule: "trails-4.12", says: "there are cards to return" },
};

/** What each part of a cost needs. */
export function costRequirements(cost: readonly Cost[], scope: Scope): Requirement[] {
  return cost.flatMap((part): Requirement[] => {
    // trails-2.5: bond may be paid below 0
    if (part.pay === "ep" || part.pay === "bond") return [];
    if (part.pay === "actionThis")
      return [{ rule: "trails-4.14", says: "this UNIT is ready", test: (m, self) => READY(m, self) }];
    const { fits, rule, says } = COSTS[part.pay];
    return enough(part.what, fits, scope).map((test) => ({ rule, says, test }));
  });
}
/** Whether as many as a phrase names are there. */
function enough(cards: Cards, fits: Payable, scope: Scope): Requirement["test"][] {
  if ("both" in cards) return cards.both.flatMap((part) => enough(part, fits, scope));
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    return [
      (m, self, seat) => {
        const card = one(m, self, seat);
        return card >= 0 && fits(m, card);
      },
    ];
  }
  const { count, what } = cards;
  if (typeof count === "string" || !("exactly" in count)) return [];
  const wanted = amount(count.exactly, scope);
  const search = placesOf(what, scope);
  const is = has(what, scope);
  return [
    (m, self, seat) => {
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self, seat, out);
      let found = 0;
      for (let i = 0; i < n; i++) if (fits(m, out[i]!) && is(m, out[i]!, self, seat)) found++;
      m.giveBack();
      return found >= wanted(m, self, seat);
    },
  ];
}

/** Pays each part in turn, EP aside; the cards that were paid are what is spoken of first. */
export const payCosts = (cost: readonly Cost[], b: Builder): Step[] =>
  cost.flatMap((part) => (part.pay === "ep" ? [] : [payment(part, b)]));

function payment(part: Exclude<Cost, { pay: "ep" }>, b: Builder): Step {
  switch (part.pay) {
    case "bond":
      return happen(LOSES_BOND, [b.seat, constant(part.n)]);
    case "actionThis":
      return happen(ACTIONED, [b.self]);
    case "action":
      return b.together(ACTIONED, part.what, [], paid("action"));
    case "discard":
      return b.together(DISCARDED, part.what, [b.seat], paid("discard"));
    case "destroy":
      return b.together(DESTROYED, part.what, [b.self], paid("destroy"));
    case "stun":
      return seq(b.together(STUNNED_EVENT, part.what, [b.self], paid("stun")), stunDamage(b.item));
    case "rebuild":
      return b.onCards(part.what, (item) => call(rebuild, [item, b.seat]), paid("rebuild"));
    case "return":
      return b.onCards(part.what, (item) => act((m) => leaveTo(m, item(m), HAND)), paid("return"));
  }
}
const paid = (pay: Part["pay"]) => ({ among: COSTS[pay].fits, prompt: "pay" });
