/** What a Main ability costs, and paying it whole (sangoku-1.3, 5.5 to 5.9, 6.10). */
import { act, call, constant, marked, NONE } from "@tefuda/kernel";
import type { CostWorld, Dues } from "@tefuda/language/standard/index";
import { canTap, DISCARDED, RETIRES, roleOf, TAPS, TURNS_DOWN } from "../events.ts";
import { leaveTo, mill } from "../places.ts";
import { packed } from "../prices.ts";
import { fixedHalves, pay } from "../rules/05-costs.ts";
import { BATTLEFIELD, DECK, HAND, inZone, isGeneral, mark, RESOURCES } from "../schema.ts";
import type { Cost } from "../text/tree.ts";

const RULE = "sangoku-1.3";
const TAKES = "takes";

export const COSTS: Readonly<Record<Exclude<Cost["pay"], "resources" | "mill">, CostWorld>> = {
  tap: {
    sort: "taps",
    fits: canTap,
    rule: "sangoku-5.9",
    says: "there are standing cards to tap",
    // printed as the icon 〔Tap〕
    icon: { rule: "sangoku-5.9", says: "it is standing" },
    pay: (set, b) => b.happenTo(TAPS, set, [constant(NONE)]),
  },
  discard: {
    sort: TAKES,
    fits: (m, card) => inZone(m, card, HAND),
    rule: RULE,
    says: "you hold the cards to discard",
    pay: (set, b) => b.happenTo(DISCARDED, set, [b.seat]),
  },
  retire: {
    sort: TAKES,
    fits: (m, card) => isGeneral(m, card) && marked(m, card, mark("cannotRetire")) === NONE,
    rule: RULE,
    says: "there are generals to retire",
    pay: (set, b) => b.happenTo(RETIRES, set, [roleOf(b.item), constant(NONE)]),
  },
  turnDown: {
    sort: "turns",
    fits: (m, card) => inZone(m, card, RESOURCES) && !m.faceDown(card),
    rule: RULE,
    says: "there are face-up resources to turn face-down",
    pay: (set, b) => b.happenTo(TURNS_DOWN, set, [constant(NONE)]),
  },
  return: {
    sort: TAKES,
    fits: (m, card) => inZone(m, card, BATTLEFIELD) || inZone(m, card, RESOURCES),
    rule: RULE,
    says: "there are cards to return",
    pay: (set, b) => b.eachCard(set, (item) => act((m) => leaveTo(m, item(m), HAND))),
  },
};

/** Its resources, packed. */
export const priceOf = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => (part.pay === "resources" ? sum + packed(part.price) : sum), 0);

/** Resources, which are asked for where an ability is used, and cards from the top of the own deck. */
export function dues(cost: readonly Cost[]): Dues {
  const price = priceOf(cost);
  const milled = cost.reduce((sum, part) => sum + (part.pay === "mill" ? part.n : 0), 0);
  const test: Dues["needs"][number]["test"] = (m, _self, seat) => m.count(m.zoneOf(DECK, seat)) >= milled;
  return {
    needs: milled > 0 ? [{ rule: RULE, says: "your deck has as many cards", test }] : [],
    claims: [],
    pay: (b) => [
      ...(price > 0 ? [call(pay, [b.self, b.seat, ...fixedHalves(price)])] : []),
      ...(milled > 0 ? [act((m) => mill(m, b.seat(m), milled))] : []),
    ],
  };
}
