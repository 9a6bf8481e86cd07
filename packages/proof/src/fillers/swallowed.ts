/**
 * Words that a grammar swallows: of texts that its phrases can make and that it reads, one word is left out, doubled or put
 * behind the next. Where the text then says the same, the word said nothing.
 */
import { type Grammar, type LanguageName, sample } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext/template";
import type { Dice } from "../fuzz/dice.ts";

export type Change = "left out" | "doubled" | "swapped";
const CHANGES: readonly Change[] = ["left out", "doubled", "swapped"];

/** A text of which one word was changed, and which says the same. */
export interface Swallowed {
  change: Change;
  text: string;
  /** The text as it was before and behind the word. */
  before: string;
  word: string;
  behind: string;
}

export interface Looked {
  /** Texts that were read, of each of which one word was changed in one way. */
  texts: number;
  swallowed: Swallowed[];
}

/** The longest text that is tried: of longer ones reading takes long, and they are made of the same phrases. */
const LONGEST = 160;

/** @param grammars of a game, for each place where its texts stand */
export function look(
  grammars: readonly Grammar<unknown>[],
  language: LanguageName,
  wanted: number,
  dice: Dice,
): Looked {
  const found: Looked = { texts: 0, swallowed: [] };
  // of what phrases can make about every third is a text
  for (let tries = wanted * 50; found.texts < wanted && tries > 0; tries--) {
    const grammar = dice.pick(grammars);
    const text = sample(grammar, language, (n) => dice.below(n), dice.from(3, 20));
    if (text.length > LONGEST) continue;
    const read = grammar.read(text, language);
    if ("error" in read) continue;
    found.texts++;
    const one = changed(text, grammar, language, dice);
    if (!one) continue;
    const again = grammar.read(one.text, language);
    if (!("error" in again) && equal(again.tree, read.tree)) found.swallowed.push(one);
  }
  return found;
}

/** One word of a text changed in one way; nothing where the text stays as it was. */
function changed(
  text: string,
  grammar: Grammar<unknown>,
  language: LanguageName,
  dice: Dice,
): Swallowed | undefined {
  const space = language === "en" ? " " : "";
  const tokens = grammar
    .compiled(language)
    .language.tokenize(text)
    .filter(({ start, end }) => end > start);
  const at = dice.below(tokens.length);
  const { start, end } = tokens[at]!;
  const [before, word, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const change = dice.pick(CHANGES);
  const to = (other: string): Swallowed => ({ change, text: other, before, word, behind });
  if (change === "left out") return to(before + behind);
  if (change === "doubled") return to(before + word + space + word + behind);
  const next = tokens[at + 1];
  if (!next || next.start < end || next.key === tokens[at]!.key) return undefined;
  return to(before + text.slice(next.start, next.end) + space + word + text.slice(next.end));
}
