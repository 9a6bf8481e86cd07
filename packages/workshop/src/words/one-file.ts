/** What is told of a set that is put into one file, or laid out in a folder. */
import type { Messages, Words } from "@tefuda/kernel";

export const ONE_FILE = {
  tooLong: (most: number): Words => ({
    en: `as one file this set would have more than ${most} letters, and no file has: it has to stay a folder`,
    ja: `1つのファイルにすると${most}文字を超えてしまいます。このセットはフォルダのままにしてください`,
  }),
  table: (path: string): Words => ({
    en: `the table ${path} is written as cards are in YAML`,
    ja: `表 ${path} は、YAMLのカードとして書き直しました`,
  }),
  names: (path: string): Words => ({
    en: `${path} has names (&, *) for what is written more than once: all of that is written out, and the comments there are gone`,
    ja: `${path} では、繰り返しを表す名前（& と *）を使っています。すべて書き出し、そこにあったコメントはなくなりました`,
  }),
  leftOut: (path: string): Words => ({
    en: `${path} is no file of a set, and is left out`,
    ja: `${path} はセットのファイルではないので、入っていません`,
  }),
  called: (old: string, id: string): Words => ({
    en: `the deck or packs "${old}" are called "${id}" now, where they are named by their file`,
    ja: `ファイルの名前で呼ぶデッキやパックの「${old}」は、これから「${id}」になります`,
  }),
  another: {
    en: "the set would not be the same, so nothing was written: this should not be, please report it",
    ja: "セットが同じものにならないため、書き出しませんでした。本来起こらないことなので、お知らせください",
  },
} satisfies Messages;
