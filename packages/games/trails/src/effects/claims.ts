/**
 * Whether a cost can be paid whole (trails-9.7). A card may be actioned and then leave its place for one cost, and is
 * counted for no more than that; so the parts that action cards, and those that take them away, share what there is.
 */
import { type Machine, marked, NONE } from "@tefuda/kernel";
import {
  alone,
  type Claim,
  claimOf as claim,
  leavesOf,
  type Payable,
  type Requirement,
  together,
} from "@tefuda/language";
import { mayGainEp } from "../rules/04-costs.ts";
import { EP, FIELD, HAND, HOMEBASE, inZone, isActive, mark } from "../schema.ts";
import type { Amount, Cards, Cost, Description } from "../text/tree.ts";
import { has, type Scope } from "./describe.ts";
import { amount, placesOf } from "./numbers.ts";

/** A part of a cost that is paid with cards. */
export type Paid = Extract<Cost, { what: Cards }>;
/** trails-4.14: printed as an icon. */
export const isIcon = ({ pay, what }: Paid): boolean =>
  pay === "action" && "ref" in what && what.ref === "this";

const unless = (m: Machine, card: number, what: "cannotBeDestroyed" | "cannotBeStunned"): boolean =>
  marked(m, card, mark(what)) === NONE;
const inPlay: Payable = (m, card) => inZone(m, card, FIELD) || inZone(m, card, HOMEBASE);
/** What each part needs; trails-3.2, 10.7: as a cost it needs a card that can change. */
export const PAYABLE: Record<Paid["pay"], { fits: Payable; rule: string; says: string }> = {
  action: {
    fits: (m, card) => inPlay(m, card) && !m.turned(card),
    rule: "trails-3.2",
    says: "there are ready cards to action",
  },
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

export const epOf = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => sum + (part.pay === "points" && part.of === "ep" ? part.n : 0), 0);

/** Actioning a card and taking it away are two ways of paying with it. */
const sortOf = ({ pay }: Paid): string => (pay === "action" ? "actions" : "takes");
/** What a phrase of a cost claims; nothing, where none at all will do. */
export const claimOf = (paid: Paid, cards: Cards, scope: Scope): Claim | undefined =>
  claim(sortOf(paid), PAYABLE[paid.pay].fits, cards, {
    one: scope.one,
    num: (n: Amount) => amount(n, scope),
    has: (d: Description) => has(d, scope),
    places: (d: Description) => placesOf(d, scope),
  });

/** trails-4.6: cards of the homebase for the EP that are missing. */
export function energyClaim(ep: number): Claim {
  const fits: Payable = (m, card) => inZone(m, card, HOMEBASE) && !m.turned(card);
  return {
    sort: "actions",
    n: (m, _self, seat) => Math.max(0, ep - m.seatNumber(seat, EP)),
    candidates: (m, _self, seat, out) => {
      if (!mayGainEp(m, seat)) return 0;
      let n = 0;
      for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c)) if (fits(m, c)) out[n++] = c;
      return n;
    },
    fits,
  };
}

/** What a cost needs: each part its cards, and all of them together no card twice. */
export function costRequirements(cost: readonly Cost[], scope: Scope): Requirement[] {
  const found: Requirement[] = [];
  const claims = epOf(cost) > 0 ? [energyClaim(epOf(cost))] : [];
  for (const part of cost) {
    // trails-2.5: bond may be paid below 0; EP are trails-4.6
    if (part.pay === "points") continue;
    const { rule, says } = isIcon(part) ? ACTION_THIS : PAYABLE[part.pay];
    for (const cards of leavesOf(part.what)) {
      const claim = claimOf(part, cards, scope);
      if (!claim) continue;
      claims.push(claim);
      found.push({ rule, says, test: alone(claim) });
    }
  }
  for (const sort of ["actions", "takes"]) {
    const rivals = claims.filter((claim) => claim.sort === sort);
    if (rivals.length > 1) found.push({ rule: "trails-9.7", says: WHOLE, test: together(rivals) });
  }
  return found;
}
const ACTION_THIS = { rule: "trails-4.14", says: "this UNIT is ready" };
const WHOLE = "its whole cost can be paid, with no card for two parts of it";
