/** Texts that somebody has broken are refused where they go wrong, or are another whole text. */
import { readFileSync } from "node:fs";
import type { LanguageName, Token } from "@tefuda/cardtext";
import { describe, expect, it } from "vitest";
import { grammar } from "./index.ts";

function lines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

const pairs = lines("pairs.tsv").map((line) => line.split("\t"));
const languages: readonly LanguageName[] = ["en", "ja"];
const textsIn = (language: LanguageName) => pairs.map((pair) => pair[language === "en" ? 0 : 1] ?? "");
const tokensOf = (text: string, language: LanguageName): Token[] =>
  grammar.compiled(language).language.tokenize(text);

function refusal(text: string, language: LanguageName) {
  const result = grammar.read(text, language);
  if (!("error" in result))
    throw new Error(`"${text}" was read as "${grammar.print(result.tree, language)}"`);
  return result.error;
}

describe.each(languages)("in %s", (language) => {
  const texts = textsIn(language);
  const own = language === "en" ? /^line 1, column \d+: / : /^1行\d+文字目：/;

  it("a text is refused where it goes wrong, in its language", () => {
    const list = lines(`misread.${language}.tsv`);
    expect(list.length).toBeGreaterThan(20);
    for (const line of list) {
      const [text = "", column, mean] = line.split("\t");
      const error = refusal(text, language);
      expect({ text, column: error.column }).toEqual({ text, column: Number(column) });
      if (mean) expect({ text, mean: error.didYouMean }).toEqual({ text, mean });
      expect(error.message).toMatch(own);
    }
  });

  it("a word misspelt is refused at that word", () => {
    for (const [i, text] of texts.entries()) {
      const tokens = tokensOf(text, language).filter(
        ({ quoted, text: word }) => quoted === undefined && (language === "ja" || /[a-z]/i.test(word)),
      );
      for (const { start, end } of tokens.filter((_, at) => (at + i) % 4 === 0)) {
        const broken =
          language === "en"
            ? `${text.slice(0, end)}qx${text.slice(end)}`
            : `${text.slice(0, start)}鬱${text.slice(end)}`;
        const error = refusal(broken, language);
        expect({ broken, column: error.column }).toEqual({ broken, column: start + 1 });
        expect(error.message).toMatch(own);
      }
    }
  });

  it("a word left out, doubled or swapped is another whole text, or refused there or behind it", () => {
    let read = 0;
    let refused = 0;
    for (const [i, text] of texts.entries()) {
      const tokens = tokensOf(text, language);
      for (const [at, { start, end }] of tokens.entries()) {
        if ((at + i) % 3 !== 0) continue;
        const word = text.slice(start, end);
        const space = language === "en" ? " " : "";
        const next = tokens[at + 1];
        const ways = [
          text.slice(0, start) + text.slice(end),
          `${text.slice(0, end)}${space}${word}${text.slice(end)}`,
          next
            ? text.slice(0, start) + text.slice(next.start, next.end) + space + word + text.slice(next.end)
            : text,
        ];
        for (const broken of ways) {
          const result = grammar.read(broken, language);
          if ("error" in result) {
            refused++;
            expect(result.error.kind, `${broken}: ${result.error.message}`).not.toBe("two readings");
            // What stands before the break is as it was; only a colon is told with the word before it.
            const least = tokens[Math.max(0, at - 1)]!.start + 1;
            expect(result.error.column, broken).toBeGreaterThanOrEqual(least);
            expect(result.error.column, broken).toBeLessThanOrEqual(broken.length + 1);
          } else {
            read++;
            const printed = grammar.print(result.tree, language)!;
            expect(grammar.read(printed, language), broken).toEqual(result);
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(read);
  });
});
