/**
 * Cards to and from a spreadsheet. What was copied there, or saved as CSV, is read as rows; its columns are matched to the
 * fields of the game's cards by their names; then each row is the card that a file would have. What does not fit is told by
 * row and column, and nothing is left out that nobody was told of.
 */
import {
  type CellValue,
  cardsOfRows,
  cellAt,
  checkRow,
  fieldAt,
  rowsOf,
  type TableFile,
} from "@tefuda/cardtext/card-table";
import { type CsvCell, readCsv, type Separator, separatorOf, writeCsv } from "@tefuda/cardtext/csv";
import { near } from "@tefuda/cardtext/distance";
import { readYaml } from "@tefuda/cardtext/yaml";
import {
  type CardSource,
  type FieldForm,
  type GamePackage,
  type Problem,
  shown,
  type Words,
} from "@tefuda/kernel";
import { z } from "zod";
import { ColumnNames, type FieldPath } from "./column-names.ts";
import { TABLE } from "./words/table.ts";

export { type FieldPath, fieldPaths } from "./column-names.ts";

/** A cell, or the column or row of it, and what is wrong there. Rows and columns count from 1, the names being row 1. */
export interface CellProblem {
  row: number;
  column?: number;
  /** What the column is called. */
  header?: string;
  message: Words;
}

/** A table as it was pasted or saved. */
export interface Sheet {
  separator: Separator;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** What tables hold that somebody meant for this is less. */
const MOST_COLUMNS = 200;
const LONGEST_HEADER = 200;
const LONGEST_CELL = 2000;

/** The rows of a text from a clipboard or a file, whatever stands between its cells; where it is none, what is wrong. */
export function readSheet(text: string): { sheet?: Sheet; problems: CellProblem[] } {
  // some programs end rows by a sign that elsewhere ends nothing
  const whole = text.replaceAll(/\r(?!\n)/g, "\n");
  const said = /^\ufeff?sep=([,;\t])\r?\n/i.exec(whole);
  const body = said ? whole.slice(said[0].length) : whole;
  const separator = (said?.[1] as Separator | undefined) ?? separatorOf(body);
  const { rows, problems } = readCsv({ path: "table", text: body }, separator);
  if (problems.length > 0)
    return { problems: problems.map(({ line, column, message }) => ({ row: line, column, message })) };
  const [first, ...cards] = rows;
  // columns behind the last name that hold nothing are none
  const widest = Math.max(0, ...(first ?? []).map(({ text }, i) => (text.trim() === "" ? 0 : i + 1)));
  const tell = (message: Words) => ({ problems: [{ row: 1, message }] });
  if (!first || widest === 0) return tell(TABLE.empty);
  if (widest === 1) return tell(TABLE.oneColumn);
  if (widest > MOST_COLUMNS) return tell(TABLE.mostColumns(MOST_COLUMNS));
  const head = first.slice(0, widest).map(({ text }) => text.trim().replaceAll(/\s+/g, " "));
  return { sheet: { separator, head, rows: cards }, problems: [] };
}

/** A column and the field that it stands for: null where it is left out, undefined where nothing says what it is. */
export interface Column {
  header: string;
  to?: FieldPath | null;
  /** Fields that may have been meant, where none is known. */
  meant: readonly FieldPath[];
}

/** Which columns stand for which fields, to be kept and used again; what is not among them is found by its name. */
export const matching = z
  .array(
    z.strictObject({ header: z.string().max(LONGEST_HEADER), to: z.string().max(LONGEST_HEADER).nullable() }),
  )
  .max(2 * MOST_COLUMNS)
  .readonly();
export type Matching = z.infer<typeof matching>;

/** The columns of a table with the fields that they stand for: as was said of them before, else by their names. */
export function matchColumns(
  head: readonly string[],
  pack: Pick<GamePackage, "forms" | "layout">,
  kept: Matching = [],
): Column[] {
  const names = new ColumnNames(pack);
  const said = new Map(
    kept.filter(({ to }) => to === null || names.paths.has(to)).map(({ header, to }) => [header, to]),
  );
  return head.map((header): Column => {
    if (said.has(header)) return { header, to: said.get(header)!, meant: [] };
    const to = header === "" ? undefined : names.find(header);
    return to === undefined
      ? { header, meant: header === "" ? [] : names.meant(header) }
      : { header, to, meant: [] };
  });
}

/** What is known of columns, to be used for the next table. Columns without a name are no two alike, so none is kept. */
export const matchingOf = (columns: readonly Column[]): Matching =>
  columns.flatMap(({ header, to }) =>
    to === undefined || header === "" || header.length > LONGEST_HEADER ? [] : [{ header, to }],
  );

export interface TableRead {
  /** As they stand in a card file. */
  cards: CardSource[];
  /** The row of each. */
  rows: number[];
  /** The card file that the table stands for: what a game finds wrong in it is told by {@link inCells}. */
  file: TableFile;
  problems: CellProblem[];
}

/** The cards of a table. Columns that fit nothing are told, and the others are read all the same. */
export function cardsOf(
  { head, rows }: Sheet,
  columns: readonly Column[],
  pack: Pick<GamePackage, "forms" | "layout">,
  path = "cards/table.yaml",
): TableRead {
  const form = pack.forms?.card ?? {};
  const problems: CellProblem[] = [];
  const { paths } = new ColumnNames(pack);
  const taken = new Map<FieldPath, string>();
  const used = head.map((header, i) => {
    const { to, meant = [] } = columns[i] ?? {};
    const tell = (message: Words) => void problems.push({ row: 1, column: i + 1, header, message });
    if (to === null) return undefined;
    if (to === undefined) tell(header === "" ? TABLE.noName : TABLE.fitsNone(shown(header), meant));
    else if (!paths.has(to)) tell(TABLE.noField(shown(to)));
    else if (taken.has(to)) tell(TABLE.again(to, shown(taken.get(to)!)));
    else {
      taken.set(to, header);
      return { name: to, path: to.split(".") };
    }
    return undefined;
  });
  if (rows.length === 0) problems.push({ row: 2, message: TABLE.noCards });
  const words = wordsOfLists(pack);
  const read = rows.map((row, r) => {
    const at = (column: number, message: Words) =>
      void problems.push({ row: r + 2, column, header: head[column - 1] ?? "", message });
    for (const [i, cell] of row.entries()) {
      if (i >= head.length && cell.text.trim() !== "") at(i + 1, TABLE.beyond);
      else if (cell.text.length > LONGEST_CELL) at(i + 1, TABLE.longest(LONGEST_CELL));
      const column = used[i];
      const field = column && fieldAt(form, column.path);
      const wrong =
        field && cell.text.trim() !== "" && wrongWith(cell.text.trim(), field, column.path, words);
      if (wrong) at(i + 1, wrong);
    }
    const whole = problems.length;
    checkRow(
      used.map((column, i) => column?.name ?? `(${i})`),
      row,
      (cell, message) => at(row.indexOf(cell) + 1, message),
    );
    // a card of which one cell would lie in another is none; what is wrong with a value is told and stands as it is
    return problems.length === whole && row.every(({ text }) => text.length <= LONGEST_CELL) ? row : [];
  });
  const reads = (text: string, field: FieldForm | undefined, at: readonly string[]): CellValue =>
    valueIn(text, field, at, words);
  const file = cardsOfRows(path, used, read, form, reads);
  const { value, problems: unread } = readYaml(file);
  for (const { line, column, message } of unread) {
    const found = cellAt(file, { line, column });
    problems.push({ row: found?.row ?? 1, message });
  }
  const cards = Array.isArray(value) ? (value as CardSource[]) : [];
  const filled = [...new Set(file.cells.map(({ row }) => row))];
  return { cards, rows: filled, file, problems: problems.sort((a, b) => a.row - b.row) };
}

/** What a game finds wrong in the file of a table, by row and column. */
export const inCells = (
  problems: readonly Problem[],
  { head, columns, file }: { head: readonly string[]; columns: readonly Column[]; file: TableFile },
): CellProblem[] =>
  problems
    .filter((problem) => problem.file === file.path)
    .map((problem) => {
      const { message } = problem;
      const at = cellAt(file, problem);
      const column = at?.cell ? columns.findIndex(({ to }) => to === at.cell!.name) : -1;
      return {
        row: at?.row ?? 1,
        ...(column < 0 ? {} : { column: column + 1, header: head[column] ?? "" }),
        message,
      };
    });

/** Cards as a table for a clipboard or a file: a row for each, a column for each field that any of them has. */
export function sheetOf(
  cards: readonly CardSource[],
  { forms }: Pick<GamePackage, "forms">,
  separator: Separator = "\t",
): string {
  return writeCsv(
    rowsOf(cards, forms?.card ?? {}).map((row) => row.map(marked)),
    separator,
  );
}

/**
 * A spreadsheet takes some words for something else: "+1 attack", or what a foreign set might want to be run, for a formula,
 * 2/1 for a day, 023 for 23. A mark before it says that it is words, and is taken off again where a table is read.
 */
const MARKED = /^'*(?:[=+@\t-](?!\d+$)|\d{1,2}[/-]\d{1,2}$|0\d+$)/;
const marked = (text: string): string => (MARKED.test(text) ? `'${text}` : text);
const unmarked = (text: string): string => (text.startsWith("'") && MARKED.test(text) ? text.slice(1) : text);

/** The words of closed lists in every language, by how they may be written. */
type ListWords = ReadonlyMap<string, readonly string[]>;
function wordsOfLists({ layout }: Pick<GamePackage, "layout">): ListWords {
  return new Map(
    Object.entries(layout.words ?? {}).map(([id, said]) => [id.toLowerCase(), Object.values(said)]),
  );
}

/** A word of a closed list as the file writes it, whichever of its names stands there; undefined where it is none. */
function wordOf(text: string, of: readonly string[], words: ListWords): string | undefined {
  const plain = (word: string): string => word.normalize("NFKC").trim().toLowerCase();
  const wanted = plain(text);
  return (
    of.find((word) => plain(word) === wanted) ??
    of.find((word) => words.get(word.toLowerCase())?.some((one) => plain(one) === wanted))
  );
}

const YES = /^(?:true|yes|y|x|1|✓|✔|○|◯|はい|有)$/iu;
const NO = /^(?:false|no|n|0|×|✗|いいえ|無)$/iu;
const WHOLE = /^[+-]?\d{1,9}(?:\.0+)?$/;
const figures = (text: string): string => text.normalize("NFKC").replaceAll(/(?<=\d)[, ](?=\d{3})/g, "");
/** What a spreadsheet makes of 2/1. */
const DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}月\d{1,2}日)$/i;

/** Whether a path leads to one entry of a field with several. */
const isEntry = (path: readonly string[]): boolean => /^\d+$/.test(path.at(-1)!);
const entriesOf = (text: string): string[] =>
  text
    .split(/[,、，;；\n|]/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^[•・*] ?/u, ""))
    .filter((line) => line !== "");
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** What a cell says as a file would have it; what is no such value stands as it is. */
function valueIn(
  cell: string,
  field: FieldForm | undefined,
  path: readonly string[],
  words: ListWords,
): CellValue {
  const text = unmarked(cell).replaceAll("\r\n", "\n");
  switch (field?.is) {
    case "whole":
      return WHOLE.test(figures(text)) ? Number(figures(text)) : text;
    case "flag":
      return YES.test(text) || (NO.test(text) ? false : text);
    case "oneOf":
      return wordOf(text, field.of, words) ?? text;
    case "list": {
      const known = (word: string): string => wordOf(word, field.of ?? [], words) ?? word;
      return isEntry(path) ? known(text) : entriesOf(text).map(known);
    }
    case "texts":
      return isEntry(path) ? oneLine(text) : linesOf(text);
    case "written":
      return text;
    default:
      return oneLine(text);
  }
}

/** What is wrong with a cell by the form alone; a game that puts the cards together may find more. */
function wrongWith(
  cell: string,
  field: FieldForm,
  path: readonly string[],
  words: ListWords,
): Words | undefined {
  const value = valueIn(cell, field, path, words);
  const text = shown(cell);
  const noWord = (word: string, of: readonly string[]): Words | undefined =>
    of.includes(word) ? undefined : TABLE.noWord(shown(word), of, near(word, of));
  switch (field.is) {
    case "whole":
      return typeof value === "number" && value >= field.min && value <= field.max
        ? undefined
        : TABLE.whole(text, field.min, field.max);
    case "flag":
      return typeof value === "boolean" ? undefined : TABLE.flag(text);
    case "oneOf":
      return noWord(String(value), field.of);
    case "list":
      return (
        field.of &&
        [value]
          .flat()
          .map((word) => noWord(String(word), field.of!))
          .find((wrong) => wrong !== undefined)
      );
    case "texts":
      return Array.isArray(value) && value.length > field.most
        ? TABLE.mostTexts(field.most, value.length)
        : undefined;
    case "phrase":
      return String(value).length > field.longest ? TABLE.longest(field.longest) : undefined;
    case "written":
      return DATE.test(cell) && !field.such.some((such) => DATE.test(such)) ? TABLE.date(text) : undefined;
    default:
      return undefined;
  }
}
