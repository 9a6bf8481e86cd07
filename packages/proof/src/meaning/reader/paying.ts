/**
 * What a text is used for: whether it can be paid whole, and how. Cards are chosen for every part so that the others can
 * still be paid, no card for two parts that both take it away or both turn it; only then is anything paid.
 */
import { numberOf } from "./amounts.ts";
import { type Asking, askCards, Unread } from "./asking.ts";
import { allSuch } from "./describing.ts";
import type { Due, Payment, Reading, Said } from "./reading.ts";
import { named } from "./spoken.ts";
import type { Amount, Cards, Cost, Text } from "./tree.ts";
import { found, still, type Thing } from "./world.ts";

/** The parts of what a text is used for; some are written as what is done. */
export const costsOf = ({ cost = [] }: Text): Cost[] =>
  cost.map((part) => ("do" in part ? { ...part, pay: part.do } : part) as Cost);

/** What is counted and paid of the same twice is paid together. */
const partsOf = (costs: readonly Cost[]): Cost[] => {
  const all: Cost[] = [];
  for (const cost of costs) {
    const isCounted = cost.what === undefined && cost.n !== undefined;
    const same = all.findIndex(({ pay, of }) => isCounted && cost.pay === pay && cost.of === of);
    if (same < 0) all.push(cost);
    else all[same] = { ...all[same]!, n: all[same]!.n! + cost.n! };
  }
  return all;
};

const paymentOf = (r: Reading, { pay }: Cost): Payment => {
  const payment = r.rules.costs[pay];
  if (!payment) throw new Unread(`cost.${pay}`);
  return payment;
};

const TURNS = ["action", "tap", "turnDown", "lull"];
/** What no two parts can do to one card. */
const sortOf = ({ pay }: Cost): string => (TURNS.includes(pay) ? "turns" : "takes");

/** So many cards out of some for a part of a cost. */
interface Claim extends Due {
  cost: Cost;
  cards: Cards;
  /** Whether nobody has anything to choose, as the text names them. */
  isNamed: boolean;
}

const leavesOf = (cards: Cards): Cards[] => ("both" in cards ? cards.both.flatMap(leavesOf) : [cards]);

/** What parts ask for; nothing of a phrase that any number will do for. */
function claimsOf(r: Reading, costs: readonly Cost[], said: Said): Claim[] {
  return costs.flatMap((cost) =>
    cost.what === undefined
      ? []
      : leavesOf(cost.what).flatMap((cards): Claim[] => {
          const isNamed = "ref" in cards;
          if ("count" in cards && (typeof cards.count !== "object" || !("exactly" in cards.count))) return [];
          const n = "count" in cards ? numberOf(r, (cards.count as { exactly: Amount }).exactly, said) : 1;
          return [{ cost, cards, isNamed, sort: sortOf(cost), n, pool: payable(r, cost, cards, said) }];
        }),
  );
}

function payable(r: Reading, cost: Cost, cards: Cards, said: Said): Thing[] {
  const { fits = () => true } = paymentOf(r, cost);
  const all = "ref" in cards || "both" in cards ? named(r, cards, said) : allSuch(r, cards.what, said);
  return all.filter((thing) => fits(r, thing));
}

/** Whether each can have its cards, all of them different ones: every way is tried. */
export function allFound(claims: readonly Due[], gone: readonly Thing[] = []): boolean {
  const [first, ...others] = claims;
  if (!first) return true;
  if (first.n <= 0) return allFound(others, gone);
  return first.pool.some(
    (thing) => !gone.includes(thing) && allFound([{ ...first, n: first.n - 1 }, ...others], [...gone, thing]),
  );
}
const isWhole = (claims: readonly Due[], gone: readonly Thing[] = []): boolean =>
  [...new Set(claims.map(({ sort }) => sort))].every((sort) =>
    allFound(
      claims.filter((claim) => claim.sort === sort),
      gone,
    ),
  );

export function canPay(r: Reading, costs: readonly Cost[], said: Said): boolean {
  const parts = partsOf(costs);
  return (
    parts.every((cost) => cost.what !== undefined || (paymentOf(r, cost).can?.(r, cost, said) ?? true)) &&
    isWhole([...claimsOf(r, parts, said), ...(r.rules.dues?.(r, parts, said) ?? [])])
  );
}

/** Whether a cost takes nothing away that it cannot do without, of the cards that are to stay. */
export function canSpare(r: Reading, costs: readonly Cost[], said: Said, stay: readonly Thing[]): boolean {
  const taking = partsOf(costs.filter(({ pay }) => r.rules.costTakes?.includes(pay)));
  return isWhole(claimsOf(r, taking, said), stay);
}

/** What was chosen before is not taken away, as long as there is something else to pay with. */
function spared(r: Reading, costs: readonly Cost[], said: Said): readonly Thing[] {
  if (!r.rules.costTakes) return [];
  const chosen = [...said.chosen.values()].flatMap((cards) => (Array.isArray(cards) ? still(cards) : []));
  return canSpare(r, costs, said, chosen) ? chosen : [];
}

/** Pays; gives whether all of it was, where that is not seen to beforehand. */
export function* payFor(r: Reading, costs: readonly Cost[], said: Said): Asking<boolean> {
  const parts = partsOf(costs);
  if (r.rules.paysInTurn) return yield* payInTurn(r, parts, said);
  const stay = spared(r, costs, said);
  const isFree = (cost: Cost, thing: Thing): boolean =>
    !r.rules.costTakes?.includes(cost.pay) || !stay.includes(thing);
  const claims = claimsOf(r, parts, said).map((claim) => ({
    ...claim,
    pool: claim.pool.filter((thing) => isFree(claim.cost, thing)),
    chosen: [] as Thing[],
  }));
  const dues = r.rules.dues?.(r, parts, said) ?? [];
  for (const claim of claims) {
    const rivals = claims.filter(({ sort }) => sort === claim.sort);
    const others = dues.filter(({ sort }) => sort === claim.sort);
    if (claim.isNamed || claim.n <= 0) claim.chosen = claim.isNamed ? claim.pool : [];
    else if (rivals.length + others.length === 1)
      claim.chosen = yield* askCards(said.you, claim.pool, claim.n, claim.n);
    else
      while (claim.chosen.length < claim.n) {
        const taken = rivals.flatMap(({ chosen }) => chosen);
        const left = (one: Thing): Due[] => [
          ...rivals.map((rival) => ({
            ...rival,
            n: rival.n - rival.chosen.length - (rival === claim ? 1 : 0),
            pool: rival.pool.filter((thing) => thing !== one && !taken.includes(thing)),
          })),
          ...others.map((due) => ({
            ...due,
            pool: due.pool.filter((thing) => thing !== one && !taken.includes(thing)),
          })),
        ];
        const pool = claim.pool.filter((one) => !taken.includes(one) && allFound(left(one)));
        claim.chosen.push(...(yield* askCards(said.you, pool, 1, 1)));
      }
  }
  const early = parts.filter(
    (cost) => r.rules.early?.includes(cost.pay) && claims.some((claim) => claim.cost === cost),
  );
  const points = parts.filter(({ what }) => what === undefined);
  const others = parts.filter((cost) => !early.includes(cost) && !points.includes(cost));
  for (const cost of [...early, ...points, ...others]) {
    const own = claims.filter((claim) => claim.cost === cost);
    const rivals = own.length > 0 ? claims.filter(({ sort }) => sort === sortOf(cost)) : claims;
    const taken = rivals.flatMap(({ chosen }) => chosen);
    const cards = own.flatMap(({ chosen }) => chosen);
    for (const open of cost.what ? leavesOf(cost.what) : []) {
      if (own.some((claim) => claim.cards === open) || !("count" in open)) continue;
      const pool = payable(r, cost, open, said).filter(
        (thing) => !taken.includes(thing) && isFree(cost, thing),
      );
      const [min, max] = boundsOf(open.count, pool.length);
      cards.push(...(max > 0 && open.count !== "all" ? yield* askCards(said.you, pool, min, max) : pool));
    }
    yield* payPart(r, cost, cards, said);
  }
  return true;
}

/** What was paid is what is spoken of, and how many it were. */
function* payPart(r: Reading, cost: Cost, cards: readonly Thing[], said: Said): Asking<void> {
  yield* paymentOf(r, cost).pay(r, cards, cost, said);
  if (cost.what === undefined) return;
  said.done = cards.length;
  said.did = cards.length > 0;
  if (!("ref" in cost.what)) said.it = cards.map(found);
}

/** How many cards at least and at most, of a phrase that does not say it. */
const boundsOf = (count: unknown, there: number): [number, number] =>
  count === "all"
    ? [there, there]
    : [0, count === "any" ? there : Math.min(there, (count as { upTo: number }).upTo)];

/**
 * Part by part, as it is written; what an earlier part takes is not there for a later one, which has to be left its cards.
 * Whether it was paid whole.
 */
function* payInTurn(r: Reading, parts: readonly Cost[], said: Said): Asking<boolean> {
  let isPaid = true;
  const all = parts.flatMap((cost) => leavesOf(cost.what ?? { both: [] }).map((cards) => ({ cost, cards })));
  for (const cost of parts) {
    const cards: Thing[] = [];
    for (const leaf of cost.what ? leavesOf(cost.what) : []) {
      const pool = payable(r, cost, leaf, said).filter((thing) => !cards.includes(thing));
      if (!("count" in leaf)) {
        if (pool.length === 0) isPaid = false;
        cards.push(...pool);
        continue;
      }
      const { count } = leaf;
      const n =
        typeof count === "object" && "exactly" in count ? numberOf(r, count.exactly, said) : undefined;
      const [min, max] =
        n === undefined ? boundsOf(count, pool.length) : [Math.min(n, pool.length), Math.min(n, pool.length)];
      if (n !== undefined && max < n) isPaid = false;
      const behind = all
        .slice(all.findIndex((one) => one.cards === leaf) + 1)
        .filter((one) => sortOf(cost) === "takes" || sortOf(one.cost) === sortOf(cost))
        .flatMap((one) => claimsOf(r, [{ ...one.cost, what: one.cards }], said));
      if (count === "all") cards.push(...pool);
      else if (behind.length === 0) {
        if (max > 0) cards.push(...(yield* askCards(said.you, pool, min, max)));
      } else yield* payOneByOne({ pool, n: n ?? 0, sort: "" }, n ?? max, behind, cards, said);
    }
    yield* payPart(r, cost, cards, said);
  }
  return isPaid;
}

/** Card by card, so that what is asked for behind can still be found. */
function* payOneByOne(due: Due, most: number, behind: Due[], cards: Thing[], said: Said): Asking<void> {
  for (let i = 0; i < most; i++) {
    const rest = { ...due, n: due.n - i - 1 };
    const can = due.pool.filter(
      (one) => !cards.includes(one) && allFound([rest, ...behind], [...cards, one]),
    );
    const min = due.n > 0 ? Math.min(1, can.length) : 0;
    const picked = can.length > 0 ? yield* askCards(said.you, can, min, 1) : [];
    if (picked.length === 0) return;
    cards.push(...picked);
  }
}
