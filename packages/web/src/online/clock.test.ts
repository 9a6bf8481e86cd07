import { expect, test } from "vitest";
import { faceOf, lateIn, timeText } from "./clock.ts";

const days = (n: number, hours: number) => `${n}d${hours}h`;

test("a bank runs down for whoever is asked, and stands for the others", () => {
  const clock = {
    plan: { kind: "bank" as const, bank: 300_000, increment: 5000 },
    left: [120_000, 90_000],
    runs: { seat: 1, since: 10_000, stands: false },
  };
  expect(faceOf(clock, 0, 5000)).toEqual({ shown: 120_000, reserve: null, runs: false, low: false });
  expect(faceOf(clock, 1, 5000)).toEqual({ shown: 75_000, reserve: null, runs: true, low: false });
  const paused = { ...clock, runs: { ...clock.runs, stands: true } };
  expect(faceOf(paused, 1, 5000)).toEqual({ shown: 80_000, reserve: null, runs: false, low: false });
  expect(faceOf(clock, 1, 50_000)).toMatchObject({ shown: 30_000, low: true });
  expect(faceOf(clock, 1, 200_000)).toMatchObject({ shown: 0, low: true });
});

test("what is for each decision goes first, then the reserve", () => {
  const clock = {
    plan: { kind: "each" as const, each: 60_000, reserve: 180_000 },
    left: [180_000, 20_000],
    runs: { seat: 0, since: 0, stands: false },
  };
  expect(faceOf(clock, 0, 50_000)).toEqual({ shown: 10_000, reserve: 180_000, runs: true, low: false });
  expect(faceOf(clock, 0, 61_000)).toEqual({ shown: 179_000, reserve: null, runs: true, low: false });
  expect(faceOf(clock, 0, 210_000)).toMatchObject({ shown: 30_000, low: true });
  expect(faceOf(clock, 1, 50_000)).toEqual({ shown: 60_000, reserve: 20_000, runs: false, low: false });
});

test("somebody is late when all that they had is gone", () => {
  const plan = { kind: "each" as const, each: 60_000, reserve: 180_000 };
  const clock = { plan, left: [20_000, 0], runs: { seat: 0, since: 0, stands: false } };
  expect(lateIn(clock, 70_000)).toBeNull();
  expect(lateIn(clock, 79_500)).toBe(0);
  expect(lateIn({ ...clock, runs: { seat: 1, since: 30_000, stands: false } }, 20_000)).toBeNull();
  expect(lateIn({ ...clock, runs: { seat: 1, since: 30_000, stands: false } }, 30_000)).toBe(1);
  expect(lateIn({ ...clock, runs: null }, 1e9)).toBeNull();
  expect(lateIn(null, 1e9)).toBeNull();
});

test("a time is read as people write it", () => {
  expect(timeText(65_000, days)).toBe("1:05");
  expect(timeText(64_001, days)).toBe("1:05");
  expect(timeText(0, days)).toBe("0:00");
  expect(timeText(3_723_000, days)).toBe("1:02:03");
  expect(timeText(3 * 86_400_000, days)).toBe("3d0h");
});
