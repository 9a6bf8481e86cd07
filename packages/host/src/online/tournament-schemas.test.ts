import { expect, test } from "vitest";
import { tournamentForm as plan, tournamentResult as result } from "./tournament-schemas.ts";

test("what an organiser may plan", () => {
  expect(plan.safeParse({ form: "swiss", rounds: 5, cut: 8 }).success).toBe(true);
  expect(plan.safeParse({ form: "elimination" }).success).toBe(true);
  expect(plan.safeParse({ form: "swiss", rounds: 0, cut: null }).success).toBe(false);
  expect(plan.safeParse({ form: "elimination", rounds: 3 }).success).toBe(false);
});

test("the games bear the outcome out", () => {
  expect(result.safeParse({ outcome: "first", games: [2, 1] }).success).toBe(true);
  expect(result.safeParse({ outcome: "first", games: null }).success).toBe(true);
  expect(result.safeParse({ outcome: "first", games: [1, 2] }).success).toBe(false);
  expect(result.safeParse({ outcome: "drawn", games: [1, 1] }).success).toBe(true);
  expect(result.safeParse({ outcome: "drawn", games: [2, 1] }).success).toBe(false);
});
