/** What people are told about sets that they keep here. */
import type { Messages, Words } from "@tefuda/kernel";

export const SETS = {
  many: (most: number): Words => ({
    en: `There is room for ${most} sets. Please delete one first.`,
    ja: `セットは${most}個までです。先にどれかを削除してください。`,
  }),
  large: (most: number): Words => ({
    en: `The files of a set that is kept here have at most ${most / 1024} KB together.`,
    ja: `ここに置けるセットのファイルは、合わせて${most / 1024}KBまでです。`,
  }),
  noPicture: {
    en: "One of the pictures is none that can be kept here: a JPEG of at most 200 KB, with nothing in it but what is seen.",
    ja: "置けない画像があります。200KB以下のJPEGで、画像以外の情報を含まないものだけを置けます。",
  },
  picturesLarge: (most: number): Words => ({
    en: `The pictures of a set that is kept here have at most ${most / 1e6} MB together.`,
    ja: `ここに置けるセットの画像は、合わせて${most / 1e6}MBまでです。`,
  }),
  picturesMany: (most: number): Words => ({
    en: `There is room for ${most / 1e6} MB of pictures in all your sets here. Please delete one of them first.`,
    ja: `ここに置ける画像は、すべてのセットを合わせて${most / 1e6}MBまでです。先にどれかのセットを削除してください。`,
  }),
  slow: (seconds: number): Words => ({
    en: `This set takes longer than ${seconds} seconds to read, and is not kept.`,
    ja: `このセットは読むのに${seconds}秒以上かかるため、置けません。`,
  }),
  busy: {
    en: "Many sets are being read right now. Please try again in a minute.",
    ja: "ただいま混み合っています。1分ほどしてから、もう一度お試しください。",
  },
  none: {
    en: "There is no such set here: whoever kept it may have deleted it.",
    ja: "そのセットはここにありません。置いた人が削除したのかもしれません。",
  },
  taken: {
    en: "A moderator has taken this set down.",
    ja: "このセットは、モデレーターの判断により公開を終了しました。",
  },
} satisfies Messages;
