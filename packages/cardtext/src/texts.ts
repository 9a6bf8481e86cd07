/** The grammars of a game's texts: one for each sort of card, with the same phrases. */
import { compileGrammar, type Grammar, inWords } from "./grammar.ts";
import type { Diagnostic, LanguageName, Table } from "./types.ts";

export interface TextOptions<Place> {
  language?: LanguageName;
  /** What the text stands on. Left out: any text. */
  card?: Place;
}

export interface Texts<Text, Place> {
  /** The grammar of the texts of one sort of card. */
  grammarOf(card?: Place): Grammar<Text>;
  /** What a text says, or what is wrong with it and where. */
  readText(text: string, options?: TextOptions<Place>): { text: Text } | { error: Diagnostic };
  /** A text in words. Throws if the table has no words for it. */
  printText(text: Text, options?: TextOptions<Place>): string;
  /** What could come next after the beginning of a text. */
  completions(before: string, options?: TextOptions<Place>): string[];
}

/**
 * @param tableFor the phrases of what stands on one sort of card, or "anywhere"
 * @param standing which of them each place has
 */
export function textsOf<Text, Place extends string, On extends string>(
  tableFor: (on: On | "anywhere") => Table,
  standing: Readonly<Record<Place, On>>,
): Texts<Text, Place> {
  const names = ["anywhere", ...new Set(Object.values<On>(standing))] as const;
  const grammars = new Map(names.map((on) => [on, compileGrammar<Text>(tableFor(on))]));
  const grammarOf = (card?: Place) => grammars.get(card === undefined ? "anywhere" : standing[card])!;
  return {
    grammarOf,
    readText(text, { language = "en", card } = {}) {
      const result = grammarOf(card).read(text, language);
      return "error" in result ? result : { text: result.tree };
    },
    printText: (text, { language = "en", card } = {}) => inWords(grammarOf(card), text, language),
    completions: (before, { language = "en", card } = {}) => grammarOf(card).completions(before, language),
  };
}
