/** What is wrong with the shape of a value: every code that the library has, told in our words. */
import { alike } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { z } from "zod";
import { Document } from "../src/document.ts";
import { inWords, SCHEMA } from "../src/issues.ts";

type Code = z.core.$ZodIssueCode;
/** A schema and a value that it refuses, by the code of the issue; with what is said of "x". */
const CASES: { readonly [C in Code]: readonly [schema: z.ZodType, value: unknown, en: string, ja: string] } =
  {
    invalid_type: [z.array(z.int()), 3, '"x" has to be a list', "「x」はリストです"],
    too_big: [z.int().max(3), 4, '"x": is at most 3', "「x」は3以下です"],
    too_small: [z.string().min(1), "", '"x": has at least 1 letter', "「x」は1文字以上です"],
    invalid_format: [
      z.string().regex(/^a$/),
      "b",
      '"x": is written in another way',
      "「x」の書き方が違います",
    ],
    not_multiple_of: [z.number().multipleOf(5), 3, '"x": is a multiple of 5', "「x」は5の倍数です"],
    unrecognized_keys: [z.strictObject({}), { k: 1 }, '"x": has no "k"', "「x」に「k」はありません"],
    invalid_union: [
      z.union([z.string(), z.int()]),
      true,
      '"x" is none of what could stand here',
      "「x」は、ここに書けるもののどれでもありません",
    ],
    invalid_key: [
      z.record(z.string().max(1), z.int()),
      { ab: 1 },
      '"x": has at most 1 letter',
      "「x」は1文字までです",
    ],
    invalid_element: [
      z.map(z.string(), z.int().max(1)),
      new Map([["a", 2]]),
      '"x": is at most 1',
      "「x」は1以下です",
    ],
    invalid_value: [z.enum(["a", "b"]), "c", '"x": is a or b', "「x」は「a」か「b」です"],
    custom: [z.int().refine(() => false), 1, '"x": cannot be used', "「x」は使えません"],
  };

test.each(Object.entries(CASES))("%s", (code, [schema, value, en, ja]) => {
  const issue = schema.safeParse(value).error!.issues[0]!;
  // an element of a mapping that has a plain key is told at that key
  if (code !== "invalid_element") expect(issue.code).toBe(code);
  expect(inWords(issue, "x", true)).toEqual({ en, ja });
});

test("an element by a key that is none is told like what is wrong with it", () => {
  const key = { a: 1 };
  const issue = z.map(z.any(), z.int().max(1)).safeParse(new Map([[key, 2]])).error!.issues[0]!;
  expect(issue.code).toBe("invalid_element");
  expect(inWords(issue, "x", true)).toEqual({ en: '"x": is at most 1', ja: "「x」は1以下です" });
});

test("what is not there is missing, and what has no key is called so", () => {
  const doc = new Document({ path: "a.yaml", text: "{}" });
  doc.check(z.strictObject({ x: z.int(), y: z.int().optional() }), {}, []);
  doc.check(z.int(), 1.5, []);
  expect(doc.problems.map(({ message }) => message)).toEqual([
    { en: '"x" is missing', ja: "「x」がありません" },
    { en: "this has to be a whole number", ja: "これは整数です" },
  ]);
});

test("what a schema says itself is told, and told in Japanese as well", () => {
  const issue = z.string().max(1, SCHEMA.name.en).safeParse("ab").error!.issues[0]!;
  expect(inWords(issue, "x", true)).toEqual({
    en: `"x": ${SCHEMA.name.en}`,
    ja: `「x」${SCHEMA.name.ja}`,
  });
  const other = z.string().max(1, "what nobody has put into words").safeParse("ab").error!.issues[0]!;
  expect(inWords(other, "x", true)).not.toEqual(alike(other.message));
  expect(inWords(other, "x", true).ja).toBe("「x」は1文字までです");
});
