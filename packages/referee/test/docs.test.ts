import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatProblem } from "../src/problems.ts";
import { loadScenarios, runSuite } from "../src/suite.ts";

const page = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);

test("the first scenario of the page passes", async () => {
  const suite = await loadScenarios([{ path: "page.yaml", text: blocks[0]! }], "ttcg");
  expect(suite.problems.map(formatProblem)).toEqual([]);
  expect(runSuite(suite, [1, 2, 3, 4]).flatMap((result) => result.failures)).toEqual([]);
});

test("the start that the page shows is one", async () => {
  const start = blocks.find((block) => block.startsWith("start:"))!.replace(/^/gm, "  ");
  const text = `- title: x\n  rules: [ttcg-1.1]\n${start}\n  expect: [{over: false}]\n`;
  const suite = await loadScenarios([{ path: "page.yaml", text }], "ttcg");
  expect(suite.problems.map(formatProblem)).toEqual([]);
  expect(runSuite(suite, [1]).flatMap((result) => result.failures)).toEqual([]);
});
