/** In which language a card text is written, and what it is called in both. */
import type { LanguageName } from "./types.ts";

/** Kana and the signs shared with Chinese: no text in English has any, and every sentence in Japanese does. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export const writtenIn = (words: string): LanguageName => (JAPANESE.test(words) ? "ja" : "en");

/** A text as its author typed it, and as it is printed in the other language. */
export function inBothLanguages(
  words: string,
  print: (language: LanguageName) => string,
): { en: string; ja: string } {
  return writtenIn(words) === "en" ? { en: words, ja: print("ja") } : { en: print("en"), ja: words };
}
