/** Texts made from the phrase table itself: what is said in one language is said in the other, in both directions. */
import { equal, type LanguageName, sample } from "@tefuda/cardtext";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grammarOf, type Place } from "./index.ts";

/** The words in the one language, in the other, and again in the one, each read as the same tree. */
function around(text: string, from: LanguageName, card: Place | undefined): "refused" | "held" {
  const it = grammarOf(card);
  const to = from === "en" ? "ja" : "en";
  const first = it.read(text, from);
  if ("error" in first) {
    expect(first.error.kind, `${text}\n${first.error.message}`).not.toBe("two readings");
    return "refused";
  }
  const own = it.print(first.tree, from);
  const other = it.print(first.tree, to);
  expect(own, text).toBeDefined();
  expect(other, own).toBeDefined();
  const back = it.read(other!, to);
  expect("error" in back ? back.error.message : "", `${own}\n${other}`).toBe("");
  expect("tree" in back && equal(back.tree, first.tree), `${own}\n${other}`).toBe(true);
  expect("tree" in back && it.print(back.tree, from)).toBe(own);
  return "held";
}

describe.each<[language: LanguageName, card: Place | undefined, runs: number, least: number]>([
  ["en", undefined, 2_500, 400],
  ["ja", undefined, 2_000, 800],
  ["en", "unit", 300, 40],
  ["ja", "item", 300, 100],
  ["ja", "base", 300, 100],
  ["en", "event", 300, 25],
  ["ja", "art", 300, 100],
])("texts sampled in %s on %s", (language, card, runs, least) => {
  it("have at most one reading, and go into the other language and back unchanged", () => {
    const compiled = grammarOf(card).compiled(language);
    let held = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.integer({ min: 3, max: 40 }), (numbers, length) => {
        const text = sample(compiled, (n) => numbers.next().value % n, length);
        if (text.length <= 240 && around(text, language, card) === "held") held++;
      }),
      { numRuns: runs, seed: 20 },
    );
    expect(held).toBeGreaterThan(least);
  }, 90_000);
});
