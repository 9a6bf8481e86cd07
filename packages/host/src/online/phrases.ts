/** What anybody may say to anybody: told as a code, and shown in the language of whoever reads it. */
import type { Messages } from "@tefuda/kernel";

export const phrases = {
  hello: { en: "Hello!", ja: "こんにちは。" },
  goodLuck: { en: "Good luck, have fun!", ja: "よろしくお願いします。" },
  thanks: { en: "Thank you!", ja: "ありがとうございます。" },
  nice: { en: "Nice move!", ja: "いい手ですね。" },
  wow: { en: "Wow!", ja: "すごい！" },
  thinking: { en: "Let me think.", ja: "考え中です。" },
  moment: { en: "One moment, please.", ja: "少しお待ちください。" },
  back: { en: "I am back.", ja: "戻りました。" },
  noHurry: { en: "Take your time.", ja: "ごゆっくりどうぞ。" },
  sorry: { en: "Sorry!", ja: "すみません。" },
  oops: { en: "Oops!", ja: "しまった！" },
  wellPlayed: { en: "Well played!", ja: "お見事です。" },
  goodGame: { en: "Good game!", ja: "いい勝負でした。" },
  again: { en: "Shall we play again?", ja: "もう一度やりませんか？" },
  bye: { en: "I have to go. Goodbye!", ja: "そろそろ失礼します。" },
} satisfies Messages;
export type PhraseCode = keyof typeof phrases;

export const phraseCodes = Object.keys(phrases) as [PhraseCode, ...PhraseCode[]];
