/** TTCG's card texts: read into trees, printed from trees. */
import {
  type Accounted,
  compileGrammar,
  type Diagnostic,
  type Grammar,
  inWords,
  type LanguageName,
} from "@tefuda/cardtext";
import { table } from "./table/index.ts";
import type { Effect } from "./tree.ts";

export type * from "./tree.ts";

/** TTCG's grammar. */
export const grammar: Grammar<Effect> = compileGrammar<Effect>(table);

export interface ReadOptions {
  language?: LanguageName;
  card?: { type: "unit" | "spell" };
}

/** The effect that a text says, or what is wrong with the text and where. */
export function readEffect(
  text: string,
  options: ReadOptions = {},
): { effect: Effect } | { error: Diagnostic } {
  const result = grammar.read(text, options.language ?? "en");
  return "error" in result ? result : { effect: result.tree };
}

/** An effect in words. Throws if the table has no words for it. */
export function printEffect(effect: Effect, language: LanguageName = "en"): string {
  return inWords(grammar, effect, language);
}

/** What could come next after the beginning of a text. */
export function completions(before: string, language: LanguageName = "en"): string[] {
  return grammar.completions(before, language);
}

/** For each word of a text, the phrase it belongs to. */
export function account(text: string, language: LanguageName = "en"): Accounted[] {
  return grammar.account(text, language);
}
