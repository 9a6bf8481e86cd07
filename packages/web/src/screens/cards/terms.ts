/** The words of a card that a rule explains. */
import type { CardInfo, Look } from "@tefuda/kernel";
import type { ReadRule } from "../rules/useRules.ts";

export interface TermOf {
  word: Readonly<Record<string, string>>;
  rule: ReadRule;
}

/** Those that its game names, in the order of the card; and what its texts are headed with, where a rule is about that. */
export function termsOf(info: CardInfo, { terms = [] }: Look, rules: readonly ReadRule[]): TermOf[] {
  const found: TermOf[] = [];
  const add = (word: TermOf["word"], rule: ReadRule | undefined): void => {
    if (rule && !found.some((one) => one.rule === rule)) found.push({ word, rule });
  };
  for (const { words } of info.texts) {
    const { en = "" } = words;
    const [, head = ""] = HEAD.exec(en) ?? [];
    const about = topics(rules).get(head.toLowerCase());
    if (about) add(headIn(words), about);
    const named = terms.filter(({ word }) => en.includes(word.en ?? "") && word.en);
    for (const { word, rule } of named.toSorted((a, b) => en.indexOf(a.word.en!) - en.indexOf(b.word.en!)))
      add(
        word,
        rules.find(({ id }) => id === rule),
      );
  }
  return found;
}

/** The word before the colon that says what sort of text it is. */
const HEAD = /^([^:：.]{2,24})[:：]/;

const headIn = (words: Readonly<Record<string, string>>): TermOf["word"] =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, text]) => {
      const head = HEAD.exec(text)?.[1];
      return head ? [[language, head]] : [];
    }),
  );

const known = new WeakMap<readonly ReadRule[], Map<string, ReadRule>>();
/** Rules by what they are about: the first whose topic ends in a word. */
function topics(rules: readonly ReadRule[]): Map<string, ReadRule> {
  const before = known.get(rules);
  if (before) return before;
  const all = new Map<string, ReadRule>();
  for (const rule of rules) {
    const word = rule.about.split(" / ").at(-1)!.split(",")[0]!.toLowerCase();
    if (!all.has(word)) all.set(word, rule);
  }
  known.set(rules, all);
  return all;
}
