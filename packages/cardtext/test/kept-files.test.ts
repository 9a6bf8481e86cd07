/** What was read of a file is kept as long as the file and what it was read with stay the same. */
import { expect, test } from "vitest";
import { KeptFiles } from "../src/kept-files.ts";

test("a file is read again when its text, its sort or what it is read with has changed, and else not", () => {
  const kept = new KeptFiles<number>();
  const [words, others] = [{}, {}];
  let times = 0;
  const read = (text: string, beside = words, draft?: true): number =>
    kept.read({ path: "a.yaml", text, ...(draft && { draft }) }, beside, () => ++times);
  expect([read("one"), read("one"), read("one", others), read("one")]).toEqual([1, 1, 2, 1]);
  expect([read("two"), read("two"), read("two", words, true)]).toEqual([3, 3, 4]);
  expect(read("one")).toBe(5);
});

test("of very many letters those go that were asked for longest ago", () => {
  const kept = new KeptFiles<number>();
  const words = {};
  let times = 0;
  const read = (path: string): number =>
    kept.read({ path, text: "x".repeat(1_500_000) }, words, () => ++times);
  expect([read("a"), read("b"), read("a"), read("c")]).toEqual([1, 2, 1, 3]);
  expect([read("a"), read("b")]).toEqual([1, 4]);
});
