/** What a text is used for: whether its cost can be paid whole, and paying it. */
import { act, canHappen, constant, happen, type Machine, type Step } from "@tefuda/kernel";
import {
  alone,
  type Claim,
  claimOf,
  leavesOf,
  type Payable,
  payable,
  together,
  whole,
} from "../lowering/claims.ts";
import { type CardCost, payment } from "../lowering/costs.ts";
import type { Has, Requirement } from "../lowering/phrases.ts";
import type { Builder } from "./builder.ts";
import { amount, has, placesOf, type Scope } from "./describe.ts";
import type { Amount, Cards, Cost, Description, Paid } from "./tree.ts";
import { type CostWorld, type Dues, inZone, type World } from "./world.ts";

export const isPaid = (part: Cost): part is Paid => "what" in part;
const isOwnCard = ({ what }: Paid): boolean => "ref" in what && what.ref === "this";
/** What takes cards away from where they lie. */
const TAKES = "takes";

/** How a part is paid with cards: by a verb of the game, out of the hand, or back to it. */
const paidBy = (part: Paid, world: World): CostWorld => {
  const said = world.costs?.[part.pay];
  if (said) return said;
  const by = plainly(part, world);
  return { ...by, icon: by };
};
function plainly({ pay }: Paid, { zones, cards, verbs, rule, discarded, leaveTo }: World): CostWorld {
  if (pay === "discard")
    return {
      sort: TAKES,
      rule,
      fits: (m, card) => canHappen(m, discarded, card),
      says: "you hold the cards to discard",
      pay: (set, b) => b.eachCard(set, (item) => happen(discarded, [item, b.seat])),
    };
  const verb = verbs[pay];
  if (verb?.pays)
    return {
      ...verb.pays,
      fits: (m, card) => canHappen(m, verb.event, card),
      sort: verb.brings?.state ? "turns" : TAKES,
      pay: (set, b) => b.happenTo(verb.event, set, verb.event.params > 1 ? [b.seat] : []),
    };
  return {
    sort: TAKES,
    rule,
    fits: (m, card) => inZone(m, card, cards.field),
    says: "there are cards to return",
    pay: (set, b) => b.eachCard(set, (item) => act((m) => leaveTo(m, item(m), zones.hand!.id))),
  };
}

const claim = (part: Paid, cards: Cards, scope: Scope, fits?: Payable): Claim | undefined => {
  const by = paidBy(part, scope.world);
  return claimOf(by.sort, fits ?? by.fits, cards, {
    one: scope.one,
    num: (n: Amount) => amount(n, scope),
    has: (d: Description) => has(d, scope),
    places: (d: Description) => placesOf(d, scope),
  });
};

/** Points, of each sort together. */
function pointsOf(cost: readonly Cost[], { points }: World): Dues {
  const sums = new Map<string, number>();
  for (const part of cost) if (!isPaid(part)) sums.set(part.of, (sums.get(part.of) ?? 0) + part.n);
  const all = [...sums].map(([of, n]) => ({ n, number: points[of]!.number, ...points[of]!.pays! }));
  return {
    needs: all.map(({ rule, says, number, n }) => ({
      rule,
      says,
      test: (m, _self, seat) => number(m, seat) >= n,
    })),
    claims: [],
    pay: (b) => all.map(({ spends, n }) => happen(spends, [b.seat, constant(n)])),
  };
}
const duesOf = (cost: readonly Cost[], world: World): Dues =>
  world.dues?.(cost as readonly never[]) ?? pointsOf(cost, world);

/** What a cost needs: each part its cards or points, and all of them together no card twice. */
export function costRequirements(cost: readonly Cost[], scope: Scope): Requirement[] {
  const { world } = scope;
  const { needs, claims: wanted } = duesOf(cost, world);
  const found: Requirement[] = [...needs];
  const claims: Claim[] = [...wanted];
  for (const part of cost.filter(isPaid)) {
    const by = paidBy(part, world);
    const { rule, says } = (isOwnCard(part) && by.icon) || by;
    for (const cards of leavesOf(part.what)) {
      const one = claim(part, cards, scope);
      if (!one) continue;
      claims.push(one);
      found.push({ rule, says, test: alone(one) });
    }
  }
  const rule = world.rules?.cost ?? world.rule;
  for (const sort of new Set(claims.map((one) => one.sort))) {
    const rivals = claims.filter((one) => one.sort === sort);
    if (rivals.length > 1) found.push({ rule, says: WHOLE, test: together(rivals) });
  }
  return found;
}
const WHOLE = "its whole cost can be paid, with no card for two parts of it";

/** What a cost takes away from where it lies. */
const takenBy = (cost: readonly Cost[], scope: Scope): Claim[] =>
  cost
    .filter(isPaid)
    .flatMap((part) => leavesOf(part.what).flatMap((cards) => claim(part, cards, scope) ?? []))
    .filter(({ sort }) => sort === TAKES);
const payableWithout = (
  claims: readonly Claim[],
  m: Machine,
  self: number,
  seat: number,
  free: (card: number) => boolean,
): boolean => payable(claims, m, self, seat, whole(claims), free);

/** Which cards a cost need not take away, so that they can be targets; nothing, where it takes none. */
export function spares(cost: readonly Cost[], scope: Scope): Has | undefined {
  const claims = takenBy(cost, scope);
  if (claims.length === 0) return undefined;
  return (m, card, self, seat) => payableWithout(claims, m, self, seat, (c) => c !== card);
}

/**
 * Pays a cost whole: cards for every part are chosen so that the rest can still be paid, points are spent, then cards are
 * paid. The cards that were paid last are what is spoken of first.
 */
export function payCosts(cost: readonly Cost[], b: Builder): Step[] {
  const { world, scope } = b.meaning;
  const paid = cost.filter(isPaid);
  const claims = world.sparesTargets ? takenBy(cost, scope) : [];
  // what was chosen as a target is not taken away, as long as the cost can be paid without it
  const keeps = (m: Machine, card: number): boolean =>
    b.isTarget(m, card) && payableWithout(claims, m, b.self(m), b.seat(m), (c) => !b.isTarget(m, c));
  const parts = paid.map((part): CardCost<Description, string, Amount> => {
    const by = paidBy(part, world);
    const spare = world.sparesTargets && by.sort === TAKES;
    const fits: Payable = spare ? (m, card) => by.fits(m, card) && !keeps(m, card) : by.fits;
    return {
      what: part.what,
      fits,
      claim: (cards) => claim(part, cards, scope, fits),
      pay: (set) => by.pay(set, b),
      ...(isOwnCard(part) && by.icon && { icon: true }),
    };
  });
  const dues = duesOf(cost, world);
  // its targets are chosen before it is paid for, and spoken of behind what it costs
  const { choose, pay } = b.apart(() => payment(parts, dues.claims, b));
  const early = pay.filter(({ open }, i) => !open && paidBy(paid[i]!, world).early);
  return [
    ...choose,
    ...early.map(({ step }) => step),
    ...dues.pay(b),
    ...pay.filter((part) => !early.includes(part)).map(({ step }) => step),
  ];
}
