/** The price guide: it finds the worths by which trades were made, and is as sure of them as it says. */
import { expect, test } from "vitest";
import { leanOf, leanOfOther, surely, together } from "../src/guide/lean.ts";
import { type Exchange, GUIDE_RULE, priceGuide, UNKNOWN } from "../src/guide.ts";
import { packChance } from "../src/open.ts";
import { wide } from "../src/shuffled.ts";
import { correlation } from "../src/simulate/stats.ts";

const uniform = (chance: ReturnType<typeof packChance>): number => wide(chance, 2 ** 32) / 2 ** 32;

/** Worths of chance, 1 on average, the dearest about eight times the cheapest. */
function worthsOf(cards: number, seed: number): number[] {
  const chance = packChance(seed, 1);
  const raw = Array.from({ length: cards }, () => 2 ** (3 * uniform(chance)));
  const mean = raw.reduce((a, b) => a + b, 0) / cards;
  return raw.map((worth) => worth / mean);
}

/** Bundles that meet by chance, of one to three copies each; a trade comes about the likelier the nearer they are in worth. */
function tradesOf(worths: readonly number[], many: number, spread: number, seed: number): Exchange[] {
  const chance = packChance(seed, 2);
  const bundle = () =>
    Array.from({ length: 1 + chance.below(3) }, () => ({ card: chance.below(worths.length), copies: 1 }));
  const trades: Exchange[] = [];
  while (trades.length < many) {
    const [gave, got] = [bundle(), bundle()];
    const sum = (side: typeof gave) => side.reduce((n, { card }) => n + worths[card]!, 0);
    const gap = (sum(got) - sum(gave)) ** 2 / (spread ** 2 * ((gave.length + got.length) / 2));
    if (uniform(chance) < Math.exp(-gap / 2)) trades.push({ gave, got });
  }
  return trades;
}

/**
 * As people swap: both lay out what the other wishes for, hold each kind for a little more or less than it is worth, and take
 * back from the dearer side until the two are near.
 */
function swapsOf(worths: readonly number[], many: number, spread: number, seed: number): Exchange[] {
  const chance = packChance(seed, 3);
  const trades: Exchange[] = [];
  while (trades.length < many) {
    const held = worths.map((worth) => worth * Math.exp(spread * (uniform(chance) + uniform(chance) - 1)));
    const side = () =>
      Array.from({ length: 1 + chance.below(5) }, () => ({
        card: chance.below(worths.length),
        copies: 1,
      })).sort((a, b) => held[b.card]! - held[a.card]!);
    const sides = [side(), side()] as const;
    const sum = (cards: Exchange["gave"]) => cards.reduce((n, { card }) => n + held[card]!, 0);
    for (;;) {
      const gap = sum(sides[0]) - sum(sides[1]);
      const long = gap > 0 ? sides[0] : sides[1];
      if (long.length < 2 || held[long.at(-1)!.card]! >= 2 * Math.abs(gap)) break;
      long.pop();
    }
    const [gave, got] = sides;
    if (Math.abs(Math.log(sum(gave) / sum(got))) < Math.log(1.25)) trades.push({ gave, got });
  }
  return trades;
}

test.each([
  { how: "by chance", of: tradesOf, cards: 40, trades: 800, spread: 0.3 },
  { how: "by chance", of: tradesOf, cards: 120, trades: 1500, spread: 0.2 },
  { how: "in swaps", of: swapsOf, cards: 40, trades: 800, spread: 0.5 },
  { how: "in swaps", of: swapsOf, cards: 120, trades: 3000, spread: 0.4 },
])("finds worths of $cards cards within its stated errors, of $trades trades $how", (plan) => {
  const gaps: number[] = [];
  const both: [number, number][] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const worths = worthsOf(plan.cards, seed);
    const guide = priceGuide(plan.cards, plan.of(worths, plan.trades, plan.spread, seed));
    for (const { card, worth, error } of guide.worths) {
      gaps.push((worth - worths[card]!) / error);
      both.push([worth, worths[card]!]);
    }
  }
  const within = gaps.filter((gap) => Math.abs(gap) < 1.645).length / gaps.length;
  expect(within).toBeGreaterThan(0.86);
  expect(within).toBeLessThan(0.94);
  expect(correlation(...transposed(both))).toBeGreaterThan(0.9);
});

const transposed = (pairs: readonly [number, number][]): [number[], number[]] => [
  pairs.map(([a]) => a),
  pairs.map(([, b]) => b),
];

test("without trades every card is worth 1, and nobody is sure of it", () => {
  const { worths, rule } = priceGuide(3, []);
  expect(rule).toBe(GUIDE_RULE);
  for (const { worth, error, trades } of worths) {
    expect(worth).toBeCloseTo(1, 6);
    expect(error).toBeGreaterThan(0.5);
    expect(trades).toBe(0);
  }
});

test("one for one says of every card the same; two for one says which is dearer", () => {
  const even = priceGuide(
    2,
    Array(50).fill({ gave: [{ card: 0, copies: 1 }], got: [{ card: 1, copies: 1 }] }),
  );
  expect(even.worths[0]!.worth).toBeCloseTo(even.worths[1]!.worth, 2);
  const twice = priceGuide(
    2,
    Array(50).fill({ gave: [{ card: 0, copies: 2 }], got: [{ card: 1, copies: 1 }] }),
  );
  expect(twice.worths[1]!.worth / twice.worths[0]!.worth).toBeGreaterThan(1.6);
});

test("a trade leans to whoever had more worth of it, as surely as that is known", () => {
  const [good, poor] = [
    { copies: 1, worth: 2, error: 0.3 },
    { copies: 2, worth: 0.5, error: 0.1 },
  ];
  const lean = leanOf([good], [poor]);
  expect(lean.worth).toBeCloseTo(1, 12);
  expect(lean.variance).toBeCloseTo(0.13, 12);
  expect(surely(lean)).toBeCloseTo(1 - 1.645 * Math.sqrt(0.13), 12);
  expect(surely(leanOfOther(lean))).toBe(0);
  // of cards that nobody ever traded nothing is sure, of many like trades together more than of each
  expect(surely(leanOf([{ copies: 1, ...UNKNOWN }], []))).toBe(0);
  expect(surely(together(lean, lean))).toBeGreaterThan(2 * surely(lean));
});

test("what is no trade is refused", () => {
  expect(() => priceGuide(2, [{ gave: [{ card: 2, copies: 1 }], got: [] }])).toThrow(RangeError);
  expect(() => priceGuide(2, [{ gave: [{ card: 1, copies: 0 }], got: [] }])).toThrow(RangeError);
});

test("twice the kinds take about eight times as long, as solving so many equations does", () => {
  const [few, many] = [400, 800].map((kinds) => {
    const trades = tradesOf(worthsOf(kinds, 1), 5 * kinds, 0.5, 1);
    const started = process.threadCpuUsage().user;
    priceGuide(kinds, trades);
    return process.threadCpuUsage().user - started;
  });
  // beside each other, so that a slow machine fails nothing that grows as it should
  expect(many! / few!).toBeLessThan(20);
});
