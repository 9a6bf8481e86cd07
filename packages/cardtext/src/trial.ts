/** What a grammar has to keep, tried on one text: for tests, with texts made from the table and texts that are broken. */
import type { Accounted, Grammar } from "./grammar.ts";
import { equal } from "./template.ts";
import type { Diagnostic, LanguageName, Token } from "./types.ts";

/** A text that is refused, one that holds, or what is wrong with it. */
type Trial = "refused" | "held" | { wrong: string };

/** A text's words in the one language, in the other, and again in the one, each read as the same tree. */
export function around<Node>(grammar: Grammar<Node>, text: string, from: LanguageName): Trial {
  const to = from === "en" ? "ja" : "en";
  const first = grammar.read(text, from);
  if ("error" in first)
    return first.error.kind === "two readings" ? { wrong: `${text}\n${first.error.message}` } : "refused";
  const own = grammar.print(first.tree, from);
  const other = grammar.print(first.tree, to);
  if (own === undefined || other === undefined) return { wrong: `${text}\nhas no words in both languages` };
  const back = grammar.read(other, to);
  if ("error" in back) return { wrong: `${own}\n${other}\n${back.error.message}` };
  if (!equal(back.tree, first.tree)) return { wrong: `${own}\n${other}\nsays something else` };
  return grammar.print(back.tree, from) === own
    ? "held"
    : { wrong: `${own}\n${other}\nis printed otherwise` };
}

/** A text with one word misspelt, and where; quotations and signs are left alone. */
export function misspelt(
  text: string,
  tokens: readonly Token[],
  language: LanguageName,
): { broken: string; column: number }[] {
  return tokens
    .filter(({ quoted, text: word }) => quoted === undefined && (language === "ja" || /[a-z]/i.test(word)))
    .map(({ start, end }) => ({
      broken:
        language === "en"
          ? `${text.slice(0, end)}qx${text.slice(end)}`
          : `${text.slice(0, start)}鬱${text.slice(end)}`,
      column: start + 1,
    }));
}

/** A text with a word left out, doubled and put behind the next; `from` is the column at which the break may show. */
export function mutated(
  text: string,
  tokens: readonly Token[],
  at: number,
  language: LanguageName,
): { broken: string[]; from: number } {
  const { start, end } = tokens[at]!;
  const word = text.slice(start, end);
  const space = language === "en" ? " " : "";
  const next = tokens[at + 1];
  return {
    broken: [
      text.slice(0, start) + text.slice(end),
      `${text.slice(0, end)}${space}${word}${text.slice(end)}`,
      ...(next
        ? [text.slice(0, start) + text.slice(next.start, next.end) + space + word + text.slice(next.end)]
        : []),
    ],
    // What stands before the break is as it was; only a colon is told with the word before it.
    from: tokens[Math.max(0, at - 1)]!.start + 1,
  };
}

/** Words of a text that no phrase accounts for. */
export function unaccounted<Node>(grammar: Grammar<Node>, text: string, language: LanguageName): string[] {
  const words = grammar.compiled(language).language.tokenize(text);
  const known = grammar.account(text, language).map((it: Accounted) => it.text);
  return words.map((token) => token.text).filter((word, i) => known[i] !== word);
}

/** Why a text is refused; throws with what it is read as if it is not. */
export function refusal<Node>(grammar: Grammar<Node>, text: string, language: LanguageName): Diagnostic {
  const result = grammar.read(text, language);
  if (!("error" in result))
    throw new Error(`"${text}" was read as "${grammar.print(result.tree, language)}"`);
  return result.error;
}

/** What is wrong with the words of a tree in either language: that there are none, or that they say something else. */
export function unsaid<Node>(grammar: Grammar<Node>, node: Node): string[] {
  return (["en", "ja"] as const).flatMap((language) => {
    const words = grammar.print(node, language);
    if (words === undefined) return [`${language} has no words for ${JSON.stringify(node)}`];
    const result = grammar.read(words, language);
    if ("error" in result) return [`${words}: ${result.error.message}`];
    return equal(result.tree, node)
      ? []
      : [`${words} says ${JSON.stringify(result.tree)}, not ${JSON.stringify(node)}`];
  });
}
