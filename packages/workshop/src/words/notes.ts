/** What is told of a note that cannot be kept. */
import type { Messages, Words } from "@tefuda/kernel";

export const NOTES = {
  tooLong: (most: number): Words => ({
    en: `a note has at most ${most} letters`,
    ja: `メモは${most}文字までです`,
  }),
  states: (states: readonly string[]): Words => ({
    en: `a card is one of ${states.join(", ")}`,
    ja: `カードの状態は ${states.join("、")} のどれかです`,
  }),
} satisfies Messages;
