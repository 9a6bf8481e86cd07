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
