import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { check } from "./check-imports.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tefuda-laws-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the files and gives what is found in them as "file:line: what is wrong". */
function found(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "packages", file)), { recursive: true });
    writeFileSync(join(root, "packages", file), text);
  }
  return check(root).map(({ file, line, wrong }) => `${file.replace("packages/", "")}:${line}: ${wrong}`);
}

describe("which way imports point", () => {
  test("down is right", () => {
    expect(
      found({
        "kernel/src/index.ts": "export const a = 1;",
        "cardtext/src/index.ts": 'export { a } from "@tefuda/kernel";',
        "games/ttcg/src/index.ts": 'import { a } from "@tefuda/cardtext";\nexport const b = a;',
        "bots/src/index.ts": 'export * from "@tefuda/kernel";',
        "cli/src/main.ts": 'import "@tefuda/bots";\nimport "@tefuda/ttcg/text/tree";\nimport "node:fs";',
      }),
    ).toEqual([]);
  });

  test.each([
    ["kernel/src/a.ts", "@tefuda/cardtext", "kernel imports cardtext"],
    ["cardtext/src/a.ts", "@tefuda/ttcg", "cardtext imports games/ttcg"],
    ["games/ttcg/src/a.ts", "@tefuda/trails", "games/ttcg imports games/trails"],
    ["games/ttcg/src/a.ts", "@tefuda/referee", "games/ttcg imports referee"],
    ["bots/src/a.ts", "@tefuda/referee", "bots imports referee"],
    ["web/src/a.tsx", "@tefuda/cli/main", "web imports cli"],
    ["cli/src/a.ts", "@tefuda/web", "cli imports web"],
    ["kernel/src/a.ts", "../../cardtext/src/index.ts", "reaches into packages/cardtext by a path"],
    ["kernel/src/a.ts", "yaml", "kernel imports yaml"],
    ["cardtext/src/a.ts", "node:fs", "cardtext imports node:fs"],
  ])("%s must not import %s", (file, to, wrong) => {
    expect(found({ [file]: `// a comment\nimport "${to}";` })).toContain(`${file}:2: ${wrong}`);
  });

  test("types, re-exports and imports at run time point the same way", () => {
    const text = [
      'import type { A } from "@tefuda/cli";',
      'export { b } from "@tefuda/cli";',
      'export const c = () => import("@tefuda/cli");',
      'export type D = A | import("@tefuda/cli").D;',
    ].join("\n");
    expect(found({ "web/src/a.ts": text })).toEqual(
      [1, 2, 3, 4].map((n) => `web/src/a.ts:${n}: web imports cli`),
    );
  });

  test("a test of the kernel may use the tools of tests", () => {
    expect(found({ "kernel/src/a.test.ts": 'import "vitest";\nimport "node:fs";\nDate.now();' })).toEqual([]);
  });
});

describe("circles", () => {
  test("a circle through three files is found once", () => {
    expect(
      found({
        "bots/src/a.ts": 'import "./b.ts";',
        "bots/src/b.ts": '\nimport "./c.ts";',
        "bots/src/c.ts": 'import "@tefuda/bots/a";',
      }),
    ).toEqual([
      "bots/src/c.ts:1: imports run in a circle: packages/bots/src/a.ts → packages/bots/src/b.ts → " +
        "packages/bots/src/c.ts → packages/bots/src/a.ts",
    ]);
  });

  test("types alone close no circle, and two ways to one file are none", () => {
    expect(
      found({
        "bots/src/a.ts": 'import "./b.ts";\nimport "./c.ts";',
        "bots/src/b.ts": 'import type { A } from "./a.ts";\nimport "./c.ts";\nexport type B = A;',
        "bots/src/c.ts": 'import { type A } from "./a.ts";\nexport type C = A;',
      }),
    ).toEqual([]);
  });
});

describe("the kernel knows no game", () => {
  test.each([
    ["export const homebase = 1;", "homebase", "a zone of a game"],
    ["export const topOfFort = 1;", "Fort", "a zone of a game"],
    ["// what lies in their forts", "forts", "a zone of a game"],
    ['export const words = ["musou"];', "musou", "a keyword of a game"],
    ["export const MAX_BOND = 3;", "BOND", "a number of a game"],
    ["export function dodgeWith() {}", "dodge", "a keyword of a game"],
    ["/** as in ttcg-4.2 */", "ttcg", "a game's name"],
  ])("%s", (text, word, what) => {
    expect(found({ "kernel/src/a.ts": text })).toContain(`kernel/src/a.ts:1: "${word}" is ${what}`);
  });

  test("words that only contain such a word are free, and those of the whole genre", () => {
    expect(found({ "kernel/src/a.ts": "export const fortune = (trapeze: number) => trapeze;" })).toEqual([]);
    expect(
      found({ "kernel/src/a.ts": "// a deck, a hand, a mulligan, what is tapped or discarded" }),
    ).toEqual([]);
  });

  test("the grammar may speak of zones, but names no game; games may say all", () => {
    expect(
      found({ "cardtext/src/a.ts": "// fort, sangoku", "games/ttcg/src/a.ts": "// fort, sangoku" }),
    ).toEqual([`cardtext/src/a.ts:1: "sangoku" is a game's name`]);
  });
});

describe("the kernel knows no world outside", () => {
  test.each([
    ["Date", "export const a = Date.now();"],
    ["Date", "export const a = (d: Date) => d;"],
    ["Math.random", "export const a = Math.random();"],
    ["setTimeout", "export const a = () => setTimeout(a, 1);"],
    ["fetch", 'export const a = () => fetch("x");'],
    ["process", "export const a = process.env;"],
    ["console", "console.log(1);"],
    ["performance", "export const a = performance.now();"],
  ])("%s: %s", (name, text) => {
    expect(found({ "kernel/src/a.ts": text })).toEqual([`kernel/src/a.ts:1: kernel uses ${name}`]);
  });

  test("fields of such a name, text and other packages are free", () => {
    const text =
      'export const a = { process: 1 };\nexport const b = a.process + Math.imul(2, 3); // a Date\nexport const c = "fetch";';
    expect(
      found({ "kernel/src/a.ts": text, "cli/src/a.ts": "console.log(Date.now(), Math.random());" }),
    ).toEqual([]);
  });
});

test("any is found in types and nowhere else", () => {
  const text = "// any\nexport const any = 1;\nexport function f(x: any): any[] {\n  return x as any;\n}";
  expect(found({ "web/src/a.ts": text }).map((line) => line.split(": ")[0])).toEqual([
    "web/src/a.ts:3",
    "web/src/a.ts:3",
    "web/src/a.ts:4",
  ]);
});

test("a file past 400 lines is a warning", () => {
  found({ "web/src/a.ts": "// line\n".repeat(401) });
  expect(check(root)).toMatchObject([
    { line: 401, warning: true, wrong: expect.stringContaining("401 lines") },
  ]);
});

test("a file that cannot be parsed is reported, not passed over", () => {
  expect(found({ "web/src/a.ts": "export const = 1;" })).toEqual([
    expect.stringContaining("web/src/a.ts:1: cannot be read"),
  ]);
});

test("what is built or installed is not looked at", () => {
  expect(found({ "web/dist/a.ts": "let a: any;", "web/node_modules/b/a.ts": "let a: any;" })).toEqual([]);
});
