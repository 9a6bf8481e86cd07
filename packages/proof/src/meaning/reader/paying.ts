/** What a text is used for: whether it can be paid, and how. Of several parts at most one is paid with cards. */
import { type Asking, askCards, Unread } from "./asking.ts";
import { allSuch } from "./describing.ts";
import type { Payment, Reading, Said } from "./reading.ts";
import { named } from "./spoken.ts";
import type { Cost, Picked, Text } from "./tree.ts";
import { found, still, type Thing } from "./world.ts";

/** The parts of what a text is used for; some are written as what is done. */
export const costsOf = ({ cost = [] }: Text): Cost[] =>
  cost.map((part) => ("do" in part ? { ...part, pay: part.do } : part) as Cost);

const partsOf = (costs: readonly Cost[]): Cost[] => {
  if (costs.filter(({ what }) => what !== undefined).length > 1) throw new Unread("a cost of several cards");
  // what is paid of the same twice is paid together
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

function payable(r: Reading, cost: Cost, said: Said): Thing[] {
  const { what } = cost;
  if (what === undefined) return [];
  if ("both" in what) throw new Unread("a cost of several cards");
  const { fits = () => true } = paymentOf(r, cost);
  const all = "ref" in what ? named(r, what, said) : allSuch(r, what.what, said);
  return all.filter((thing) => fits(r, thing));
}

/** How many cards are to be paid; all there are, or any number, where the text says so. */
function boundsOf({ what }: Cost, there: number): [number, number] {
  if (what === undefined || "ref" in what || "both" in what) return [1, 1];
  const { count } = what as Picked;
  if (count === "all") return [there, there];
  if (count === "any") return [0, there];
  if ("upTo" in count) return [0, Math.min(there, count.upTo as number)];
  return [count.exactly as number, count.exactly as number];
}

export function canPay(r: Reading, costs: readonly Cost[], said: Said): boolean {
  return partsOf(costs).every((cost) => {
    const { can } = paymentOf(r, cost);
    if (cost.what === undefined) return can?.(r, cost, said) ?? true;
    const there = payable(r, cost, said).length;
    return there >= boundsOf(cost, there)[0];
  });
}

/** Whether a cost takes nothing away that it cannot do without, of the cards that are to stay. */
export function canSpare(r: Reading, costs: readonly Cost[], said: Said, stay: readonly Thing[]): boolean {
  return partsOf(costs.filter(({ pay }) => r.rules.costTakes?.includes(pay))).every((cost) => {
    const there = payable(r, cost, said);
    const [min] = boundsOf(cost, there.length);
    return cost.what === undefined || there.filter((thing) => !stay.includes(thing)).length >= min;
  });
}

/** What was chosen before is not taken away, as long as there is something else to pay with. */
function unchosen(r: Reading, cost: Cost, said: Said): Thing[] {
  const pool = payable(r, cost, said);
  if (!r.rules.costTakes?.includes(cost.pay)) return pool;
  const chosen = [...said.chosen.values()].flatMap((cards) => (Array.isArray(cards) ? still(cards) : []));
  return canSpare(r, [cost], said, chosen) ? pool.filter((thing) => !chosen.includes(thing)) : pool;
}

export function* payFor(r: Reading, costs: readonly Cost[], said: Said): Asking<void> {
  for (const cost of partsOf(costs)) {
    const pool = unchosen(r, cost, said);
    const [min, max] = boundsOf(cost, pool.length);
    const asks = cost.what !== undefined && !("ref" in cost.what) && max > 0;
    const cards = asks ? yield* askCards(said.you, pool, min, max) : pool;
    yield* paymentOf(r, cost).pay(r, cards, cost, said);
    if (cost.what !== undefined && !("ref" in cost.what)) said.it = cards.map(found);
  }
}
