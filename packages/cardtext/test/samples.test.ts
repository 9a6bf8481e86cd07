/** Texts made from a table for tests: what they may hold, and that they end. */
import { describe, expect, test } from "vitest";
import { sample } from "../src/sample.ts";
import { grammar, KITCHEN } from "./small.ts";

/** A chooser that goes through all choices one after the other. */
function counter(): (n: number) => number {
  let i = 0;
  return (n) => i++ % n;
}
const chooser = (seed: number) => {
  let x = seed;
  return (n: number): number => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >> 8) % n;
  };
};

describe("a sample", () => {
  const kitchen = grammar(KITCHEN);

  test("of a table without functions can always be read", () => {
    for (let seed = 1; seed < 200; seed++) {
      for (const language of ["en", "ja"] as const) {
        const text = sample(kitchen, language, chooser(seed));
        expect([text, kitchen.read(text, language)]).toEqual([text, { tree: expect.anything() }]);
      }
    }
  });

  test("is chosen by the chooser alone", () => {
    const made = [1, 2, 3].map((seed) => sample(kitchen, "en", chooser(seed)));
    expect([1, 2, 3].map((seed) => sample(kitchen, "en", chooser(seed)))).toEqual(made);
    expect(sample(kitchen, "en", counter())).toBe(sample(kitchen, "en", counter()));
  });

  test("comes to hold every word of the table", () => {
    const it = kitchen.compiled();
    const seen = new Set<string>();
    for (let seed = 1; seed < 400; seed++)
      for (const token of it.language.tokenize(sample(kitchen, "en", chooser(seed)))) seen.add(token.key);
    for (const word of it.vocabulary()) expect([word, seen.has(word)]).toEqual([word, true]);
    expect(seen.has('"')).toBe(true);
  });

  test("of a table that could go on for ever ends, is hardly longer than asked for, and longer where more is asked for", () => {
    const nested = grammar([
      { makes: "Order", node: "$s", en: ["{s:Step}"] },
      { makes: "Step", node: "stop", en: ["stop"] },
      { makes: "Step", node: { a: "$a", b: "$b" }, en: ["both {a:Step} and {b:Step}"] },
      { makes: "Step", node: { n: "$n" }, en: ["wait {n:#d} [long] turns"] },
    ]);
    const words = (length: number, seed: number): number =>
      sample(nested, "en", chooser(seed), length).split(" ").length;
    const mean = (length: number): number => {
      let sum = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const n = words(length, seed);
        expect(n).toBeLessThanOrEqual(Math.max(length + 3, 4));
        sum += n;
      }
      return sum / 60;
    };
    expect(mean(1)).toBe(1);
    expect(mean(8)).toBeGreaterThan(3);
    expect(mean(40)).toBeGreaterThan(mean(8) + 2);
  });

  test("takes the shortest way where nothing fits", () => {
    const long = grammar([
      { makes: "Order", node: "$s", en: ["say {s:Step} now"] },
      { makes: "Step", node: 1, en: ["one two three four five"] },
      { makes: "Step", node: 2, en: ["one two"] },
    ]);
    for (let seed = 1; seed < 20; seed++)
      expect(sample(long, "en", chooser(seed), 1)).toBe("Say one two now");
    const longer = new Set(
      Array.from({ length: 40 }, (_, seed) => sample(long, "en", chooser(seed + 1), 20)),
    );
    expect(longer).toEqual(new Set(["Say one two now", "Say one two three four five now"]));
  });

  test("has numbers of at least two in words, which every number's place takes", () => {
    const it = grammar([{ makes: "Order", node: "$n", en: ["{n:#+} {m:#d} {k:#0} {j:#}"] }]);
    const numbers = new Set<string>();
    for (let seed = 1; seed < 100; seed++) numbers.add(sample(it, "en", chooser(seed)));
    const columns = [0, 1, 2, 3].map((i) =>
      [...new Set([...numbers].map((t) => t.split(" ")[i]!.toLowerCase()))].sort(),
    );
    expect(columns).toEqual([
      ["five", "four", "three", "two"],
      ["1", "2", "3", "4"],
      ["1", "2", "3", "4"],
      ["five", "four", "three", "two"],
    ]);
  });
});
