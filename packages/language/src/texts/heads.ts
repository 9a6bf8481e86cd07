/**
 * What stands before a text: what is printed in brackets, and how often something may be done. People write a mark in brackets
 * or as its name alone, with a colon or a dash behind it, and how often on either side of it.
 */
import type { Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";

/** What is printed in brackets before a text. */
export type Mark = readonly [en: string, ja: string];

/** How often something may be done: as a mark, if it has one, or in words. */
export type Often = Readonly<Record<string, { mark?: Mark; en: readonly string[]; ja: readonly string[] }>>;

/** A text behind its mark, which may have a colon, and may be missing where the mark is said to be `open`. */
export const behind = (mark: Mark | undefined, text: string, open = false): string[] =>
  mark
    ? [
        `【${mark[0]}】 ${text}`,
        `【${mark[0]}】 (:|-) ${text}`,
        `${mark[0]} (:|-) ${text}`,
        ...(open ? [text] : []),
      ]
    : [text];
export const behindJa = (mark: Mark | undefined, text: string, open = false): string[] =>
  mark
    ? [
        `【${mark[1]}】${text}`,
        `【${mark[1]}】(：|、)${text}`,
        `${mark[1]}：${text}`,
        ...(open ? [text] : []),
      ]
    : [text];

/** The same of a text that may say how often it happens: behind its mark, before it, or as a sentence at its end. */
export const oftenBehind = (mark: Mark | undefined, text: string, open = false): string[] => [
  ...behind(mark, `[{n:Often}] ${text}`, open),
  ...(mark
    ? [`${mark[0]} [(,|-)] {n:Often} ${text}`, ...behind(mark, text).map((line) => `{n:Often} ${line}`)]
    : []),
  ...behind(mark, `${text} {n:Limited}`, open),
];
export const oftenBehindJa = (mark: Mark | undefined, text: string, open = false): string[] => [
  ...behindJa(mark, `[{n:Often}]${text}`, open),
  ...(mark ? behindJa(mark, text).map((line) => `{n:Often}${line}`) : []),
  ...behindJa(mark, `${text}{n:Limited}`, open),
];

/** What is done with a text, or what it does. */
const doable = "使える 使用できる 使う 使用する 働く 発動する 誘発する 行える 行うことができる 起こる".split(
  " ",
);
const undoable =
  "使えない 使用できない 働かない 発動しない 誘発しない 行えない 起こらない 発動できない".split(" ");

/** How often, as it stands before what is done and as a sentence behind it. */
export const oftens = (often: Often): Production[] => [
  ...Object.entries(often).flatMap(([times, { mark, en, ja }]) => [
    ...(mark ? [say("Often", times, `【${mark[0]}】`, `【${mark[1]}】`)] : []),
    say("Times", times, en, ja),
  ]),
  say("Often", "$o", "{o:Times},", "{o:Times}、"),
  read(
    "Often",
    "$o",
    ["[limit] {o:Times} (:|.|-)", "limit {o:Times}[,]", "(【|\\() [limit] {o:Times} (】|\\)) [(,|:|-)]"],
    ["{o:Times}：", "（{o:Times}）", "【{o:Times}】"],
  ),
  read(
    "Limited",
    "$o",
    [
      "[limit] [(only|at most)] {o:Times} [only] [.]",
      "(\\(|【) [limit] [only] {o:Times} [.] (\\)|】)",
      "(use this|you may use this|you (can|may) only use this|you can use this|do this|you may do this|activate this|use) [(ability|effect|text|craft)] [only] {o:Times} [.]",
      "(this|this ability|this effect|this text|this craft) (can only|can|may|may only) be (used|activated) [only] {o:Times} [.]",
      "(this|this ability|this effect|this text|this craft) (happens|triggers|works) [only] {o:Times} [.]",
      "(this|this ability|this effect|this text|this craft) can (only happen|happen|trigger|only trigger|be used|only be used) [only] {o:Times} [.]",
    ],
    [
      `[この(クラフト|テキスト|能力|効果)は][、]{o:Times}([(のみ|だけ|まで|に限り)](${doable.join("|")})|しか(${undoable.join("|")}))[。]`,
      "(（|【){o:Times}(）|】)",
      "{o:Times}[(のみ|だけ|まで)]。",
    ],
  ),
  // When only, and how often.
  ...[
    "[you (may|can)] (use|activate) [this] [(ability|effect|text|craft)] only {c:Only}",
    "this [(ability|effect|text|craft)] (can only|may only) be (used|activated) {c:Only}",
    "this [(ability|effect|text|craft)] (can|may) be (used|activated) only {c:Only}",
  ].flatMap((words) => [
    read("Limits", { if: "$c" }, `${words} [.]`),
    read("Limits", { if: "$c", times: "$n" }, `${words} and only {n:Times} [.]`),
  ]),
  // What is used in the main phase of its player anyway.
  read(
    "Limits",
    {},
    "[you (may|can)] (use|activate) [this] [(ability|effect|text|craft)] only (during|in) your main phase [.]",
  ),
  read(
    "Limits",
    { if: "$c" },
    [],
    "この(クラフト|テキスト|能力|効果)は[、]{c:Only}(((にのみ|のみ|だけ|にだけ|に限り)[、](使える|使用できる))|((にしか|しか)[、](使えない|使用できない)))[。]",
  ),
];
