/** `tefuda puzzle`: whether the puzzles of files are solved, and by what; or looks for new ones in games that are played for it. */
import type { SourceFile } from "@tefuda/kernel";
import { puzzleFiles } from "@tefuda/referee/games";
import { begin } from "@tefuda/referee/moment";
import { problemIn } from "@tefuda/referee/problems";
import type { Bound } from "@tefuda/referee/scenario";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { stringify } from "yaml";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Found, PuzzleFinder } from "../puzzles/find.ts";
import { type Judged, judge } from "../puzzles/judge.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { stopper } from "./simulate.ts";

export interface PuzzleOptions {
  lang: Language;
  json?: boolean;
  positions: number;
  /** Seconds for which new ones are looked for. */
  find?: number;
  goal: "win" | "survive";
  seed: number;
  question?: string;
  lives?: string;
  most: number;
  hidden: number;
  own: number;
  hand: number;
  theirs: number;
}

export async function puzzle(game: string, paths: string[], options: PuzzleOptions, io: Io): Promise<void> {
  if (options.find !== undefined) return find(game, options, io);
  return check(game, paths.length > 0 ? scenarioFiles(paths) : puzzleFiles(game), options, io);
}

async function check(game: string, files: SourceFile[], options: PuzzleOptions, io: Io): Promise<void> {
  const { lang, json, positions } = options;
  const words = terminalWords(lang);
  const suite = await loadScenarios(files, game, ({ puzzle: goal }) => goal !== undefined);
  const { stop, end } = stopper(io);
  const results: (Partial<Judged> & { title: string; solved: boolean })[] = [];
  for (const bound of suite.bound) {
    const title = bound.scenario.words.title[lang] ?? bound.scenario.title;
    const judged = judgedOf(bound, positions);
    results.push({ title, solved: judged !== undefined, ...judged });
    if (!json)
      io.out(`${oneLine(title)}\n  ${judged ? words.puzzle.judged(judged) : words.puzzle.unsolved}\n`);
    await new Promise((resolve) => setImmediate(resolve));
    if (stop.asked) break;
  }
  end();
  const failed = results.filter(({ solved }) => !solved).length + suite.problems.length;
  if (json)
    outJson(io, { game, problems: suite.problems.map((one) => problemIn(one, lang)), puzzles: results });
  else {
    for (const problem of suite.problems) io.out(`${words.problem(problem)}\n`);
    io.out(`${words.tally(results.length - failed, failed)}\n`);
  }
  if (failed > 0) throw new Failed();
}

function judgedOf({ start, game, pack, scenario }: Bound, positions: number): Judged | undefined {
  const begun = begin(start, game, pack.layout);
  if (!("match" in begun)) return undefined;
  const { goal, turns } = scenario.puzzle!;
  return judge(begun.match, pack, { goal, turns, positions, passes: pack.layout.passes });
}

async function find(game: string, options: PuzzleOptions, io: Io): Promise<void> {
  const { question, lives: lost, most, find: seconds = 0, lang, json, ...plan } = options;
  if (question === undefined) throw new Misuse((w) => w.puzzleQuestion(game));
  const loaded = await openGame(game);
  const { zones } = loaded.game.shape;
  const where = zones.some(({ id }) => id === lost) ? "zone" : "number";
  const lives = lost === undefined ? {} : { lives: { [where]: lost, most } };
  const finder = new PuzzleFinder(loaded, { ...plan, question, ...lives });
  const { stop, end } = stopper(io);
  const until = performance.now() + seconds * 1000;
  const found: Found[] = [];
  while (performance.now() < until && !stop.asked)
    for (const one of finder.game()) {
      if (one && one.choices >= 3 && one.decisions >= 2) {
        found.push(one);
        if (!json) io.out(stringify([asPuzzle(one, options.goal, found.length)]));
      }
      await new Promise((resolve) => setImmediate(resolve));
      if (performance.now() > until || stop.asked) break;
    }
  end();
  if (json) outJson(io, { game, tried: finder.tried, found });
  else io.err(`${terminalWords(lang).puzzle.found(found.length, finder.tried)}\n`);
}

/** As it stands in a file; what it is called and what helps is for somebody to say. */
const asPuzzle = (
  { start, line, greedyFails, decisions }: Found,
  goal: "win" | "survive",
  n: number,
): object => ({
  title: `Untitled ${n}`,
  puzzle: {
    goal,
    ...(goal === "win" ? {} : { turns: 2 }),
    grade: Math.min(3, 1 + Number(greedyFails) + Number(decisions > 3)),
    hint: "-",
  },
  start,
  do: line.map(({ seat, say }) => ({ ["ABCD"[seat]!]: say })),
  expect: [goal === "win" ? { winner: "A" } : { over: false }],
});
