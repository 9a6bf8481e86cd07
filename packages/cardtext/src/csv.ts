/** Tables as RFC 4180 has them: cells with commas between, in quotation marks where they hold such signs themselves. */
import { Lines, type Problem, type SourceFile, unreadable, withoutMark } from "@tefuda/kernel";
import { CSV } from "./words/csv.ts";
import { longestFile } from "./yaml.ts";

export interface CsvCell {
  text: string;
  /** Where it begins. */
  line: number;
  column: number;
}

/** The rows of a table; empty lines are none. What is no such table is told with its place, the first fault of it. */
export function readCsv(file: SourceFile): { rows: CsvCell[][]; problems: Problem[] } {
  const closed = unreadable(file, longestFile);
  if (closed) return { rows: [], problems: [closed] };
  const text = withoutMark(file.text);
  const lines = new Lines(text);
  const rows: CsvCell[][] = [];
  let row: CsvCell[] = [];
  for (let at = 0; at < text.length; ) {
    const place = lines.at(at);
    const quoted = /"((?:[^"]|"")*)"/y;
    const plain = /[^",\r\n]*/y;
    quoted.lastIndex = at;
    plain.lastIndex = at;
    const [all, inside] = quoted.exec(text) ?? plain.exec(text) ?? [""];
    at += all!.length;
    row.push({ text: inside === undefined ? all! : inside.replaceAll('""', '"'), ...place });
    const end = /,|\r\n|\n|\r|$/y;
    end.lastIndex = at;
    const sign = end.exec(text)?.[0];
    if (sign === undefined) {
      const message = inside === undefined ? (all === "" ? CSV.open : CSV.quote) : CSV.behind;
      return { rows: [], problems: [{ file: file.path, ...(all === "" ? place : lines.at(at)), message }] };
    }
    at += sign.length;
    if (sign === ",") {
      // what comes behind the last comma of a file is a cell as well
      if (at === text.length) row.push({ text: "", ...lines.at(at) });
      if (at < text.length) continue;
    }
    if (row.length > 1 || row[0]!.text !== "") rows.push(row);
    row = [];
  }
  return { rows, problems: [] };
}

/** The same the other way: every row on a line of its own, ended as everywhere here; either end is read. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\n`).join("");

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
