/** What is told of cards that come out of a spreadsheet. */
import type { Messages, Words } from "@tefuda/kernel";

const listed = (words: readonly string[], language: keyof Words): string =>
  language === "en"
    ? words.map((word) => `"${word}"`).join(" or ")
    : words.map((word) => `「${word}」`).join("か");

export const TABLE = {
  empty: {
    en: "there is no table here: its first row names the columns, such as name and type, and each further row is a card",
    ja: "表がありません。最初の行に name や type のような列の名前を書き、その下に1行に1枚ずつカードを書きます",
  },
  oneColumn: {
    en: "the first row has one column; a table has at least two, with tabs, commas or semicolons between",
    ja: "最初の行に列が1つしかありません。表には2つ以上の列が必要です（区切りはタブ、コンマ、セミコロンのどれか）",
  },
  noCards: {
    en: "below the names of the columns stands no card",
    ja: "列の名前の下にカードがありません",
  },
  mostColumns: (most: number): Words => ({
    en: `a table has at most ${most} columns`,
    ja: `表の列は${most}個までです`,
  }),
  noName: {
    en: "this column has no name in the first row; say what it is, or leave it out",
    ja: "この列の名前が最初の行にありません。何の列かを選ぶか、使わないことにしてください",
  },
  fitsNone: (header: string, meant: readonly string[]): Words => ({
    en: `"${header}" is no field of a card here${meant.length > 0 ? `; did you mean ${listed(meant, "en")}?` : ""} Say which field it is, or leave the column out`,
    ja: `「${header}」というカードの項目はありません。${meant.length > 0 ? `${listed(meant, "ja")}のことですか？` : ""}どの項目かを選ぶか、この列を使わないことにしてください`,
  }),
  noField: (path: string): Words => ({
    en: `cards of this game have no field "${path}"`,
    ja: `このゲームのカードに「${path}」という項目はありません`,
  }),
  again: (path: string, header: string): Words => ({
    en: `the column "${header}" is "${path}" already; leave one of the two out`,
    ja: `列「${header}」がすでに「${path}」です。どちらかを使わないことにしてください`,
  }),
  beyond: {
    en: "this cell stands behind the last column that has a name",
    ja: "このセルは、名前のある最後の列より右にあります",
  },
  noWord: (word: string, of: readonly string[], meant: readonly string[]): Words => ({
    en: `"${word}" is none of ${of.join(", ")}${meant.length > 0 ? `; did you mean ${listed(meant, "en")}?` : ""}`,
    ja: `「${word}」は ${of.join("、")} のどれでもありません${meant.length > 0 ? `。${listed(meant, "ja")}のことですか？` : ""}`,
  }),
  whole: (text: string, min: number, max: number): Words => ({
    en: `"${text}" is no whole number from ${min} to ${max}`,
    ja: `「${text}」は${min}から${max}までの整数ではありません`,
  }),
  flag: (text: string): Words => ({
    en: `"${text}" is neither yes nor no`,
    ja: `「${text}」は「はい」でも「いいえ」でもありません`,
  }),
  longest: (letters: number): Words => ({
    en: `this cell has more than ${letters} letters`,
    ja: `このセルは${letters}文字を超えています`,
  }),
  mostTexts: (most: number, n: number): Words => ({
    en: `a card bears at most ${most} texts here, this one ${n} (each line of the cell is one)`,
    ja: `ここに書ける文は${most}つまでですが、${n}つあります（セルの1行が1つの文です）`,
  }),
  date: (text: string): Words => ({
    en: `"${text}" looks like a date that a spreadsheet made of something like 2/1: format the column as text there, and write it anew`,
    ja: `「${text}」は、表計算ソフトが 2/1 のような値を日付に変えたもののようです。列の書式を「文字列」にして、書き直してください`,
  }),
} satisfies Messages;
