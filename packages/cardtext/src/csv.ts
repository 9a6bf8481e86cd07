/**
 * Tables as RFC 4180 has them: cells with commas between, in quotation marks where they hold such signs themselves. The same
 * with semicolons, as programs write them where the comma stands in numbers, and with tabs, as a clipboard has them.
 */
import { Lines, type Problem, type SourceFile, unreadable, withoutMark } from "@tefuda/kernel";
import { CSV } from "./words/csv.ts";
import { longestFile } from "./yaml.ts";

export interface CsvCell {
  text: string;
  /** Where it begins. */
  line: number;
  column: number;
}

export type Separator = "," | ";" | "\t";

/** The names of columns are shorter. */
const LONGEST_HEAD = 20_000;

/** What stands between the cells of a text's first row: the most frequent there, but for what stands in quotation marks. */
export function separatorOf(text: string): Separator {
  const [row = ""] = /^(?:"(?:[^"]|"")*"|[^"\r\n]|")*/.exec(withoutMark(text).slice(0, LONGEST_HEAD)) ?? [];
  const bare = row.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (sign: Separator): number => bare.split(sign).length;
  // whoever separates by tabs may write commas
  if (count("\t") > 1) return "\t";
  return count(";") > count(",") ? ";" : ",";
}

/** By separator: a cell in quotation marks, one without, and what ends either. */
const SIGNS: Readonly<Record<Separator, readonly [quoted: RegExp, plain: RegExp, end: RegExp]>> = {
  ",": [/"((?:[^"]|"")*)"/y, /[^",\r\n]*/y, /,|\r\n|\n|\r|$/y],
  ";": [/"((?:[^"]|"")*)"/y, /[^";\r\n]*/y, /;|\r\n|\n|\r|$/y],
  // a clipboard puts marks only around a cell with tabs or ends of lines; elsewhere a mark is one that somebody wrote
  "\t": [/"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y, /[^\t\r\n]*/y, /\t|\r\n|\n|\r|$/y],
};

/** The rows of a table; empty lines are none. What is no such table is told with its place, the first fault of it. */
export function readCsv(
  file: SourceFile,
  separator: Separator = ",",
): { rows: CsvCell[][]; problems: Problem[] } {
  const closed = unreadable(file, longestFile);
  if (closed) return { rows: [], problems: [closed] };
  const text = withoutMark(file.text);
  const lines = new Lines(text);
  const rows: CsvCell[][] = [];
  let row: CsvCell[] = [];
  const [quoted, plain, end] = SIGNS[separator];
  for (let at = 0; at < text.length; ) {
    const place = lines.at(at);
    quoted.lastIndex = at;
    plain.lastIndex = at;
    const [all, inside] = quoted.exec(text) ?? plain.exec(text) ?? [""];
    at += all!.length;
    row.push({ text: inside === undefined ? all! : inside.replaceAll('""', '"'), ...place });
    end.lastIndex = at;
    const sign = end.exec(text)?.[0];
    if (sign === undefined) {
      const message = inside === undefined ? (all === "" ? CSV.open : CSV.quote) : CSV.behind;
      return { rows: [], problems: [{ file: file.path, ...(all === "" ? place : lines.at(at)), message }] };
    }
    at += sign.length;
    if (sign === separator) {
      // what comes behind the last separator of a file is a cell as well
      if (at === text.length) row.push({ text: "", ...lines.at(at) });
      if (at < text.length) continue;
    }
    if (row.length > 1 || row[0]!.text !== "") rows.push(row);
    row = [];
  }
  return { rows, problems: [] };
}

/** The same the other way: every row on a line of its own, ended as everywhere here; either end is read. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: Separator = ","): string =>
  rows.map((row) => `${row.map((text) => cell(text, separator)).join(separator)}\n`).join("");

const cell = (text: string, separator: Separator): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
