import { beforeEach, expect, test, vi } from "vitest";
import { mark, marksIn } from "./marks.ts";

const kept = (id: string, step = 0) => ({ kept: { state: "kept" as const, id }, step });
let rows: Map<string, string>;

beforeEach(() => {
  rows = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

test("marks are a match's own, and what was taken back goes with the next", () => {
  mark(kept("a", 4));
  mark(kept("a", 9));
  mark(kept("b", 2));
  expect([marksIn(kept("a")), marksIn(kept("b")), marksIn(kept("c"))]).toEqual([[4, 9], [2], []]);
  mark(kept("a", 6));
  expect(marksIn(kept("a"))).toEqual([4, 6]);
});

test("of matches long past nothing is kept", () => {
  for (let n = 0; n < 30; n++) mark(kept(`match ${n}`, 1));
  expect(marksIn(kept("match 29"))).toEqual([1]);
  expect(marksIn(kept("match 5"))).toEqual([]);
});

test("what is no list of marks is none", () => {
  for (const text of ["", "null", "{", '[["a", "b"]]', '[["a", [1.5]]]', "[3]"]) {
    rows.set("tefuda.marks", text);
    expect(marksIn(kept("a"))).toEqual([]);
  }
});

test("where nothing may be kept nothing is marked", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  mark(kept("a", 1));
  expect(marksIn(kept("a"))).toEqual([]);
});
