/**
 * How what an answer costs grows with matches, with those who look on, and with machines:
 * `node packages/server/bench/growth.ts [seconds] [file]`. Prints each figure, and draws them.
 */
import { writeFileSync } from "node:fs";
import { type CrowdFound, type CrowdPlan, crowd } from "./crowd.ts";

const [seconds = "15", file = "docs/growth.svg"] = process.argv.slice(2);
const base: CrowdPlan = { game: "trails", pairs: 40, rate: 100, seconds: Number(seconds) };

interface Series {
  title: string;
  /** What grows, and the plan for each size of it. */
  sizes: readonly number[];
  plan: (size: number) => CrowdPlan;
}

const series: readonly Series[] = [
  { title: "matches at once", sizes: [10, 50, 200, 500], plan: (pairs) => ({ ...base, pairs }) },
  {
    title: "onlookers at each of 20 matches",
    sizes: [0, 5, 20, 40],
    plan: (watchers) => ({ ...base, pairs: 20, watchers }),
  },
  { title: "machines on one database", sizes: [1, 2, 3], plan: (machines) => ({ ...base, machines }) },
];

/** What is drawn of each. */
const measures: readonly { title: string; of: (found: CrowdFound) => number; digits: number }[] = [
  { title: "processor, ms an answer", of: ({ cpu }) => cpu, digits: 2 },
  { title: "shown to both, 99 in 100, ms", of: ({ shown }) => shown.most, digits: 0 },
  { title: "memory of a server, MB", of: ({ memory }) => memory / 1e6, digits: 0 },
];

/** Of one picture. */
const [W, H] = [250, 180];
const drawn: string[] = [];
for (const [row, { title, sizes, plan }] of series.entries()) {
  const found: CrowdFound[] = [];
  for (const size of sizes) {
    found.push(await crowd(plan(size)));
    const one = found.at(-1)!;
    const figures = measures.map(({ title, of, digits }) => `${title} ${of(one).toFixed(digits)}`);
    console.log(`${title} ${size}: ${one.rate.toFixed(0)} answers a second; ${figures.join("; ")}`);
  }
  for (const [column, { title: measure, of, digits }] of measures.entries())
    drawn.push(chart(column, row, { title, measure, digits, sizes, values: found.map(of) }));
}
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W * measures.length} ${H * series.length}" font-family="sans-serif" font-size="11">
<title>What an answer costs, by matches, onlookers and machines</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join("\n")}
</svg>
`,
);
process.exit(0);

interface Chart {
  title: string;
  measure: string;
  digits: number;
  sizes: readonly number[];
  values: readonly number[];
}

/** A line from zero, with its figures. */
function chart(column: number, row: number, { title, measure, digits, sizes, values }: Chart): string {
  const [left, right, top, bottom] = [20, 225, 50, 145];
  const [most, widest] = [Math.max(...values), Math.max(...sizes)];
  const points = values.map((value, i) => ({
    x: left + ((right - left) * sizes[i]!) / widest,
    y: bottom - ((bottom - top) * value) / most,
    value,
    size: sizes[i]!,
  }));
  return [
    `<g transform="translate(${column * W} ${row * H})">`,
    `<text x="${left}" y="20" font-weight="bold">${measure}</text>`,
    `<path d="M${left} ${bottom}H${right}" stroke="#888" fill="none"/>`,
    `<polyline fill="none" stroke="#1b5e8c" stroke-width="2" points="${points.map(({ x, y }) => `${x},${y}`).join(" ")}"/>`,
    ...points.flatMap(({ x, y, value, size }) => [
      `<circle cx="${x}" cy="${y}" r="3" fill="#1b5e8c"/>`,
      `<text x="${x}" y="${y - 7}" text-anchor="middle">${value.toFixed(digits)}</text>`,
      `<text x="${x}" y="${bottom + 14}" text-anchor="middle" fill="#555">${size}</text>`,
    ]),
    `<text x="${left}" y="${bottom + 29}" fill="#555">${title}</text>`,
    "</g>",
  ].join("\n");
}
