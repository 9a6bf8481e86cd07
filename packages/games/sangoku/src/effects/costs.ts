/** What a Main ability costs, and paying it whole (sangoku-1.3, 5.5 to 5.9, 6.10). */
import { act, call, constant, type Machine, marked, NONE, type SetVar, type Step } from "@tefuda/kernel";
import {
  alone,
  type CardCost,
  type Claim,
  claimOf as claim,
  type Has,
  leavesOf,
  type Payable,
  payable,
  payment,
  type Requirement,
  together,
  whole,
} from "@tefuda/language";
import { canTap, DISCARDED, RETIRES, roleOf, TAPS, TURNS_DOWN } from "../events.ts";
import { leaveTo, mill } from "../places.ts";
import { packed } from "../prices.ts";
import { fixedHalves, pay } from "../rules/05-costs.ts";
import { BATTLEFIELD, DECK, HAND, inZone, isGeneral, mark, RESOURCES } from "../schema.ts";
import type { Amount, Cards, Cost, Description, Reference } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { amount, has, placesOf, type Scope } from "./describe.ts";

/** A part of a cost that is paid with cards. */
type Paid = Extract<Cost, { what: Cards }>;
/** Printed as the icon 〔Tap〕. */
const isIcon = ({ pay, what }: Paid): boolean => pay === "tap" && "ref" in what && what.ref === "this";

const TAKES = "takes";
const PAYABLE: Record<Paid["pay"], { sort: string; fits: Payable; rule: string; says: string }> = {
  tap: { sort: "taps", fits: canTap, rule: "sangoku-5.9", says: "there are standing cards to tap" },
  discard: {
    sort: TAKES,
    fits: (m, card) => inZone(m, card, HAND),
    rule: "sangoku-1.3",
    says: "you hold the cards to discard",
  },
  retire: {
    sort: TAKES,
    fits: (m, card) => isGeneral(m, card) && marked(m, card, mark("cannotRetire")) === NONE,
    rule: "sangoku-1.3",
    says: "there are generals to retire",
  },
  turnDown: {
    sort: "turns",
    fits: (m, card) => inZone(m, card, RESOURCES) && !m.faceDown(card),
    rule: "sangoku-1.3",
    says: "there are face-up resources to turn face-down",
  },
  return: {
    sort: TAKES,
    fits: (m, card) => inZone(m, card, BATTLEFIELD) || inZone(m, card, RESOURCES),
    rule: "sangoku-1.3",
    says: "there are cards to return",
  },
};
const SORTS = ["taps", TAKES, "turns"];

/** Its resources, packed. */
export const priceOf = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => (part.pay === "resources" ? sum + packed(part.price) : sum), 0);
const millOf = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => sum + (part.pay === "mill" ? part.n : 0), 0);

function cardParts(cost: readonly Cost[]): Paid[] {
  return cost.flatMap((part): Paid[] => {
    return part.pay === "resources" || part.pay === "mill" ? [] : [part];
  });
}
const claimFor = (paid: Paid, cards: Cards, scope: Scope, fits = PAYABLE[paid.pay].fits): Claim | undefined =>
  claim(PAYABLE[paid.pay].sort, fits, cards, {
    one: scope.one,
    num: (n: Amount) => amount(n, scope),
    has: (d: Description) => has(d, scope),
    places: (d: Description) => placesOf(d, scope),
  });

/** What a cost needs besides resources: each part its cards, and all of them together no card twice. */
export function costRequirements(cost: readonly Cost[], scope: Scope): Requirement[] {
  const found: Requirement[] = [];
  const claims: Claim[] = [];
  for (const part of cardParts(cost))
    for (const cards of leavesOf(part.what)) {
      const own = claimFor(part, cards, scope);
      if (!own) continue;
      claims.push(own);
      const { rule, says } = PAYABLE[part.pay];
      found.push({ rule, says: isIcon(part) ? "it is standing" : says, test: alone(own) });
    }
  for (const sort of SORTS) {
    const rivals = claims.filter((own) => own.sort === sort);
    if (rivals.length > 1)
      found.push({
        rule: "sangoku-1.3",
        says: "its whole cost can be paid, with no card for two parts of it",
        test: together(rivals),
      });
  }
  const milled = millOf(cost);
  if (milled > 0)
    found.push({
      rule: "sangoku-1.3",
      says: "your deck has as many cards",
      test: (m, _self, seat) => m.count(m.zoneOf(DECK, seat)) >= milled,
    });
  return found;
}

/** What a cost takes away from where it lies. */
const takenBy = (cost: readonly Cost[], scope: Scope): Claim[] =>
  cardParts(cost)
    .flatMap((part) => leavesOf(part.what).flatMap((cards) => claimFor(part, cards, scope) ?? []))
    .filter(({ sort }) => sort === TAKES);
const payableWithout = (
  claims: readonly Claim[],
  m: Machine,
  self: number,
  seat: number,
  free: (card: number) => boolean,
): boolean => payable(claims, m, self, seat, whole(claims), free);

/** Which cards a cost need not take away, so that they can be targets; nothing, where it takes none (sangoku-6.10). */
export function spares(cost: readonly Cost[], scope: Scope): Has | undefined {
  const claims = takenBy(cost, scope);
  if (claims.length === 0) return undefined;
  return (m, card, self, seat) => payableWithout(claims, m, self, seat, (c) => c !== card);
}

/** Pays a cost whole: the cards for every part are chosen, then resources are tapped, then the parts are paid in turn. */
export function payCosts(cost: readonly Cost[], b: Builder): Step[] {
  const { scope } = b.meaning;
  const claims = takenBy(cost, scope);
  // what was chosen as a target is not taken away, as long as the cost can be paid without it
  const keeps = (m: Machine, card: number): boolean =>
    b.isTarget(m, card) && payableWithout(claims, m, b.self(m), b.seat(m), (c) => !b.isTarget(m, c));
  const parts = cardParts(cost).map((part): CardCost<Description, Reference, Amount> => {
    const { sort, fits } = PAYABLE[part.pay];
    const mayPay: Payable = sort === TAKES ? (m, card) => fits(m, card) && !keeps(m, card) : fits;
    return {
      what: part.what,
      fits: mayPay,
      claim: (cards) => claimFor(part, cards, scope, mayPay),
      pay: (set) => payWith(part, set, b),
      ...(isIcon(part) ? { icon: true } : {}),
    };
  });
  const { choose, pay: payAll } = payment(parts, [], b);
  const price = priceOf(cost);
  const milled = millOf(cost);
  return [
    ...choose,
    ...(price > 0 ? [call(pay, [b.self, b.seat, ...fixedHalves(price)])] : []),
    ...(milled > 0 ? [act((m: Machine) => mill(m, b.seat(m), milled))] : []),
    ...payAll.map(({ step }) => step),
  ];
}

function payWith({ pay: how }: Paid, set: SetVar, b: Builder): Step {
  switch (how) {
    case "tap":
      return b.happenTo(TAPS, set, [constant(NONE)]);
    case "discard":
      return b.happenTo(DISCARDED, set, [b.seat]);
    case "retire":
      return b.happenTo(RETIRES, set, [roleOf(b.item), constant(NONE)]);
    case "turnDown":
      return b.happenTo(TURNS_DOWN, set, [constant(NONE)]);
    case "return":
      return b.eachCard(set, (item) => act((m) => leaveTo(m, item(m), HAND)));
  }
}
