/** What people are told about talking: why something is not said or done, and for what something is reported. */
import type { Messages, Words } from "@tefuda/kernel";

/** Why something of talking is not done, by the code that goes over the wire. */
export const talkRefusals = {
  text: { en: "This cannot be said as it is written.", ja: "この文章は送れません。" },
  guestText: {
    en: "Guests speak in set phrases. To write freely, make an account.",
    ja: "ゲストは定型文だけ使えます。自由に書くにはアカウントが必要です。",
  },
  textOff: { en: "You have switched free text off.", ja: "自由文はご自身の設定でオフになっています。" },
  textClosed: {
    en: "Free text is switched off on this server. Set phrases still work.",
    ja: "このサーバーでは自由文を使えません。定型文は使えます。",
  },
  unheard: {
    en: "Nobody here reads free text. Set phrases still work.",
    ja: "ここには自由文を読む人がいません。定型文は使えます。",
  },
  silenced: {
    en: "A moderator has limited you to set phrases for a while.",
    ja: "モデレーターの判断により、しばらく定型文しか使えません。",
  },
  apart: { en: "You cannot sit at this table.", ja: "このテーブルには着席できません。" },
  notModerator: { en: "Only a moderator can do this.", ja: "モデレーターだけが行えます。" },
  party: {
    en: "You are part of this report, so somebody else has to settle it.",
    ja: "ご自身が関わる通報なので、ほかの人が対応します。",
  },
} satisfies Messages;

/** For what somebody reports what another has said. */
export const reasons = {
  insult: { en: "Insults or threats", ja: "侮辱や脅し" },
  hate: { en: "Hatred of a group of people", ja: "差別やヘイト" },
  sexual: { en: "Sexual content", ja: "性的な内容" },
  spam: { en: "Advertising or spam", ja: "宣伝や迷惑投稿" },
  other: { en: "Something else", ja: "その他" },
} satisfies Messages;
export type Reason = keyof typeof reasons;

/** What is wrong with a text. */
export const TEXT = {
  empty: { en: "There is nothing to read in this.", ja: "読める文字がありません。" },
  tooLong: (most: number): Words => ({
    en: `This is longer than ${most} letters.`,
    ja: `${most}文字までです。`,
  }),
  hidden: {
    en: "This has letters that nobody can see.",
    ja: "目に見えない文字は使えません。",
  },
  piled: {
    en: "There are too many marks on one letter of this.",
    ja: "1つの文字に記号が付きすぎています。",
  },
  address: {
    en: "Addresses of the web cannot be sent. After a full stop, leave a space.",
    ja: "ウェブのアドレスは送れません。ピリオドのあとには空白を入れてください。",
  },
} satisfies Messages;
