import fc from "fast-check";
import { expect, test } from "vitest";
import { cheapestPairs } from "./matching.ts";

/** By trying whatever there is: the least that pairing off the vertices of a bit set costs. */
function leastCost(count: number, cost: (a: number, b: number) => number): number {
  const least = new Float64Array(1 << count).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let set = 1; set < 1 << count; set++) {
    const a = 31 - Math.clz32(set);
    for (let b = 0; b < a; b++) {
      if (!(set & (1 << b))) continue;
      const rest = least[set ^ (1 << a) ^ (1 << b)]! + cost(a, b);
      if (rest < least[set]!) least[set] = rest;
    }
  }
  return least[(1 << count) - 1]!;
}

const tables = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(1, 2, 5, 30, 1000, 2 ** 40))
  .chain(([half, most]) =>
    fc.record({
      count: fc.constant(2 * half),
      costs: fc.array(fc.integer({ min: 0, max: most }), { minLength: 144, maxLength: 144 }),
    }),
  );

test("the pairs cost no more than the best that trying everything finds", () => {
  fc.assert(
    fc.property(tables, ({ count, costs }) => {
      const cost = (a: number, b: number): number => costs[Math.max(a, b) * 12 + Math.min(a, b)]!;
      const mate = cheapestPairs(count, cost);
      let sum = 0;
      for (const [a, b] of mate.entries()) {
        expect(mate[b]).toBe(a);
        if (b < a) sum += cost(a, b);
      }
      expect(sum).toBe(leastCost(count, cost));
    }),
    { numRuns: 3000 },
  );
});

test("no node, two nodes, and an odd number", () => {
  expect(cheapestPairs(0, () => 1)).toEqual([]);
  expect(cheapestPairs(2, () => 7)).toEqual([1, 0]);
  expect(() => cheapestPairs(3, () => 7)).toThrow("odd");
});
