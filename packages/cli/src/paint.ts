/**
 * What is asked of a terminal: colours, where somebody looks at one, and lines that are written over. Words from outside
 * never ask anything of it.
 */
import { randomBytes } from "node:crypto";
import { visible } from "@tefuda/kernel/letters";

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  warn(text: string): string;
  /** One of a few colours, the same for the same word. */
  by(word: string, text: string): string;
}

const COLOURS = [31, 32, 33, 34, 35, 36, 91, 92, 94, 95, 96];

/** Stands before whatever is asked of the terminal until it is written: nobody can have put it into a name or a file. */
const OWN = `\ufdd0${randomBytes(8).toString("hex")}`;
const ask = (what: string): string => `${OWN}${what};`;
const ASKED = new RegExp(`${OWN}(\\w+);`);

/** A line that is written over the last one. */
export const overLine = (text: string): string => ask("line") + text;

/**
 * The one door to a terminal: what this program asks of it as the terminal understands it, and every other letter that it
 * would obey written out.
 */
export const forTerminal = (text: string): string =>
  text
    .split(ASKED)
    .map((part, i) =>
      i % 2 === 0 ? written(visible(part), /\r/g) : part === "line" ? "\r\x1b[K" : `\x1b[${part}m`,
    )
    .join("");

/** A name or a sentence with nothing in it that could look like another line of what is told. */
export const oneLine = (text: string): string => written(visible(text), /[\t\n\r]/g);

/**
 * The same for what somebody typed, where nobody could see what is wrong with it: letters that hide are written out, and
 * among Latin letters those of another script.
 */
export const asTyped = (text: string): string =>
  written(oneLine(text), /\p{Default_Ignorable_Code_Point}/gu).replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Latin}/u.test(word) ? written(word, /[\p{Script=Cyrillic}\p{Script=Greek}]/gu) : word,
  );

const written = (text: string, letters: RegExp): string =>
  text.replace(
    letters,
    (letter) => `\\u${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`,
  );

export function paint(on: boolean): Paint {
  const code =
    (n: string) =>
    (text: string): string =>
      on ? ask(n) + text + ask("0") : text;
  return {
    bold: code("1"),
    dim: code("2"),
    warn: code("33"),
    by: (word, text) => {
      let hash = 7;
      for (const letter of word) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
      return code(String(COLOURS[hash % COLOURS.length]))(text);
    },
  };
}

/** How many columns a text takes: without colours, Japanese letters as two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text
    .split(ASKED)
    .filter((_, i) => i % 2 === 0)
    .join(""))
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/.test(letter)
      ? 2
      : 1;
  return width;
}

export const padTo = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Pieces side by side with a gap, on as many lines as they need; every line after the first is set in. */
export function flow(pieces: readonly string[], width: number, indent: number, gap = "  "): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (line !== "" && widthOf(line) + gap.length + widthOf(piece) > width - indent) {
      lines.push(line);
      line = piece;
    } else line = line === "" ? piece : line + gap + piece;
  }
  if (line !== "") lines.push(line);
  return lines.map((text, i) => (i === 0 ? text : " ".repeat(indent) + text));
}

/** Figures under one another, each behind its name. */
export function figureLines(lines: readonly (readonly string[])[]): string {
  const width = Math.max(...lines.map(([name]) => widthOf(name!)));
  return lines.map(([name, text]) => `${padTo(name!, width)}  ${text}\n`).join("");
}

/** A text in lines of so many letters, all moved in by as many. */
export function wrapped(text: string, indent: number, width: number): string {
  const room = Math.max(30, Math.min(width, 110) - indent);
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((l) => " ".repeat(indent) + l).join("\n");
}
