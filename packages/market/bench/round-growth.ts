/**
 * How what a round takes grows with its players: `node packages/market/bench/round-growth.ts [times] [file]`. Prints each
 * figure, the fastest of so many times, and draws them.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { faultOf, solveRound } from "../src/index.ts";
import { packChance } from "../src/open.ts";
import { marketOf, type Plan } from "./markets.ts";

const [times = "3", file = "docs/rounds.svg", only, size] = process.argv.slice(2);
const sizes = [500, 1000, 2000, 5000, 10_000, 20_000];
const base = { held: 200, cards: 1000, skew: 1, closed: 0.02, players: 0 };
const plans: readonly Plan[] = [
  { ...base, title: "one for one, 34 wishes a player", rule: "one for one", wishes: 34, ranks: 1 },
  { ...base, title: "dominance, 200 wishes a player", rule: "dominance", wishes: 200, ranks: 10 },
];

interface Found {
  seconds: number;
  certificate: number;
  memory: number;
}

/** What is drawn of each. */
const measures: readonly { title: string; of: (found: Found) => number; digits: number }[] = [
  { title: "the whole round, s", of: ({ seconds }) => seconds, digits: 2 },
  { title: "its certificate, s", of: ({ certificate }) => certificate, digits: 3 },
  { title: "memory at most, MB", of: ({ memory }) => memory, digits: 0 },
];

/** Of one picture. */
const [W, H] = [310, 180];

if (only !== undefined)
  console.log(JSON.stringify(measured({ ...plans[Number(only)]!, players: Number(size) })));
else draw();

function draw(): void {
  const drawn = plans.flatMap((plan, row) => {
    const found = sizes.map((players): Found => {
      // in a process of its own, whose memory is its own
      const own = [import.meta.filename, times, file, `${row}`, `${players}`];
      const one: Found = JSON.parse(spawnSync(process.execPath, own, { encoding: "utf8" }).stdout);
      const figures = measures.map(({ title, of, digits }) => `${title} ${of(one).toFixed(digits)}`);
      console.log(`${plan.title}, ${players} players: ${figures.join("; ")}`);
      return one;
    });
    return measures.map(({ title, of, digits }, column) =>
      chart(column, row, `players; ${plan.title}`, title, found.map(of), digits),
    );
  });
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W * measures.length} ${H * plans.length}" font-family="sans-serif" font-size="11">
<title>What a trading round takes, by its players</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join("\n")}
</svg>
`,
  );
}

function measured(plan: Plan): Found {
  const market = marketOf(plan, 11);
  const found = Array.from({ length: Number(times) }, () => {
    const started = performance.now();
    const { proof } = solveRound(market, plan.rule, packChance(1));
    const solved = performance.now();
    if (faultOf(proof.network, proof.circulation)) throw new Error("not the best");
    return { seconds: (solved - started) / 1000, certificate: (performance.now() - solved) / 1000 };
  });
  return {
    seconds: Math.min(...found.map(({ seconds }) => seconds)),
    certificate: Math.min(...found.map(({ certificate }) => certificate)),
    memory: process.resourceUsage().maxRSS / 1e3,
  };
}

/** A line from zero, with its figures. */
function chart(
  column: number,
  row: number,
  title: string,
  measure: string,
  values: readonly number[],
  digits: number,
): string {
  const [left, right, top, bottom] = [20, 285, 50, 145];
  const most = Math.max(...values);
  const points = values.map((value, i) => ({
    // each size is about twice the one before: they stand side by side
    x: left + ((right - left) * Math.log(sizes[i]! / sizes[0]!)) / Math.log(sizes.at(-1)! / sizes[0]!),
    y: bottom - ((bottom - top) * value) / most,
    value,
    size: sizes[i]!,
  }));
  return [
    `<g transform="translate(${column * W} ${row * H})">`,
    `<text x="${left}" y="20" font-weight="bold">${measure}</text>`,
    `<path d="M${left} ${bottom}H${right}" stroke="#888" fill="none"/>`,
    `<polyline fill="none" stroke="#1b5e8c" stroke-width="2" points="${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}"/>`,
    ...points.flatMap(({ x, y, value, size }) => [
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="#1b5e8c"/>`,
      `<text x="${x.toFixed(1)}" y="${(y - 7).toFixed(1)}" text-anchor="middle">${value.toFixed(digits)}</text>`,
      `<text x="${x.toFixed(1)}" y="${bottom + 14}" text-anchor="middle" fill="#555">${size}</text>`,
    ]),
    `<text x="${left}" y="${bottom + 29}" fill="#555">${title}</text>`,
    "</g>",
  ].join("\n");
}
