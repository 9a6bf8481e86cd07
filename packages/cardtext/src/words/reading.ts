/** What is told of a text that cannot be read. */
import { inLanguage, type Messages, type Words } from "@tefuda/kernel";

/** What stands where reading stopped, and what else is known about it. */
export interface Stopped {
  line: number;
  column: number;
  expected: readonly (string | Words)[];
  /** Undefined at the end of the text. */
  found: string | undefined;
  didYouMean: string | undefined;
  /** No word of the game at all. */
  unknown: boolean;
  /** The text has come to its end, and is refused as a whole. */
  refused: boolean;
}

const shownMost = 6;
const list = ({ expected }: Stopped, language: keyof Words): string =>
  expected
    .slice(0, shownMost)
    .map((one) => inLanguage(one, language))
    .map((one) => (language === "ja" ? one.replace(/^"(.*)"$/, "「$1」") : one))
    .join(language === "ja" ? "、" : ", ");

export const READING = {
  number: { en: "a number", ja: "数" },
  quoted: { en: "a name in quotation marks", ja: "「」で囲んだカード名" },
  refused: {
    en: "the text is whole, but it speaks of something that was not named or could be one of several, or its parts do not go together.",
    ja: "文の形は整っていますが、前に出ていないものやどれとも決められないものを指しているか、両立しない部分があります。",
  },
  pointing: (found: string): Words => ({
    en: `"${found}" means nothing that was spoken of, or could mean several: say which instead.`,
    ja: `「${found}」は、前に出ていないものか、どれとも決められないものを指しています。どれかを書いてください。`,
  }),
  apart: (found: string): Words => ({
    en: `"${found}" does not go together with the rest of the text, or speaks of what nothing before it named.`,
    ja: `「${found}」は、ほかの部分と両立しないか、前に出ていないものを指しています。`,
  }),
  early: { en: "the text ends too early.", ja: "文が途中で終わっています。" },
  unknown: (found: string): Words => ({
    en: `"${found}" is not a word of this game.`,
    ja: `「${found}」はこのゲームの言葉ではありません。`,
  }),
  notHere: (found: string): Words => ({
    en: `"${found}" is not understood here.`,
    ja: `ここの「${found}」は理解できません。`,
  }),
  mean: (word: string): Words => ({ en: ` Did you mean "${word}"?`, ja: `「${word}」ではありませんか。` }),
  without: (found: string): Words => ({
    en: `"${found}" is not understood here; without it the text is read.`,
    ja: `ここの「${found}」は理解できません。なければ読めます。`,
  }),
  readWithout: (found: string): Words => ({
    en: ` Without "${found}" the text is read.`,
    ja: `「${found}」がなければ読めます。`,
  }),
  brackets: {
    en: "What stands in these brackets is not understood here; without it the text is read. Leave out what only reminds of a rule, and say the rest in a sentence of its own.",
    ja: "ここの括弧の中は理解できません。なければ読めます。ルールの念押しは省き、それ以外は括弧に入れずに書いてください。",
  },
  otherwise: (found: string, word: string): Words => ({
    en: `"${found}" is not understood here; with "${word}" in its place the text is read.`,
    ja: `ここの「${found}」は理解できません。代わりに「${word}」とすれば読めます。`,
  }),
  lacking: (found: string, word: string): Words => ({
    en: found === "" ? `"${word}" lacks at the end.` : `"${word}" lacks before "${found}".`,
    ja: found === "" ? `終わりに「${word}」が足りません。` : `「${found}」の前に「${word}」が足りません。`,
  }),
  beginning: {
    en: 'what sets the text off ("When ..."), what has to hold ("If ..."), what it costs ("Discard a card: ..."), or what it does ("Draw a card.")',
    ja: "きっかけ（「…とき」）、条件（「…なら」）、コスト（「…：」）、または効果（「カードを1枚引く。」）",
  },
  expected: (stopped: Stopped): Words => ({
    en: ` Expected: ${list(stopped, "en")}${stopped.expected.length > shownMost ? " ..." : ""}`,
    ja: `ここに置けるもの：${list(stopped, "ja")}${stopped.expected.length > shownMost ? "など" : ""}`,
  }),
  two: (a: string, b: string): Words => ({
    en: `the text can be read in two ways: "${a}" and "${b}"`,
    ja: `この文は二通りに読めます。「${a}」と「${b}」`,
  }),
  long: (limit: number): Words => ({
    en: `a text is at most ${limit} characters long`,
    ja: `テキストは${limit}文字までです`,
  }),
  large: (limit: number): Words => ({
    en: `a number in a text is at most ${limit}`,
    ja: `テキストの数は${limit}までです`,
  }),
  much: { en: "the text is too tangled to be read", ja: "文が込み入りすぎていて読めません" },
  unsaid: {
    en: "the text can be read, but what it says cannot be said in plain words; say it in another way",
    ja: "この文は読めますが、決まった言い方では言い表せません。別の言い方にしてください",
  },
} satisfies Messages;

const joined = (...parts: readonly Words[]): Words => ({
  en: parts.map(({ en }) => en).join(""),
  ja: parts.map(({ ja }) => ja).join(""),
});
const expecting = (stopped: Stopped): Words[] =>
  stopped.expected.length > 0 ? [READING.expected(stopped)] : [];

/** What is wrong with a text at the place where reading stopped, and what could stand there. */
export function stoppedAt(stopped: Stopped): Words {
  const { found, unknown, refused, didYouMean } = stopped;
  const what =
    found === undefined
      ? refused
        ? READING.refused
        : READING.early
      : unknown
        ? READING.unknown(found)
        : READING.notHere(found);
  return joined(what, ...(didYouMean === undefined ? [] : [READING.mean(didYouMean)]), ...expecting(stopped));
}

/** What is wrong with a text that is read without some words, with others in their place or with some that lack. */
export const mendedBy = (found: string, words: string, added: boolean): Words =>
  words === ""
    ? READING.without(found)
    : added
      ? READING.lacking(found, words)
      : READING.otherwise(found, words);
