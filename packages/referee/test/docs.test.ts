/** Every example of docs/scenarios.md is what it says it is. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatProblem } from "../src/problems.ts";
import { loadScenarios, runSuite } from "../src/suite.ts";

const page = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);
const whole = blocks.filter((block) => block.startsWith("- title:"));
const rest = blocks.filter((block) => !block.startsWith("- title:"));

/** Of the lines in code that are no YAML: the words of the tables in backticks. */
const told = [...page.matchAll(/^\| (`.+?`) \|/gm)].map((match) => match[1]!);

async function wrongWith(text: string): Promise<string[]> {
  const suite = await loadScenarios([{ path: "page.yaml", text }]);
  return [
    ...suite.problems.map(formatProblem),
    ...runSuite(suite, [1, 2, 3, 4]).flatMap(({ failures }) => failures.map(({ en }) => en)),
  ];
}

test("the page shows scenarios, and parts of them", () => {
  expect(whole.length).toBeGreaterThan(5);
  expect(rest.map((block) => /^ *(\w+)/.exec(block)![1])).toEqual(["start", "do", "refuse"]);
  expect(told.length).toBeGreaterThan(30);
});

test.each(whole.map((block) => [/title: (.*)/.exec(block)![1]!, block]))("%s", async (_, block) => {
  expect(await wrongWith(block)).toEqual([]);
});

const inScenario = (block: string, more: string): string =>
  `- title: x\n  rules: [ttcg-1.1]\n${block.replace(/^/gm, "  ")}\n${more}`;

test("the start that the page shows is one, and does what it says", async () => {
  const start = rest.find((block) => block.startsWith("start:"))!;
  const expected = `  play:
    - expect: [{A.points: 12}, Kite Harness is attached to Ash Courier, Kiln Imp is under Forge Captain]
    - do: [{A: end phase}]
    - expect: [options include: attack Ash Courier > player]
`;
  expect(await wrongWith(inScenario(start, expected))).toEqual([]);
});

test("each step of doing that the page shows is one", async () => {
  const doing = rest.find((block) => block.startsWith("do:"))!;
  // they belong to no one position, so that the first is not possible; but all of them are read
  const found = await wrongWith(inScenario(doing, "  expect: [{over: false}]\n"));
  expect(found).toHaveLength(4);
  expect(found[0]).toMatch(/A: play Kiln Imp is not taken/);
});

test("the refusals that the page shows are read, and those of files are refused so", async () => {
  const refusing = rest.find((block) => block.startsWith("refuse:"))!;
  const found = await wrongWith(inScenario(refusing, ""));
  expect(found.length).toBeGreaterThan(0);
  expect(found.join("\n")).not.toMatch(/there is no|has to|says because/);
  expect(found.join("\n")).not.toMatch(/ttcg-1\.[14]/);
});
