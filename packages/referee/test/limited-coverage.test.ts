/** The book of limited play, as the books of games are held to: no rule without a line and a proof, in both languages. */
import { expect, test } from "vitest";
import { loadLimitedRules } from "../src/games.ts";
import { limitedCoverage } from "../src/limited-coverage.ts";

test("every rule has code that applies it and a test that shows it, and no id is made up", () => {
  const { gaps, problems, rules } = limitedCoverage();
  expect(gaps.map(({ rule, lacks }) => `${rule.id} lacks ${lacks.join(", ")}`)).toEqual([]);
  expect(problems).toEqual([]);
  expect(rules.length).toBe(loadLimitedRules().length);
});

test("every rule is said in Japanese as well", () => {
  expect(loadLimitedRules().filter(({ said }) => !said?.ja)).toEqual([]);
});
