/**
 * Whether every rule of a game has code that applies it and a scenario that shows it (law 5).
 *
 * A place in code is the rule's id in a source file of the game: as a text of the program, which is how a rule is
 * cited where it is enforced, or in a comment beside a line that enforces it.
 */
import { join } from "node:path";
import type { Problem, RuleInfo, SourceFile } from "@tefuda/kernel";
import { filesIn, gameEntry, gameFolder, loadRules, readSource } from "./games.ts";
import { near } from "./problems.ts";
import { FILE } from "./says.ts";
import { readScenarios } from "./scenario-file.ts";

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
  /** Where only a comment names it. */
  comments: Place[];
  scenarios: Place[];
}

export interface Coverage {
  game: string;
  rules: RuleCoverage[];
  /** Rules without code or without a scenario. */
  gaps: { rule: RuleInfo; lacks: ("code" | "scenario")[] }[];
  /** Ids that are no rule's, and scenario files that cannot be read. */
  problems: Problem[];
}

/** Looks through the sources and scenarios of a game. */
export async function coverageOf(id: string): Promise<Coverage> {
  const folder = gameFolder(id);
  const sources = filesIn(join(folder, "src"), ".ts").map(readSource);
  const scenarios = [".yaml", ".yml"]
    .flatMap((ending) => filesIn(join(folder, "scenarios"), ending))
    .map(readSource);
  return cover(id, await loadRules(id), gameEntry(id).later, sources, scenarios);
}

export function cover(
  game: string,
  rules: readonly RuleInfo[],
  laterSections: readonly string[],
  sources: readonly SourceFile[],
  scenarioFiles: readonly SourceFile[],
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
  for (const { path, text } of sources) {
    // Tests cite rules too, but they do not apply them.
    const test = path.endsWith(".test.ts");
    for (const { id, line, column, quoted } of idsIn(game, text)) {
      const rule = found.get(id);
      if (!rule) unknown(id, path, line, column);
      else if (!test) (quoted ? rule.code : rule.comments).push({ file: path, line });
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
  const gaps = all.flatMap(({ rule, later, code, comments, scenarios }) => {
    const lacks: ("code" | "scenario")[] = [];
    if (code.length + comments.length === 0) lacks.push("code");
    if (scenarios.length === 0) lacks.push("scenario");
    return later || lacks.length === 0 ? [] : [{ rule, lacks }];
  });
  return { game, rules: all, gaps, problems };
}

interface Mention extends Place {
  id: string;
  column: number;
  quoted: boolean;
}

/** Ids of a game's rules in a source text, with their places. */
function idsIn(game: string, text: string): Omit<Mention, "file">[] {
  const mentions: Omit<Mention, "file">[] = [];
  text.split("\n").forEach((content, i) => {
    for (const match of content.matchAll(new RegExp(`\\b${game}-\\d+(?:\\.\\d+)*\\b`, "g"))) {
      const before = content[match.index - 1];
      const after = content[match.index + match[0].length];
      const quoted = before !== undefined && before === after && `"'\``.includes(before);
      mentions.push({ id: match[0], line: i + 1, column: match.index + 1, quoted });
    }
  });
  return mentions;
}
