/**
 * What would have to be so, in the language of whoever asks. Rules say it in English, and what they say is the key to its
 * words in other languages: those of the kernel, and those that a game brings. They describe no rule; they only say it.
 */
import type { Game } from "./game.ts";
import type { Verdict } from "./judge.ts";
import { NEEDS_JA } from "./needs.ja.ts";
import type { NeedWords } from "./words.ts";

const OWN: Readonly<Record<string, NeedWords>> = { ja: NEEDS_JA };

interface Glossary {
  whole: ReadonlyMap<string, string>;
  /** In the order in which they were written: the first that can be said in full is the one. */
  patterns: readonly { pattern: RegExp; words: string }[];
}

/** What has to be so, in a language; in English where that has no words for it. */
export const needIn = (game: Game, needs: string, language: string): string =>
  said(needs, glossaryOf(game, language)) ?? needs;

/** A verdict with its reasons in a language. */
export function verdictIn(game: Game, verdict: Verdict, language: string): Verdict {
  if (verdict.verdict !== "forbidden") return verdict;
  const reasons = verdict.reasons.map((reason) => ({
    ...reason,
    needs: needIn(game, reason.needs, language),
  }));
  return { ...verdict, reasons };
}

function said(english: string, glossary: Glossary): string | undefined {
  const whole = glossary.whole.get(english);
  if (whole !== undefined) return whole;
  for (const { pattern, words } of glossary.patterns) {
    const parts = pattern.exec(english)?.slice(1);
    const put = parts?.map((part) => said(part, glossary) ?? (isName(part) ? part : undefined));
    if (put?.every((part) => part !== undefined))
      return words.replace(HOLE, (_hole, n: string) => put[Number(n)]!);
  }
  return undefined;
}

/** A seat, a number: the same in every language. */
const isName = (part: string): boolean => !part.includes(" ");

const HOLE = /\{(\d)\}/g;

const glossaries = new WeakMap<Game, Map<string, Glossary>>();

function glossaryOf(game: Game, language: string): Glossary {
  const known = glossaries.get(game) ?? new Map<string, Glossary>();
  glossaries.set(game, known);
  let glossary = known.get(language);
  if (!glossary) {
    glossary = gather(game, language);
    known.set(language, glossary);
  }
  return glossary;
}

function gather(game: Game, language: string): Glossary {
  const names = game.definitions.map(({ name, names }) => [name, names?.[language] ?? name] as const);
  const prompts = Object.values(game.prompts).map(
    ({ en = "", ...words }) => [en, words[language] ?? en] as const,
  );
  const words = Object.entries({ ...OWN[language], ...game.needs?.[language] });
  return {
    whole: new Map([...names, ...prompts, ...words]),
    patterns: words
      .filter(([english]) => english.includes("{0}"))
      .map(([english, words]) => ({ pattern: patternOf(english), words })),
  };
}

const patternOf = (english: string): RegExp => {
  const between = english.split(/\{\d\}/).map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${between.join("(.+?)")}$`);
};
