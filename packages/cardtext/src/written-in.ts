/** In which language a card text is written, and what it is called in both. */
import { behindKeyword, keywordOf } from "./keywords.ts";
import { calledBy, NO_WORDS, type OpenWords } from "./open-words.ts";
import type { LanguageName } from "./types.ts";

/** Kana and the signs shared with Chinese: no text in English has any, and every sentence in Japanese does. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Names in quotation marks and words that cards bring may be Japanese in a text that is English. */
export const writtenIn = (text: string, words: OpenWords = NO_WORDS): LanguageName =>
  beside(
    text,
    words.words.map(({ ja }) => ja),
  );

function beside(text: string, words: readonly string[]): LanguageName {
  if (!JAPANESE.test(text)) return "en";
  let own = text.replace(/"[^"]*"/g, "");
  for (const word of words) if (JAPANESE.test(word)) own = own.replaceAll(word, "");
  return JAPANESE.test(own) ? "ja" : "en";
}

/** The names and the words that a tree holds. */
function wordsIn(tree: unknown): string[] {
  if (typeof tree === "string") return Object.values(calledBy(tree));
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(wordsIn) : [];
}

/** Trees of texts in whose place others were read: they are shown as they are printed. */
const ANEW = Symbol("anew");
/** Such a tree; trees are shared among texts, so this is another one. */
export const printedAnew = <Tree extends object>(tree: Tree): Tree => ({ ...tree, [ANEW]: true });

/** What was printed of a tree: cards are shown as often as a set of them is put together, and many say the same. */
const printed = new WeakMap<object, { en: string; ja: string }>();

/** A text as its author typed it, and as it is printed in the other language. */
export function inBothLanguages(
  text: string,
  tree: object,
  print: (language: LanguageName) => string,
): { en: string; ja: string } {
  const known = printed.get(tree);
  if (known && Object.values(known).includes(text)) return known;
  const called = keywordOf(tree);
  const language = JAPANESE.test(text) ? beside(text, wordsIn(tree)) : "en";
  const shown = (language: LanguageName): string => behindKeyword(called, language, print(language));
  const both =
    called || ANEW in tree
      ? { en: shown("en"), ja: shown("ja") }
      : language === "en"
        ? { en: text, ja: print("ja") }
        : { en: print("en"), ja: text };
  printed.set(tree, both);
  return both;
}
