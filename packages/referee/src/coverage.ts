/**
 * Whether every rule of a game has code that applies it and a scenario that shows it (law 5).
 *
 * A place in code is the rule's id in what runs: a need carries it, a question rests on it, a line of the log bears it, or
 * it is cited where it is applied. A comment does nothing, and does not count. A rule that no line can name has its reason
 * in `rulebook/unapplied.yaml` instead.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem, RuleInfo, SourceFile } from "@tefuda/kernel";
import { filesIn, gameEntry, gameFolder, loadRules, readSource } from "./games.ts";
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
  /** It belongs to a room that is still to be built. */
  later: boolean;
  /** Where the program names it. */
  code: Place[];
  /** Where only a comment names it, for whoever reads on. */
  comments: Place[];
  /** Why no line of the program can name it. */
  reason?: string;
  scenarios: Place[];
}

export interface Coverage {
  game: string;
  rules: RuleCoverage[];
  /** Rules without code and without a reason for that, or without a scenario. */
  gaps: { rule: RuleInfo; lacks: ("code" | "scenario")[] }[];
  /** Ids that are no rule's, reasons for what the program does name, and files that cannot be read. */
  problems: Problem[];
}

/** Looks through the sources and scenarios of a game. */
export async function coverageOf(id: string): Promise<Coverage> {
  const folder = gameFolder(id);
  const sources = filesIn(join(folder, "src"), ".ts").map(readSource);
  const scenarios = [".yaml", ".yml"]
    .flatMap((ending) => filesIn(join(folder, "scenarios"), ending))
    .map(readSource);
  const reasons = join(folder, "rulebook/unapplied.yaml");
  return cover(
    id,
    await loadRules(id),
    gameEntry(id).later,
    sources,
    scenarios,
    existsSync(reasons) ? readSource(reasons) : undefined,
  );
}

export function cover(
  game: string,
  rules: readonly RuleInfo[],
  laterSections: readonly string[],
  sources: readonly SourceFile[],
  scenarioFiles: readonly SourceFile[],
  reasonFile?: SourceFile,
): Coverage {
  const found = new Map<string, RuleCoverage>(
    rules.map((rule) => {
      const later = laterSections.some((section) => rule.id.startsWith(`${section}.`));
      return [rule.id, { rule, later, code: [], comments: [], scenarios: [] }];
    }),
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
  const all = [...found.values()];
  const gaps = all.flatMap(({ rule, later, code, reason, scenarios }) => {
    const lacks: ("code" | "scenario")[] = [];
    if (code.length === 0 && reason === undefined) lacks.push("code");
    if (scenarios.length === 0) lacks.push("scenario");
    return later || lacks.length === 0 ? [] : [{ rule, lacks }];
  });
  return { game, rules: all, gaps, problems };
}
