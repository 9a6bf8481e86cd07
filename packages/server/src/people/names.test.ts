/** Names that may be, names that may not, and names that look alike. */
import { expect, test } from "vitest";
import { lookOf, readName } from "./names.ts";
import { NAMES } from "./words.ts";

test.each([
  ["  Kiku ", "Kiku"],
  ["菊の花", "菊の花"],
  ["ガール", "ガール"],
  ["カ\u3099ール", "ガール"],
  ["a   b", "a b"],
  ["\u3000春\u3000夏\u3000", "春 夏"],
  ["Ann-Marie O'Hara", "Ann-Marie O'Hara"],
  ["x".repeat(24), "x".repeat(24)],
  ["𠮷".repeat(24), "𠮷".repeat(24)],
  ["7", "7"],
  ["สมชาย", "สมชาย"],
  ["Moderate", "Moderate"],
  ["Badminton", "Badminton"],
  ["Model", "Model"],
])("%j is the name %j", (given, name) => {
  expect(readName(given)).toEqual({ name });
});

test.each([
  ["", NAMES.empty],
  ["   ", NAMES.empty],
  ["!?", NAMES.empty],
  ["x".repeat(25), NAMES.tooLong(24)],
  ["x".repeat(1_000_000), NAMES.tooLong(24)],
  ["a\nb", NAMES.hidden],
  ["a\tb", NAMES.hidden],
  ["a\u0000b", NAMES.hidden],
  ["a\u202eb", NAMES.hidden],
  ["a\u2066b", NAMES.hidden],
  ["a\u200bb", NAMES.hidden],
  ["a\ue000b", NAMES.hidden],
  ["a\ud800b", NAMES.hidden],
  ["a\u2028b", NAMES.hidden],
  ["a\u0300\u0300\u0300\u0300\u0300b", NAMES.piled],
  ["Tefuda", NAMES.official],
  ["tefuda bot", NAMES.official],
  ["T e f u d a", NAMES.official],
  ["Τеfudа", "two scripts"],
  ["ＴＥＦＵＤＡ", NAMES.official],
  ["The Moderator", NAMES.official],
  ["m0d3rator", NAMES.official],
  ["Admin", NAMES.official],
  ["admin_2", NAMES.official],
  ["0perator", NAMES.official],
  ["運営チーム", NAMES.official],
  ["公式", NAMES.official],
  ["モデレーター", NAMES.official],
  ["モテ\u3099レータ一", NAMES.official],
  ["hаrold", "two scripts"],
  ["a\ufe0fb", "nobody can see"],
])("%j is refused in both languages", (given, why) => {
  const read = readName(given);
  if (!("wrong" in read)) throw new Error(`is the name ${read.name}`);
  expect(read.wrong.ja).not.toBe("");
  if (typeof why === "string") expect(read.wrong.en).toContain(why);
  else expect(read.wrong).toEqual(why);
});

test.each([
  ["Alice", "aIice"],
  ["Alice", "ALICE"],
  ["Alice", "ａｌｉｃｅ"],
  ["Bob", "B0b"],
  ["ニコ", "二コ"],
  ["ガ", "カ\u3099"],
  ["a b", "a  b"],
])("%j looks like %j", (a, b) => {
  expect(lookOf(a)).toBe(lookOf(b));
});

test.each([
  ["Alice", "Alise"],
  ["はな", "ばな"],
  ["a b", "ab"],
])("%j does not look like %j", (a, b) => {
  expect(lookOf(a)).not.toBe(lookOf(b));
});
