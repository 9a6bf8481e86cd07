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

const shownMost = 8;
const list = ({ expected }: Stopped, language: keyof Words): string =>
  expected
    .slice(0, shownMost)
    .map((one) => inLanguage(one, language))
    .join(language === "ja" ? "、" : ", ");

export const READING = {
  number: { en: "a number", ja: "数" },
  quoted: { en: "a name in quotation marks", ja: "「」で囲んだカード名" },
  refused: {
    en: "the text is whole, but it speaks of something that was not named or could be one of several, or its parts do not go together.",
    ja: "文の形は整っていますが、前に出ていないものやどれとも決められないものを指しているか、両立しない部分があります。",
  },
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
  expected: (stopped: Stopped): Words => ({
    en: ` Expected: ${list(stopped, "en")}${stopped.expected.length > shownMost ? " ..." : ""}`,
    ja: `ここに置けるもの：${list(stopped, "ja")}${stopped.expected.length > shownMost ? "など" : ""}`,
  }),
  stopped: (line: number, column: number, ...parts: readonly Words[]): Words => ({
    en: `line ${line}, column ${column}: ${parts.map(({ en }) => en).join("")}`,
    ja: `${line}行${column}文字目：${parts.map(({ ja }) => ja).join("")}`,
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

/** Whether a message is one of those on a text that could not be read. */
export const isUnread = ({ en }: Words): boolean => /^line \d+, column \d+: /.test(en);

/** What is wrong with a text at the place where reading stopped, and what could stand there. */
export function stoppedAt(stopped: Stopped): Words {
  const { line, column, found, unknown, refused, didYouMean, expected } = stopped;
  const what =
    found === undefined
      ? refused
        ? READING.refused
        : READING.early
      : unknown
        ? READING.unknown(found)
        : READING.notHere(found);
  return READING.stopped(
    line,
    column,
    what,
    ...(didYouMean === undefined ? [] : [READING.mean(didYouMean)]),
    ...(expected.length > 0 ? [READING.expected(stopped)] : []),
  );
}
