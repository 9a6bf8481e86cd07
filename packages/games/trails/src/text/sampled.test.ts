/** Texts made from the phrase table itself: what is said in one language is said in the other, in both directions. */
import { type LanguageName, sample } from "@tefuda/cardtext";
import { around } from "@tefuda/cardtext/trial";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grammarOf, type Place } from "./index.ts";

/** A deep run makes all of these texts, any other a third of them. */
const PART = process.env.TEFUDA_DEEP === "1" ? 1 : 3;

describe.each<[language: LanguageName, card: Place | undefined, runs: number, least: number]>([
  ["en", undefined, 2_700, 400],
  ["ja", undefined, 2_000, 800],
  ["en", "unit", 300, 40],
  ["ja", "item", 400, 100],
  ["ja", "base", 400, 100],
  ["en", "event", 600, 25],
  ["ja", "art", 520, 100],
])("texts sampled in %s on %s", (language, card, runs, least) => {
  it("have at most one reading, and go into the other language and back unchanged", () => {
    const grammar = grammarOf(card);
    let held = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.integer({ min: 3, max: 40 }), (numbers, length) => {
        const text = sample(grammar, language, (n) => numbers.next().value % n, length);
        if (text.length > 240) return;
        const trial = around(grammar, text, language);
        expect(trial, text).toBeTypeOf("string");
        if (trial === "held") held++;
      }),
      { numRuns: Math.ceil(runs / PART), seed: 20 },
    );
    expect(held).toBeGreaterThan(least / PART);
  });
});
