/** Tables of cards: read as RFC 4180 has them, and told of by row and column. */
import type { CardForm, CardSource } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { inTables, tableOf, withoutTables } from "../src/card-table.ts";
import { readCsv, type Separator, separatorOf, writeCsv } from "../src/csv.ts";
import { readYaml } from "../src/yaml.ts";

const about = { en: "", ja: "" };
const FORM: CardForm = {
  name: { is: "name", both: true, about },
  level: { is: "whole", min: 0, max: 9, about },
  rare: { is: "flag", about },
  texts: { is: "texts", most: 3, about },
  art: { is: "group", about, fields: { ep: { is: "whole", min: 0, max: 9, about } } },
};
const cells = (text: string) =>
  readCsv({ path: "a.csv", text }).rows.map((row) => row.map((cell) => cell.text));
const fault = (text: string) => {
  const { problems } = readCsv({ path: "a.csv", text });
  return problems.map(({ line, column, message }) => `${line}:${column} ${message.en}`);
};

describe("RFC 4180", () => {
  test.each<[string, string, string[][]]>([
    [
      "cells and rows",
      "a,b\r\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "the last line with an end or without",
      "a,b\nc,d\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "empty cells, also at the end",
      "a,,\n,b,",
      [
        ["a", "", ""],
        ["", "b", ""],
      ],
    ],
    ["blanks as they are", " a , b\n", [[" a ", " b"]]],
    ["commas, ends of lines and marks in quotation marks", '"a,b","c\nd","e""f"\n', [["a,b", "c\nd", 'e"f']]],
    ["a mark at the beginning of the file", "\ufeffa,b\n", [["a", "b"]]],
    [
      "no empty lines",
      "a,b\n\n\nc,d\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["nothing", "", []],
  ])("reads %s", (_, text, rows) => expect(cells(text)).toEqual(rows));

  test.each([
    ["a cell without an end", 'a,b\n"c,d', '2:1 a cell that begins with " has no end'],
    ["something behind a cell", '"a"b,c', '1:4 behind the " that ends a cell comes a comma or the next row'],
    [
      "a mark within a cell",
      'a,b"c',
      '1:4 a cell with a " in it stands in "…" as a whole, and the " is written twice',
    ],
  ])("refuses %s", (_, text, told) => expect(fault(text)).toEqual([told]));

  test("what is written is read again", () => {
    const rows = [
      ["a,b", 'c"d', "e\nf", "", " g "],
      ["1", "二", "", "x", ""],
    ];
    expect(cells(writeCsv(rows))).toEqual(rows);
  });
});

test.each<[Separator, string, string[][]]>([
  [",", '"a;b;c",d\n', [["a;b;c", "d"]]],
  [";", "a;b;c,d\n", [["a", "b", "c,d"]]],
  ["\t", 'a,b,c\t"d\te"\tf "g"\n', [["a,b,c", "d\te", 'f "g"']]],
])("what stands between cells is found out: %j", (separator, text, rows) => {
  expect(separatorOf(text)).toBe(separator);
  const read = readCsv({ path: "a.csv", text }, separator).rows.map((row) => row.map((cell) => cell.text));
  expect(read).toEqual(rows);
  expect(writeCsv(rows, separator)).not.toBe("");
});

describe("a table of cards", () => {
  const read = (text: string) => {
    const { files, problems } = withoutTables([{ path: "a.csv", text }], FORM);
    return { value: readYaml(files[0]!).value, files, problems };
  };
  const told = (text: string) =>
    read(text).problems.map(({ line, column, message }) => `${line}:${column} ${message.en}`);

  test("is the card file that it stands for, each card on the line of its row", () => {
    const text =
      'name.en,name.ja,level,rare,texts.2,texts.1,art.ep\n12,十二,3,true,"b, b",a,2\n,,,,,,\n"Two\nlines",,,,,"x",\nEnd,,x,,,,\n';
    const { value, files } = read(text);
    expect(value).toEqual([
      { name: { en: "12", ja: "十二" }, level: 3, rare: true, texts: ["a", "b, b"], art: { ep: 2 } },
      { name: { en: "Two\nlines" }, texts: ["x"] },
      { name: { en: "End" }, level: "x" },
    ]);
    // the third card stands in line 6, behind a cell of two lines
    const column = files[0]!.text.split("\n")[5]!.indexOf('"level"') + 1;
    const problem = { file: "a.csv", line: 6, column, message: { en: "no", ja: "否" } };
    expect(inTables([problem, { ...problem, column: 1 }], files)).toEqual([
      {
        file: "a.csv",
        line: 6,
        column: 6,
        message: { en: "row 5, column level: no", ja: "5行目の列 level：否" },
      },
      { file: "a.csv", line: 6, column: 1, message: { en: "row 5: no", ja: "5行目：否" } },
    ]);
  });

  test("is made of cards, and gives them again", () => {
    const cards: CardSource[] = [
      { texts: ["Say “so”, and go.", 'It says "no".'], name: { en: "A", ja: "あ" }, level: 2 },
      { name: { en: "B", ja: "い" }, rare: false, art: { ep: 1 } },
    ];
    const table = tableOf(cards, FORM);
    expect(table.split("\n")[0]).toBe("name.en,name.ja,level,rare,texts.1,texts.2,art.ep");
    expect(read(table).value).toEqual(cards);
  });

  test.each([
    ["nothing", "", "1:1 the table is empty; its first row names the columns, such as name,type"],
    [
      "other separators",
      "name;type\nA;B\n",
      "1:1 the first row has one column; columns stand with commas between (save the table as CSV with commas)",
    ],
    ["a column without a name", "name,,type\n", "1:6 column 2 has no name in the first row"],
    ["a column twice", "name,type,name\n", '1:11 there is a column "name" already'],
    [
      "a column within another",
      "name,name.en\nA,\n,B\nC,D\n",
      '4:3 the columns "name.en" and "name" do not go together in one card: one would lie in the other',
    ],
    [
      "more cells than columns",
      "name,type\na,b,c\n",
      "2:5 row 2 has 3 cells, and the first row names 2 columns",
    ],
  ])("refuses %s", (_, text, problem) => expect(told(text)).toEqual([problem]));
});
