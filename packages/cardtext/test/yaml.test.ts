/** YAML within bounds: its plain part is read, everything else is refused at its place and in words. */
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { keyText, longestFile, readYaml } from "../src/yaml.ts";

const read = (text: string, longest?: number) => {
  const { value, contents, problems } = readYaml({ path: "a.yaml", text }, longest);
  expect(problems.every(({ file }) => file === "a.yaml")).toBe(true);
  return { value, contents, told: problems.map((p) => `${p.line}:${p.column} ${p.message.en}`) };
};
const wrong = (text: string, longest?: number): string[] => {
  const { value, contents, told } = read(text, longest);
  expect([value, contents]).toEqual([undefined, null]);
  return told;
};
const deep = (open: string, times: number, close: string) => open.repeat(times) + close.repeat(times);

test.each<[text: string, value: unknown]>([
  ["", null],
  ["# nothing\n", null],
  ["\uFEFFa: 1", { a: 1 }],
  ["a: [1, x]\nb: {c: yes, d: true}\n", { a: [1, "x"], b: { c: "yes", d: true } }],
  ["a: |\n  x\n  y\n", { a: "x\ny\n" }],
  ["- a\n-\n- 'b: c'", ["a", null, "b: c"]],
  [`${" ".repeat(120)}a: 1`, { a: 1 }],
  [`${" ".repeat(130)}\na: 1`, { a: 1 }],
  [deep("[", 60, "]"), JSON.parse(deep("[", 60, "]"))],
  [`[${Array(100).fill("[]").join()}]`, Array(100).fill([])],
  ["a: &x 1\nb: *x", { a: 1, b: 1 }],
  ["- &x {a: [1]}\n- *x\n- [*x]", [{ a: [1] }, { a: [1] }, [{ a: [1] }]]],
  [
    "- &x {a: 1, b: 2}\n- {<<: *x, b: 3, c: 4}",
    [
      { a: 1, b: 2 },
      { a: 1, b: 3, c: 4 },
    ],
  ],
  ["- &x {a: 1}\n- &y {a: 2, b: 2}\n- {<<: [*x, *y]}", [{ a: 1 }, { a: 2, b: 2 }, { a: 1, b: 2 }]],
  ["- &x 1\n- &x 2\n- *x", [1, 2, 2]],
  ["- '<<': 1", [{ "<<": 1 }]],
])("%j is read", (text, value) => {
  expect(read(text)).toMatchObject({ value, told: [] });
});

test.each<[why: string, text: string, told: string[]]>([
  ["what is not closed", 'a: "x', ["1:6 a text in quotation marks has no end"]],
  [
    "a tab, and nothing that follows from it",
    "- a: 1\n\tb: 2\n\tc: 3",
    ["2:1 this line begins with a tab; set it in by blanks, two for each step"],
  ],
  [
    "a colon in a text without quotation marks",
    "- name: A\n  flavour: Stop: now",
    ['2:3 a text with a colon in it stands in quotation marks: flavour: "Stop: now"'],
  ],
  ["a tab", "\ta: 1", ["1:1 this line begins with a tab; set it in by blanks, two for each step"]],
  ["what refers to nothing", "- *x", ["1:3 *x stands for nothing: no &x comes before it"]],
  ["what refers to itself", "&x [*x]", ["1:5 *x stands for nothing: no &x comes before it"]],
  ["what refers to what comes later", "- *x\n- &x 1", ["1:3 *x stands for nothing: no &x comes before it"]],
  ["a name for a key", "- &x a\n- *x : 1", ["2:3 a key is a word"]],
  [
    "taking over a word",
    "a: &x 1\nb: {<<: *x}",
    ["2:5 << takes over a mapping, or a list of them: << : *name"],
  ],
  ["a second taking over", "a: &x {b: 1}\nc: {<<: *x, <<: *x}", ['2:13 "<<" stands here a second time']],
  ["a sort", "a: !!str 1", ["1:10 a ! says of what sort something is; none is needed"]],
  ["a sort of one's own", "a: !x 1", ["1:4 a ! says of what sort something is; none is needed"]],
  ["a version", "%YAML 1.2\n---\na: 1", ["1:1 a file begins without a line of %"]],
  ["a second document", "a: 1\n---\nb: 2", ["2:1 a file is one document; here another begins"]],
  ["a key that is a list", "? [a]\n: b", ["1:3 a key is a word"]],
  ["a key that is nothing", "? \n: b", ["1:3 a key is a word"]],
  ["a key of the machine's own", "__proto__: 1", ['1:1 there is no key "__proto__"']],
  ["a key twice", "a: 1\nb: 1\na: 2", ['3:1 "a" stands here a second time']],
  ["a number twice", "1: 2\n1: 3", ['2:1 "1" stands here a second time']],
  ["a letter nobody sees", 'a: "b\\u202ec"', ["1:4 a letter that nobody can see (U+202E)"]],
  ["one in the file", "a: b\u0000c", ["1:5 a letter that nobody can see (U+0000)"]],
  ["brackets in brackets", "[".repeat(61), ["1:61 at most 60 brackets are open at once"]],
  ["braces in braces", `a: ${"{".repeat(61)}`, ["1:64 at most 60 brackets are open at once"]],
  ["a line far in", `a:\n${" ".repeat(121)}b: 1`, ["2:1 a line is set in by at most 120 letters"]],
  ["lists in lists", `${"- ".repeat(61)}a`, ["1:1 a line is set in by at most 120 letters"]],
  ["a list far in a line", `a: ${"? ".repeat(61)}b`, ["1:2 a line is set in by at most 120 letters"]],
])("%s is refused", (_, text, told) => {
  expect(wrong(text)).toEqual(told);
});

describe("names that stand for names", () => {
  const laughs = (times: number): string =>
    Array.from(
      { length: times },
      (_, i) => `- &a${i + 1} [${Array(10).fill(i === 0 ? "x" : `*a${i}`)}]`,
    ).join("\n");
  test("have a bound on all that they come to", () => {
    expect(read(laughs(4)).told).toEqual([]);
    const before = performance.now();
    expect(wrong(laughs(9)).join()).toMatch(
      /^\d:\d+ names stand for more than 50000 things in this file; write less by them$/,
    );
    // all of them would be a thousand million
    expect(performance.now() - before).toBeLessThan(10_000);
  });
  test("and on how deep they go", () => {
    const deeper = (n: number): string =>
      Array.from({ length: n }, (_, i) => `- &a${i + 1} [${i === 0 ? "x" : `*a${i}`}]`).join("\n");
    expect(read(deeper(50)).told).toEqual([]);
    expect(wrong(deeper(200))).toHaveLength(1);
    expect(wrong(deeper(200))[0]).toMatch(/at most 60 lists and mappings lie in one another/);
  });
});

describe("of much that is wrong", () => {
  test.each([
    ["for the reader", "] ".repeat(50)],
    ["beside what is plain", Array.from({ length: 50 }, (_, i) => `k${i}: !x y`).join("\n")],
    ["among keys", "a: 1\n".repeat(50)],
  ])("twenty are told: %s", (_, text) => {
    expect(wrong(text)).toHaveLength(20);
  });

  test("what stands at a place is not repeated, and a key is cut where it is long", () => {
    expect(wrong("] a")[0]).toBe(
      "1:1 this sign stands where none can; what is a text goes into quotation marks",
    );
    const name = "x".repeat(400);
    const [told] = wrong(`${name}: 1\n${name}: 1`);
    expect(told).toMatch(/^2:1 "x+…" stands here a second time$/);
    expect(told!.length).toBeLessThan(150);
  });
});

test("a file has its bound, and another where one is given", () => {
  expect(read("x".repeat(longestFile)).told).toEqual([]);
  expect(wrong("x".repeat(longestFile + 1))[0]).toMatch(
    /^1:1 a file of this kind has at most 100,?000 letters/,
  );
  expect(read("abc", 3).value).toBe("abc");
  expect(wrong("abc", 2)).toEqual([
    "1:1 a file of this kind has at most 2 letters; this one has 3: split it into several files",
  ]);
});

test("a key is told as it stands in the file", () => {
  const key = (text: string): string => {
    const { contents } = readYaml({ path: "a.yaml", text });
    return keyText((contents as unknown as { items: { key: unknown }[] }).items[0]!.key);
  };
  expect(key(".inf: 1")).toBe(".inf");
  expect(key("0x10: 1")).toBe("0x10");
  expect(key("'a b': 1")).toBe("a b");
  expect(keyText(7)).toBe("7");
});

describe("what the reader of YAML would say", () => {
  const BROKEN = [
    'a: "x',
    "a: 'x",
    "\ta: 1",
    "] a",
    "a: [1 2]",
    "a: [1",
    "{a: 1",
    "a: {b: 1\nc: 2",
    "a: b: c",
    "a: - b",
    "a: &x &y 1",
    "a: & 1",
    "- *x: 1",
    "a: !x !y 1",
    "a: @b",
    "a: `b`",
    'a: "\\q"',
    "a:\n  - b\n c: 1",
    "a: 1\n b: 2",
    "a: |x\n  b",
    "a\nb: 1",
    `${"k".repeat(1100)}: 1`,
    "a: [b: {c]",
    "%FOO\n---\na: 1",
    "a: 1 #\nb:#2",
    "- a\nb: 1",
    "[a]: 1",
    "a: [\nb\n]",
    "--- a: 1",
    "&x *x",
  ];
  const library = (text: string): string[] => {
    const doc = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
    return [...doc.errors, ...doc.warnings].map(({ message }) => message.trim());
  };
  test("is said in our words, in both languages", () => {
    const told = BROKEN.map((text) => ({
      text,
      library: library(text),
      ...readYaml({ path: "a.yaml", text }),
    }));
    const codes = new Set(
      BROKEN.flatMap((text) => parseDocument(text, { uniqueKeys: false }).errors.map(({ code }) => code)),
    );
    expect(codes.size).toBeGreaterThan(9);
    for (const { text, library: said, problems } of told) {
      if (said.length > 0) expect({ text, n: problems.length }).not.toEqual({ text, n: 0 });
      for (const { message } of problems) {
        for (const sentence of said) expect(message.en).not.toContain(sentence.slice(0, 20));
        expect(message.ja).toMatch(/[ぁ-ん]/);
      }
    }
  });
});
