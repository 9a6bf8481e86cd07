/** What people are told about who they are. */
import type { Messages, Words } from "@tefuda/kernel";

export const NAMES = {
  empty: { en: "A name has at least one letter or digit.", ja: "名前には文字か数字が必要です。" },
  tooLong: (most: number): Words => ({
    en: `A name has at most ${most} letters.`,
    ja: `名前は${most}文字までです。`,
  }),
  hidden: {
    en: "A name has no letters that nobody can see.",
    ja: "目に見えない文字は名前に使えません。",
  },
  piled: {
    en: "There are too many marks on one letter of this name.",
    ja: "1つの文字に記号が付きすぎています。",
  },
  official: {
    en: "This name looks like that of somebody official. Please take another.",
    ja: "運営に見える名前は使えません。別の名前にしてください。",
  },
  taken: {
    en: "Somebody has this name, or one that looks like it. Please take another.",
    ja: "この名前か、よく似た名前がすでに使われています。別の名前にしてください。",
  },
} satisfies Messages;

export const PASSWORDS = {
  tooShort: (least: number): Words => ({
    en: `A password has at least ${least} letters.`,
    ja: `パスワードは${least}文字以上にしてください。`,
  }),
  tooLong: (most: number): Words => ({
    en: `A password has at most ${most} letters.`,
    ja: `パスワードは${most}文字までです。`,
  }),
  likeName: {
    en: "The password is the name. Please take another.",
    ja: "名前と同じパスワードは使えません。",
  },
  wrong: { en: "The name or the password is not right.", ja: "名前かパスワードが違います。" },
} satisfies Messages;

export const PEOPLE = {
  signedOut: { en: "You are not signed in.", ja: "ログインしていません。" },
  signedIn: { en: "You are signed in already.", ja: "すでにログインしています。" },
  isAccount: { en: "This is an account already.", ja: "すでにアカウントになっています。" },
  guest: { en: "Only an account can do this.", ja: "アカウントが必要です。" },
  lastWay: {
    en: "This is the only way to sign in to this account, so it has to stay.",
    ja: "ログインする方法がほかにないので、削除できません。",
  },
  manyPasskeys: {
    en: "There are too many passkeys. Please remove one first.",
    ja: "パスキーが多すぎます。先にどれかを削除してください。",
  },
  banned: (until: Date): Words => {
    const day = until.toISOString().slice(0, 10);
    return {
      en: `A moderator has closed this account until ${day}.`,
      ja: `このアカウントは、モデレーターの判断により${day}まで利用できません。`,
    };
  },
  wrongCode: { en: "This code is not valid.", ja: "このコードは使えません。" },
} satisfies Messages;

export const DECKS = {
  many: (most: number): Words => ({
    en: `There is room for ${most} decks. Please delete one first.`,
    ja: `デッキは${most}個までです。先にどれかを削除してください。`,
  }),
} satisfies Messages;

/** By status of an answer: what is told where nothing better is known. */
export const ANSWERS = {
  400: { en: "This could not be understood.", ja: "送られた内容を読み取れませんでした。" },
  401: { en: "This did not sign you in.", ja: "ログインできませんでした。" },
  403: { en: "This is not allowed.", ja: "許可されていません。" },
  404: { en: "There is nothing here.", ja: "見つかりません。" },
  409: { en: "This cannot be done now.", ja: "今はできません。" },
  413: { en: "This is too much at once.", ja: "送られた内容が大きすぎます。" },
  415: { en: "This could not be understood.", ja: "送られた内容を読み取れませんでした。" },
  429: { en: "Too many tries. Please wait a little.", ja: "回数が多すぎます。しばらくお待ちください。" },
  500: {
    en: "Something went wrong here. Please try again.",
    ja: "エラーが起きました。もう一度お試しください。",
  },
} satisfies Record<number, Words>;
