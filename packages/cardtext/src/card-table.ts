/**
 * Cards as a table: a row for each, a column for each field, named as fields lie in one another: `name.en`, `texts.1`.
 * A table is read as the card file that it stands for, and what is wrong there is told by row and column.
 */
import type { CardForm, CardSource, FieldForm, Problem, SourceFile } from "@tefuda/kernel";
import { type CsvCell, readCsv, type Separator, writeCsv } from "./csv.ts";
import { CSV } from "./words/csv.ts";

/** A card file made of a table, with what of it came out of which cell. Plain data. */
export interface TableFile extends SourceFile {
  cells: readonly Placed[];
}
export interface Placed {
  /** In the file that was made: its line, and from which column to before which. */
  line: number;
  from: number;
  to: number;
  /** In the table. */
  row: number;
  name: string;
  at: { line: number; column: number };
}

const isTable = (file: SourceFile): boolean => /\.csv$/i.test(file.path) && !("cells" in file);

/** The same files, tables among them as the card files that they stand for; and what is wrong with tables. */
export function withoutTables(
  files: readonly SourceFile[],
  form: CardForm,
): { files: SourceFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = files.map((file) => {
    if (!isTable(file)) return file;
    const table = readTable(file, form);
    problems.push(...table.problems);
    return table.file;
  });
  return { files: read, problems };
}

/** Problems in files that were tables, told by row and column. */
export const inTables = (problems: readonly Problem[], files: readonly SourceFile[]): Problem[] =>
  problems.map((problem) => {
    const table = files.find((file): file is TableFile => file.path === problem.file && "cells" in file);
    const { length: _, ...told } = problem;
    const at = table && cellAt(table, problem);
    if (!at) return problem;
    return at.cell
      ? { ...told, ...at.cell.at, message: CSV.cell(at.row, at.cell.name, problem.message) }
      : { ...told, column: 1, message: CSV.row(at.row, problem.message) };
  });

/** The row and the cell that stand at a place of the file that was made of a table; in a card without a cell, its row. */
export function cellAt(
  { cells }: TableFile,
  { line, column }: { line: number; column: number },
): { row: number; cell?: Placed } | undefined {
  const inLine = cells.filter((cell) => cell.line === line);
  const cell = inLine.find(({ from, to }) => from <= column && column < to);
  const [first] = inLine;
  return cell ? { row: cell.row, cell } : first && { row: first.row };
}

/** A column: what the table calls it, and the field that it stands for. */
export interface TableColumn {
  name: string;
  path: readonly string[];
}
export type CellValue = string | number | boolean | readonly string[];

/**
 * The card file that rows stand for, each card on the line of its row.
 * @param columns undefined where a column stands for no field
 * @param reads what a cell says, by the field that it stands for and the path that leads there
 */
export function cardsOfRows(
  path: string,
  columns: readonly (TableColumn | undefined)[],
  rows: readonly (readonly CsvCell[])[],
  form: CardForm,
  reads: (text: string, field: FieldForm | undefined, path: readonly string[]) => CellValue = typed,
): TableFile {
  const writer = new Writer(form, reads);
  for (const [i, row] of rows.entries()) writer.card(columns, row, i + 2);
  return { path, text: writer.text === "" ? "[]" : writer.text, cells: writer.cells };
}

function readTable(file: SourceFile, form: CardForm): { file: TableFile; problems: Problem[] } {
  const { rows, problems } = readCsv(file);
  const none = { ...file, text: "[]", cells: [] };
  const tell = (at: { line: number; column: number }, message: Problem["message"]): void => {
    problems.push({ file: file.path, line: at.line, column: at.column, message });
  };
  const [head, ...cards] = rows;
  if (problems.length > 0) return { file: none, problems };
  if (!head) tell({ line: 1, column: 1 }, CSV.empty);
  else checkHead(head, tell);
  for (const [i, row] of cards.entries()) {
    const beyond = row[head!.length];
    if (beyond?.text) tell(beyond, CSV.tooMany(i + 2, row.length, head!.length));
  }
  if (problems.length > 0) return { file: none, problems };
  const names = head!.map(({ text }) => text.trim());
  for (const row of cards) checkRow(names, row, tell);
  if (problems.length > 0) return { file: none, problems };
  const columns = names.map((name) => ({ name, path: name.split(".") }));
  return { file: { ...file, ...cardsOfRows(file.path, columns, cards, form) }, problems };
}

function checkHead(head: readonly CsvCell[], tell: (at: CsvCell, message: Problem["message"]) => void): void {
  if (head.length === 1) tell(head[0]!, CSV.separator);
  const names = head.map(({ text }) => text.trim());
  names.forEach((name, i) => {
    if (name === "") tell(head[i]!, CSV.noName(i + 1));
    else if (names.indexOf(name) < i) tell(head[i]!, CSV.again(name));
  });
}

/** A card has a name, or one in each language; a table of both sorts has columns for either. */
export function checkRow(
  names: readonly string[],
  row: readonly CsvCell[],
  tell: (at: CsvCell, message: Problem["message"]) => void,
): void {
  const filled = (i: number): boolean => (row[i]?.text.trim() ?? "") !== "";
  names.forEach((name, i) => {
    const within = names.find((other, j) => name.startsWith(`${other}.`) && filled(j));
    if (within !== undefined && filled(i)) tell(row[i]!, CSV.within(name, within));
  });
}

/** What a card holds: a value with its cell, or further fields by name. */
type Tree = Map<string, Tree | { value: CellValue; cell: Omit<Placed, "line" | "from" | "to"> }>;

/** Writes cards, each on the line of its row, so that lines mean the same in both. */
class Writer {
  text = "";
  readonly cells: Placed[] = [];
  private line = 1;
  private column = 1;
  private readonly form: CardForm;
  private readonly reads: NonNullable<Parameters<typeof cardsOfRows>[4]>;

  constructor(form: CardForm, reads: Writer["reads"]) {
    this.form = form;
    this.reads = reads;
  }

  card(columns: readonly (TableColumn | undefined)[], row: readonly CsvCell[], n: number): void {
    const tree: Tree = new Map();
    columns.forEach((column, i) => {
      const cell = row[i];
      if (!column || !cell || cell.text.trim() === "") return;
      const { name, path } = column;
      const last = path.at(-1)!;
      let at = tree;
      for (const step of path.slice(0, -1)) {
        if (!at.has(step)) at.set(step, new Map());
        at = at.get(step) as Tree;
      }
      const place = { row: n, name, at: { line: cell.line, column: cell.column } };
      const value = this.reads(cell.text.trim(), fieldAt(this.form, path), path);
      at.set(last, { value, cell: place });
    });
    if (tree.size === 0) return;
    while (this.line < row[0]!.line) this.put("\n");
    this.put("- ");
    this.tree(tree);
  }

  private tree(tree: Tree): void {
    // what is counted 1, 2, 3 is a list
    const isList = [...tree.keys()].every((key) => /^[1-9]\d*$/.test(key));
    const entries = [...tree].sort(isList ? ([a], [b]) => Number(a) - Number(b) : () => 0);
    this.put(isList ? "[" : "{");
    entries.forEach(([key, value], i) => {
      if (i > 0) this.put(", ");
      const from = this.column;
      if (!isList) this.put(`${JSON.stringify(key)}: `);
      if (value instanceof Map) this.tree(value);
      else {
        this.put(JSON.stringify(value.value));
        this.cells.push({ line: this.line, from, to: this.column, ...value.cell });
      }
    });
    this.put(isList ? "]" : "}");
  }

  private put(text: string): void {
    this.text += text;
    this.column += text.length;
    if (text !== "\n") return;
    this.line++;
    this.column = 1;
  }
}

/** The field that a column stands for; undefined where a card has none. */
export function fieldAt(form: CardForm, [key, ...rest]: readonly string[]): FieldForm | undefined {
  const field = Object.hasOwn(form, key!) ? form[key!] : undefined;
  return field?.is === "group" && rest.length > 0 ? fieldAt(field.fields, rest) : field;
}

/** A cell is a text; only where a number or yes and no has to be it is one. */
function typed(text: string, field: FieldForm | undefined): string | number | boolean {
  if (field?.is === "whole" && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (field?.is === "flag" && /^(true|false)$/i.test(text)) return text.toLowerCase() === "true";
  return text;
}

/** Cards as a table, a column for each field that any of them has, in the order of the form. */
export const tableOf = (cards: readonly CardSource[], form: CardForm, separator?: Separator): string =>
  writeCsv(rowsOf(cards, form), separator);

/** The same as rows, the names of the columns first. */
export function rowsOf(cards: readonly CardSource[], form: CardForm): string[][] {
  const rows = cards.map((card) => new Map(flat(card)));
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const order = Object.keys(form);
  const place = (name: string): number => order.indexOf(name.split(".")[0]!);
  names.sort((a, b) => place(a) - place(b) || a.localeCompare(b, "en", { numeric: true }));
  return [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ""))];
}

/** What a card holds, field by field, as a table names and writes it. */
export function flat(value: unknown, before = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[before, String(value)]];
  const counted = Array.isArray(value);
  return Object.entries(value).flatMap(([key, one]) => {
    const step = counted ? String(Number(key) + 1) : key;
    return flat(one, before === "" ? step : `${before}.${step}`);
  });
}
