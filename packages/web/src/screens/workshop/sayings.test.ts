/** The pages of what cards can say, as the workshop searches them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayingsIn, sought } from "./sayings.ts";

const page = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/language-${name}.md`, import.meta.url), "utf8");

test.each(["ttcg", "tails", "trails", "sangoku", "dew"].flatMap((id) => [id, `${id}.ja`]))(
  "%s: every row of the page is there, with its chapter",
  (name) => {
    const text = page(name);
    const sayings = sayingsIn(text);
    const rows = text.split("\n").filter((line) => line.startsWith("| ")).length;
    const chapters = text.split("\n").filter((line) => line.startsWith("## ")).length;
    // a table has a head and a line below it
    const heads = text.split("\n").filter((line) => line.startsWith("| ---")).length;
    expect(sayings.filter(({ other }) => other !== undefined)).toHaveLength(rows - 2 * heads);
    const also = text.split("\n").filter((line) => line.startsWith("- ")).length;
    expect(sayings.filter(({ as }) => as !== undefined)).toHaveLength(also);
    expect(new Set(sayings.map(({ chapter }) => chapter)).size).toBe(chapters);
  },
);

test("words are sought in both languages, in any order", () => {
  const sayings = sayingsIn(page("tails"));
  const found = sought(sayings, "hand  looks");
  expect(found.length).toBeGreaterThan(0);
  for (const { pieces } of found) expect(pieces.join("").toLowerCase()).toMatch(/looks.*hand|hand.*looks/);
  expect(sought(sayings, "手札").length).toBeGreaterThan(0);
  expect(sought(sayings, "xyzzy")).toEqual([]);
});
