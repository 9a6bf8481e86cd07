/**
 * What an optimal round takes, and what it fulfils beside trading in pairs and in rings found one after another:
 * `node packages/market/bench/round.ts [players]`. 5,000 players with 200 copies each unless told otherwise.
 */
import { parseArgs } from "node:util";
import { faultOf, greedily, type Lines, type Market, type RoundRule, solveRound } from "../src/index.ts";
import { packChance } from "../src/open.ts";
import { wide } from "../src/shuffled.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const PLAYERS = Number(positionals[0] ?? 5000);

interface Plan {
  title: string;
  rule: RoundRule;
  cards: number;
  /** Wishes a player. */
  wishes: number;
  ranks: number;
  /** How uneven taste is: 0 flat; the wish goes to card number cards · u^(1 + skew). */
  skew: number;
  /** How many others each player is closed to. */
  closed: number;
}

const plans: readonly Plan[] = [
  {
    title: "unit weights, 300 kinds, flat",
    rule: "one for one",
    cards: 300,
    wishes: 34,
    ranks: 1,
    skew: 0,
    closed: 0,
  },
  {
    title: "unit weights, 1,000 kinds, flat",
    rule: "one for one",
    cards: 1000,
    wishes: 34,
    ranks: 1,
    skew: 0,
    closed: 0,
  },
  {
    title: "unit weights, 1,000 kinds, skewed",
    rule: "one for one",
    cards: 1000,
    wishes: 34,
    ranks: 1,
    skew: 2,
    closed: 0,
  },
  {
    title: "unit weights, 300 kinds, skewed, closed",
    rule: "one for one",
    cards: 300,
    wishes: 34,
    ranks: 1,
    skew: 1,
    closed: 0.02,
  },
  {
    title: "dominance, 1,000 kinds, flat",
    rule: "dominance",
    cards: 1000,
    wishes: 200,
    ranks: 10,
    skew: 0,
    closed: 0,
  },
  {
    title: "dominance, 1,000 kinds, skewed",
    rule: "dominance",
    cards: 1000,
    wishes: 200,
    ranks: 10,
    skew: 2,
    closed: 0,
  },
  {
    title: "dominance, 300 kinds, skewed, closed",
    rule: "dominance",
    cards: 300,
    wishes: 200,
    ranks: 10,
    skew: 1,
    closed: 0.02,
  },
];

for (const plan of plans) {
  const market = marketOf(plan);
  const copies = (lines: Lines) => lines.copies.reduce((sum, n) => sum + n, 0);
  const wished = copies(market.wishes);
  globalThis.gc?.();
  const started = performance.now();
  const { worth, proof, rings } = solveRound(market, plan.rule, packChance(1));
  const solved = performance.now();
  if (faultOf(proof.network, proof.circulation)) throw new Error("not the best");
  const checked = performance.now();
  const done = rings.reduce((sum, { steps, copies }) => sum + steps.length * copies, 0);
  const share = (n: number): string => `${((100 * n) / wished).toFixed(1)} %`;
  const longest = rings.reduce((most, { steps }) => Math.max(most, steps.length), 0);
  const mean = done / rings.reduce((sum, { copies }) => sum + copies, 0);
  console.log(
    `${plan.title}: ${copies(market.offers)} copies, ${wished} wishes; ${((solved - started) / 1000).toFixed(2)} s, ` +
      `certificate ${((checked - solved) / 1000).toFixed(3)} s, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB; ` +
      `fulfilled ${share(done)} (worth ${worth}) in ${rings.length} rings, of ${mean.toFixed(2)} people, the longest of ${longest}`,
  );
  if (values.quick || plan.rule !== "one for one" || plan.closed > 0) continue;
  const others = [2, 3, 8].map(
    (length) => `rings of at most ${length} found greedily ${share(greedily(market, length, packChance(2)))}`,
  );
  console.log(`  ${others.join("; ")}`);
}

function marketOf({ cards, wishes, ranks, skew, closed }: Plan): Market {
  const chance = packChance(11);
  const unit = (): number => wide(chance, 2 ** 32) / 2 ** 32;
  const wished = new Map<number, number>();
  for (let i = 0; i < PLAYERS * wishes; i++) {
    const key = chance.below(PLAYERS) * cards + Math.floor(cards * unit() ** (1 + skew));
    wished.set(key, (wished.get(key) ?? 0) + 1);
  }
  const owned = new Map<number, number>();
  for (let i = 0; i < PLAYERS * 200; ) {
    const key = chance.below(PLAYERS) * cards + chance.below(cards);
    if (wished.has(key)) continue;
    owned.set(key, (owned.get(key) ?? 0) + 1);
    i++;
  }
  const linesOf = (copies: Map<number, number>): Lines => ({
    players: Int32Array.from(copies.keys(), (key) => Math.floor(key / cards)),
    cards: Int32Array.from(copies.keys(), (key) => key % cards),
    copies: Int32Array.from(copies.values()),
    ranks: Int32Array.from(copies.keys(), () => 1 + chance.below(ranks)),
  });
  return {
    players: PLAYERS,
    cards,
    offers: linesOf(owned),
    wishes: linesOf(wished),
    closed: Array.from({ length: Math.round(closed * PLAYERS) }, (_, i) => [
      i,
      i + 1 + chance.below(PLAYERS - i - 1),
    ]),
  };
}
