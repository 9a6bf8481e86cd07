import { expect, test } from "vitest";
import { changedIn, EMPTY, fairLists, stepped } from "./lists.ts";

const line = (card: string, count = 1) => ({ card, count });
const give = (card: string, count: number, rank: number) => ({ card, count, rank });
const wish = (card: string, count: number, rank: number) => ({ card, count, rank, why: "deck" as const });
test("copies are put on a list and taken away, and nobody gives a card and gets it", () => {
  const two = stepped(stepped(EMPTY, "gives", "a", 1), "gives", "a", 1);
  expect(two).toEqual({ gives: [line("a", 2)], gets: [] });
  expect(stepped(two, "gets", "a", 1)).toEqual({ gives: [], gets: [line("a")] });
  expect(stepped(stepped(two, "gives", "a", -1), "gives", "a", -1)).toEqual(EMPTY);
});

test("a fair list has as many copies on both sides, the least dear for the most wished", () => {
  const mine = {
    gives: [give("dear", 1, 9), give("spare", 2, 1)],
    wishes: [wish("x", 1, 2), wish("y", 1, 10)],
  };
  const theirs = { wishes: [line("dear"), line("spare")], gives: [line("y", 3), line("z")] };
  expect(fairLists(mine, theirs)).toEqual({ gives: [line("spare")], gets: [line("y")] });
  expect(fairLists(mine, { wishes: [], gives: [line("x")] })).toEqual(EMPTY);
});

test("what another has changed in a list can be told", () => {
  expect([...changedIn([line("a"), line("b")], [line("a", 2), line("b"), line("c")])]).toEqual(["a", "c"]);
});
