/**
 * Whether every rule of limited play has a line that applies it and a test that shows it. It has no scenarios, since what it
 * rules comes before a match: tests stand in their place, which name a rule as scenarios do.
 */
import { type Coverage, cover, type Place } from "./coverage.ts";
import { LIMITED_BOOK, loadLimitedRules, readSource, sourcesOfTheHouse } from "./games.ts";
import { mentionsIn } from "./mentions.ts";

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Looks through all packages; of those files that name no rule of the book nothing is read but the text. */
export function limitedCoverage(): Coverage {
  const named = new RegExp(`\\b${LIMITED_BOOK}-\\d`);
  const naming = sourcesOfTheHouse()
    .map(readSource)
    .filter(({ text }) => named.test(text));
  const sources = naming.filter(({ path }) => !isTest(path));
  const found = cover(LIMITED_BOOK, loadLimitedRules(), sources, []);
  const shown = new Map<string, Place[]>();
  for (const test of naming.filter(({ path }) => isTest(path)))
    for (const { id, line, inComment } of mentionsIn(LIMITED_BOOK, test).mentions)
      if (!inComment) shown.set(id, [...(shown.get(id) ?? []), { file: test.path, line }]);
  const rules = found.rules.map((one) => ({ ...one, scenarios: shown.get(one.rule.id) ?? [] }));
  const gaps = rules.flatMap(({ rule, code, scenarios }) => {
    const lacks: ("code" | "scenario")[] = [];
    if (code.length === 0) lacks.push("code");
    if (scenarios.length === 0) lacks.push("scenario");
    return lacks.length === 0 ? [] : [{ rule, lacks }];
  });
  return { ...found, rules, gaps };
}
