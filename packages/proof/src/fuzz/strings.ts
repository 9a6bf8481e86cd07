/** Spoiling texts: valid ones are cut, joined, repeated and sprinkled with what no text should hold. */
import type { Dice } from "./dice.ts";

/** Letters that break programs: ends of strings, marks that turn lines around, halves of letters, other alphabets. */
export const ODD: readonly string[] = [
  "\0",
  "\u0007",
  "\u001b[31m",
  "\t",
  "\n",
  "\r",
  "\r\n",
  "\u0085",
  "\u00a0",
  "\u200b",
  "\u200d",
  "\u2028",
  "\u202e",
  "\u2066",
  "\ufeff",
  "\ufffd",
  "\uffff",
  "\ud800",
  "\udfff",
  "😀",
  "e\u0301".repeat(3),
  `a${"\u0301".repeat(60)}`,
  "ﬁ",
  "ß",
  "İ",
  "Ａ",
  "手札",
  "「",
  "\\",
  "'",
  '"',
  "“",
  "`",
  "$&",
  "$`",
  "{0}",
  "%s",
  "<b>",
  "../",
  "#",
  "@",
  ">",
  "+",
  ":",
  "-",
  "|",
  "&",
  "*",
  "!",
  ",",
  ".",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
];

/** Numbers as somebody might write them, and as nobody should. */
export const NUMBERS: readonly string[] = [
  "0",
  "-0",
  "-1",
  "1",
  "2",
  "7",
  "99",
  "999",
  "1000",
  "9999",
  "10000",
  "32767",
  "32768",
  "65535",
  "65536",
  "2147483648",
  "4294967296",
  "9007199254740993",
  "99999999999999999999",
  "1".repeat(400),
  "1.5",
  "0.1",
  "1.0",
  "1e3",
  "1e400",
  "-1e400",
  "0x10",
  "0b11",
  "010",
  "1_000",
  "1,000",
  "+1",
  "--1",
  "½",
  "²",
  "Ⅷ",
  "٣",
  "３",
  "一",
  "NaN",
  "Infinity",
  ".nan",
  ".inf",
  "nought",
  "zero",
  "one",
  "twelve",
  "ninety",
  "hundred",
  "a hundred",
];

/** Words that programs use for themselves. */
export const KEYWORDS: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "valueOf",
  "then",
  "length",
  "undefined",
  "null",
  "true",
  "false",
  "yes",
  "no",
  "",
  " ",
  "0",
  "-1",
];

const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s]/gu) ?? [];

type Spoil = (text: string, dice: Dice, others: readonly string[]) => string;

/** One change to the words of a text. */
function onWords(change: (list: string[], dice: Dice, others: readonly string[]) => void): Spoil {
  return (text, dice, others) => {
    const list = words(text);
    if (list.length === 0) return text;
    change(list, dice, others);
    return list.join("");
  };
}

const SPOILS: readonly Spoil[] = [
  onWords((list, dice) => {
    const [a, b] = [dice.below(list.length), dice.below(list.length)];
    [list[a], list[b]] = [list[b]!, list[a]!];
  }),
  onWords((list, dice) => void list.splice(dice.below(list.length), dice.few(6))),
  onWords((list, dice) => {
    const at = dice.below(list.length);
    const piece = list.slice(at, at + dice.few(8));
    for (let n = dice.few(6); n > 0; n--) list.splice(at, 0, ...piece, " ");
  }),
  onWords((list, dice, others) => {
    const other = words(dice.pick(others));
    list.splice(dice.below(list.length), dice.below(3), ...other.slice(dice.below(other.length)));
  }),
  onWords((list, dice, others) => {
    const other = words(dice.pick(others));
    if (other.length > 0) list[dice.below(list.length)] = dice.pick(other);
  }),
  onWords((list, dice) => {
    const numbers = list.flatMap((word, i) => (/\d|^(one|two|three|four|a|an)$/i.test(word) ? [i] : []));
    list[numbers.length > 0 ? dice.pick(numbers) : dice.below(list.length)] = dice.pick(NUMBERS);
  }),
  onWords((list, dice) => void list.splice(dice.below(list.length), 0, dice.pick(ODD))),
  onWords((list, dice) => {
    list[dice.below(list.length)] = dice.pick(KEYWORDS);
  }),
  onWords((list, dice) => {
    const at = dice.below(list.length);
    const word = list[at]!;
    const i = dice.below(word.length + 1);
    list[at] = word.slice(0, i) + dice.pick(["", "x", "e", word[0] ?? ""]) + word.slice(i + dice.below(2));
  }),
  (text, dice, others) => {
    const other = dice.pick(others);
    return text.slice(0, dice.below(text.length + 1)) + other.slice(dice.below(other.length + 1));
  },
  (text, dice, others) => `${text} ${dice.pick(others)}`,
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text, dice) => (dice.once(2) ? text.toUpperCase() : text.toLowerCase()),
  (text, dice) => `${text} `.repeat(dice.few(40)),
  (text, dice) => {
    const [open, close] = dice.pick([
      ["(", ")"],
      ["[", "]"],
      ["{", "}"],
      ['"', '"'],
    ] as const);
    const n = dice.few(300);
    return open.repeat(n) + text + (dice.once(2) ? close.repeat(n) : "");
  },
];

/** A text spoiled a few times over. */
export function spoil(text: string, dice: Dice, others: readonly string[]): string {
  let spoiled = text;
  for (let n = dice.few(5); n > 0; n--) spoiled = cut(dice.pick(SPOILS)(spoiled, dice, others));
  return spoiled;
}

/** Inputs that are only long are made in one place ({@link long}), so that making the others stays quick. */
const cut = (text: string): string => (text.length > 20_000 ? text.slice(0, 20_000) : text);

/** Letters without sense. */
export function noise(dice: Dice, most = 60): string {
  let text = "";
  for (let n = dice.few(most); n > 0; n--) {
    if (dice.once(3)) text += dice.pick(ODD);
    else if (dice.once(8)) text += dice.pick(NUMBERS);
    else if (dice.once(6)) text += String.fromCharCode(dice.below(65536));
    else text += String.fromCharCode(32 + dice.below(95));
  }
  return text;
}

/** One piece over and over, up to some millions of letters. */
export function long(piece: string, dice: Dice): string {
  const letters = dice.pick([5_000, 40_000, 120_000, 1_000_000, 6_000_000]);
  return (piece === "" ? "x" : piece).repeat(Math.ceil(letters / Math.max(1, piece.length)));
}
