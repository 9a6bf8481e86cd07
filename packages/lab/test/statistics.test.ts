import { Chance } from "@tefuda/kernel";
import { expect, test } from "vitest";
import {
  certainties,
  discoveries,
  jackknife,
  meanEstimate,
  ratioEstimate,
  twoSided,
} from "../src/statistics.ts";

const chance = new Chance();
const unit = (): number => chance.below(32_768) / 32_768;

test("intervals hold what is true in about 95 of 100 samples", () => {
  chance.seed(1, 0);
  const held = { mean: 0, ratio: 0, jackknife: 0 };
  for (let n = 0; n < 1000; n++) {
    const wholes = Array.from({ length: 60 }, () => 1 + chance.below(9));
    // three tenths of each whole, by chance
    const parts = wholes.map((whole) => Array.from({ length: whole }).filter(() => unit() < 0.3).length);
    const mean = meanEstimate(wholes);
    if (mean.low <= 5 && mean.high >= 5) held.mean++;
    const ratio = ratioEstimate(parts, wholes);
    if (ratio.low <= 0.3 && ratio.high >= 0.3) held.ratio++;
    const left = jackknife(20, 60, (without) => {
      const mine = parts.map((_, i) => (i % 20 === without ? 0 : 1));
      const sum = (values: number[]): number => values.reduce((a, x, i) => a + x * mine[i]!, 0);
      return sum(parts) / sum(wholes);
    });
    if (left.low <= 0.3 && left.high >= 0.3) held.jackknife++;
  }
  for (const times of Object.values(held)) {
    expect(times).toBeGreaterThan(915);
    expect(times).toBeLessThan(980);
  }
});

test("of many figures of nothing hardly one stands, and what is there is found among them", () => {
  chance.seed(2, 0);
  let wrong = 0;
  for (let n = 0; n < 400; n++) if (discoveries(Array.from({ length: 100 }, unit)).includes(true)) wrong++;
  expect(wrong).toBeLessThan(400 * 0.08);
  wrong = 0;
  // also where much is found, what is not there is hardly ever told of
  const found = Array.from({ length: 50 }, () => 1e-9);
  for (let n = 0; n < 400; n++)
    if (certainties([...found, ...Array.from({ length: 100 }, unit)]).includes(true, 50)) wrong++;
  expect(wrong).toBeLessThan(400 * 0.08);
  expect(certainties([0.4, 1e-9, 0.02, 0.03])).toEqual([false, true, false, false]);
  expect(certainties([0.02, 1e-9, 0.015])).toEqual([true, true, true]);
  const mixed = [1e-9, 1e-7, ...Array.from({ length: 98 }, unit)];
  expect(discoveries(mixed).slice(0, 2)).toEqual([true, true]);
});

test("how likely a deviation is", () => {
  expect(twoSided(0)).toBeCloseTo(1, 5);
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 5);
  expect(twoSided(-3)).toBeCloseTo(0.0026998, 5);
});
