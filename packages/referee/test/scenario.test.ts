import { toyPackage } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";
import { bindAll, type Suite } from "../src/bound.ts";
import { formatProblem } from "../src/problems.ts";
import { MODES, runScenario } from "../src/scenario.ts";
import { readScenarios } from "../src/scenario-file.ts";
import { englishOf } from "./in-japanese.ts";

function load(text: string): Suite {
  const { doc, scenarios } = readScenarios({ path: "s.yaml", text });
  const suite: Suite = { bound: [], problems: [...doc.problems] };
  doc.problems.length = 0;
  bindAll(toyPackage, [], scenarios, suite);
  return suite;
}
const problems = (text: string): string[] => load(text).problems.map(formatProblem);
const failures = (text: string): string[] => {
  const suite = load(text);
  expect(suite.problems.map(formatProblem)).toEqual([]);
  return suite.bound.flatMap((bound) =>
    MODES.flatMap((mode) => runScenario(bound, mode).failures.map((f) => `${mode} ${englishOf(f)}`)),
  );
};

const GOOD = `
- title: The mightier one sends the other to the heap
  rules: [toy-3]
  note: Equal might does too.
  start:
    A:
      hearts: 3
      hand: [Bee]
      row: [{card: Bee, hits: 2}, {card: Cat, tapped: true, under: [Cat, Ant]}]
      stack: [Cat, Ant]
    B: {row: [Bee, {card: Dodo, attached to: Bee@B}], stack: {only: [Ant, Bee]}}
  play:
    - expect:
        - A.hearts: 3
        - B.hearts: 4
        - B.hand: 0
        - A.hand: [Bee]
        - A.stack.top: [Cat, Ant]
        - A.stack: 32
        - B.stack: [Ant, Bee]
        - turn: 3
        - player: A
        - asked: A
        - question: turn
        - Cat@A is tapped
        - Cat@A.row.2.1 is under Cat@A.row.2
        - Ant is under Cat@A.row.2
        - Ant@A is not on top
        - Dodo is attached to Bee@B
        - Bee@A.row is attached to nothing
        - Bee@A.row has hits 2
        - Bee@B has might 2
        - Bee@B is untapped
        - B sees A.hand: ["?"]
        - A sees A.hand: [Bee]
        - options include: [hit Bee > Bee, hit Bee > Dodo, play Bee]
        - options exclude: hit Cat > Bee
        - winner: nobody
        - over: false
        - effects waiting: 0
    - refuse:
        - A: hit Cat@A > Bee@B
          because: toy-3
        - B: hit Bee@B > Bee@A.row
          because: toy-3
        - A: hit Bee@A > player
          because: [toy-4]
    - do:
        - A: hit Bee@A.row > Bee@B
    - expect:
        - Bee is in heap
        - Bee@A.row is tapped
        - Dodo is attached to nothing
        - heap: [Bee]
        - log in order: ["Bee hits Bee"]
        - log excludes: Turn
    - do: [{A: guess}, {A: 2}, {B: yes}]
    - expect: [{A sees B.hand: []}]
    - do: [{A: pass}, {B: pass}]
    - expect: [{turn: 5}]
    - do: [{pass until turn: 7}]
    - expect: [{turn: 7}, {asked: A}]
`;

describe("a scenario", () => {
  test("that is right passes in every way", () => {
    expect(failures(GOOD)).toEqual([]);
  });

  test("may start in the first turn, and in the other's", () => {
    expect(
      failures(`
- title: First
  rules: [toy-1]
  start: {turn: 1, player: B, B: {hand: [Cat]}}
  expect: [{turn: 1}, {asked: B}, {player: B}, B.hand: [Cat]]
- title: Later
  rules: [toy-1]
  start: {turn: 8, player: A, turnLimit: 9, A: {stack: {bottom: [Cat]}}}
  expect: [{turn: 8}, {asked: A}, {A.stack.bottom: [Dodo, Cat]}]
`),
    ).toEqual([]);
  });

  test("ends with who won and why", () => {
    expect(
      failures(`
- title: No hearts left
  rules: [toy-4]
  start: {A: {row: [Cat]}, B: {hearts: 3}}
  do: [{A: hit Cat > player}]
  expect: [{winner: A}, {ended by: toy-4}, {over: true}, {asked: nobody}]
- title: Giving up
  rules: [toy-8]
  do: [{A: give up}]
  expect: [{winner: B}, {ended by: toy-8}]
`),
    ).toEqual([]);
  });

  test("auto passes on while somebody can", () => {
    expect(
      failures(`[{title: x, rules: [toy-1], do: [{auto: pass}], expect: [{question: lay down}]}]`),
    ).toEqual([]);
  });

  const start = "[{title: x, rules: [toy-3], start: {A: {hand: [Bee], row: [Bee, Cat]}, B: {row: [Cat]}}, ";
  test.each([
    [
      "do: [{A: hit Bee > Ant}], expect: [{over: true}]",
      /1 s\.yaml:1: A: hit Bee > Ant is not taken: .*A is asked ".*" and may: .*pass/s,
    ],
    ["do: [{B: pass}], expect: [{over: true}]", /is not taken/],
    ["expect: [Cat@B is tapped]", /Cat@B\.row\.1 is not tapped/],
    ["expect: [Cat is tapped]", /Cat can be several cards: Cat@A\.row\.2, Cat@B\.row\.1/],
    ["expect: [Ant is tapped]", /no card is Ant/],
    ["expect: [A.hearts: 3]", /A\.hearts is 4/],
    ["expect: [A.hand: 2]", /A\.hand has 1: Bee/],
    ["expect: [A.hand: [Bee, Cat]]", /there is Bee/],
    ["expect: [{asked: B}]", /it is A/],
    ["expect: [{winner: A}]", /it is nobody \(the game is not over\)/],
    ["expect: [{options include: fly}]", /not offered: fly; offered: /],
    ["expect: [{options exclude: pass}]", /offered: pass/],
    ["expect: [{log in order: [hits]}]", /no "hits" in the log/],
    ["expect: [Cat@B has might 9]", /has might 3/],
    ["expect: [Cat@B is under Cat@A]", /Cat@B is not under Cat@A\.row\.2; nothing is/],
    ["expect: [Cat@B is in A.row]", /it is Cat@B\.row\.1/],
    ["refuse: [{A: pass, because: toy-1}]", /this is allowed/],
    ["refuse: [{A: hit Bee@A.row > player, because: toy-3}]", /refused, but not because of toy-3: toy-4/],
    ["refuse: [{A: fly away, because: toy-3}]", /"fly away" is not understood; A is asked ".*" and may: /],
  ])("that is wrong says so: %s", (rest, message) => {
    const found = failures(`${start}${rest}}]`);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(message);
  });
});

describe("a scenario file with a mistake", () => {
  const one = (more: string): string => `- title: x\n  rules: [toy-1]\n${more}`;
  const ok = "  expect: [{over: false}]\n";
  test.each<[string, string, string]>([
    ["no list", "title: x\n", "s.yaml:1:1: a scenario file is a list of scenarios; expected - title: …"],
    ["broken YAML", "- title: x\n  rules: [toy-1\n", "s.yaml:3:1: what begins with [ or { has no end"],
    ["a tab", "- title: x\n\trules: []\n", "s.yaml:2:1: this line begins with a tab"],
    [
      "a key twice",
      "- title: x\n  title: y\n  rules: [toy-1]\n  expect: []\n",
      `s.yaml:2:3: "title" stands here a second time`,
    ],
    ["no title", "- rules: [toy-1]\n  expect: [{over: false}]\n", 's.yaml:1:3: "title" is missing'],
    ["no rules", `- title: x\n${ok}`, 's.yaml:1:3: "rules" is missing'],
    ["empty rules", `- title: x\n  rules: []\n${ok}`, 's.yaml:2:10: "rules": names at least one rule'],
    ["a number for a title", `- title: 5\n  rules: [toy-1]\n${ok}`, 's.yaml:1:10: "title" has to be text'],
    [
      "an unknown key",
      one(`  expects: [{over: false}]\n`),
      's.yaml:3:3: there is no key "expects"; did you mean "expect"?',
    ],
    ["nothing shown", one("  do: [{A: pass}]\n"), "s.yaml:1:10: this scenario shows nothing"],
    ["the same title", `${one(ok)}${one(ok)}`, "s.yaml:4:10: the title of line 1 again"],
    [
      "two kinds in a step of play",
      one("  play: [{do: [{A: pass}], expect: [{over: false}]}]\n"),
      "s.yaml:3:10: a step of play is one of",
    ],
    [
      "an unknown rule",
      `- title: x\n  rules: [toy-11]\n${ok}`,
      's.yaml:2:11: there is no rule "toy-11"; did you mean "toy-1"',
    ],
    [
      "an unknown card",
      one(`  start: {A: {hand: [Ent]}}\n${ok}`),
      's.yaml:3:22: there is no card "Ent"; did you mean "Ant"?',
    ],
    [
      "an unknown card in detail",
      one(`  start: {A: {row: [{card: Kat}]}}\n${ok}`),
      's.yaml:3:28: there is no card "Kat"; did you mean "Cat"?',
    ],
    [
      "an unknown zone",
      one(`  start: {A: {rows: [Ant]}}\n${ok}`),
      's.yaml:3:15: there is no zone or number "rows"; did you mean "row"?',
    ],
    [
      "an unknown key of a card",
      one(`  start: {A: {row: [{card: Ant, taped: true}]}}\n${ok}`),
      's.yaml:3:33: there is no key "taped"; did you mean "tapped"?',
    ],
    [
      "a card without a name",
      one(`  start: {A: {row: [{tapped: true}]}}\n${ok}`),
      's.yaml:3:21: "card" is missing',
    ],
    [
      "a value that is no number",
      one(`  start: {A: {hearts: many}}\n${ok}`),
      's.yaml:3:23: "hearts" has to be',
    ],
    [
      "an unknown start",
      one(`  start: {turns: 3}\n${ok}`),
      's.yaml:3:11: there is no key "turns"; did you mean "turn"',
    ],
    ["an impossible turn", one(`  start: {turn: 0}\n${ok}`), "s.yaml:3:17: a turn from 1 to 99"],
    [
      "an unknown seat",
      one(`  start: {player: C}\n${ok}`),
      's.yaml:3:19: there is no seat "C"; expected A or B',
    ],
    ["an unknown phase", one(`  start: {phase: night}\n${ok}`), 's.yaml:3:18: there is no phase "night"'],
    [
      "an unknown part of the stack",
      one(`  start: {A: {stack: {upper: [Ant]}}}\n${ok}`),
      's.yaml:3:23: there is no key "upper"',
    ],
    [
      "a step that is text",
      one("  do: [pass]\n  expect: [{over: false}]\n"),
      "s.yaml:3:8: a step of do is `A: notation`",
    ],
    [
      "an unknown helper",
      one("  do: [{autos: pass}]\n  expect: [{over: false}]\n"),
      's.yaml:3:9: there is no seat or helper "autos"; did you mean "auto"?',
    ],
    [
      "two answers in a step",
      one("  do: [{A: pass, B: pass}]\n  expect: [{over: false}]\n"),
      "s.yaml:3:8: one answer a step",
    ],
    [
      "a sentence of no form",
      one("  expect: [Ant looks sad]\n"),
      's.yaml:3:12: "Ant looks sad" says nothing that can be looked up',
    ],
    [
      "a sentence of no card",
      one("  expect: [Bat is tapped]\n"),
      's.yaml:3:12: there is no card "Bat"; did you mean',
    ],
    [
      "an unknown fact",
      one("  expect: [{A.heart: 3}]\n"),
      's.yaml:3:13: there is no fact "A.heart"; did you mean "A.hearts"',
    ],
    ["text for a number", one("  expect: [{A.hearts: three}]\n"), 's.yaml:3:23: "A.hearts" is a number'],
    [
      "a refusal without a rule",
      one("  refuse: [{A: pass}]\n"),
      "s.yaml:3:12: a refusal says because of which rule",
    ],
    [
      "a refusal by an unknown rule",
      one("  refuse: [{A: pass, because: toy-99}]\n"),
      's.yaml:3:31: there is no rule "toy-99"',
    ],
    ["a refusal of nobody", one("  refuse: [{because: toy-1}]\n"), "s.yaml:3:12: a refusal is one"],
  ])("%s", (_, text, message) => {
    expect(problems(text)[0]).toContain(message);
  });
});
