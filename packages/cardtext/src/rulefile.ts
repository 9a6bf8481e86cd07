/** Rulebooks: a list of rules, each with its id and its words. */
import type { Problem, RuleInfo, SourceFile, Words } from "@tefuda/kernel";
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { RULES } from "./words/lists.ts";
import { readYaml } from "./yaml.ts";

/** The most letters of a rulebook. */
const LONGEST = 200_000;

/** What every rule has, as texts. */
const PARTS = ["id", "topic", "rule", "shows", "source"] as const;

/** Reads a rulebook; what is wrong is told with its place, and then there are no rules. */
export function readRuleFile(file: SourceFile): { rules: RuleInfo[]; problems: Problem[] } {
  const { contents, value, problems, lines } = readYaml(file, LONGEST);
  if (problems.length > 0) return { rules: [], problems };
  const tell = (node: Node | null | undefined, message: Words): void => {
    problems.push({ file: file.path, ...lines.at(node?.range?.[0] ?? 0), message });
  };
  const rules = isMap(contents) ? (contents.get("rules", true) as Node | undefined) : undefined;
  if (!isSeq(rules)) {
    tell(rules ?? contents, RULES.file);
    return { rules: [], problems };
  }
  for (const rule of rules.items as Node[]) {
    if (!isMap(rule)) tell(rule, RULES.rule(PARTS));
    else checkRule(rule as YAMLMap, tell);
  }
  return problems.length > 0
    ? { rules: [], problems }
    : { rules: (value as { rules: RuleInfo[] }).rules, problems };
}

function checkRule(rule: YAMLMap, tell: (node: Node, message: Words) => void): void {
  for (const part of PARTS) if (!rule.has(part)) tell(rule, RULES.lacks(part));
  for (const part of [...PARTS, "ruling"]) {
    const node = rule.get(part, true) as Node | undefined;
    if (node !== undefined && !(isScalar(node) && typeof node.value === "string"))
      tell(node, RULES.text(part));
  }
}

/** The ids of a rulebook in its order, from how many rules each chapter has. */
export const ruleIds = (game: string, chapters: Readonly<Record<number, number>>): string[] =>
  Object.entries(chapters).flatMap(([chapter, n]) =>
    Array.from({ length: n }, (_, i) => `${game}-${chapter}.${i + 1}`),
  );
