import fc from "fast-check";
import { Glicko2 } from "glicko2";
import { expect, test } from "vitest";
import {
  aged,
  conservative,
  expectation,
  LEAST_DEVIATION,
  NEWCOMER,
  PERIOD_DAYS,
  type Rating,
  updated,
} from "./rating.ts";

const rating = (value: number, deviation: number): Rating => ({ rating: value, deviation, volatility: 0.06 });

/** The example that Glickman works out in his description of Glicko-2. */
const example = {
  player: rating(1500, 200),
  games: [
    { against: rating(1400, 30), score: 1 },
    { against: rating(1550, 100), score: 0 },
    { against: rating(1700, 300), score: 0 },
  ],
};

test("the library agrees with Glickman's example", () => {
  const system = new Glicko2({ tau: 0.5 });
  const enter = ({ rating, deviation, volatility }: Rating) =>
    system.makePlayer(rating, deviation, volatility);
  const player = enter(example.player);
  system.updateRatings(example.games.map(({ against, score }) => [player, enter(against), score]));
  expect(Math.abs(player.getRating() - 1464.06)).toBeLessThan(0.02);
  expect(Math.abs(player.getRd() - 151.52)).toBeLessThan(0.01);
  expect(Math.abs(player.getVol() - 0.05999)).toBeLessThan(0.00001);
});

test("so does an update after the days of one period", () => {
  const after = updated(aged(example.player, PERIOD_DAYS), example.games, 1);
  expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.02);
  expect(Math.abs(after.deviation - 151.52)).toBeLessThan(0.01);
  expect(Math.abs(after.volatility - 0.05999)).toBeLessThan(0.00001);
});

test("a match alone makes nobody less certain, days without one do", () => {
  let player = rating(1500, 60);
  for (let i = 0; i < 100; i++) player = updated(player, [{ against: rating(1500, 60), score: i % 2 }], 1);
  expect(player.deviation).toBe(LEAST_DEVIATION);
  expect(aged(player, 0)).toEqual(player);
  expect(aged(rating(1500, 50), 365).deviation).toBeCloseTo(125.4, 1);
  expect(aged(player, 1e6)).toEqual({ ...player, deviation: NEWCOMER.deviation });
});

test("any update moves towards the result, by less the smaller its weight, and stays finite", () => {
  const any = fc
    .tuple(fc.integer({ min: -500, max: 4000 }), fc.integer({ min: 45, max: 350 }))
    .map(([value, deviation]) => rating(value, deviation));
  fc.assert(
    fc.property(any, any, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (before, against, weight) => {
      const whole = updated(before, [{ against, score: 1 }], 1);
      const part = updated(before, [{ against, score: 1 }], weight);
      const lost = updated(before, [{ against, score: 0 }], 1);
      expect(whole.rating).toBeGreaterThanOrEqual(part.rating);
      expect(part.rating).toBeGreaterThanOrEqual(before.rating);
      expect(lost.rating).toBeLessThanOrEqual(before.rating);
      for (const one of [whole, part, lost]) {
        expect(Object.values(one).every(Number.isFinite)).toBe(true);
        expect(one.deviation).toBeLessThanOrEqual(before.deviation);
        expect(one.deviation).toBeGreaterThanOrEqual(LEAST_DEVIATION);
      }
    }),
  );
  expect(updated(rating(0, 350), [{ against: rating(0, 350), score: 1 }], 1).rating).toBeCloseTo(162.2, 0);
  expect(updated(NEWCOMER, [], 1)).toEqual(NEWCOMER);
});

test("what is expected of two, and what a leaderboard goes by", () => {
  expect(expectation(rating(1500, 45), rating(1500, 350))).toBe(0.5);
  expect(expectation(rating(1700, 45), rating(1500, 45))).toBeCloseTo(0.756, 2);
  expect(expectation(rating(1700, 350), rating(1500, 350))).toBeLessThan(0.7);
  expect(conservative(NEWCOMER)).toBe(800);
});
