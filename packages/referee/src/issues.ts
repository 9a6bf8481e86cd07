/**
 * What is wrong with a value that is to have a shape, in our words. A schema's own say tells its English (`SCHEMA.….en`),
 * by which it is found again here; everything else is told by its code, and nothing of what the library says is shown.
 */
import {
  LONGEST_MATCH,
  type Messages,
  MOST_CARDS,
  NUMBER_DIGITS,
  SECRET_DIGITS,
  shown,
  type Words,
} from "@tefuda/kernel";
import type { z } from "zod";

export const LONGEST_NAME = 200;

const hexadecimal = (digits: number): Words => ({
  en: `is written as ${digits} hexadecimal digits`,
  ja: `は${digits}桁の16進数です`,
});

/** What schemas say themselves; in Japanese it follows what is spoken of. */
export const SCHEMA = {
  missing: { en: "is missing", ja: "がありません" },
  said: {
    en: "has to be text, or text by language: { en: …, ja: … }",
    ja: "は文字列か、言語ごとの文字列です：{ en: …, ja: … }",
  },
  oneRule: { en: "names at least one rule", ja: "にはルールを1つ以上書きます" },
  name: { en: `has at most ${LONGEST_NAME} letters`, ja: `は${LONGEST_NAME}文字までです` },
  whole: {
    en: "is a whole number from -32768 to 32767",
    ja: "は-32768から32767までの整数です",
  },
  say: {
    en: "has to be text or a list of texts, none of them very long",
    ja: "は文字列か、そのリストです。長すぎるものは書けません",
  },
  match: {
    en: 'says that this is a match: it has to be "match"',
    ja: "は対戦記録であることを示します。「match」と書きます",
  },
  seed: {
    en: "has to be a whole number, or a secret with its hash and the numbers of the seats",
    ja: "は整数か、秘密の値とそのハッシュと各席の数です",
  },
  secretDigits: hexadecimal(SECRET_DIGITS),
  numberDigits: hexadecimal(NUMBER_DIGITS),
  fingerprint: hexadecimal(16),
  end: hexadecimal(64),
  cards: { en: `has at most ${MOST_CARDS} cards`, ja: `のカードは${MOST_CARDS}枚までです` },
  packs: { en: `are at most ${MOST_CARDS}`, ja: `は${MOST_CARDS}個までです` },
  notedTwice: { en: "is noted twice: one note a card", ja: "のメモが2つあります。カード1枚にメモは1つです" },
  picturedTwice: {
    en: "has two pictures: one picture a card",
    ja: "の絵が2つあります。カード1枚に絵は1つです",
  },
  pictureFile: {
    en: "is the name of a JPEG in the folder pictures, such as fox.jpg",
    ja: "は、pictures フォルダーにあるJPEGの名前です（例：fox.jpg）",
  },
  setWords: { en: "has at most 200 words", ja: "は200語までです" },
  answers: { en: `a match has at most ${LONGEST_MATCH} answers`, ja: `は${LONGEST_MATCH}手までです` },
} satisfies Messages;
const OWN: readonly Words[] = Object.values(SCHEMA);

const TYPES: Readonly<Record<string, Words>> = {
  array: { en: "a list", ja: "リスト" },
  object: { en: "a mapping", ja: "マッピング" },
  record: { en: "a mapping", ja: "マッピング" },
  string: { en: "text", ja: "文字列" },
  number: { en: "a number", ja: "数" },
  int: { en: "a whole number", ja: "整数" },
  boolean: { en: "true or false", ja: "true か false" },
  other: { en: "something else", ja: "別のもの" },
};

const plural = (n: number | bigint, one: string, many: string): string =>
  `${n} ${Number(n) === 1 ? one : many}`;
/** A bound of a number, of the letters of a text or of the entries of a list. */
const bound = (origin: string, n: number | bigint, side: "most" | "least"): Words => {
  const end = side === "most" ? "まで" : "以上";
  if (origin === "string")
    return { en: `has at ${side} ${plural(n, "letter", "letters")}`, ja: `は${n}文字${end}です` };
  if (origin === "array")
    return { en: `has at ${side} ${plural(n, "entry", "entries")}`, ja: `は${n}個${end}です` };
  return { en: `is at ${side} ${n}`, ja: `は${n}${side === "most" ? "以下" : "以上"}です` };
};

type Issue = z.core.$ZodIssue;
type Code = Issue["code"];
const NOT_USABLE: Words = { en: "cannot be used", ja: "は使えません" };
/** Every code that the library has, so that none can come that is not told in our words. */
const BY_CODE: { readonly [C in Code]: (issue: Extract<Issue, { code: C }>) => Words } = {
  invalid_type: ({ expected }) => {
    const type = TYPES[expected] ?? TYPES.other!;
    return { en: `has to be ${type.en}`, ja: `は${type.ja}です` };
  },
  too_big: ({ origin, maximum }) => bound(origin, maximum, "most"),
  too_small: ({ origin, minimum }) => bound(origin, minimum, "least"),
  invalid_format: () => ({ en: "is written in another way", ja: "の書き方が違います" }),
  not_multiple_of: ({ divisor }) => ({ en: `is a multiple of ${divisor}`, ja: `は${divisor}の倍数です` }),
  unrecognized_keys: ({ keys }) => ({
    en: `has no ${keys.map((key) => `"${shown(key)}"`).join(", ")}`,
    ja: `に${keys.map((key) => `「${shown(key)}」`).join("や")}はありません`,
  }),
  invalid_union: () => ({
    en: "is none of what could stand here",
    ja: "は、ここに書けるもののどれでもありません",
  }),
  invalid_key: ({ issues }) => (issues[0] ? saidOf(issues[0]) : NOT_USABLE),
  invalid_element: ({ issues }) => (issues[0] ? saidOf(issues[0]) : NOT_USABLE),
  invalid_value: ({ values }) => ({
    en: `is ${values.map(String).join(" or ")}`,
    ja: `は${values.map((value) => `「${String(value)}」`).join("か")}です`,
  }),
  custom: () => NOT_USABLE,
};

const saidOf = (issue: Issue): Words =>
  OWN.find(({ en }) => en === issue.message) ?? (BY_CODE[issue.code] as (issue: Issue) => Words)(issue);

/** Said of the last key of a path, or of what stands there; `there` is whether anything does. */
export function inWords(issue: Issue, key: string | number | undefined, there: boolean): Words {
  const said = there || issue.code !== "invalid_type" ? saidOf(issue) : SCHEMA.missing;
  const named = typeof key === "string";
  // what has to be of a sort is one sentence with what it is said of
  const colon = issue.code === "invalid_type" || issue.code === "invalid_union" ? "" : ":";
  return {
    en: `${named ? `"${key}"` : "this"}${colon} ${said.en}`,
    ja: `${named ? `「${key}」` : "これ"}${said.ja}`,
  };
}
