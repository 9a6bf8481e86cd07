import { expect, test } from "vitest";
import { pulledOf } from "./pulled.ts";

test("a copy is new once and wished as often as it is lacked, and the best come last", () => {
  const standing = { owned: new Map([["a", 2]]), wished: new Map([["b", 1]]) };
  const odds = (card: string): number => (card === "c" ? 0.1 : 3);
  const { pulled, after } = pulledOf(["c", "b", "a", "b"], standing, odds);
  expect(pulled.map(({ card }) => card)).toEqual(["a", "b", "b", "c"]);
  expect(pulled.map(({ isNew }) => isNew)).toEqual([false, true, false, true]);
  expect(pulled.map(({ isWished }) => isWished)).toEqual([false, true, false, false]);
  expect(pulled[3]!.isSeldom).toBe(true);
  expect(after.owned.get("b")).toBe(2);
  expect(after.wished.get("b")).toBe(0);
});
