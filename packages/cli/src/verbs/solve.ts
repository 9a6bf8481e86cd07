/** `tefuda solve`: what can be won or survived in the positions of scenario files, whatever the others do. */
import { allListed, type Goal, type Solution, solve as solved } from "@tefuda/bots/solve/solve";
import type { Match } from "@tefuda/kernel";
import { openSet } from "@tefuda/referee/games";
import { begin } from "@tefuda/referee/moment";
import { problemIn } from "@tefuda/referee/problems";
import type { Bound } from "@tefuda/referee/scenario";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { terminalWords } from "../words/index.ts";
import { checkMeant, meantBy, type ScenarioOptions } from "./scenario.ts";
import { stopper } from "./simulate.ts";

export interface SolveOptions extends Omit<ScenarioOptions, "way" | "words"> {
  goal: Goal;
  turns: number;
  worlds: number;
  positions: number;
}

export async function solve(paths: string[], options: SolveOptions, io: Io): Promise<void> {
  if (options.game !== undefined) knownGame(options.game);
  const sets = (options.with ?? []).map(openSet);
  const files = scenarioFiles(paths);
  if (files.length === 0) throw new Misuse((w) => w.noScenarios(paths));
  const game = options.game ?? sets[0]?.game;
  const suite = await loadScenarios(files, game, meantBy(options.only), sets, "positions");
  checkMeant(suite, options.only, paths);
  const { lang } = options;
  const words = terminalWords(lang);
  const { stop, end } = stopper(io);
  const results: object[] = [];
  for (const bound of suite.bound) {
    const begun = begin(bound.start, bound.game, bound.pack.layout);
    const { file, line, words: said, title } = bound.scenario;
    const called = oneLine(said.title[lang] ?? title);
    if (!("match" in begun) || begun.match.asked === null) {
      if (!options.json) io.out(`${words.solve.notReached(called)}\n`);
      results.push({ file, line, title: called });
      continue;
    }
    const solution = solutionOf(bound, begun.match, options);
    const { answers, obstacle, ...counted } = solution;
    results.push({ file, line, title: called, answers, obstacle: obstacle ?? null, ...counted });
    if (!options.json) io.out(told(called, "ABCD"[begun.match.asked]!, solution, options));
    await new Promise((resolve) => setImmediate(resolve));
    if (stop.asked) break;
  }
  end();
  const problems = suite.problems.map((problem) => problemIn(problem, lang));
  if (options.json) outJson(io, { goal: options.goal, turns: options.turns, problems, results });
  else for (const problem of suite.problems) io.out(`${words.problem(problem)}\n`);
  if (problems.length > 0) throw new Failed();
}

/** All lists are known: a position says what there is, if not where. */
function solutionOf({ pack }: Bound, match: Match, options: SolveOptions): Solution {
  const { goal, turns, worlds, positions } = options;
  return solved({ ...allListed(match), goal, turns, passes: pack.layout.passes, worlds, positions });
}

function told(title: string, seat: string, solution: Solution, { goal, lang }: SolveOptions): string {
  const { solve: w } = terminalWords(lang);
  const { answers, obstacle, worlds, positions } = solution;
  const good = answers.filter(({ proven }) => proven);
  return [
    title,
    ...good.map(({ say }) => `  ${w.reaches[goal](seat, oneLine([say].flat().join(" + ")))}`),
    ...(good.length === 0 ? [`  ${obstacle ? w.notProven[goal](seat) : w.never[goal](seat)}`] : []),
    ...(obstacle ? [`  ${w.obstacle[obstacle]}`] : []),
    `  ${w.looked(worlds, positions)}`,
    "",
  ].join("\n");
}
