/** The rulings of Trails, which stands in no list of games yet: once it does, they run with those of the others. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { trails } from "@tefuda/trails";
import { expect, test } from "vitest";
import { filesIn, packageFolder, readSource } from "../src/games.ts";
import { formatProblem } from "../src/problems.ts";
import { readScenarios } from "../src/scenario-file.ts";
import { bindAll, runSuite, type Suite } from "../src/suite.ts";

const folder = packageFolder("trails");
const cards = filesIn(join(folder, "cards"), ".yaml").map(readSource);

test.each(readdirSync(join(folder, "scenarios")))("%s", (name) => {
  const { doc, scenarios } = readScenarios(readSource(join(folder, "scenarios", name)));
  const suite: Suite = { bound: [], problems: [...doc.problems] };
  bindAll(trails, cards, scenarios, suite);
  expect(suite.problems.map(formatProblem)).toEqual([]);
  const results = runSuite(suite, [1]);
  expect(results).toHaveLength(scenarios.length);
  expect(results.flatMap(({ scenario, failures }) => failures.map((f) => `${scenario.title}: ${f}`))).toEqual(
    [],
  );
});
