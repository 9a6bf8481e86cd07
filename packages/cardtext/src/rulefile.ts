/** Rulebooks: a list of rules, each with its id and its words. */
import {
  type Problem,
  type RuleInfo,
  type RuleWords,
  type SourceFile,
  shown,
  type Words,
} from "@tefuda/kernel";
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

const WORDS = ["topic", "rule", "ruling"] as const;

/**
 * Reads what the rules say in another language, by their ids: of every rule, and a ruling just where there is one. Gives
 * the rules with that; what is wrong is told with its place, and then they are as they were.
 */
export function readRuleWords(
  file: SourceFile,
  language: string,
  rules: readonly RuleInfo[],
): { rules: readonly RuleInfo[]; problems: Problem[] } {
  const { contents, value, problems, lines } = readYaml(file, LONGEST);
  if (problems.length > 0) return { rules, problems };
  const tell = (node: Node | null | undefined, message: Words): void => {
    problems.push({ file: file.path, ...lines.at(node?.range?.[0] ?? 0), message });
  };
  if (!isMap(contents)) {
    tell(contents, RULES.words);
    return { rules, problems };
  }
  const ids = new Set(rules.map(({ id }) => id));
  for (const { key } of contents.items)
    if (!ids.has(String(key))) tell(key as Node, RULES.unknown(shown(String(key))));
  for (const rule of rules) {
    const words = contents.get(rule.id, true) as Node | undefined;
    if (isMap(words)) checkWords(words as YAMLMap, rule, tell);
    else tell(contents, RULES.unsaid(rule.id));
  }
  if (problems.length > 0) return { rules, problems };
  const said = value as Readonly<Record<string, RuleWords>>;
  return {
    rules: rules.map((rule) => ({ ...rule, said: { ...rule.said, [language]: said[rule.id]! } })),
    problems,
  };
}

function checkWords(words: YAMLMap, rule: RuleInfo, tell: (node: Node, message: Words) => void): void {
  for (const part of WORDS) {
    const node = words.get(part, true) as Node | undefined;
    if (node === undefined && rule[part] !== undefined) tell(words, RULES.lacks(part));
    else if (node !== undefined && rule[part] === undefined) tell(node, RULES.more(part));
    else if (node !== undefined && !(isScalar(node) && typeof node.value === "string"))
      tell(node, RULES.text(part));
  }
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
