/** A scenario begins in any phase, at any question and before the first turn, in a format by its name. */
import { describe, expect, test } from "vitest";
import { loadScenarios, runSuite } from "../src/suite.ts";
import { GAMES, wrongWith } from "./ruling.ts";

const card = (id: string): string =>
  `  cards: [{name: Test Ox, ${GAMES.find((game) => game.id === id)!.ox}}]\n`;

test.each<[game: string, start: string, expected: string]>([
  [
    "sangoku",
    "question: changeHand, A: {hand: [Test Ox, Test Ox]}",
    "{turn: 0}, {asked: A}, {A.hand: [Test Ox, Test Ox]}, {A.forts: 0}, {B.forts: 0}, {A.deck: 30}, {B.hand: 5}, options include: put back Test Ox@A.hand.1",
  ],
  [
    "sangoku",
    "question: changeHand, player: B, B: {hand: [Test Ox]}",
    "{asked: B}, {B.hand: [Test Ox]}, {A.hand: 5}",
  ],
  ["sangoku", "question: begin", "{turn: 0}, {asked: A}, {question: begin}, {A.hand: 0}"],
  ["sangoku", "phase: 準備", "{turn: 0}, {asked: A}"],
  [
    "sangoku",
    "phase: draw phase, A: {deck: [Test Ox]}",
    "{turn: 3}, {asked: A}, {A.hand: [Test Ox]}, {phase: resource phase}, log in order: [A draws]",
  ],
  ["sangoku", "question: place", "{turn: 3}, {asked: A}, {question: place}"],
  [
    "trails",
    "question: mulligan, A: {hand: [Test Ox]}",
    "{turn: 0}, {asked: A}, {A.hand: [Test Ox]}, {question: mulligan}",
  ],
  ["trails", "question: initiative", "{turn: 0}, {asked: A}"],
  ["trails", "phase: ドローステップ, A: {deck: [Test Ox]}", "{turn: 3}, {phase: draw step}, {asked: A}"],
  [
    "tails",
    "question: setUp, A: {hand: [Test Ox]}",
    "{turn: 0}, {asked: A}, {A.hand: [Test Ox]}, options include: lay Test Ox",
  ],
  ["tails", "question: newRule, player: B", "{turn: 0}, {asked: B}"],
  [
    "ttcg",
    "phase: draw, A: {deck: [Test Ox]}",
    "{turn: 3}, {asked: A}, {A.hand: [Test Ox]}, {phase: main}, log in order: [A draws]",
  ],
  ["ttcg", "phase: メインフェイズ", "{phase: main}"],
  ["ttcg", "phase: battle", "{phase: battle}, {asked: A}"],
  [
    "sangoku",
    "turn: 4, player: B, phase: end phase, hand limit: 2, B: {hand: [Test Ox, Test Ox, Test Ox]}",
    "{turn: 4}, {asked: B}, {question: surplus}, {B.hand: 3}",
  ],
])("%s: {%s}", async (game, start, expected) => {
  expect(await wrongWith(game, `${card(game)}  start: {${start}}\n  expect: [${expected}]`)).toEqual([]);
});

describe("what cannot be begun at is told", () => {
  test.each([
    [
      "sangoku",
      "phase: interception",
      /goes by without such a moment where everybody only passes: begin before it/,
    ],
    ["sangoku", "question: intercept", /without the question "intercept" where everybody only passes/],
    ["ttcg", "question: lunch", /there is no question "lunch"/],
    ["ttcg", "format: classic", /True Trading Card Game has no formats/],
  ])("%s: %s", async (game, start, message) => {
    expect((await wrongWith(game, `  start: {${start}}\n  expect: [{over: false}]`)).join("\n")).toMatch(
      message,
    );
  });
});

test("a format is named, in either language, and its settings may be changed", async () => {
  const run = async (start: string, expected: string): Promise<string[]> => {
    const text = `[{title: x, rules: [sangoku-2.10], start: {${start}}, expect: [${expected}]}]`;
    const suite = await loadScenarios([{ path: "f.yaml", text }], "sangoku");
    return [
      ...suite.problems.map(({ message }) => message.en),
      ...runSuite(suite, [1, 2, 3, 4]).flatMap((r) => r.failures.map(({ en }) => en)),
    ];
  };
  for (const name of ["classic", "Classic", "クラシック"])
    expect(await run(`format: ${name}`, "{resourceCap: 10}")).toEqual([]);
  expect(await run("format: classic, resource cap: 4", "{resourceCap: 4}")).toEqual([]);
  expect(await run("format: clasic", "{over: false}")).toEqual(['there is no format "clasic"']);
});
