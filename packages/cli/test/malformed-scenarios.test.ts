/** Scenario files that cannot be used: what is told of them, and where; as with any scenario that fails, the exit code is 1. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english } from "./in-japanese.ts";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

withToy();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-bad-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const step = (line: string): string =>
  `- title: x\n  rules: [toy-1]\n  expect: [{over: false}]\n  play: [{${line}}]\n`;

describe("scenario files", () => {
  test.each<[string, string | Buffer, string | RegExp]>([
    ["nothing", "", "FILE:1:1: a scenario file is a list of scenarios"],
    ["broken YAML", "- title: [", /FILE:1:1\d: /],
    [
      "a misspelt word",
      "- title: x\n  rules: [toy-1]\n  expct: []\n",
      'FILE:3:3: there is no key "expct"; did you mean "expect"?',
    ],
    [
      "a rule nobody knows",
      "- title: x\n  rules: [toy-44]\n  expect: [{over: false}]\n",
      'FILE:2:11: there is no rule "toy-44"',
    ],
    [
      "names for what grows and grows",
      `- &a0 [x]\n${Array.from({ length: 20 }, (_, i) => `- &a${i + 1} [*a${i}, *a${i}, *a${i}]`).join("\n")}\n`,
      /FILE:\d+:\d+: names stand for more than 50000 things in this file; write less by them/,
    ],
    ["what refers to nothing", "- *x\n", "FILE:1:3: *x stands for nothing: no &x comes before it"],
    ["a sort", "- !!binary aGVsbG8=\n", "FILE:1:12: a ! says of what sort something is; none is needed"],
    ["another version", "%YAML 1.1\n---\n- title: x\n", "FILE:1:1: a file begins without a line of %"],
    ["a key twice", "- title: x\n  title: y\n", 'FILE:2:3: "title" stands here a second time'],
    ["a key that programs use", "- __proto__: {x: 1}\n", 'FILE:1:3: there is no key "__proto__"'],
    ["a key that is a list", "- ? [a]\n  : b\n", "FILE:1:5: a key is a word"],
    ["brackets in brackets", "[".repeat(70_000), "FILE:1:61: at most 60 brackets are open at once"],
    ["lists in lists", "- ".repeat(30_000), "FILE:1:1: a line is set in by at most 120 letters"],
    ["keys in keys", `- name: ${"? ".repeat(30_000)}`, "FILE:1:7: a line is set in by at most 120 letters"],
    ["an escape that breaks off", '"\\u{a: x', 'FILE:1:2: a text in "…" says something with \\ that'],
    [
      "more than a file holds",
      "# x\n".repeat(600_000),
      "FILE:1:1: a file of this kind has at most 500000 letters; this one has 2400000: split it into several files",
    ],
    ["a letter that ends texts", "- title: x\0\n", "FILE:1:11: a letter that nobody can see (U+0000)"],
    ["its escape", '- title: "\\0"\n', "FILE:1:10: a letter that nobody can see (U+0000)"],
    [
      "another encoding",
      Buffer.from([0x2d, 0x20, 0xe9, 0x0a]),
      "FILE:1:3: a file is written in UTF-8, and here it is not",
    ],
    ["an answer that is a mapping", step("do: [{A: {x: 1}}]"), "an answer is a text, or a list of texts"],
    [
      "an expectation that is one",
      step("expect: [{asked: {x: 1}}]"),
      "is a word or a number, or a list of them",
    ],
  ])("%s", async (_, text, message) => {
    const path = join(folder, "file.yaml");
    writeFileSync(path, text);
    const { code, out } = await tefuda(["scenario", path, "--game", "toy"]);
    const said = out.replaceAll(path, "FILE");
    if (typeof message === "string") expect(said).toContain(message);
    else expect(said).toMatch(message);
    expect(said).toMatch(/^0 passed, [1-9]\d* failed$/m);
    expect(code).toBe(1);
    const japanese = await tefuda(["scenario", path, "--game", "toy", "--lang", "ja"]);
    expect(english(japanese.out.replaceAll(path, "FILE"))).toEqual([]);
    expect(japanese.out.split("\n").length).toBe(out.split("\n").length);
  });
});
