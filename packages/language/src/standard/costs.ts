/** What a text is used for: whether its cost can be paid whole, and paying it. */
import { act, happen, type SetVar, type Step } from "@tefuda/kernel";
import { alone, type Claim, claimOf, leavesOf, together } from "../lowering/claims.ts";
import { type CardCost, payment } from "../lowering/costs.ts";
import type { Requirement } from "../lowering/phrases.ts";
import type { CardOn } from "../lowering/trigger-conditions.ts";
import type { Builder } from "./builder.ts";
import { amount, has, placesOf, type Scope } from "./describe.ts";
import type { Amount, Cards, Cost, Description, Paid } from "./tree.ts";
import { inZone, type World } from "./world.ts";

export const isPaid = (part: Cost): part is Paid => part.pay !== "points";
/** What is done with cards, which paying puts away but for a verb that leaves them where they are. */
const sortOf = ({ pay }: Paid, { verbs }: World): string => (verbs[pay]?.brings?.state ? "turns" : "takes");

function payable({ pay }: Paid, world: World): { rule: string; fits: CardOn; says: string } {
  const { zones, cards, verbs, rule } = world;
  if (pay === "discard")
    return {
      rule,
      fits: (m, card) => inZone(m, card, zones.hand!.id),
      says: "you hold the cards to discard",
    };
  return (
    verbs[pay]?.pays ?? {
      rule,
      fits: (m, card) => inZone(m, card, cards.field),
      says: "there are cards to return",
    }
  );
}

const claim = (paid: Paid, cards: Cards, scope: Scope): Claim | undefined =>
  claimOf(sortOf(paid, scope.world), payable(paid, scope.world).fits, cards, {
    one: scope.one,
    num: (n: Amount) => amount(n, scope),
    has: (d: Description) => has(d, scope),
    places: (d: Description) => placesOf(d, scope),
  });

/** How many points of each sort it takes. */
function pointsOf(cost: readonly Cost[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const part of cost) if (!isPaid(part)) sums.set(part.of, (sums.get(part.of) ?? 0) + part.n);
  return sums;
}

/** What a cost needs: each part its cards or points, and all of them together no card twice. */
export function costRequirements(cost: readonly Cost[], scope: Scope): Requirement[] {
  const { rule, points } = scope.world;
  const found: Requirement[] = [];
  const claims: Claim[] = [];
  for (const [of, n] of pointsOf(cost)) {
    const { number, pays } = points[of]!;
    found.push({ rule: pays!.rule, says: pays!.says, test: (m, _self, seat) => number(m, seat) >= n });
  }
  for (const part of cost) {
    if (!isPaid(part)) continue;
    for (const cards of leavesOf(part.what)) {
      const one = claim(part, cards, scope);
      if (!one) continue;
      claims.push(one);
      const { rule: why, says } = payable(part, scope.world);
      found.push({ rule: why, says, test: alone(one) });
    }
  }
  for (const sort of new Set(claims.map((one) => one.sort))) {
    const rivals = claims.filter((one) => one.sort === sort);
    if (rivals.length > 1)
      found.push({ rule, says: "no card is needed for two parts of its cost", test: together(rivals) });
  }
  return found;
}

/** Pays a cost whole: cards for every part are chosen so that the rest can still be paid, points are spent, then cards are paid. */
export function payCosts(cost: readonly Cost[], b: Builder): Step[] {
  const { world, scope } = b.meaning;
  const paid = cost.filter(isPaid);
  const parts = paid.map(
    (part): CardCost<Description, string, Amount> => ({
      what: part.what,
      fits: payable(part, world).fits,
      claim: (cards) => claim(part, cards, scope),
      pay: (set) => payWith(part, set, b),
      ...("ref" in part.what && part.what.ref === "this" && { icon: true }),
    }),
  );
  const { choose, pay } = payment(parts, [], b);
  const spends = [...pointsOf(cost)].map(([of, n]) => {
    const { spend } = world.points[of]!.pays!;
    return act((m) => spend(m, b.seat(m), n));
  });
  return [...choose, ...spends, ...pay.map(({ step }) => step)];
}

function payWith({ pay }: Paid, set: SetVar, b: Builder): Step {
  const { world } = b.meaning;
  if (pay === "discard") return b.eachCard(set, (item) => happen(world.discarded, [item, b.seat]));
  const verb = world.verbs[pay];
  if (verb) return b.happenTo(verb.event, set, verb.event.params > 1 ? [b.seat] : []);
  return b.eachCard(set, (item) => act((m) => world.leaveTo(m, item(m), world.zones.hand!.id)));
}
