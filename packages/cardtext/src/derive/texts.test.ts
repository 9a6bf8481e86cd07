import { describe, expect, test } from "vitest";
import { english } from "../english.ts";
import { compileGrammar } from "../grammar.ts";
import type { PhraseTable, Production } from "../types.ts";
import { Ordinary } from "./ordinary.ts";
import { Pieces } from "./pieces.ts";
import { Spoken } from "./spoken.ts";
import { Texts } from "./texts.ts";

const phrase = (makes: string, node: unknown, en: string): Production => ({ makes, node, en: [en] });

const salt = phrase("Thing", "salt", "salt");
const egg = phrase("Thing", "egg", "an egg");
const fry = phrase("Step", { do: "fry", what: "$t" }, "fry {t:Thing}");
const wait = phrase("Step", { do: "wait", n: "$n" }, "wait {n:#} minutes");
const then = phrase("Recipe", { steps: "$a", rest: "$b" }, "{a:Step}, then {b:Recipe}");
/** What it means depends on what is fried. */
const season: Production = {
  makes: "Step",
  make: ({ t }) => (t === "egg" ? { do: "season" } : undefined),
  take: () => ({ t: "egg" }),
  en: ["season {t:Thing}"],
};
const recipe = phrase("Recipe", { steps: "$s" }, "{s:Step}.");
const lost = phrase("Nothing", "nothing", "nothing");

const table: PhraseTable = {
  start: "Recipe",
  features: {},
  inflections: {},
  symbols: { Recipe: {}, Step: {}, Thing: {}, Nothing: {} },
  productions: [recipe, wait, fry, season, then, salt, egg, lost],
  languages: { en: english({}) },
};
const grammar = compileGrammar<{ steps: unknown }>(table);

/** Texts by what was read before. */
function texts(...known: string[]): Texts {
  const ordinary = new Ordinary();
  for (const text of known) ordinary.note(grammar.reading(text)!);
  return new Texts(new Pieces(grammar.compiled(), [grammar.start()], ordinary, "Lantern Scout"));
}
const first = (production: Production, from = texts()): string | undefined =>
  [...from.texts(production)][0]?.text;

describe("a text for a phrase", () => {
  test("is the shortest that it stands in", () => {
    expect(first(fry)).toBe("Fry salt.");
    expect(first(then)).toBe("Wait two minutes, then wait two minutes.");
  });

  test("is made of what is usually said", () => {
    const from = texts("Wait 7 minutes.", "Wait 7 minutes.", "Fry an egg.", "Fry an egg.", "Fry an egg.");
    expect(first(fry, from)).toBe("Fry an egg.");
    expect(first(wait, from)).toBe("Wait seven minutes.");
  });

  test("means something: what its phrases refuse does not stand in them", () => {
    expect(first(season)).toBe("Season an egg.");
  });

  test("is read as what it was made of", () => {
    for (const production of table.productions.filter((it) => it !== lost))
      for (const { text } of texts().texts(production)) expect(grammar.read(text)).toHaveProperty("tree");
  });

  test("is none for what no text leads to", () => {
    expect(first(lost)).toBeUndefined();
  });

  test("can be made of a known one, in which it stands for what stood there", () => {
    const spoken = new Spoken();
    const text = "Wait 3 minutes, then wait 4 minutes.";
    spoken.note(text, grammar.compiled().language.tokenize(text), grammar.reading(text)!);
    const made = [...texts().amid(fry, spoken)].map((it) => grammar.read(it.text));
    const step = { do: "fry", what: "salt" };
    expect(made).toContainEqual({ tree: { steps: { do: "wait", n: 3 }, rest: { steps: step } } });
  });
});
