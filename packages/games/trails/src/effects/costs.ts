/**
 * Paying the costs of a craft (trails-4.12, 9.7). A card may be actioned and then leave its place for one cost, and is
 * counted for no more than that; so the parts that action cards, and those that take them away, share what there is.
 */
import { act, call, canHappen, constant, happen, NONE } from "@tefuda/kernel";
import type { Claim, Payable } from "@tefuda/language";
import type { CostWorld, Dues } from "@tefuda/language/standard/index";
import {
  ACTIONED,
  BY_TEXT,
  DESTROYED,
  DISCARDED,
  LOSES_BOND,
  leaveTo,
  mayGainEp,
  STUNNED_EVENT,
} from "../events.ts";
import { payEp } from "../rules/04-costs.ts";
import { rebuild } from "../rules/10-terms.ts";
import { EP, FIELD, HAND, HOMEBASE, inZone } from "../schema.ts";
import type { Cost } from "../text/tree.ts";
import { stun } from "./actions.ts";

/** Actioning a card and taking it away are two ways of paying with it. */
const [ACTIONS, TAKES] = ["actions", "takes"] as const;

const inPlay: Payable = (m, card) => inZone(m, card, FIELD) || inZone(m, card, HOMEBASE);
const readyAtHome: Payable = (m, card) => inZone(m, card, HOMEBASE) && !m.turned(card);

/** What each part needs; trails-3.2, 10.7: as a cost it needs a card that can change. */
export const COSTS: Readonly<Record<Exclude<Cost["pay"], "points">, CostWorld>> = {
  action: {
    sort: ACTIONS,
    fits: (m, card) => canHappen(m, ACTIONED, card),
    rule: "trails-3.2",
    says: "there are ready cards to action",
    // trails-4.14
    icon: { rule: "trails-4.14", says: "this UNIT is ready" },
    early: true,
    pay: (set, b) => b.happenTo(ACTIONED, set),
  },
  discard: {
    sort: TAKES,
    fits: (m, card) => canHappen(m, DISCARDED, card),
    rule: "trails-4.12",
    says: "you hold the cards to discard",
    pay: (set, b) => b.happenTo(DISCARDED, set, [b.seat]),
  },
  destroy: {
    sort: TAKES,
    fits: (m, card) => canHappen(m, DESTROYED, card),
    rule: "trails-10.7",
    says: "there are cards to destroy",
    pay: (set, b) => b.happenTo(DESTROYED, set, [b.self]),
  },
  stun: {
    sort: TAKES,
    fits: (m, card) => canHappen(m, STUNNED_EVENT, card, NONE, BY_TEXT),
    rule: "trails-10.7",
    says: "there are UNITs to stun",
    pay: stun,
  },
  rebuild: {
    sort: TAKES,
    fits: (m, card) => inZone(m, card, HOMEBASE) && canHappen(m, DESTROYED, card),
    rule: "trails-10.9",
    says: "there are cards to rebuild",
    pay: (set, b) => b.eachCard(set, (item, ok) => call(rebuild, [item, b.seat], ok)),
  },
  return: {
    sort: TAKES,
    fits: inPlay,
    rule: "trails-4.12",
    says: "there are cards to return",
    pay: (set, b) => b.eachCard(set, (item) => act((m) => leaveTo(m, item(m), HAND))),
  },
};

const pointsIn = (cost: readonly Cost[], of: "ep" | "bond"): number =>
  cost.reduce((sum, part) => sum + (part.pay === "points" && part.of === of ? part.n : 0), 0);
/** EP that a craft costs. */
export const epOf = (cost: readonly Cost[]): number => pointsIn(cost, "ep");

/** trails-4.6: cards of the homebase for the EP that are missing. */
const energyClaim = (ep: number): Claim => ({
  sort: ACTIONS,
  n: (m, _self, seat) => Math.max(0, ep - m.seatNumber(seat, EP)),
  candidates: (m, _self, seat, out) => {
    if (!mayGainEp(m, seat)) return 0;
    let n = 0;
    for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c))
      if (readyAtHome(m, c)) out[n++] = c;
    return n;
  },
  fits: readyAtHome,
});

/** trails-2.5: bond may be paid below 0; EP are asked for where a craft is used (trails-4.6). */
export function dues(cost: readonly Cost[]): Dues {
  const [ep, bond] = [epOf(cost), pointsIn(cost, "bond")];
  return {
    needs: [],
    claims: ep > 0 ? [energyClaim(ep)] : [],
    pay: (b) => [
      ...(ep > 0 ? [call(payEp, [b.seat, constant(ep)])] : []),
      ...(bond > 0 ? [happen(LOSES_BOND, [b.seat, constant(bond)])] : []),
    ],
  };
}
