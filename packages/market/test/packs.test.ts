/** Packs: what lies in them hangs on the seed, comes from the set, and comes as often as the set states. */
import type { PackInfo } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { openPack, openPacks, packChance, sealedDeal, tallyPacks } from "../src/index.ts";

const names = (letter: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${letter}${i}`);
const plain = { id: "plain", weight: 1, names: names("p", 7) };
const set: PackInfo = {
  id: "set",
  name: { en: "Set" },
  slots: [
    { cards: 3, sorts: [plain] },
    {
      cards: 1,
      sorts: [
        { id: "fine", weight: 3, names: names("f", 4) },
        { id: "finest", weight: 1, names: names("g", 2) },
      ],
    },
  ],
};

test("the same seed opens the same packs, another seat and another seed others", () => {
  const open = (seed: number, seat: number) => openPacks(set, 5, packChance(seed, seat));
  expect(open(7, 0)).toEqual(open(7, 0));
  expect(open(7, 0)).not.toEqual(open(7, 1));
  expect(open(7, 0)).not.toEqual(open(8, 0));
});

test("a pack is filled slot by slot", () => {
  const chance = packChance(1);
  for (let n = 0; n < 1000; n++) {
    const pack = openPack(set, chance);
    expect(pack.map((name) => name[0]).join("")).toMatch(/^ppp[fg]$/);
  }
});

test("a deal holds for each seat its packs, and in its list all their cards", () => {
  const { packs, lists } = sealedDeal(set, 5, 3, 2);
  expect(packs.map((own) => own.length)).toEqual([5, 5]);
  expect(lists).toEqual(packs.map((own) => own.flat()));
  expect(lists.map((list) => list.length)).toEqual([20, 20]);
});

test("sorts and kinds come as often as the set states, at one error in a million", async () => {
  const tally = await tallyPacks(set, 40_000, 5);
  expect(tally.strange).toEqual([]);
  expect(tally.sorts.map(({ name, expected }) => [name, expected])).toEqual([
    ["plain", 120_000],
    ["fine", 30_000],
    ["finest", 10_000],
  ]);
  expect(tally.sortFit!.likelihood).toBeGreaterThan(1e-6);
  expect(tally.kindFit!.likelihood).toBeGreaterThan(1e-6);
  expect([tally.sortFit!.freedom, tally.kindFit!.freedom]).toEqual([1, 10]);
});

test("packs that are filled otherwise than stated are found out", async () => {
  const [first, second] = set.slots;
  const [fine, finest] = second!.sorts;
  const filled = await tallyPacks(
    {
      ...set,
      slots: [
        first!,
        {
          cards: 1,
          sorts: [
            { ...fine!, weight: 31 },
            { ...finest!, weight: 9 },
          ],
        },
      ],
    },
    40_000,
    5,
  );
  // the same counts against what the set above states
  const stated = filled.sorts.map(({ seen, name }) => (name === "fine" ? (seen - 30_000) ** 2 / 30_000 : 0));
  expect(Math.max(...stated)).toBeGreaterThan(24);
});

test("the tail of chi-square is the published one", async () => {
  // Abramowitz and Stegun 1964, table 26.8: 0.05 of chi-square lies above 3.84 (1), 18.31 (10), 124.34 (100)
  const { upperTail } = await import("../src/tally.ts");
  expect(upperTail(3.8415, 1)).toBeCloseTo(0.05, 2);
  expect(upperTail(18.307, 10)).toBeCloseTo(0.05, 3);
  expect(upperTail(124.342, 100)).toBeCloseTo(0.05, 4);
});

test("whoever is told may have it end", async () => {
  const tally = await tallyPacks(set, 100_000, 1, async (done) => done < 20_000);
  expect(tally.packs).toBe(20_000);
});
