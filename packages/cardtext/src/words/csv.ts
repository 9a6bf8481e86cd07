/** What is told of tables of cards. */
import type { Messages, Words } from "@tefuda/kernel";

export const CSV = {
  open: {
    en: 'a cell that begins with " has no end',
    ja: '「"」で始まるセルが閉じていません',
  },
  quote: {
    en: 'a cell with a " in it stands in "…" as a whole, and the " is written twice',
    ja: '「"」を含むセルは全体を「"…"」で囲み、中の「"」は2つ重ねて書きます',
  },
  behind: {
    en: 'behind the " that ends a cell comes a comma or the next row',
    ja: 'セルを閉じる「"」の後に書けるのは、コンマか改行だけです',
  },
  empty: {
    en: "the table is empty; its first row names the columns, such as name,type",
    ja: "表が空です。最初の行には name,type のように列の名前を書きます",
  },
  separator: {
    en: "the first row has one column; columns stand with commas between (save the table as CSV with commas)",
    ja: "最初の行に列が1つしかありません。列はコンマで区切ります（コンマ区切りのCSVで保存してください）",
  },
  noName: (n: number): Words => ({
    en: `column ${n} has no name in the first row`,
    ja: `${n}番目の列の名前が最初の行にありません`,
  }),
  again: (name: string): Words => ({
    en: `there is a column "${name}" already`,
    ja: `「${name}」という列がもう1つあります`,
  }),
  within: (name: string, other: string): Words => ({
    en: `the columns "${name}" and "${other}" do not go together in one card: one would lie in the other`,
    ja: `1枚のカードで列「${name}」と「${other}」は一緒に使えません。片方がもう片方の中に入ってしまいます`,
  }),
  tooMany: (row: number, cells: number, columns: number): Words => ({
    en: `row ${row} has ${cells} cells, and the first row names ${columns} columns`,
    ja: `${row}行目のセルが${cells}個です。列は${columns}個です`,
  }),
  cell: (row: number, name: string, what: Words): Words => ({
    en: `row ${row}, column ${name}: ${what.en}`,
    ja: `${row}行目の列 ${name}：${what.ja}`,
  }),
  row: (row: number, what: Words): Words => ({
    en: `row ${row}: ${what.en}`,
    ja: `${row}行目：${what.ja}`,
  }),
} satisfies Messages;
