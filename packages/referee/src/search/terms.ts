/**
 * What a text is searched by. English: its words, without endings. Japanese writes no spaces between words, so a run of signs
 * of one sort stands for one: of kanji every two that stand together, of katakana the whole run, and hiragana, which mostly
 * bends what stands before it, not at all.
 */
import { says, stem } from "./stem.ts";

const PARTS =
  /[a-z]+-\d+(?:\.\d+)?|\d+(?:\.\d+)?|\p{Script=Latin}+|\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu;

/** In small letters and narrow signs, marks left out. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})['’](?=\p{Script=Latin})/gu, " ")
    // letters are one with and without marks; kana are not
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");

/** The English words of a folded text, as they stand one after the other, empty ones among them. */
export const wordsIn = (text: string): string[] => text.match(/\p{Script=Latin}+/gu) ?? [];

/** The terms of a folded text, each as often as it stands there. */
export function termsOf(text: string): string[] {
  return (text.match(PARTS) ?? []).flatMap((part) => {
    if (/^\p{Script=Han}/u.test(part)) return pairs(part);
    if (/^\p{Script=Latin}+$/u.test(part)) return says(part) ? [stem(part)] : [];
    return part;
  });
}

/** Every two signs that stand together; one that stands alone is a word. */
function pairs(run: string): string[] {
  const signs = [...run];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
}
