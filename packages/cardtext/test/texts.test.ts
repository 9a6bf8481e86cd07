/** The grammars of a game: one for each sort of card, and one for any. */
import { describe, expect, test } from "vitest";
import { english } from "../src/english.ts";
import { japanese } from "../src/japanese.ts";
import { textsOf } from "../src/texts.ts";
import type { PhraseTable } from "../src/types.ts";

/** Recipes are written on cards and on the lids of jars; only a lid says until when it keeps. */
const RECIPES: PhraseTable = {
  start: "Text",
  features: { on: ["anything", "card", "lid"] },
  inflections: {},
  symbols: { Text: { features: ["on"] } },
  productions: [
    { makes: "Text", node: { do: "boil", n: "$n" }, en: ["boil for {n:#0} minutes"], ja: ["{n:#0}分茹でる"] },
    {
      makes: "Text",
      node: { do: "keep", n: "$n" },
      only: { on: ["anything", "lid"] },
      en: ["keeps {n:#0} days"],
      ja: ["{n:#0}日もつ"],
    },
  ],
  languages: { en: english({ an: "a" }), ja: japanese() },
};
const KEPT = { do: "keep", n: 3 };
const recipes = () =>
  textsOf<typeof KEPT, "back" | "front" | "jar">(RECIPES, {
    back: "card",
    front: "card",
    jar: "lid",
  });

describe("texts", () => {
  test("are read in either language; left out it is English", () => {
    const { readText } = recipes();
    expect(readText("boil for 8 minutes")).toEqual({ text: { do: "boil", n: 8 } });
    expect(readText("8分茹でる", { language: "ja" })).toEqual({ text: { do: "boil", n: 8 } });
    expect(readText("8分茹でる")).toHaveProperty("error");
  });

  test("say by what they stand on what they may say; left out they may stand on anything", () => {
    const { readText } = recipes();
    expect(readText("keeps 3 days", { card: "jar" })).toEqual({ text: KEPT });
    expect(readText("keeps 3 days")).toEqual({ text: KEPT });
    for (const card of ["back", "front"] as const) {
      expect(readText("keeps 3 days", { card })).toMatchObject({ error: { column: 1, length: 5 } });
      expect(readText("boil for 2 minutes", { card })).toEqual({ text: { do: "boil", n: 2 } });
    }
  });

  test("are printed in words, if there are any", () => {
    const { printText } = recipes();
    expect(printText(KEPT)).toBe("Keeps 3 days");
    expect(printText(KEPT, { language: "ja", card: "jar" })).toBe("3日もつ");
    expect(() => printText(KEPT, { card: "back" })).toThrow('no words in "en" for {"do":"keep","n":3}');
  });

  test("are completed by what could come next where they stand", () => {
    const { completions } = recipes();
    expect(completions("")).toEqual(['"boil"', '"keeps"']);
    expect(completions("", { card: "front" })).toEqual(['"boil"']);
    expect(completions("3", { language: "ja", card: "jar" })).toEqual(['"分茹でる"', '"日もつ"']);
  });

  test("places of one sort have one grammar", () => {
    const { grammarOf } = recipes();
    expect(grammarOf("back")).toBe(grammarOf("front"));
    expect(grammarOf("jar")).not.toBe(grammarOf("back"));
    expect(grammarOf()).not.toBe(grammarOf("jar"));
  });

  test("of which there are more in a row than a card has room for are not looked for", () => {
    const { readTexts } = recipes();
    const started = performance.now();
    expect(readTexts("keeps 3 days. ".repeat(7000).trim())).toHaveProperty("error");
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
