/** Scenario files as long as authors write them, in which things are written once. */
import { expect, test } from "vitest";
import { bindAll, type Suite } from "../src/bound.ts";
import { gameEntry } from "../src/games.ts";
import { formatProblem } from "../src/problems.ts";
import { readScenarios } from "../src/scenario-file.ts";
import { runSuite } from "../src/suite.ts";
import { GAMES, wrongWith } from "./ruling.ts";

const runAll = async (game: string, text: string): Promise<string[]> => {
  const { doc, scenarios } = readScenarios({ path: "s.yaml", text });
  const suite: Suite = { bound: [], problems: [...doc.problems] };
  doc.problems.length = 0;
  bindAll(await gameEntry(game).load(), [], scenarios, suite);
  return [
    ...suite.problems.map(formatProblem),
    ...runSuite(suite, [1]).flatMap(({ failures }) => failures.map(({ en }) => en)),
  ];
};

test.each(GAMES)("a file holds many positions with cards of their own ($id)", async ({ id, ox, row }) => {
  const flavour = Array.from(
    { length: 30 },
    (_, i) => `    # ${"a remark of its author ".repeat(5)}${i}`,
  ).join("\n");
  const one = (n: number): string =>
    `- title: Position ${n}\n  rules: [${id}-1.1]\n${flavour}\n  cards: [{name: Test Ox ${n}, ${ox}}]\n` +
    `  start: {A: {${row.id}: [Test Ox ${n}]}}\n  expect: ["Test Ox ${n} is in A.${row.id}"]\n`;
  const text = Array.from({ length: 45 }, (_, n) => one(n)).join("");
  expect(text.length).toBeGreaterThan(150_000);
  expect(await runAll(id, text)).toEqual([]);
});

test.each(GAMES)("cards and positions written once are taken over by name ($id)", async ({ id, ox, row }) => {
  const text = `
- title: One
  rules: [${id}-1.1]
  cards: &cards
    - &ox {name: Test Ox, ${ox}}
    - {<<: *ox, name: Test Cub}
  start: &start
    A: {${row.id}: &row [Test Ox, Test Cub]}
  expect: [A.${row.id}: *row]
- title: Two
  rules: [${id}-1.1]
  cards: *cards
  start: *start
  expect: [A.${row.id}: *row]
- title: Three
  rules: [${id}-1.1]
  cards: [*ox, {<<: *ox, name: Test Cub}, {<<: *ox, name: Test Calf}]
  start: {<<: *start, B: {${row.id}: [Test Calf]}}
  expect: [A.${row.id}: *row, B.${row.id}: [Test Calf]]
`;
  expect(await runAll(id, text)).toEqual([]);
});

test("a mistake in what is taken over is told where it is written", async () => {
  const [told] = await wrongWith("ttcg", "  start: {A: &a {units: [Ox]}, B: *a}\n  expect: [{over: false}]");
  expect(told).toMatch(/^r\.yaml:3:26: there is no card "Ox"/);
});

test.each(GAMES)("a mistake on a card taken over by name is told at the name ($id)", async ({ id, ox }) => {
  const text = `
- title: One
  rules: [${id}-1.1]
  cards: [{<<: &odd {oddly: [${"1, ".repeat(40)}1]}, name: Test Ox, ${ox}}, {<<: *odd, name: Test Cub, ${ox}, never: 1}]
  expect: [{over: false}]
`;
  const line = text.split("\n")[3]!;
  const columns = (await runAll(id, text)).map((told) =>
    Number(/^s\.yaml:4:(\d+): .*(oddly|never)/.exec(told)?.[1]),
  );
  const wanted = [line.indexOf("oddly"), line.indexOf("*odd"), line.indexOf("never")].map((at) => at + 1);
  expect(columns).toEqual(wanted);
});
