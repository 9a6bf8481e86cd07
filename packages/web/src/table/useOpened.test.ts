/** One sheet lies over the table; what it was opened from waits under it. */
import { expect, test } from "vitest";
import type { Open } from "./context.ts";
import { opening } from "./useOpened.ts";

const rule = (id: string): Open => ({ sheet: "rule", id });
const log: Open = { sheet: "log" };

test("a rule opened from the log lies on it, and another rule takes the place of the first", () => {
  const one = opening(opening([], log), rule("a"));
  expect(one).toEqual([log, rule("a")]);
  expect(opening(one, rule("b"))).toEqual([log, rule("b")]);
});

test("what asks or does something lies on nothing, and nothing lies on it", () => {
  expect(opening([log], { sheet: "giveUp" })).toEqual([{ sheet: "giveUp" }]);
  expect(opening([{ sheet: "menu" }], log)).toEqual([log]);
});

test("closing closes all, and what is open already is not opened again", () => {
  const trail = [log, rule("a")];
  expect(opening(trail, null)).toEqual([]);
  expect(opening(trail, trail[1]!)).toBe(trail);
});
