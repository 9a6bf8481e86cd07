/** What is told of drawn cards, wherever they were drawn, in English and in Japanese. */
import type { Part } from "./card.ts";
import type { Language } from "./card-words.ts";
import type { Backs } from "./pdf/places.ts";

interface PrintWords {
  overflow: (card: string, part: Part, millimetres: string) => string;
  noLetter: (letters: string) => string;
  noPicture: (card: string, file: string, kilobytes: number) => string;
  /** How it has to be printed, so that a card is as large as it should be. */
  how: Readonly<Record<Backs, string>>;
  /** What the document is called. */
  title: (game: string, what: string) => string;
  back: string;
}

const parts: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    name: "the name",
    type: "the line of types",
    text: "the texts",
    details: "the small print",
    numbers: "the row of numbers",
  },
  ja: {
    name: "カード名",
    type: "種類の行",
    text: "テキスト",
    details: "欄外の文字",
    numbers: "数値の列",
  },
};

export const PRINT_WORDS: Readonly<Record<Language, PrintWords>> = {
  en: {
    overflow: (card, part, millimetres) =>
      `${card}: ${parts.en[part]} reaches ${millimetres} mm beyond its frame, which is marked on the card`,
    noLetter: (letters) => `no font has ${letters}: an empty box stands there`,
    noPicture: (card, file, kilobytes) =>
      `${card}: ${file} is no JPEG of at most ${kilobytes} KB, so that the card is pictured from its words`,
    how: {
      none: "Print it at 100 %, not fitted to the page.",
      long: "Print it at 100 %, not fitted to the page, on both sides, turned over the long edge.",
      short: "Print it at 100 %, not fitted to the page, on both sides, turned over the short edge.",
    },
    title: (game, what) => `${game}: ${what}`,
    back: "back of a card",
  },
  ja: {
    overflow: (card, part, millimetres) =>
      `「${card}」：${parts.ja[part]}が枠から${millimetres}mmはみ出しています（カードに印を付けました）`,
    noLetter: (letters) => `${letters} はどのフォントにもないため、空の四角になります`,
    noPicture: (card, file, kilobytes) =>
      `「${card}」：${file} は${kilobytes} KB以下のJPEGではないため、テキストから描いた絵になります`,
    how: {
      none: "用紙に合わせず、100%の大きさで印刷してください。",
      long: "用紙に合わせず、100%の大きさで、長辺とじの両面で印刷してください。",
      short: "用紙に合わせず、100%の大きさで、短辺とじの両面で印刷してください。",
    },
    title: (game, what) => `${game}：${what}`,
    back: "カードの裏面",
  },
};
