/** The one source of chance, against the numbers its authors give, and what is made of it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { below, digest, next32, seedWords } from "../src/index.ts";

describe("the random source", () => {
  test("gives the numbers of xoshiro128** from the words 1, 2, 3, 4", () => {
    const words = Uint32Array.of(1, 2, 3, 4);
    const numbers = Array.from({ length: 10 }, () => next32(words));
    expect(numbers).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test("is filled from a seed as splitmix32 does", () => {
    const splitmix = (state: number): number => {
      let z = state;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      return (z ^ (z >>> 16)) >>> 0;
    };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const words = new Uint32Array(5);
        seedWords(words, seed);
        const begin = Math.imul(seed, 2654435761) + 1;
        const expected = [1, 2, 3, 4].map((n) => splitmix((begin + n * 0x9e3779b9) | 0));
        expect([...words]).toEqual([...expected, 0]);
      }),
    );
  });

  test("is never filled with nothing but zeros, from which it would not come away", () => {
    for (let seed = -500; seed < 500; seed++) {
      const words = new Uint32Array(4);
      seedWords(words, seed);
      expect(words.some((word) => word !== 0)).toBe(true);
    }
  });

  test("a number below n is the share of n that the 16 high bits say", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 65536 }), (seed, n) => {
        const words = new Uint32Array(4);
        seedWords(words, seed);
        const twin = words.slice();
        const drawn = below(words, n);
        expect(drawn).toBe(Math.floor(((next32(twin) >>> 16) / 65536) * n));
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(n);
        expect(words).toEqual(twin);
      }),
    );
  });

  test("every face of a die comes up about as often", () => {
    const words = new Uint32Array(4);
    seedWords(words, 99);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 12000; i++) counts[below(words, 6)]!++;
    // With an even die one count lies more than 200 from 2,000 about once in a million.
    for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });
});

describe("a fingerprint", () => {
  test("of a text is the same for ever: records are compared by it", () => {
    expect(["", "a", "tefuda", "Tefuda", "札"].map(digest)).toEqual([
      "811d9ffc6cefbebb",
      "e40de1343f8097aa",
      "ff52f412aba2c1b1",
      "47e06215b075a48d",
      "289eaa051597e274",
    ]);
  });

  test("is 16 hexadecimal digits, whatever the text", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => /^[0-9a-f]{16}$/.test(digest(text))));
  });

  test("differs between texts that differ in one character, in each of its halves", () => {
    const halves = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < 2000; i++) {
      const found = digest(`state ${i} of a game`);
      halves[0]!.add(found.slice(0, 8));
      halves[1]!.add(found.slice(8));
    }
    expect(halves.map((half) => half.size)).toEqual([2000, 2000]);
  });
});
