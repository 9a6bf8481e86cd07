/** People who open packs and trade: chances as stated, packs that answer to nothing, copies that are never lost, gifts within their limit. */
import { expect, test } from "vitest";
import { surely } from "../src/guide/lean.ts";
import { chancesOf, regional } from "../src/index.ts";
import { packsDue } from "../src/simulate/allotment.ts";
import { filledOf } from "../src/simulate/people.ts";
import type { DeckPlan, TradeSet } from "../src/simulate/set.ts";
import { correlation, estimate, gini, topShare } from "../src/simulate/stats.ts";
import { study } from "../src/simulate/study.ts";
import { fittedSkew, skewed, winners } from "../src/simulate/taste.ts";
import { live, PLAIN, TRADE_WAYS } from "../src/simulate/world.ts";

const kinds = Array.from({ length: 30 }, (_, i) => `k${i}`);
/** Five decks of ten cards, each kind twice; the first is the strongest. */
const decks = [0.6, 0.55, 0.5, 0.45, 0.4].map((strength, deck): DeckPlan => {
  const copies = new Int32Array(30);
  for (let i = 0; i < 5; i++) copies[(deck * 6 + i) % 30] = 2;
  return { id: `d${deck}`, copies, strength };
});
const set: TradeSet = {
  id: "toy",
  kinds,
  packs: { id: "toy", name: {}, slots: [{ cards: 4, sorts: [{ id: "any", weight: 1, names: kinds }] }] },
  decks,
  variations: [],
};
const plan = { ...PLAIN, set, people: 40, seasons: 2, packs: 6, newcomers: 0.2 };

test("equal printing gives every kind exactly the same chance; over all regions a kind has the chance of the set", () => {
  expect(new Set(chancesOf(set.packs).values()).size).toBe(1);
  for (const regions of [2, 3, 4]) {
    const all = regional(set.packs, regions).map(chancesOf);
    for (const [name, chance] of chancesOf(set.packs))
      expect(all.reduce((sum, one) => sum + one.get(name)!, 0) / regions).toBeCloseTo(chance, 12);
    expect(all[0]!.get("k0")! / all[1]!.get("k0")!).toBeGreaterThan(1.5);
  }
});

test("everybody of a season is given as many packs, also whoever joins in it", () => {
  expect([0, 1, 2, 3].map((month) => packsDue({ packs: 7, months: 3 }, month))).toEqual([2, 4, 7, 7]);
  const { people } = live(plan);
  expect(people).toHaveLength(48);
  expect(new Set(people.map(({ given }) => given))).toEqual(new Set([6]));
});

test("what lies in packs answers to no trade and no taste; no copy is lost or made by trading", () => {
  const lives = TRADE_WAYS.map((trade) => live({ ...plan, trade }));
  lives.push(live({ ...plan, taste: { skew: 4 } }));
  for (const { people } of lives) {
    expect(people.map(({ opened }) => [...opened])).toEqual(
      lives[0]!.people.map(({ opened }) => [...opened]),
    );
    for (let kind = 0; kind < kinds.length; kind++) {
      const sum = (of: "own" | "opened") => people.reduce((n, person) => n + person[of][kind]!, 0);
      expect(sum("own")).toBe(sum("opened"));
    }
    expect(people.every(({ own }) => own.every((copies) => copies >= 0))).toBe(true);
  }
  expect(lives[0]!.people.map(({ own }) => own)).toEqual(lives[0]!.people.map(({ opened }) => opened));
});

test("trade fills more than packs alone; nobody gives away what fills their own wish", () => {
  const once = (trade: "none" | "pairs" | "rounds") =>
    live({ ...plan, seasons: 1, months: 1, trade }).people.map(filledOf);
  const sum = (all: ReturnType<typeof once>) => all.reduce((n, { filled }) => n + filled, 0);
  const [none, pairs, rounds] = [once("none"), once("pairs"), once("rounds")];
  expect(sum(pairs)).toBeGreaterThan(sum(none));
  expect(sum(rounds)).toBeGreaterThan(sum(none));
  for (const { filled, alone } of [...pairs, ...rounds]) expect(filled).toBeGreaterThanOrEqual(alone);
});

test("gifts stay within their limit; a crooked swap goes past it", () => {
  const most = (gifts: number, crooked: boolean) => {
    const { people } = live({
      ...plan,
      seasons: 1,
      newcomers: 0,
      feeders: 0.2,
      gifts,
      crooked,
      taste: "winning",
    });
    return Math.max(...people.map((person) => person.gifts));
  };
  expect(most(3, false)).toBe(3);
  expect(most(3, true)).toBe(3);
  expect(most(0, false)).toBe(0);
  const { people } = live({ ...plan, seasons: 1, feeders: 0.2, crooked: true, guided: true });
  for (const { lean } of people) expect(surely(lean)).toBeLessThanOrEqual(plan.gifts);
});

test("the same plan gives the same life", () => {
  const lives = [live(plan), live(plan)].map(({ seasons }) => seasons.map(({ moved }) => [...moved]));
  expect(lives[0]).toEqual(lives[1]);
  expect(live({ ...plan, seed: 2 }).seasons.map(({ moved }) => [...moved])).not.toEqual(lives[0]);
});

test("tastes: shares are of 1, the strongest first, and the fitted skew is that of the decks that win", () => {
  const won = winners(set, [0.2, 0.2, 0.2, 0.2, 0.2]);
  expect(won.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  expect(won[0]! / won[4]!).toBeCloseTo((0.6 / 0.4) ** 4, 9);
  expect(skewed(set, 0)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  expect(fittedSkew(set)).toBeGreaterThan(0.5);
});

test("figures by hand", () => {
  expect(gini([1, 1, 1, 1])).toBeCloseTo(0, 12);
  expect(gini([0, 0, 0, 4])).toBeCloseTo(0.75, 12);
  expect(topShare([6, 2, 1, 1], 0.25)).toBeCloseTo(0.6, 12);
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
  const { mean, low, high } = estimate([1, 2, 3]);
  expect([mean, low, high].map((n) => n.toFixed(3))).toEqual(["2.000", "-0.484", "4.484"]);
});

test("a study can be stopped, and comes to an end", async () => {
  const own = { set, people: 20, seasons: 2, packs: 5, rule: "one for one", seed: 1, runs: 2 } as const;
  expect(await study(own, async (done) => done < 3)).toBeUndefined();
  const found = await study(own, async () => true);
  expect(found!.curves).toHaveLength(6);
  expect(found!.course.seasons).toHaveLength(2);
  expect(found!.course.spread.packsAnswer.mean).toBe(0);
});
