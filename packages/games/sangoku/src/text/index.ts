/** The card texts of Three Kingdoms TCG, in English and Japanese: read into trees, printed from trees. */
import { compileGrammar, type Diagnostic, type Grammar, inWords, type LanguageName } from "@tefuda/cardtext";
import { type On, tableFor } from "./table/index.ts";
import type { CardType, Text } from "./tree.ts";

export type * from "./tree.ts";

/** What a text stands on: a card of a type, or in red below it for when the card goes down as a fort. */
export type Place = CardType | "fort";

const standing: Readonly<Record<Place, On>> = {
  general: "onGeneral",
  reinforcement: "onReinforcement",
  mainTactic: "onTactic",
  battleTactic: "onTactic",
  scenario: "onScenario",
  fort: "onFort",
};

/** The grammars of texts, by what they stand on. */
const texts: Readonly<Record<On, Grammar<Text>>> = {
  anywhere: compileGrammar<Text>(tableFor("anywhere")),
  onGeneral: compileGrammar<Text>(tableFor("onGeneral")),
  onReinforcement: compileGrammar<Text>(tableFor("onReinforcement")),
  onTactic: compileGrammar<Text>(tableFor("onTactic")),
  onScenario: compileGrammar<Text>(tableFor("onScenario")),
  onFort: compileGrammar<Text>(tableFor("onFort")),
};

export interface TextOptions {
  language?: LanguageName;
  /** What the text stands on: a tactic or a fort has an effect, other cards have texts with icons. Left out: any text. */
  card?: Place;
}

/** The grammar of a text, whatever it stands on. */
export const grammar: Grammar<Text> = texts.anywhere;

/** The grammar of the texts of one sort of card. */
export function grammarOf(card?: Place): Grammar<Text> {
  return texts[card === undefined ? "anywhere" : standing[card]];
}

/** What a text says, or what is wrong with it and where. */
export function readText(text: string, options: TextOptions = {}): { text: Text } | { error: Diagnostic } {
  const result = grammarOf(options.card).read(text, options.language ?? "en");
  return "error" in result ? result : { text: result.tree };
}

/** A text in words. Throws if the table has no words for it. */
export function printText(text: Text, options: TextOptions = {}): string {
  return inWords(grammarOf(options.card), text, options.language ?? "en");
}

/** What could come next after the beginning of a text. */
export function completions(before: string, options: TextOptions = {}): string[] {
  return grammarOf(options.card).completions(before, options.language ?? "en");
}
