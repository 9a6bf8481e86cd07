/** 手に持つカードを描くコマンドの言葉（日本語）。 */
import { PRINT_WORDS } from "@tefuda/print/words";
import type { DrawingWords } from "./drawing.en.ts";

export const drawing: DrawingWords = {
  ...PRINT_WORDS.ja,
  progress: (done, of) => `${of}枚中${done}枚を描きました`,
  drawn: (n, folder) => `カード${n}枚を ${folder} に描きました`,
  printed: (n, pages, file) => `カード${n}枚、${pages}ページ：${file}`,
  sheets: (n, sheets, folder) =>
    `カード${n}枚を10×7のシート${sheets}枚にし、裏面とともに ${folder} に書き込みました`,
  sheet: (n) => `シート${n}`,
  noCard: (name, near) =>
    `「${name}」というカードはありません${near.length > 0 ? `。${near.map((one) => `「${one}」`).join("か")}のことですか？` : ""}`,
  noWhat: "どのカードかを指定してください：--deck でデッキ、--with で自作セット",
  noRasteriser: "このマシンではピクセル画像を作れません。--format svg ならこのまま使えます",
};
