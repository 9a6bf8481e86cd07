/** The grammars of a game's texts: one for each sort of card, with the same phrases. */
import { type Grammar, grammarsOf, inWords } from "./grammar.ts";
import type { Diagnostic, LanguageName, PhraseTable } from "./types.ts";

export interface TextOptions<Place> {
  language?: LanguageName;
  /** What the text stands on. Left out: any text. */
  card?: Place;
}

export interface Texts<Text, Place> {
  /** The grammar of the texts of one sort of card. */
  grammarOf(card?: Place): Grammar<Text>;
  /** Of any sort first, then of each. */
  grammars: readonly Grammar<Text>[];
  /** What a text says, or what is wrong with it and where. */
  readText(text: string, options?: TextOptions<Place>): { text: Text } | { error: Diagnostic };
  /** A text in words. Throws if the table has no words for it. */
  printText(text: Text, options?: TextOptions<Place>): string;
  /** What could come next after the beginning of a text. */
  completions(before: string, options?: TextOptions<Place>): string[];
}

/**
 * @param table its phrases, which may depend on what a text stands on: on a value of one of its features
 * @param standing which value each place has
 */
export function textsOf<Text, Place extends string>(
  table: PhraseTable,
  standing: Readonly<Record<Place, string>>,
): Texts<Text, Place> {
  const from = grammarsOf(table);
  const anywhere = from<Text>();
  const grammars = new Map(Object.values<string>(standing).map((on) => [on, from<Text>({ values: [on] })]));
  const grammarOf = (card?: Place) => (card === undefined ? anywhere : grammars.get(standing[card])!);
  return {
    grammarOf,
    grammars: [anywhere, ...grammars.values()],
    readText(text, { language = "en", card } = {}) {
      const result = grammarOf(card).read(text, language);
      return "error" in result ? result : { text: result.tree };
    },
    printText: (text, { language = "en", card } = {}) => inWords(grammarOf(card), text, language),
    completions: (before, { language = "en", card } = {}) => grammarOf(card).completions(before, language),
  };
}
