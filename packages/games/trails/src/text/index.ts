/** The card texts of Trails TCG, in English and Japanese: read into trees, printed from trees. */
import { compileGrammar, type Diagnostic, type Grammar, inWords, type LanguageName } from "@tefuda/cardtext";
import { type On, tableFor } from "./table/index.ts";
import type { CardType, Text } from "./tree.ts";

export type * from "./tree.ts";

/** What a text stands on: a card of a type, or the art of a UNIT. */
export type Place = CardType | "art";

const standing: Readonly<Record<Place, On>> = {
  unit: "onUnit",
  item: "onItem",
  base: "onBase",
  event: "onEvent",
  art: "onEvent",
};

/** The grammars of texts, by what they stand on. */
const texts: Readonly<Record<On, Grammar<Text>>> = {
  anywhere: compileGrammar<Text>(tableFor("anywhere")),
  onUnit: compileGrammar<Text>(tableFor("onUnit")),
  onItem: compileGrammar<Text>(tableFor("onItem")),
  onBase: compileGrammar<Text>(tableFor("onBase")),
  onEvent: compileGrammar<Text>(tableFor("onEvent")),
};

export interface TextOptions {
  language?: LanguageName;
  /** What the text stands on: an EVENT or an art has an effect, other cards have crafts. Left out: any text. */
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
