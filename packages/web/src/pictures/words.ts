/** What is said of a picture that cannot be taken. */
import type { Words } from "@tefuda/kernel";

export const PICTURE_FAULTS = {
  notBitmap: {
    en: "This is no picture that can be taken: a JPEG, PNG, WebP or GIF can be.",
    ja: "この画像は使えません。JPEG、PNG、WebP、GIFのどれかにしてください。",
  },
  tooLarge: (megabytes: number, megapixels: number): Words => ({
    en: `This picture is too large: a file may have ${megabytes} MB, a picture ${megapixels} million points.`,
    ja: `この画像は大きすぎます。ファイルは${megabytes} MB、画像は${megapixels * 100}万画素までです。`,
  }),
  leftOut: (files: readonly string[]): Words => ({
    en: `The set is opened without pictures that cannot be taken: ${files.join(", ")}.`,
    ja: `使えない画像を除いてセットを開きました：${files.join("、")}。`,
  }),
  damaged: {
    en: "This picture is damaged and cannot be read.",
    ja: "この画像は壊れていて読めません。",
  },
} as const;
