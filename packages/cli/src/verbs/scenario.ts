/** `tefuda scenario`: runs rulings. */
import { join } from "node:path";
import type { Suite } from "@tefuda/referee/bound";
import { gameFolder, games, openSet } from "@tefuda/referee/games";
import { problemIn } from "@tefuda/referee/problems";
import { MODE_NAMES, MODES, type Mode, type ScenarioResult } from "@tefuda/referee/scenario";
import type { Scenario } from "@tefuda/referee/scenario-file";
import { loadScenarios, runSuite, scenarioFiles } from "@tefuda/referee/suite";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { listWords } from "./scenario-words.ts";

export interface ScenarioOptions {
  way: string;
  with?: string[];
  game?: string;
  only?: string;
  words?: string;
  lang: Language;
  json?: boolean;
}

export async function scenario(paths: string[], options: ScenarioOptions, io: Io): Promise<void> {
  if (options.words !== undefined) {
    if (paths.length > 0) throw new Misuse((w) => w.wordsAlone);
    await listWords(options.words, options, io);
    return;
  }
  if (options.game !== undefined) knownGame(options.game);
  const modes: Mode[] = options.way === "all" ? [...MODES] : [Number(options.way) as Mode];
  const sets = (options.with ?? []).map(openSet);
  // without paths all there is: of the sets, where some are named
  const own = paths.length > 0 ? [] : sets.flatMap((set) => set.scenarios);
  const all = sets.length > 0 ? [] : games.map((g) => join(gameFolder(g.id), "scenarios"));
  const where = paths.length > 0 ? paths : all;
  const words = terminalWords(options.lang);
  const files = [...scenarioFiles(where), ...own];
  if (files.length === 0) throw new Misuse((w) => w.noScenarios([...where, ...(options.with ?? [])]));
  const suite = await loadScenarios(files, options.game ?? sets[0]?.game, meantBy(options.only), sets);
  checkMeant(suite, options.only, [...where, ...(options.with ?? [])]);
  const results = runSuite(suite, modes, (result) => {
    if (options.json) return;
    if (result.failures.length > 0) io.out(failureText(result, options.lang));
    for (const note of result.notes) io.out(`${oneLine(words.scenario.note(note[options.lang]))}\n`);
  });
  const failed = results.filter((r) => r.failures.length > 0).length + suite.problems.length;
  const passed = results.length - (failed - suite.problems.length);
  if (options.json) {
    outJson(io, {
      passed,
      failed,
      problems: suite.problems.map((problem) => problemIn(problem, options.lang)),
      results: results.map(({ scenario: s, mode, failures, notes }) => ({
        title: s.title,
        rules: s.rules,
        file: s.file,
        line: s.line,
        way: mode,
        failures: failures.map((words) => words[options.lang]),
        notes: notes.map((words) => words[options.lang]),
      })),
    });
  } else {
    for (const problem of suite.problems) io.out(`${words.problem(problem)}\n`);
    io.out(`${words.tally(passed, failed)}\n`);
  }
  if (failed > 0) throw new Failed();
}

/** Says of a scenario whether it is about a rule, or has these words in its title; without any, of all. */
export const meantBy =
  (only = "") =>
  ({ words: { title }, rules }: Scenario): boolean =>
    rules.includes(only) ||
    Object.values(title).some((said) => said.toLowerCase().includes(only.toLowerCase()));

/** Refuses files that hold nothing of what is meant, unless they could not be read. */
export function checkMeant(
  { bound, problems }: Suite,
  only: string | undefined,
  paths: readonly string[],
): void {
  if (bound.length > 0 || problems.length > 0) return;
  throw new Misuse((w) => (only === undefined ? w.noScenarios(paths) : w.noneMeant(only)));
}

/** A ruling that failed, and how. */
export function failureText(
  { scenario: { words, title }, mode, failures }: ScenarioResult,
  language: Language,
): string {
  const { scenario: w } = terminalWords(language);
  const how = mode === 1 ? "" : w.way(mode, MODE_NAMES[mode]);
  return `${w.failed(oneLine(words.title[language] ?? title), how)}\n${failures.map((f) => `  ${f[language].replaceAll("\n", "\n    ")}\n`).join("")}`;
}
