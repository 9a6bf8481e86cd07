/** How far words are apart, and which one was meant. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance, nearest } from "../src/distance.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

describe("the distance of two words", () => {
  test("counts letters that change, come, go, or swap places with their neighbour", () => {
    expect(distance("draw", "draw")).toBe(0);
    expect(distance("draw", "dray")).toBe(1);
    expect(distance("draw", "raw")).toBe(1);
    expect(distance("draw", "drawn")).toBe(1);
    expect(distance("draw", "darw")).toBe(1);
    expect(distance("ab", "ba")).toBe(1);
    expect(distance("abc", "cba")).toBe(2);
    expect(distance("abcd", "badc")).toBe(2);
    expect(distance("", "")).toBe(0);
    expect(distance("abc", "")).toBe(3);
    expect(distance("", "ab")).toBe(2);
    expect(distance("kitten", "sitting")).toBe(3);
  });

  test("is the same both ways, nothing only for the same word, and never more than the longer one", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const d = distance(a, b);
        expect(distance(b, a)).toBe(d);
        expect(d === 0).toBe(a === b);
        expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(d).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe("the nearest word", () => {
  test("is the one with the fewest changes, the first of several", () => {
    expect(nearest("oninon", ["opinion", "onion", "union"])).toBe("onion");
    expect(nearest("cart", ["card", "care"])).toBe("card");
    expect(nearest("card", ["card", "cart"])).toBe("card");
  });

  test("may be one change away for a short word, two for a longer one, three for a long one", () => {
    expect(nearest("abcde", ["abcdx"])).toBe("abcdx");
    expect(nearest("abcde", ["abcxy"])).toBeUndefined();
    expect(nearest("abcdef", ["abcdxy"])).toBe("abcdxy");
    expect(nearest("abcdefgh", ["abcdefxy"])).toBe("abcdefxy");
    expect(nearest("abcdefgh", ["abcdexyz"])).toBeUndefined();
    expect(nearest("abcdefghi", ["abcdefxyz"])).toBe("abcdefxyz");
    expect(nearest("abcdefghi", ["abcdewxyz"])).toBeUndefined();
  });

  test("begins with the same letter unless it is one change away", () => {
    expect(nearest("xbcdef", ["abcdef"])).toBe("abcdef");
    expect(nearest("xbcdxf", ["abcdef"])).toBeUndefined();
    expect(nearest("abxdxf", ["abcdef"])).toBe("abcdef");
  });

  test("has at least two letters", () => {
    expect(nearest("ab", ["a"])).toBeUndefined();
    expect(nearest("a", ["ab"])).toBe("ab");
    expect(nearest("soup", [])).toBeUndefined();
  });
});
