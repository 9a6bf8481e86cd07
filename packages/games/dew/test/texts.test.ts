/** Texts made from the words of the game: what is said in one language is said in the other, and either means something or is refused with a reason. */
import { type LanguageName, sample } from "@tefuda/cardtext";
import { around } from "@tefuda/cardtext/trial";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dew } from "../src/index.ts";
import { texts } from "../src/text.ts";

/** A deep run makes all of these texts, any other a third of them. */
const PART = process.env.TEFUDA_DEEP === "1" ? 1 : 3;

describe.each<[LanguageName, "critter" | "plant" | "breeze", number]>([
  ["en", "critter", 150],
  ["ja", "critter", 300],
  ["ja", "plant", 300],
  ["en", "breeze", 50],
  ["ja", "breeze", 300],
])("texts sampled in %s on a %s", (language, card, least) => {
  test("go into the other language and back unchanged, and are run or refused", () => {
    const grammar = texts.grammarOf(card);
    let held = 0;
    let run = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.integer({ min: 3, max: 40 }), (numbers, length) => {
        const text = sample(grammar, language, (n) => numbers.next().value % n, length);
        if (text.length > 240) return;
        const trial = around(grammar, text, language);
        expect(trial).toBeTypeOf("string");
        if (trial !== "held") return;
        held++;
        const { problem } = dew.readText(text, language, { card });
        if (!problem) run++;
        else expect(problem.message.en).toMatch(/means nothing here: |needs |at most/);
      }),
      { numRuns: Math.ceil(1_500 / PART), seed: 20 },
    );
    expect(held).toBeGreaterThan(least / PART);
    expect(run).toBeGreaterThan(held / 3);
  });
});

const refused = (text: string): string =>
  dew.readText(text, "en", { card: "Critter" }).problem?.message.en.replace(/.*means nothing here: /, "") ??
  "nothing";

test.each([
  ["When a breeze enters the meadow, draw a card.", /no such card lies/],
  [
    "When this critter attacks, discard a critter you control.",
    /not understood|not a word|no such card|cannot/,
  ],
  ["While there is a breeze, draw a card.", /./],
  ["When you discard a sleeping critter, draw a card.", /not understood|how it is in play/],
  ["When a plant attacks, draw a card.", /cards of that kind/],
  ["Critters you control have +0/+0.", /changes nothing/],
])("%s means nothing on a critter", (text, why) => {
  expect(refused(text)).toMatch(why);
});
