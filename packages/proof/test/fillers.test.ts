/**
 * No word of a text is swallowed: left out, doubled or put behind the next, it makes another text or none, or it is one of those
 * that are listed as saying nothing. Sixty texts a game and language, and ten thousand in all in a deep run.
 */
import { gameEntry } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { isFiller } from "../src/fillers/fillers.ts";
import { look, type Swallowed } from "../src/fillers/swallowed.ts";
import { Dice } from "../src/fuzz/dice.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const TEXTS = deep ? 1_000 : 60;

describe.each(["trails", "sangoku", "tails", "ttcg", "dew"])("texts of %s", (id) => {
  test.each(["en", "ja"] as const)(
    "have no word that says nothing, in %s",
    { timeout: deep ? 3_600_000 : 300_000 },
    async (language) => {
      const grammars = await gameEntry(id).grammars!();
      const { texts, swallowed } = look(grammars, language, TEXTS, new Dice(deep ? 11 : 1, id));
      const shown = ({ change, before, word, behind }: Swallowed) => `${change}: ${before}[${word}]${behind}`;
      expect(swallowed.filter((one) => !isFiller(language, one)).map(shown)).toEqual([]);
      expect(texts).toBe(TEXTS);
    },
  );
});

test("a word that is listed is one only where the list says so", () => {
  const one = (before: string, word: string, behind: string): Swallowed => ({
    ...{ change: "left out", text: before + behind },
    ...{ before, word, behind },
  });
  expect(isFiller("en", one("Shuffle ", "it", "."))).toBe(true);
  expect(isFiller("en", one("Draw ", "two", " cards."))).toBe(false);
  expect(isFiller("en", one("Direct ", "attacks", "."))).toBe(true);
  expect(isFiller("en", one("Its ", "attacks", "."))).toBe(false);
});
