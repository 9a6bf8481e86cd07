/**
 * Keywords that a set brings: a name, on some with a number behind it, that stands for a text. "Vigil 2" stands for "At the end
 * of your turn, draw {n} cards." with 2 in the place of {n}. On a card the text follows in brackets, as reminders do.
 */
import type { SetWord, SourceFile, Words } from "@tefuda/kernel";

/** The place of the number in the text of a keyword. */
export const NUMBER = "{n}";

/** What a text that is a keyword stands for. */
export interface StandsFor {
  /** The keyword with its number, in both languages. */
  called: Words;
  text: string;
  /** What follows the keyword in brackets, where something does: it has to say the same. */
  said?: string;
}

type Keyword = SetWord & { text: Partial<Words> };
const isKeyword = (word: SetWord): word is Keyword => word.text !== undefined;

/** The keywords among the words of a set. */
export const keywordsIn = (words: readonly SetWord[] = []): Keyword[] => words.filter(isKeyword);

/** What sets bring to the cards of files in a game that has no other words of theirs. */
export const keywordsOf = (files: readonly SourceFile[]): readonly SetWord[] => [
  ...new Set(files.flatMap(({ words }) => keywordsIn(words))),
];

const WRITTEN = /^[【[]?\s*(.+?)\s*(\d{1,3})?\s*[】\]]?\s*(?:[（(](.+)[)）])?[.。]?$/su;

/** What a text stands for that is a keyword of these words; undefined where it is none of them. */
export function standsFor(written: string, words: readonly SetWord[] = []): StandsFor | undefined {
  const keywords = keywordsIn(words);
  const [, name, n, said] = (keywords.length > 0 && WRITTEN.exec(written.trim())) || [];
  if (name === undefined) return undefined;
  for (const { en, ja, text } of keywords) {
    const language = same(en, name) ? "en" : "ja";
    if (!same(en, name) && !same(ja, name)) continue;
    const whole = text[language] ?? text.en ?? text.ja ?? "";
    if (whole.includes(NUMBER) !== (n !== undefined)) continue;
    return {
      called: n === undefined ? { en, ja } : { en: `${en} ${n}`, ja: `${ja}${n}` },
      text: n === undefined ? whole : whole.replaceAll(NUMBER, n),
      ...(said !== undefined && { said }),
    };
  }
  return undefined;
}

/** One of several keywords that stand in a line, and behind how many letters of it. */
export interface InRow {
  value: string;
  at: number;
}

/** Keywords in a line, "Vigil 2, Ward": each is a text. Undefined where it is not several, or where one of them is none. */
export function rowOf(written: string, words: readonly SetWord[] = []): readonly InRow[] | undefined {
  if (keywordsIn(words).length === 0) return undefined;
  const row: InRow[] = [];
  for (let from = 0; from < written.length; ) {
    const [part] = NEXT.exec(written.slice(from))!;
    const value = part.replace(/[,、，]$/u, "").trim();
    if (standsFor(value, words) === undefined) return undefined;
    row.push({ value, at: from + part.indexOf(value) });
    from += part.length;
  }
  return row.length > 1 ? row : undefined;
}
/** Up to a comma that stands in no brackets, or to a mark in brackets behind another. */
const NEXT = /^(?:[（(][^）)]*[）)]|】(?!\s*【)|[^,、，】])*(?:[,、，]|】\s*|$)/u;

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.replaceAll(/\s+/g, " ").toLowerCase();

/** What a text is called that a keyword stands for; nothing that lists the fields of its tree comes upon it. */
const CALLED = Symbol("called");

/** A tree with the keyword that stood for it; trees are shared among texts, so this is another one. */
export const calledSo = <Tree extends object>(tree: Tree, called: Words): Tree => ({
  ...tree,
  [CALLED]: called,
});

/** The keyword that stood for a tree, if one did. */
export const keywordOf = (tree: object): Words | undefined => (tree as { [CALLED]?: Words })[CALLED];

/** A text in one language, behind the keyword that stood for it, if one did. */
export const behindKeyword = (called: Words | undefined, language: keyof Words, text: string): string =>
  called === undefined ? text : language === "ja" ? `${called.ja}（${text}）` : `${called.en} (${text})`;
