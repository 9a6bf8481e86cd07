/**
 * What an optimal round takes, and what it fulfils beside trading in pairs and in rings found one after another:
 * `node packages/market/bench/round.ts [--only words] [--times 3] [--quick]`. Each market is solved in a process of its own, so
 * many times, and the fastest is told: the machine may have other things to do.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { faultOf, greedily, solveRound } from "../src/index.ts";
import { packChance } from "../src/open.ts";
import { copiesOf, marketOf, type Plan } from "./markets.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    times: { type: "string", default: "3" },
    quick: { type: "boolean", default: false },
    plan: { type: "string" },
  },
});

const unit = { rule: "one for one", players: 5000, held: 200, wishes: 34, ranks: 1, closed: 0 } as const;
const covered = { ...unit, rule: "dominance", wishes: 200, ranks: 10 } as const;
const plans: readonly Plan[] = [
  { ...unit, title: "unit weights, 300 kinds, flat", cards: 300, skew: 0 },
  { ...unit, title: "unit weights, 1,000 kinds, flat", cards: 1000, skew: 0 },
  { ...unit, title: "unit weights, 1,000 kinds, skewed", cards: 1000, skew: 2 },
  { ...unit, title: "unit weights, 300 kinds, skewed, 100 pairs closed", cards: 300, skew: 1, closed: 0.02 },
  {
    ...unit,
    title: "unit weights, 1,000 kinds, skewed, 2 % of pairs closed",
    cards: 1000,
    skew: 1,
    closed: 50,
  },
  { ...unit, title: "scarce, 1,000 kinds, flat", cards: 1000, held: 6, skew: 0 },
  { ...unit, title: "scarce, 1,000 kinds, skewed", cards: 1000, held: 6, skew: 1 },
  { ...unit, title: "scarce and few wishes, 1,000 kinds, flat", cards: 1000, held: 6, wishes: 4, skew: 0 },
  { ...unit, title: "scarce and few wishes, 1,000 kinds, skewed", cards: 1000, held: 6, wishes: 4, skew: 1 },
  { ...covered, title: "dominance, 1,000 kinds, flat", cards: 1000, skew: 0 },
  { ...covered, title: "dominance, 1,000 kinds, skewed", cards: 1000, skew: 2 },
  { ...covered, title: "dominance, 300 kinds, skewed, 100 pairs closed", cards: 300, skew: 1, closed: 0.02 },
  {
    ...covered,
    title: "dominance, 1,000 kinds, skewed, 2 % of pairs closed",
    cards: 1000,
    skew: 1,
    closed: 50,
  },
];

if (values.plan !== undefined) measure(plans[Number(values.plan)]!);
else
  for (const [i, { title }] of plans.entries())
    if (title.includes(values.only)) {
      const quick = values.quick ? ["--quick"] : [];
      const own = [import.meta.filename, "--plan", `${i}`, "--times", values.times, ...quick];
      spawnSync(process.execPath, own, { stdio: "inherit" });
    }

function measure(plan: Plan): void {
  const market = marketOf(plan, 11);
  const wished = copiesOf(market.wishes);
  const share = (n: number): string => `${((100 * n) / wished).toFixed(1)} %`;
  const found = Array.from({ length: Number(values.times) }, () => {
    const [started, used] = [performance.now(), process.cpuUsage()];
    const round = solveRound(market, plan.rule, packChance(1));
    const [solved, { user }] = [performance.now(), process.cpuUsage(used)];
    const { network, circulation } = round.proof;
    if (faultOf(network, circulation)) throw new Error("not the best");
    const certificate = performance.now() - solved;
    return { round, seconds: (solved - started) / 1000, busy: user / 1e6, certificate: certificate / 1000 };
  });
  const least = (of: (one: (typeof found)[number]) => number): number => Math.min(...found.map(of));
  const { rings, worth } = found[0]!.round;
  const done = rings.reduce((sum, { steps, copies }) => sum + steps.length * copies, 0);
  const longest = rings.reduce((most, { steps }) => Math.max(most, steps.length), 0);
  const mean = done / rings.reduce((sum, { copies }) => sum + copies, 0);
  console.log(
    `${plan.title}: ${copiesOf(market.offers)} copies, ${wished} wishes; ${least((one) => one.seconds).toFixed(2)} s ` +
      `(processor ${least((one) => one.busy).toFixed(2)} s), certificate ${least((one) => one.certificate).toFixed(3)} s, ` +
      `at most ${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB; fulfilled ${share(done)} (worth ${worth}) in ` +
      `${rings.length} rings, of ${mean.toFixed(2)} people, the longest of ${longest}`,
  );
  if (values.quick || plan.rule !== "one for one" || plan.closed > 0) return;
  const others = [2, 3, 8].map(
    (length) => `rings of at most ${length} found greedily ${share(greedily(market, length, packChance(2)))}`,
  );
  console.log(`  ${others.join("; ")}`);
}
