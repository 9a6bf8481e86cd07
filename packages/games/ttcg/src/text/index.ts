/** The card texts of TTCG: read into trees, printed from trees. */
import {
  type Accounted,
  compileGrammar,
  type Diagnostic,
  type Grammar,
  inWords,
  type LanguageName,
} from "@tefuda/cardtext";
import { place } from "@tefuda/cardtext/diagnose";
import { type Part, readSeveral } from "@tefuda/cardtext/texts";
import { impossible } from "@tefuda/language";
import type { Fault } from "./faults.ts";
import { unfit } from "./fitting.ts";
import { lowered } from "./lower/index.ts";
import { kindsCalled, table } from "./phrases/index.ts";
import { pointless } from "./pointless.ts";
import type { Said } from "./said/index.ts";
import { senseless } from "./sense.ts";
import { unclear } from "./spoken.ts";
import type { Effect } from "./tree.ts";

export type { Said } from "./said/index.ts";
export type * from "./tree.ts";

/** TTCG's grammar. */
export const grammar: Grammar<Said> = compileGrammar<Said>(table);
export const grammars: readonly Grammar<Said>[] = [grammar];

export interface ReadOptions {
  language?: LanguageName;
  card?: { type: "unit" | "spell" };
}

/** The effect that a text says, or what is wrong with the text and where. */
export function readEffect(
  text: string,
  options: ReadOptions = {},
): { effect: Said } | { error: Diagnostic } {
  const language = options.language ?? "en";
  const result = grammar.read(text, language);
  if ("error" in result) return result;
  const { effect, nouns } = lowered(result.tree);
  const fault =
    impossible(result.tree) ??
    unfit(effect) ??
    senseless(effect, text) ??
    unclear(effect, nouns) ??
    pointless(effect, text) ??
    (options.card && unfit(effect, options.card.type));
  return fault ? { error: diagnosed(fault, text, language) } : { effect: result.tree };
}

/** Where an effect ends and another begins: behind a sentence, with its kind (ttcg-7.10). */
const NEXT = new RegExp(
  String.raw`(?<=[.。])\s*(?=[【［\[]?(?:${kindsCalled.join("|")})[^.。:：]{0,8}[:：】］\]])`,
  "giu",
);

/** What one or several effects in a row say, each but the first with its kind; what is wrong is told of them as one. */
export const readEffects = (
  text: string,
  options: ReadOptions = {},
): { texts: readonly Part<Said>[] } | { error: Diagnostic } =>
  readSeveral<Said>(
    text,
    (part) => {
      const read = readEffect(part, options);
      return "error" in read ? read : { text: read.effect };
    },
    { beside: () => true, ends: NEXT },
  );

/** What a text says, as effects are made of it. */
export const meantBy = (said: Said): Effect => lowered(said).effect;

/** Words that point back at cards. */
const POINTING = {
  en: /\b(it|its|they|them|their|(that|those|the chosen) [a-z]+)\b/gi,
  ja: /それら|それ|その(カード|ユニット|スペル)/g,
};

/** What is wrong with a text as a whole, at the word that it is about where it is about one. */
function diagnosed(fault: Fault, text: string, language: LanguageName): Diagnostic {
  const words = fault.word ? [...text.matchAll(POINTING[language])] : [];
  const word = words.at(fault.word === "first" ? 0 : -1);
  const { line, column } = place(text, word?.index ?? 0);
  const message = { en: `${fault.en}.`, ja: `${fault.ja}。` };
  const { length } = word?.[0] ?? text;
  return { kind: "no reading", line, column, length, expected: [], message };
}

/** An effect in words. Throws if the table has no words for it. */
export function printEffect(effect: Said, language: LanguageName = "en"): string {
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
