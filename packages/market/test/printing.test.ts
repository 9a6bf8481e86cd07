/** Equal printing, in one region and over several: counted exactly, in fractions. */
import type { PackInfo } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { cardsOf, equalPrinting, kindsOf, openPacks, packChance, regional } from "../src/index.ts";

const names = (letter: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${letter}${i}`);
const set: PackInfo = {
  id: "set",
  name: { en: "Set", ja: "セット" },
  slots: [
    { cards: 5, sorts: [{ id: "c", weight: 1, names: names("c", 11) }] },
    {
      cards: 2,
      sorts: [
        { id: "r", weight: 7, names: names("r", 7) },
        { id: "s", weight: 1, names: names("s", 5) },
      ],
    },
  ],
};

/** How often each kind comes, as a numerator over a denominator that is the same for all of a printing. */
function weights({ slots: [slot] }: PackInfo): { over: bigint; of: Map<string, bigint> } {
  const whole = BigInt(slot!.sorts.reduce((n, { weight }) => n + weight, 0));
  const product = slot!.sorts.reduce((n, sort) => n * BigInt(sort.names.length), 1n);
  const of = slot!.sorts.flatMap(({ names, weight }) =>
    names.map(
      (name) => [name, (BigInt(slot!.cards) * BigInt(weight) * product) / BigInt(names.length)] as const,
    ),
  );
  return { over: whole * product, of: new Map(of) };
}

test("limited-1.3: equal printing has as many cards a pack, and every kind of the set as often as any other", () => {
  const equal = equalPrinting(set);
  expect([cardsOf(equal), kindsOf(equal)]).toEqual([7, kindsOf(set)]);
  expect(new Set(weights(equal).of.values()).size).toBe(1);
  const opened = new Set(openPacks(equal, 200, packChance(1)).flat());
  expect([...opened].sort()).toEqual(kindsOf(set).sort());
});

test.each([1, 2, 3, 4, 5, 7, 22, 23])(
  "limited-1.4: over %i regions together every kind comes exactly equally often",
  (regions) => {
    const printed = regional(set, regions).map(weights);
    expect(printed.length).toBe(regions);
    // the same whole in every region, so numerators may be added
    expect(new Set(printed.map(({ over }) => over)).size).toBe(1);
    const sums = kindsOf(set).map((name) => printed.reduce((n, { of }) => n + of.get(name)!, 0n));
    expect(new Set(sums).size).toBe(1);
    // all that is printed is accounted for: regions times cards a pack
    expect(sums.reduce((n, sum) => n + sum, 0n)).toBe(BigInt(regions * 7) * printed[0]!.over);
  },
);

test("limited-1.4: at home a kind comes more often than in any other region, and everywhere sometimes", () => {
  const printed = regional(set, 4).map(weights);
  kindsOf(set).forEach((name, i) => {
    const own = printed[i % 4]!.of.get(name)!;
    const others = printed.filter((_, region) => region !== i % 4).map(({ of }) => of.get(name)!);
    expect(others.every((often) => often > 0n && often < own)).toBe(true);
  });
  // each region has its share of every sort
  for (const letter of ["c", "r", "s"])
    for (const { slots } of regional(set, 2))
      expect(slots[0]!.sorts.every((sort) => sort.names.some((name) => name.startsWith(letter)))).toBe(true);
});

test("limited-1.4: a set has no more regions than kinds", () => {
  for (const regions of [0, 24, 1.5]) expect(() => regional(set, regions)).toThrow(/limited-1\.4/);
});
