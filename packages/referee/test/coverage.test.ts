import type { RuleInfo } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { cover } from "../src/coverage.ts";
import { formatProblem } from "../src/problems.ts";

const rules = [1, 2, 3].map(
  (n): RuleInfo => ({ id: `tiny-1.${n}`, topic: "", rule: "", shows: "", source: "" }),
);
const scenarios = [
  {
    path: "a.yaml",
    text: "- {title: All, rules: [tiny-1.1, tiny-1.2, tiny-1.3], expect: [{over: false}]}\n",
  },
];

/** What lacks code, and what is wrong, in a game of three rules with this program. */
function covered(program: string, reasons?: string, path = "a.ts") {
  const { gaps, problems } = cover(
    "tiny",
    rules,
    [{ path, text: program }],
    scenarios,
    reasons === undefined ? undefined : { path: "unapplied.yaml", text: reasons },
  );
  expect(gaps.every(({ lacks }) => lacks.join() === "code")).toBe(true);
  return { lacking: gaps.map(({ rule }) => rule.id), problems: problems.map(formatProblem) };
}

test("a rule that only comments name has no code", () => {
  const program = '// tiny-1.1\ncite("tiny-1.2"); /* "tiny-1.1" */\n/** `tiny-1.3` */\nconst a = 1;\n';
  expect(covered(program)).toEqual({ lacking: ["tiny-1.1", "tiny-1.3"], problems: [] });
});

test("what looks like a comment in a text is none", () => {
  const program =
    'say("//", "tiny-1.1");\nconst a = `/* ${need("tiny-1.2")} */`;\nconst b = /[/]/ && "no, tiny-1.3";\n';
  expect(covered(program)).toEqual({ lacking: [], problems: [] });
});

test("tests apply no rule", () => {
  expect(covered('cite("tiny-1.1")', undefined, "a.test.ts").lacking).toHaveLength(3);
});

test("a reason stands for code, but not where there is code", () => {
  expect(covered('cite("tiny-1.1")', "tiny-1.1: a\ntiny-1.2: b\ntiny-1.4: c\n")).toEqual({
    lacking: ["tiny-1.3"],
    problems: [
      "unapplied.yaml:1:1: tiny-1.1 needs no reason here: a.ts:1 names it",
      expect.stringMatching(/^unapplied\.yaml:3:1: there is no rule tiny-1\.4/),
    ],
  });
});

test("a reason is a text", () => {
  const { lacking, problems } = covered("", 'tiny-1.1:\ntiny-1.2: ""\n');
  expect([lacking.length, problems.length]).toEqual([3, 2]);
});

test("a program that cannot be read is told, and names nothing", () => {
  expect(covered('cite("tiny-1.1"')).toEqual({
    lacking: ["tiny-1.1", "tiny-1.2", "tiny-1.3"],
    problems: ["a.ts:1:1: this cannot be read as a program"],
  });
});

describe("measured bounds", () => {
  const file = (test: string) => ({
    path: "trade.yaml",
    text: `command: x\nchosen: y\ntest: ${test}\nbounds:\n  - { rule: tiny-1.2, measure: m, most: 1, measured: 0 }\n`,
  });
  const program = [{ path: "a.ts", text: 'cite("tiny-1.1", "tiny-1.2", "tiny-1.3");' }];
  const lacking = (named: string, test: string | undefined) => {
    const testOf = () => (test === undefined ? undefined : { path: named, text: test });
    const { gaps, problems } = cover("tiny", rules, program, [], undefined, [{ file: file(named), testOf }]);
    return { lacking: gaps.map(({ rule }) => rule.id), problems: problems.map(formatProblem) };
  };

  test("stand for a scenario where a test holds them", () => {
    expect(lacking("b.test.ts", "const bounds = loadBounds(id);\n")).toEqual({
      lacking: ["tiny-1.1", "tiny-1.3"],
      problems: [],
    });
  });

  test("may be of a rule of another game, but not of none of this one", () => {
    const of = (id: string) => {
      const other = file("b.test.ts");
      const text = other.text.replace("tiny-1.2", id);
      const testOf = () => ({ path: "b.test.ts", text: "loadBounds(id);" });
      return cover("tiny", rules, program, scenarios, undefined, [{ file: { ...other, text }, testOf }]);
    };
    expect(of("other-1.2").problems).toEqual([]);
    expect(of("tiny-1.4").problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^trade\.yaml:5:1: there is no rule tiny-1\.4/),
    ]);
  });

  test("stand for nothing without the test, or where the test does not read them", () => {
    const all = ["tiny-1.1", "tiny-1.2", "tiny-1.3"];
    const problems = [
      expect.stringMatching(/^trade\.yaml:1:1: the test that holds these bounds is not there/),
    ];
    expect(lacking("b.test.ts", undefined)).toEqual({ lacking: all, problems });
    expect(lacking("b.test.ts", "// loadBounds(id)\n")).toEqual({ lacking: all, problems });
    expect(lacking("b.ts", "loadBounds(id)")).toEqual({ lacking: all, problems });
  });
});
