/** Texts that mean nothing are refused, at a letter of them and with a reason in both languages. */
import { join } from "node:path";
import { gameEntry } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { readEntries } from "../src/natural/entries.ts";
import { judge, readNonsense } from "../src/natural/nonsense.ts";

const natural = join(import.meta.dirname, "..", "natural");
const lists = readNonsense(join(natural, "nonsense"));

/** What no reason may show a person: trees, and names of the program. */
const INNER = /\{"\w|undefined|\bNaN\b|\[object/;

describe.each(lists)("nonsense of $game in $language", ({ game, language, texts }) => {
  test("is refused, but for what is known", async () => {
    const pack = await gameEntry(game).load();
    const taken: string[] = [];
    const badlyTold: unknown[] = [];
    for (const one of texts) {
      const judged = judge(pack, language, one);
      if ("taken" in judged) taken.push(one.text);
      else {
        const { refused, column } = judged;
        const told = [refused.en, refused.ja].every((words) => words !== "" && !INNER.test(words));
        const placed = column >= 1 && column <= one.text.length + 1;
        if (!told || !placed) badlyTold.push([one.text, column, refused]);
      }
    }
    expect(taken).toEqual(texts.filter(({ known }) => known !== undefined).map(({ text }) => text));
    expect(badlyTold).toEqual([]);
  });
});

test.each(["trails", "sangoku", "tails", "ttcg"])("%s takes what says something", async (game) => {
  const pack = await gameEntry(game).load();
  for (const language of ["en", "ja"] as const) {
    const sense = readEntries(natural, game, language).slice(0, 12);
    const taken = sense.filter((one) => "taken" in judge(pack, language, one));
    expect(taken.length).toBeGreaterThan(sense.length / 3);
  }
});
