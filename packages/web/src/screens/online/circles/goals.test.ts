import { expect, test } from "vitest";
import { changedSince, isWished, lackedOf } from "./goals.ts";

const deck = (id: string, cards: string[], changed: number) => ({ id, game: "g", name: id, cards, changed });

test("a deck is sent anew where it is other and later than what is kept of it", () => {
  const kept = [deck("a", ["x"], 5), deck("b", ["x"], 5), deck("c", ["x"], 5)];
  const own = [deck("a", ["y"], 6), deck("b", ["x"], 6), deck("c", ["y"], 4), deck("d", ["y"], 9)];
  expect(changedSince(own, kept).map(({ id }) => id)).toEqual(["a"]);
});

test("what a deck lacks is counted by copies, and is wished where as many are", () => {
  const lacked = lackedOf(
    ["x", "x", "y", "z", "z", "z"],
    new Map([
      ["x", 1],
      ["y", 4],
    ]),
  );
  expect(lacked).toEqual([
    { card: "x", count: 1 },
    { card: "z", count: 3 },
  ]);
  const wish = (count: number) => ({
    wishes: [{ card: "z", count, rank: 1, why: "deck" as const }],
  });
  const isPrinted = (card: string): boolean => card !== "x";
  expect(isWished(lacked, wish(3), isPrinted)).toBe(true);
  expect(isWished(lacked, wish(2), isPrinted)).toBe(false);
});
