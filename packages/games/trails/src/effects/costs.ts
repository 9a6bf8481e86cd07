/** Paying the costs of a craft (trails-4.12, 9.7): what is paid with is chosen for all parts, and only then paid. */
import {
  act,
  call,
  constant,
  emitNow,
  forEachLying,
  happen,
  type SetVar,
  type Step,
  seq,
} from "@tefuda/kernel";
import { type CardCost, payment } from "@tefuda/language";
import { ACTIONED, DESTROYED, DISCARDED, LOSES_BOND, leaveTo, STUNNED_EVENT, STUNS } from "../events.ts";
import { payEp } from "../rules/04-costs.ts";
import { stunDamage } from "../rules/06-resolution.ts";
import { rebuild } from "../rules/10-terms.ts";
import { HAND } from "../schema.ts";
import type { Amount, Cost, Description, Reference } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { claimOf, energyClaim, epOf, isIcon, PAYABLE, type Paid } from "./claims.ts";

/**
 * Pays a cost whole: the cards for every part are chosen so that the rest can still be paid; then what is to be actioned
 * is, EP are paid, and the other parts are in turn. The cards that were paid last are what is spoken of first.
 */
export function payCosts(cost: readonly Cost[], b: Builder): Step[] {
  const ep = epOf(cost);
  const paid = cost.flatMap((part): Paid[] => {
    return part.pay === "points" ? [] : [part];
  });
  const parts = paid.map(
    (part): CardCost<Description, Reference, Amount> => ({
      what: part.what,
      fits: PAYABLE[part.pay].fits,
      claim: (cards) => claimOf(part, cards, b.meaning.scope),
      pay: (set) => payWith(part, set, b),
      ...(isIcon(part) ? { icon: true } : {}),
    }),
  );
  const { choose, pay } = payment(parts, ep > 0 ? [energyClaim(ep)] : [], b);
  const first = pay.filter(({ open }, i) => paid[i]!.pay === "action" && !open);
  return [
    ...choose,
    ...first.map(({ step }) => step),
    ...(ep > 0 ? [call(payEp, [b.seat, constant(ep)])] : []),
    ...cost.flatMap((part) =>
      part.pay === "points" && part.of === "bond" ? [happen(LOSES_BOND, [b.seat, constant(part.n)])] : [],
    ),
    ...pay.filter((part) => !first.includes(part)).map(({ step }) => step),
  ];
}

/** A card stuns UNITs by its text, as an effect or as a cost; that costs bond as in a fight (trails-6.9). */
export const stun = (set: SetVar, b: Builder): Step =>
  seq(
    b.happenTo(STUNNED_EVENT, set, [b.self, constant(0)]),
    act((m) => forEachLying(m, m.setAt(set), (card) => emitNow(m, STUNS, b.self(m), card, 0))),
    stunDamage(b.item),
  );

function payWith({ pay }: Paid, set: SetVar, b: Builder): Step {
  switch (pay) {
    case "action":
      return b.happenTo(ACTIONED, set);
    case "discard":
      return b.happenTo(DISCARDED, set, [b.seat]);
    case "destroy":
      return b.happenTo(DESTROYED, set, [b.self]);
    case "stun":
      return stun(set, b);
    case "rebuild":
      return b.eachCard(set, (item, ok) => call(rebuild, [item, b.seat], ok));
    case "return":
      return b.eachCard(set, (item) => act((m) => leaveTo(m, item(m), HAND)));
  }
}
