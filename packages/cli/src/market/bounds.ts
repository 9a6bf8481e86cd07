/** `tefuda market bounds`: whether the bounds hold that are stated for trade with a game's set; or stating them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Bound,
  boundsOf,
  broken,
  type Measured,
  type MeasureName,
  measure,
} from "@tefuda/market/simulate/measures";
import { estimate } from "@tefuda/market/simulate/stats";
import { shownPath } from "@tefuda/referee/games";
import { boundsFile, loadBounds } from "@tefuda/referee/measures";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { figureLines, overLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { tradeSetOf } from "./trade-set.ts";

export interface BoundsOptions {
  game: string;
  runs: number;
  seed: number;
  write?: boolean;
  lang: Language;
  json?: boolean;
}

/** The test that measures anew. */
export const TEST = "packages/cli/test/trade-bounds.test.ts";

export async function bounds(options: BoundsOptions, io: Io): Promise<void> {
  const { game, runs, seed, lang } = options;
  const set = tradeSetOf(await openGame(game));
  const words = terminalWords(lang).market;
  let stopped = false;
  const end = io.onInterrupt(() => {
    stopped = true;
  });
  const found: Measured[] = [];
  for (let run = 0; run < runs && !stopped; run++) {
    found.push(measure(set, seed + run));
    if (io.errTty) io.err(overLine(words.progress(run + 1, runs)));
    // lets the terminal be heard
    await new Promise((resolve) => setImmediate(resolve));
  }
  end();
  if (io.errTty) io.err(overLine(""));
  if (stopped) {
    io.err(`${words.stopped}\n`);
    throw new Failed();
  }
  const file = boundsFile(game);
  if (options.write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, asYaml(boundsOf(found), options));
  }
  const stated = loadBounds(game);
  if (!stated) throw new Misuse((w) => w.noBounds(game));
  const mean = Object.fromEntries(
    Object.keys(found[0]!).map((name) => [name, estimate(found.map((run) => run[name as MeasureName])).mean]),
  ) as Measured;
  const failing = broken(mean, stated.bounds);
  if (options.json) outJson(io, { game, runs, seed, measured: mean, bounds: stated.bounds, broken: failing });
  else {
    const b = words.bounds;
    const lines = stated.bounds.map((bound) => [
      `${bound.rule}  ${words.measures[bound.measure as MeasureName] ?? bound.measure}`,
      `${mean[bound.measure as MeasureName].toFixed(3)}  ${bound.least === undefined ? b.most(String(bound.most)) : b.least(String(bound.least))}`,
    ]);
    io.out(figureLines(lines));
    io.out(`${failing.length > 0 ? b.broken(failing.length) : b.all}\n`);
    if (options.write) io.out(`${words.kept(shownPath(file))}\n`);
  }
  if (failing.length > 0) throw new Failed();
}

function asYaml(bounds: readonly Bound[], { game, runs, seed }: BoundsOptions): string {
  const lines = bounds.map(({ rule, measure, least, most, measured }) => {
    const bound = least === undefined ? `most: ${most}` : `least: ${least}`;
    return `  - { rule: ${rule}, measure: ${measure}, ${bound}, measured: ${measured} }`;
  });
  return `# What is bounded of trade with this set (chapter 16 of True Trading Card Game); written by the command.
command: tefuda market bounds --game ${game} --runs ${runs} --seed ${seed} --write
chosen: >-
  Each bound stands as far from the mean of the runs as four standard deviations of one run, a fifth of the mean, or five
  hundredths, whichever is most; a measure that is exact is bounded by what it is. Nothing else entered into it.
test: ${TEST}
bounds:
${lines.join("\n")}
`;
}
