/** How much work a text is at most, counted and not timed: texts as long as can be, of one sentence again and again. */
import { longestText } from "@tefuda/cardtext";
import { Printer } from "@tefuda/cardtext/print";
import { grammar as sangoku } from "@tefuda/sangoku/text/index";
import { grammar as tails } from "@tefuda/tails/text/index";
import { grammar as trails } from "@tefuda/trails/text/index";
import { grammar as ttcg } from "@tefuda/ttcg/text/index";
import { describe, expect, test } from "vitest";

const GRAMMARS = { ttcg, tails, trails, sangoku } as const;
/** Sentences, and how long a text of them is if not as long as can be; `#` is a number, so that none says the same as another. */
const TEXTS = [
  ["ttcg", "en", "Each player gains # points. "],
  ["ttcg", "en", "Swap the attack of two units and gain # points. "],
  ["ttcg", "ja", "お互いは#ポイント失う。"],
  ["tails", "en", "Destroy target Troop. ", 430],
  ["trails", "en", "A UNIT you control gets +#/+0 this combat. "],
  ["trails", "ja", "あなたはカードを#枚引く。"],
  ["sangoku", "en", "Deal #00 special damage to a general your opponent controls. "],
  ["sangoku", "ja", "相手の武将1体に#00の特殊ダメージを与える。"],
] as const satisfies readonly (readonly [keyof typeof GRAMMARS, "en" | "ja", string, number?])[];

function filled(sentence: string, longest: number, number: (n: number) => number): string {
  let text = "";
  for (let n = 2; ; n++) {
    const next = `${text}${sentence.replace("#", String(number(n)))}`;
    if (next.trim().length > longest) return text.trim();
    text = next;
  }
}

describe.each(TEXTS)("%s %s: %s", (id, language, sentence, longest: number = longestText) => {
  const grammar = GRAMMARS[id];
  const compiled = grammar.compiled(language);
  const again = filled(sentence, longest, () => 2);
  const anew = filled(sentence, longest, (n) => n);

  test("is printed after a bounded number of trials, and a few where it says the same again", () => {
    const tried = (text: string): number => {
      const read = grammar.read(text, language);
      if ("error" in read) throw new Error(read.error.message.en);
      const printer = new Printer(compiled);
      expect(printer.print(grammar.start(language), read.tree)).toBeDefined();
      return printer.tried;
    };
    expect(tried(again)).toBeLessThan(5_000);
    expect(tried(anew)).toBeLessThan(80_000);
  });

  test("is read once by whoever asks again", () => {
    expect(grammar.read(anew, language)).toBe(grammar.read(anew, language));
  });
});
