/** The rules of a game in the language that is set: loaded once, when somebody first reads one. */

import { byGame } from "virtual:rules";
import { type RuleInfo, ruleIn } from "@tefuda/kernel";
import { useEffect, useMemo, useState } from "react";
import { useSession } from "../../state/session.ts";
import { useLanguage } from "../../words/index.tsx";

/** A rule, the language in which it is said, and what it is about in English, by which words of cards find it. */
export type ReadRule = RuleInfo & { language: string; about: string };

/** Null until they have come. A game without a rulebook has none. */
export function useRules(game: string): readonly ReadRule[] | null {
  const session = useSession();
  const language = useLanguage();
  const [read, setRead] = useState<{ game: string; rules: readonly RuleInfo[] } | null>(null);
  useEffect(() => {
    const load = byGame[game];
    if (load) load().then(({ default: rules }) => setRead({ game, rules }), session.failed);
    else setRead({ game, rules: [] });
  }, [game, session]);
  const rules = read?.game === game ? read.rules : null;
  return useMemo(
    () => rules && rules.map((rule) => ({ ...ruleIn(rule, language), about: rule.topic })),
    [rules, language],
  );
}
