/** Ratings as they come out of many matches between people whose strength is known. */
import { expect, test } from "vitest";
import { chanceOf } from "../../test/tournaments.ts";
import { rated, weightOf } from "./rated.ts";
import { conservative, NEWCOMER, type Rating } from "./rating.ts";

const settled: Rating = { rating: 1500, deviation: 60, volatility: 0.06 };
const ranks = (...players: string[]) => players.map((player, i) => ({ player, rank: i + 1 }));
const one = (ratings: Record<string, Rating>, player: string): Rating => {
  const found = ratings[player];
  if (!found) throw new Error(`nobody is called ${player}`);
  return found;
};

test("two: a win, a loss, a draw", () => {
  const won = rated({ a: settled, b: settled }, { ranks: ranks("a", "b"), weight: 1 });
  expect(one(won, "a").rating - 1500).toBeCloseTo(1500 - one(won, "b").rating, 8);
  expect(one(won, "a").rating).toBeGreaterThan(1505);
  const drawn = {
    ranks: [
      { player: "a", rank: 1 },
      { player: "b", rank: 1 },
    ],
    weight: 1,
  };
  expect(one(rated({ a: settled, b: settled }, drawn), "a").rating).toBeCloseTo(1500, 8);
  expect(one(rated({ a: settled, b: { ...settled, rating: 1800 } }, drawn), "a").rating).toBeGreaterThan(
    1505,
  );
});

test("who is not known is a newcomer, and any name will do", () => {
  const after = rated({}, { ranks: ranks("constructor", "__proto__"), weight: 1 });
  expect(Object.keys(after).sort()).toEqual(["__proto__", "constructor"]);
  expect(one(after, "constructor").rating).toBeGreaterThan(1600);
  expect(one(after, "__proto__").deviation).toBeLessThan(NEWCOMER.deviation);
});

test("four: in the order of their ranks; those who share a rank below the first are not compared", () => {
  const before = { a: settled, b: settled, c: settled, d: settled };
  const after = rated(before, { ranks: ranks("a", "b", "c", "d"), weight: 1 });
  const order = [..."abcd"].map((player) => one(after, player).rating);
  expect(order).toEqual(order.toSorted((x, y) => y - x));
  expect(order.reduce((sum, value) => sum + value, 0)).toBeCloseTo(6000, 6);
  const lost = { ranks: [..."abcd"].map((player, i) => ({ player, rank: Math.min(i, 1) })), weight: 1 };
  const uneven = rated({ ...before, d: { ...settled, rating: 1900 } }, lost);
  const alone = rated(before, lost);
  // that d was stronger is nothing to b
  expect(one(uneven, "b")).toEqual(one(alone, "b"));
});

/** Spearman's: 1 where both put everybody in the same order. */
function rankCorrelation(xs: readonly number[], ys: readonly number[]): number {
  const placesOf = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return values.map((value) => sorted.indexOf(value));
  };
  const [places, others] = [placesOf(xs), placesOf(ys)];
  const squares = places.reduce((sum, place, i) => sum + (place - (others[i] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (xs.length * (xs.length ** 2 - 1));
}

interface League {
  correlation: number;
  /** How far off ratings are, in their own deviations: 1 where these say what they should. */
  calibration: number;
}

/** Two hundred people, strengths 200 apart, fifty matches each at tables of so many. */
function league(seats: number, winnerOnly: boolean, seed: number): League {
  const below = chanceOf(seed);
  const unit = () => (below(65536) + 0.5) / 65536;
  const normal = () => Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
  const strengths = Array.from({ length: 200 }, () => 200 * normal());
  const ratings: Record<string, Rating> = {};
  for (let match = 0; match < 50; match++) {
    const order = strengths.map((_, i) => ({ i, at: unit() })).sort((a, b) => a.at - b.at);
    for (let first = 0; first + seats <= order.length; first += seats) {
      const table = order.slice(first, first + seats).map(({ i }) => {
        // strength and luck of this kind put them in the order of Plackett-Luce
        return { player: String(i), shown: (strengths[i] ?? 0) / 173.7178 - Math.log(-Math.log(unit())) };
      });
      table.sort((a, b) => b.shown - a.shown);
      const told = table.map(({ player }, i) => ({ player, rank: winnerOnly ? Math.min(i, 1) : i }));
      Object.assign(ratings, rated(ratings, { ranks: told, weight: 1 }));
    }
  }
  const found = strengths.map((_, i) => ratings[i] ?? NEWCOMER);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const shift = mean(found.map(({ rating }) => rating)) - mean(strengths);
  const off = found.map(({ rating, deviation }, i) => (rating - shift - (strengths[i] ?? 0)) / deviation);
  return {
    correlation: rankCorrelation(
      found.map(({ rating }) => rating),
      strengths,
    ),
    calibration: Math.sqrt(mean(off.map((value) => value ** 2))),
  };
}

test.each([
  [2, false],
  [3, false],
  [4, false],
  [4, true],
])(
  "after fifty matches at tables of %i people stand as they should, and as surely as is said",
  (seats, only) => {
    for (const seed of [1, 2, 3]) {
      const { correlation, calibration } = league(seats, only, seed);
      expect(correlation).toBeGreaterThan(0.9);
      expect(calibration).toBeGreaterThan(0.75);
      expect(calibration).toBeLessThan(1.1);
    }
  },
);

test("meetings count less and less, never nothing, and old ones not at all", () => {
  const times = (meetings: number, daysAgo = 1) =>
    weightOf(Array.from({ length: meetings }, () => ({ daysAgo })));
  expect([0, 1, 2, 3, 4, 5].map((meetings) => times(meetings))).toEqual([1, 1, 1, 1 / 2, 1 / 3, 1 / 4]);
  expect(times(1000)).toBeGreaterThan(0);
  expect(times(100, 30)).toBe(1);
});

/** A hundred wins in a row of `a`: over one who loses them all, or over a hundred others. */
function hundredWins(start: Rating, kind: "fed" | "honest"): Rating {
  let ratings: Record<string, Rating> = { a: start, b: start };
  for (let i = 0; i < 100; i++) {
    const earlier = kind === "fed" ? Array.from({ length: i }, () => ({ daysAgo: 0 })) : [];
    const now = kind === "fed" ? ratings : { ...ratings, b: settled };
    ratings = rated(now, { ranks: ranks("a", "b"), weight: weightOf(earlier) });
  }
  return one(ratings, "a");
}

test("two who feed each other a hundred wins gain far less than as many honest ones bring", () => {
  const gain = (start: Rating, kind: "fed" | "honest") => hundredWins(start, kind).rating - start.rating;
  expect(gain(settled, "fed") / gain(settled, "honest")).toBeLessThan(0.25);
  expect(gain(NEWCOMER, "fed") / gain(NEWCOMER, "honest")).toBeLessThan(0.6);
  // on a leaderboard the newcomer stands about where an average player does who has settled
  const average = conservative(settled);
  expect(conservative(hundredWins(NEWCOMER, "fed"))).toBeLessThan(average + 50);
  expect(conservative(hundredWins(NEWCOMER, "honest"))).toBeGreaterThan(average + 400);
});
