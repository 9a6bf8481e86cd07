/** What a refusal has to be: words for people, with a place that is there. */
import type { Problem } from "@tefuda/kernel";
import { formatProblem } from "@tefuda/referee/problems";
import { Broken } from "./door.ts";

/** Signs that something fell through to whoever wrote the program. */
const INSIDES: readonly RegExp[] = [
  /\n\s+at .+:\d+/,
  /\bfile:\/\/|node_modules|\.ts:\d/,
  /Cannot (read|set) propert|is not (a function|iterable|a constructor)|Cannot convert|Cannot access/,
  /Maximum call stack|Invalid (array|string) length|heap out of memory/,
  /\b(Type|Range|Reference|Syntax|Internal)Error\b/,
];
/** Words of the program that may only be there if the input brought them. */
const STRAY = ["undefined", "[object", "nan", "null", "infinity", "function", "=>"] as const;

/** Checks what was said about an input. */
export function checkWords(text: string, input: string): void {
  const said = text.trim();
  if (said === "") throw new Broken("refused without a word");
  if (/\w[:;,]$/.test(said)) throw new Broken(`a sentence that breaks off: ${short(said)}`);
  const inside = INSIDES.find((sign) => sign.test(said));
  if (inside) throw new Broken(`words for programmers: ${short(said)}`);
  const lower = said.toLowerCase();
  const given = input.toLowerCase();
  for (const word of STRAY) {
    if (new RegExp(`(?<![a-z])${escaped(word)}(?![a-z])`).test(lower) && !given.includes(word))
      throw new Broken(`"${word}" in the words: ${short(said)}`);
  }
}

const escaped = (word: string): string => word.replace(/[[\]]/g, "\\$&");

/** Longest line of a message about one thing. */
const LONGEST = 2000;

/** Checks a problem with a file: its words, and that its place is in the file. */
export function checkProblem(problem: Problem, text: string | undefined, input: string): string {
  const words = formatProblem(problem);
  for (const said of Object.values(problem.message)) {
    if (said.trim() === "") throw new Broken("a problem without a message");
    checkWords(said, input);
  }
  checkWords(words, input);
  if (words.length > LONGEST) throw new Broken(`a message of ${words.length} letters: ${short(words)}`);
  const { line, column, length } = problem;
  if (![line, column].every((n) => Number.isInteger(n) && n >= 1))
    throw new Broken(`no place: ${line}:${column} ${short(words)}`);
  if (length !== undefined && !(Number.isInteger(length) && length >= 0))
    throw new Broken(`no length: ${length} ${short(words)}`);
  if (text === undefined) return words;
  const lines = text.split("\n");
  if (line > lines.length)
    throw new Broken(`line ${line} of a file of ${lines.length} lines: ${short(words)}`);
  const width = lines[line - 1]!.length;
  if (column > width + 2) throw new Broken(`column ${column} of a line of ${width}: ${short(words)}`);
  return words;
}

export const short = (text: string, most = 300): string =>
  text.length <= most ? text : `${text.slice(0, most)} … (${text.length} letters)`;

/** The sort of a message: without the places, names and numbers of one input. */
export function sortOf(message: string): string {
  return short(
    message
      .split("\n")[0]!
      .replace(/^[^\s:]*:\d+:\d+: /, "")
      .replace(/["“「'`].*?["”」'`]/g, "“…”")
      .replace(/[;.] *(did you mean|expected:?) .*/i, "")
      .replace(/\d+/g, "#"),
    90,
  );
}
