/** The letters of what comes from outside: which of them a text may hold, and where in it something stands. */
import type { Problem, SourceFile } from "./package.ts";
import { FILE } from "./says.ts";
import type { Words } from "./words.ts";

/**
 * Letters that nobody sees and programs obey: controls, marks that turn the direction of writing, signs of another
 * encoding, halves of letters. A line ends with \n, or \r\n.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]|\r(?!\n)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const ALL_HIDDEN = new RegExp(HIDDEN, "g");

const codeOf = (letter: string): string => letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");

/** A text with every letter that nobody sees written out, so that it can be shown anywhere. */
export const visible = (text: string): string => text.replace(ALL_HIDDEN, (letter) => `\\u${codeOf(letter)}`);

const SHOWN_MOST = 80;
/** As much of what somebody wrote as fits into a sentence about it, with letters written out that only join others or hide. */
export const shown = (text: string): string =>
  visible(text.length > SHOWN_MOST ? `${text.slice(0, SHOWN_MOST)}…` : text).replace(
    /\p{Default_Ignorable_Code_Point}/gu,
    (letter) => `\\u${codeOf(letter)}`,
  );

/** What is wrong with the letters of a text, and where; undefined if nothing is. */
export function wrongLetter(text: string): { offset: number; message: Words } | undefined {
  const offset = text.search(HIDDEN);
  if (offset < 0) return undefined;
  const letter = text[offset]!;
  const message =
    letter === "\ufffd" ? FILE.notUtf8 : letter === "\r" ? FILE.carriageReturn : FILE.hidden(codeOf(letter));
  return { offset, message };
}

/** Why a file is not even looked into: it is too long, or holds letters that no text should. A mark at its very beginning that only says "UTF-8" does no harm. `remedy` says what to do about one that is too long. */
export function unreadable(file: SourceFile, longest: number, remedy?: Words): Problem | undefined {
  const { path, text } = file;
  if (text.length > longest) {
    return { file: path, line: 1, column: 1, message: FILE.tooLong(longest, text.length, remedy) };
  }
  if (isUtf16(text))
    return {
      file: path,
      line: 1,
      column: 1,
      message: FILE.utf16,
    };
  const wrong = wrongLetter(withoutMark(text));
  if (!wrong) return undefined;
  const { line, column } = new Lines(withoutMark(text)).at(wrong.offset);
  return { file: path, line, column, message: wrong.message };
}

/** Whether a text that was read as UTF-8 is UTF-16: its mark is no letter there, and every common letter has a zero beside it. */
const isUtf16 = (text: string): boolean =>
  /^(?:[^\0]\0){2}|^(?:\0[^\0]){2}/.test(text) || (text.startsWith("\ufffd\ufffd") && text.includes("\0"));

/** A text without the mark with which some programs begin files. */
export const withoutMark = (text: string): string => (text.startsWith("\ufeff") ? text.slice(1) : text);

/** Lines and columns of a text, both from 1. */
export class Lines {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.starts.push(at + 1);
  }

  at(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: Math.max(0, offset - this.starts[low]!) + 1 };
  }

  /** The offset of a line and column. */
  offset({ line, column }: { line: number; column: number }): number {
    return this.starts[line - 1]! + column - 1;
  }
}
