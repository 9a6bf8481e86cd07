/** Letters that come from outside: which are refused, where they stand, and how they are shown. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Lines, shown, unreadable, visible, withoutMark, wrongLetter } from "../src/letters.ts";

const HIDDEN = [
  "\0",
  "\x08",
  "\x0b",
  "\x0c",
  "\x1b",
  "\x7f",
  "\x9f",
  "\u2028",
  "\u202e",
  "\u2066",
  "\u2069",
  "\ufeff",
];

describe("a letter that nobody can see", () => {
  test("is found where it stands, and told by its number", () => {
    for (const letter of [...HIDDEN, "\ufff9", "\uffff"]) {
      const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      expect(wrongLetter(`ab${letter}c`)).toEqual({
        offset: 2,
        message: { en: `a letter that nobody can see (U+${code})`, ja: expect.any(String) },
      });
      expect(visible(`a${letter}b${letter}`)).toBe(`a\\u${code}b\\u${code}`);
    }
  });

  test("is none of the usual ones: tab, line feed, both line ends together, letters of any script, pairs of halves", () => {
    const text = "a\tb\nc\r\nd é 札 𠮟 👍 “x” \u2027\u202f\u2065\u206a\u00a0";
    expect(wrongLetter(text)).toBeUndefined();
    expect(visible(text)).toBe(text);
  });

  test("is half a letter without its other half", () => {
    const [high, low] = ["\ud842", "\udf9f"];
    expect(wrongLetter(`${high}${low}`)).toBeUndefined();
    expect(wrongLetter(`a${high}`)?.offset).toBe(1);
    expect(wrongLetter(`a${low}`)?.offset).toBe(1);
    expect(wrongLetter(`${high}${high}${low}`)?.offset).toBe(0);
    expect(wrongLetter(`${high}${low}${low}`)?.offset).toBe(2);
  });

  test("has words of its own where it is a lone carriage return or the sign of another encoding", () => {
    expect(wrongLetter("a\rb")).toEqual({
      offset: 1,
      message: {
        en: "a line ends with a line feed, and here is only a carriage return",
        ja: expect.any(String),
      },
    });
    expect(wrongLetter("a\ufffd")).toEqual({
      offset: 1,
      message: { en: "a file is written in UTF-8, and here it is not", ja: expect.any(String) },
    });
  });
});

describe("a file", () => {
  const file = (text: string) => ({ path: "x.yaml", text });

  test("is not looked into when it is longer than its kind may be", () => {
    expect(unreadable(file("12345"), 5)).toBeUndefined();
    expect(unreadable(file("123456"), 5)).toEqual({
      file: "x.yaml",
      line: 1,
      column: 1,
      message: { en: "a file of this kind has at most 5 letters; this one has 6", ja: expect.any(String) },
    });
  });

  test("is not looked into when it holds a hidden letter, whose place is told", () => {
    expect(unreadable(file("ab\ncd\0"), 50)).toEqual({
      file: "x.yaml",
      line: 2,
      column: 3,
      message: { en: "a letter that nobody can see (U+0000)", ja: expect.any(String) },
    });
    expect(unreadable(file("ab\ncd"), 50)).toBeUndefined();
  });

  test("may begin with the mark of UTF-8, and with nothing else of the kind", () => {
    expect(withoutMark("\ufeffab")).toBe("ab");
    expect(withoutMark("ab")).toBe("ab");
    expect(unreadable(file("\ufeffab"), 50)).toBeUndefined();
    expect(unreadable(file("\ufeffab\n\0"), 50)).toMatchObject({ line: 2, column: 1 });
    expect(unreadable(file("a\ufeff"), 50)).toMatchObject({ line: 1, column: 2 });
  });
});

describe("lines and columns", () => {
  test("are counted from 1, a line feed being the last letter of its line", () => {
    const lines = new Lines("ab\n\ncd\n");
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((offset) => lines.at(offset))).toEqual(
      [
        [1, 1],
        [1, 2],
        [1, 3],
        [2, 1],
        [3, 1],
        [3, 2],
        [3, 3],
        [4, 1],
      ].map(([line, column]) => ({ line, column })),
    );
    expect(new Lines("").at(0)).toEqual({ line: 1, column: 1 });
  });

  test("are those that counting letter by letter gives", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "\n"), maxLength: 40 }),
        fc.nat(40),
        (text, offset) => {
          fc.pre(offset <= text.length);
          const before = text.slice(0, offset).split("\n");
          expect(new Lines(text).at(offset)).toEqual({
            line: before.length,
            column: before.at(-1)!.length + 1,
          });
        },
      ),
    );
  });
});

test("what is shown of a text has an end, and nothing in it is hidden", () => {
  expect(shown("ab\0c")).toBe("ab\\u0000c");
  const long = shown("x".repeat(5000));
  expect(long.length).toBeLessThan(1000);
  expect(long).toMatch(/^x+…$/);
  expect(shown("x".repeat(long.length - 1))).toBe("x".repeat(long.length - 1));
});
