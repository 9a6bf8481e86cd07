/** Texts that somebody has broken are refused where they go wrong, or are another whole text. */
import { readFileSync } from "node:fs";
import type { LanguageName } from "@tefuda/cardtext";
import { misspelt, mutated, refusal } from "@tefuda/cardtext/trial";
import { describe, expect, it } from "vitest";
import { grammar } from "./index.ts";

function rows(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

const pairs = rows("pairs.tsv");

describe.each<LanguageName>(["en", "ja"])("in %s", (language) => {
  const texts = pairs.map((pair) => pair[language === "en" ? 0 : 1] ?? "");
  const own =
    language === "en"
      ? /is not understood here|is not a word of this game|ends too early|the text is whole/
      : /は理解できません|言葉ではありません|途中で終わっています|文の形は整っています/;
  const tokensOf = (text: string) => grammar.compiled(language).language.tokenize(text);

  it("a text is refused where it goes wrong, in its language", () => {
    const list = rows(`misread.${language}.tsv`);
    expect(list.length).toBeGreaterThan(20);
    for (const [text = "", column, mean] of list) {
      const error = refusal(grammar, text, language);
      expect({ text, column: error.column }).toEqual({ text, column: Number(column) });
      if (mean) expect({ text, mean: error.didYouMean }).toEqual({ text, mean });
      expect(error.message[language]).toMatch(own);
    }
  });

  it("a word misspelt is refused at that word", () => {
    for (const [i, text] of texts.entries()) {
      for (const [at, { broken, column }] of misspelt(text, tokensOf(text), language).entries()) {
        if ((at + i) % 4 !== 0) continue;
        const error = refusal(grammar, broken, language);
        expect({ broken, column: error.column }).toEqual({ broken, column });
        expect(error.message[language]).toMatch(own);
      }
    }
  });

  it("a word left out, doubled or swapped is another whole text, or refused there or behind it", () => {
    let read = 0;
    let refused = 0;
    for (const [i, text] of texts.entries()) {
      const tokens = tokensOf(text);
      for (const at of tokens.keys()) {
        if ((at + i) % 3 !== 0) continue;
        const { broken, from } = mutated(text, tokens, at, language);
        for (const other of broken) {
          const result = grammar.read(other, language);
          if ("error" in result) {
            refused++;
            expect(result.error.kind, `${other}: ${result.error.message.en}`).not.toBe("two readings");
            expect(result.error.column, other).toBeGreaterThanOrEqual(from);
            expect(result.error.column, other).toBeLessThanOrEqual(other.length + 1);
          } else {
            read++;
            const printed = grammar.print(result.tree, language)!;
            expect(grammar.read(printed, language), other).toEqual(result);
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(read);
  });
});

it.each<["en" | "ja", string, string, number]>([
  ["en", "If a UNIT was stunned this turn, destroy it.", '"it" means nothing', 42],
  ["en", "Stun a UNIT. Destroy that ITEM.", '"that ITEM" means nothing', 22],
  ["ja", "UNIT1枚をスタンさせる。そのITEMを破壊する。", "「そのITEM」は", 15],
  ["en", "Draw a card. That player discards a card.", '"That player" means nothing', 14],
  ["ja", "カードを1枚引く。そのプレイヤーはカードを1枚捨てる。", "「そのプレイヤー」は", 10],
  ["en", "Stun all UNITs. For each UNIT destroyed this way, draw a card.", '"destroyed this way" does', 31],
  ["en", "Stun a UNIT. If it is destroyed this way, draw a card.", '"If it is destroyed this way"', 14],
])("words that mean nothing there are told: %s %s", (language, text, message, column) => {
  expect(refusal(grammar, text, language).closer?.()).toMatchObject({
    column,
    message: { [language]: expect.stringContaining(message) },
  });
});

it("a card that a condition asks for and that is described by itself means none", () => {
  const asked =
    "While your opponent controls a UNIT that shares an organization with that UNIT, it cannot attack.";
  const error = refusal(grammar, asked, "en");
  expect(error.message.en).toMatch(/the text is whole, but it speaks of something/);
});
