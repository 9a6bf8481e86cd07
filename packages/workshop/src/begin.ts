/** A set of one's own to begin with, made of the starter of a game. */
import type { SourceFile, Words } from "@tefuda/kernel";
import { Document } from "@tefuda/referee/document";
import { idOf } from "@tefuda/referee/own-set";
import { MANIFEST } from "./draft.ts";

/** The starter of a game: its files, by their paths in the set, and what stands there for words of the set's own. */
export interface Starter {
  files: readonly SourceFile[];
  own?: string;
}

/** What a game brings to a workshop: what sets begin with, and positions in which cards are tried. */
export interface Starting {
  starter: Starter;
  positions: SourceFile;
}

/** The files of a set that is called so. */
export function begun(
  { files, own }: Starter,
  game: string,
  name: string,
  language: keyof Words,
): SourceFile[] {
  const quoted = JSON.stringify(name);
  const both = language === "en" ? `{ en: ${quoted}, ja: ${quoted} }` : quoted;
  const words = own === undefined ? [] : ownWords(own, name);
  return [
    { path: MANIFEST, text: `name: ${both}\ngame: ${game}\n` },
    ...files.map(({ path, text }) => ({
      path: path.replace(/^(decks\/)/, `$1${idOf(name)}-`),
      text: words.reduce((all, [from, to]) => all.replaceAll(from, () => to), remarkedIn(language, text)),
    })),
  ];
}

/** A file without the remarks that are in the other language. */
const remarkedIn = (language: keyof Words, text: string): string =>
  text.replaceAll(/^#.*\n/gm, (remark) => (/[ぁ-ん]/.test(remark) === (language === "ja") ? remark : ""));

/**
 * What every set says in words of its own, so that two of them are told apart, by what stands there in the starter: `$NAME`, and for series and codes two
 * figures and four letters that hang on the name.
 */
function ownWords(text: string, name: string): [from: string, to: string][] {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  const letters = [0, 5, 10, 15].map((shift) => String.fromCharCode(65 + (((hash >>> shift) & 31) % 26)));
  const { value } = new Document({ path: "own.json", text }, "json");
  return Object.entries(value as Record<string, string>).map(([from, to]) => [
    from,
    to
      .replace("$NAME", () => name.replaceAll(/[^\p{L}\p{N} ]/gu, ""))
      .replace("$NUMBER", String(10 + (hash % 90)))
      .replace("$LETTERS", letters.join("")),
  ]);
}
