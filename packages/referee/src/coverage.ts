/**
 * Whether every rule of a game has code that applies it and a scenario that shows it (law 5). What no single match can show, such
 * as how people trade, is shown by a measured bound instead: one in `measures/` that a test holds.
 *
 * A place in code is the rule's id in what runs: a need carries it, a question rests on it, a line of the log bears it, or
 * it is cited where it is applied. A comment does nothing, and does not count. A rule that no line can name has its reason
 * in `rulebook/unapplied.yaml` instead.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem, RuleInfo, SourceFile } from "@tefuda/kernel";
import { filesIn, gameFolder, loadRules, readSource } from "./games.ts";
import { BOUNDED, boundsFile, readBounds } from "./measures.ts";
import { mentionsIn } from "./mentions.ts";
import { near } from "./problems.ts";
import { FILE } from "./says.ts";
import { readScenarios } from "./scenario-file.ts";
import { readReasons } from "./unapplied.ts";

export interface Place {
  file: string;
  line: number;
}

export interface RuleCoverage {
  rule: RuleInfo;
  /** Where the program names it. */
  code: Place[];
  /** Where only a comment names it, for whoever reads on. */
  comments: Place[];
  /** Why no line of the program can name it. */
  reason?: string;
  scenarios: Place[];
  /** Bounds of what is measured that show it. */
  bounds: Place[];
}

export interface Coverage {
  game: string;
  rules: RuleCoverage[];
  /** Rules without code and without a reason for that, or without a scenario or bound. */
  gaps: { rule: RuleInfo; lacks: ("code" | "scenario")[] }[];
  /** Ids that are no rule's, reasons for what the program does name, and files that cannot be read. */
  problems: Problem[];
}

/** Where rules on what lies around matches are applied: how packs are printed and cards traded, how rulings are searched, how games are measured. */
const ROOMS = ["market", "server", "referee", "lab"];
const packages = fileURLToPath(new URL("../..", import.meta.url));

/** Looks through the sources and scenarios of a game, and the rooms in which rules outside of matches are applied. */
export async function coverageOf(id: string): Promise<Coverage> {
  const folder = gameFolder(id);
  const beside = ROOMS.flatMap((room) => filesIn(join(packages, room, "src"), ".ts"))
    .map(readSource)
    .filter(({ text }) => text.includes(`${id}-`));
  const sources = [...filesIn(join(folder, "src"), ".ts").map(readSource), ...beside];
  const scenarios = [".yaml", ".yml"]
    .flatMap((ending) => filesIn(join(folder, "scenarios"), ending))
    .map(readSource);
  const reasons = join(folder, "rulebook/unapplied.yaml");
  return cover(
    id,
    await loadRules(id),
    sources,
    scenarios,
    existsSync(reasons) ? readSource(reasons) : undefined,
    BOUNDED.map((of) => boundsFile(id, of))
      .filter(existsSync)
      .map((path) => ({ file: readSource(path), testOf })),
  );
}

/** The test at a path from the root; nothing where there is none. */
function testOf(path: string): SourceFile | undefined {
  const file = join(packages, "..", path);
  return existsSync(file) ? readSource(file) : undefined;
}

/** A file of bounds, and what lies at a path that it names. */
export interface BoundsToHold {
  file: SourceFile;
  testOf: (path: string) => SourceFile | undefined;
}

export function cover(
  game: string,
  rules: readonly RuleInfo[],
  sources: readonly SourceFile[],
  scenarioFiles: readonly SourceFile[],
  reasonFile?: SourceFile,
  boundsToHold: readonly BoundsToHold[] = [],
): Coverage {
  const found = new Map<string, RuleCoverage>(
    rules.map((rule) => [rule.id, { rule, code: [], comments: [], scenarios: [], bounds: [] }]),
  );
  const problems: Problem[] = [];
  const unknown = (id: string, file: string, line: number, column: number): void => {
    // The name of a whole section is no rule's, but no mistake either.
    if (rules.some((rule) => rule.id.startsWith(`${id}.`))) return;
    const didYouMean = near(id, found.keys());
    problems.push({ file, line, column, length: id.length, message: FILE.noRule(id), didYouMean });
  };
  for (const source of sources) {
    const { path } = source;
    // Tests cite rules too, and so does what is told to newcomers, but they do not apply them.
    const onlyCites = path.endsWith(".test.ts") || path.endsWith("how-to.ts");
    const { mentions, problem } = mentionsIn(game, source);
    if (problem) problems.push(problem);
    for (const { id, line, column, inComment } of mentions) {
      const rule = found.get(id);
      if (!rule) unknown(id, path, line, column);
      else if (!onlyCites) (inComment ? rule.comments : rule.code).push({ file: path, line });
    }
  }
  if (reasonFile) {
    const { reasons, problems: wrong } = readReasons(reasonFile);
    problems.push(...wrong);
    for (const { id, why, line, column } of reasons) {
      const rule = found.get(id);
      const at = rule?.code[0];
      if (!rule) unknown(id, reasonFile.path, line, column);
      else if (at) {
        const message = FILE.isApplied(id, `${at.file}:${at.line}`);
        problems.push({ file: reasonFile.path, line, column, length: id.length, message });
      } else rule.reason = why.trim();
    }
  }
  for (const file of scenarioFiles) {
    const { doc, scenarios } = readScenarios(file);
    problems.push(...doc.problems);
    for (const scenario of scenarios) {
      scenario.rules.forEach((id, i) => {
        const rule = found.get(id);
        if (rule) rule.scenarios.push({ file: file.path, line: scenario.line });
        else {
          const { line, column } = doc.place([...scenario.at, "rules", i]);
          unknown(id, file.path, line, column);
        }
      });
    }
  }
  for (const bounds of boundsToHold) problems.push(...holdBounds(game, bounds, found, unknown));
  const all = [...found.values()];
  const gaps = all.flatMap(({ rule, code, reason, scenarios, bounds }) => {
    const lacks: ("code" | "scenario")[] = [];
    if (code.length === 0 && reason === undefined) lacks.push("code");
    if (scenarios.length === 0 && bounds.length === 0) lacks.push("scenario");
    return lacks.length === 0 ? [] : [{ rule, lacks }];
  });
  return { game, rules: all, gaps, problems };
}

/** Counts the bounds of a file for their rules, if its test is there and holds them; what is wrong with it. */
function holdBounds(
  game: string,
  { file, testOf }: BoundsToHold,
  found: ReadonlyMap<string, RuleCoverage>,
  unknown: (id: string, file: string, line: number, column: number) => void,
): Problem[] {
  const { bounds, problems } = readBounds(file);
  if (!bounds) return problems;
  const test = bounds.test.endsWith(".test.ts") ? testOf(bounds.test) : undefined;
  // a test that never reads the bounds holds none of them
  if (!test || !/^[^/*]*\bloadBounds\(/m.test(test.text))
    return [{ file: file.path, line: 1, column: 1, length: 0, message: FILE.noBoundsTest(bounds.test) }];
  for (const [i, { rule: id }] of bounds.bounds.entries()) {
    const rule = found.get(id);
    const line = bounds.lines[i]!;
    if (rule) rule.bounds.push({ file: file.path, line });
    // sets of other games are measured by the chapter of the one that has it
    else if (id.startsWith(`${game}-`)) unknown(id, file.path, line, 1);
  }
  return [];
}
