/**
 * What a player wins by not telling the truth in a round: `node packages/market/bench/honesty.ts [markets]`. In each market of
 * chance one player first says what they have and wish, then hides half of what they could give, then calls every wish the
 * dearest. Compared are the wishes that they get fulfilled, weighed as they truly weigh them.
 */
import { type Lines, type Market, RANKS, type RoundRule, solveRound } from "../src/index.ts";
import { packChance } from "../src/open.ts";
import { marketOf, type Plan } from "./markets.ts";

const [markets = "3000"] = process.argv.slice(2);
const small = { players: 40, cards: 30, wishes: 8, ranks: RANKS, closed: 0 };
const plans: readonly Omit<Plan, "rule">[] = [
  { ...small, title: "much held, flat", held: 30, skew: 0 },
  { ...small, title: "scarce, flat", held: 6, skew: 0 },
  { ...small, title: "scarce, skewed", held: 6, skew: 1 },
];
const rules: readonly RoundRule[] = ["one for one", "dominance"];
const lies: readonly { title: string; told: (market: Market, seed: number) => Market }[] = [
  {
    title: "hides half of what it could give",
    told: (market, seed) => {
      const chance = packChance(seed, 3);
      const { players } = market.offers;
      const kept = players.map((player) => (player === 0 ? chance.below(2) : 1));
      const left = (column: Int32Array): Int32Array => column.filter((_, line) => kept[line] === 1);
      return { ...market, offers: mapped(market.offers, left) };
    },
  },
  {
    title: "calls each wish the dearest",
    told: (market) => {
      const { players, ranks } = market.wishes;
      const swollen = ranks.map((rank, line) => (players[line] === 0 ? RANKS : rank));
      return { ...market, wishes: { ...market.wishes, ranks: swollen } };
    },
  },
];

for (const plan of plans)
  for (const rule of rules) {
    const truths: number[] = [];
    const won: number[][] = lies.map(() => []);
    for (let seed = 0; seed < Number(markets); seed++) {
      const market = marketOf({ ...plan, rule }, seed);
      const truth = ownWorth(market, market, rule, seed);
      truths.push(truth);
      for (const [i, { told }] of lies.entries())
        won[i]!.push(ownWorth(told(market, seed), market, rule, seed) - truth);
    }
    const figures = lies.map(({ title }, i) => `who ${title} wins ${said(won[i]!)}`);
    console.log(`${plan.title}, ${rule}: the truth brings ${said(truths)}; ${figures.join("; ")}`);
  }

/** What the first player gets, by what their wishes are truly worth to them; nobody is first in a round, chance places them. */
function ownWorth(told: Market, { wishes }: Market, rule: RoundRule, seed: number): number {
  let sum = 0;
  for (const { steps, copies } of solveRound(told, rule, packChance(seed, 5)).rings)
    for (const { wish } of steps) if (wishes.players[wish] === 0) sum += copies * wishes.ranks[wish]!;
  return sum;
}

function mapped({ players, cards, copies, ranks }: Lines, change: (column: Int32Array) => Int32Array): Lines {
  return { players: change(players), cards: change(cards), copies: change(copies), ranks: change(ranks) };
}

/** The mean, with what it lies within 95 times in 100. */
function said(found: readonly number[]): string {
  const mean = found.reduce((sum, n) => sum + n, 0) / found.length;
  const spread = found.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (found.length - 1);
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(spread / found.length)).toFixed(2)}`;
}
