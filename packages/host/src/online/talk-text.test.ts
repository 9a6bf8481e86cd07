/** What may be written freely. */
import { describe, expect, test } from "vitest";
import { phrases } from "./phrases.ts";
import { LONGEST_TEXT, readTalk } from "./talk-text.ts";
import { TEXT } from "./talk-words.ts";

describe("a text is kept", () => {
  test.each([
    ["Well played! 3.5 points, e.g. this.", "Well played! 3.5 points, e.g. this."],
    ["  two \u3000 spaces ", "two spaces"],
    ["e\u0301", "\u00e9"],
    ["いい勝負でした。ok? 次もよろしく！", "いい勝負でした。ok? 次もよろしく！"],
    ["👨‍👩‍👧 ❤️ 👍🏽", "👨‍👩‍👧 ❤️ 👍🏽"],
    ["and/or… 10:30, v1.2.3 :)", "and/or… 10:30, v1.2.3 :)"],
  ])("%j", (given, text) => {
    expect(readTalk(given)).toEqual({ text });
  });

  test("with as many letters as there may be, however many code units they take", () => {
    expect(readTalk("👍🏽".repeat(LONGEST_TEXT))).toEqual({ text: "👍🏽".repeat(LONGEST_TEXT) });
    const wrong = TEXT.tooLong(LONGEST_TEXT);
    for (const letter of ["a", "👍🏽", "が"])
      expect(readTalk(letter.repeat(LONGEST_TEXT + 1))).toEqual({ wrong });
    expect(readTalk("👨‍👩‍👧".repeat(2000))).toEqual({ wrong });
  });
});

describe("a text is refused", () => {
  test.each(["", "  ", "\u3000", "\ufe0f"])("with nothing to read in it: %j", (given) => {
    expect(readTalk(given)).toEqual({ wrong: TEXT.empty });
  });

  test.each([
    "a\nb",
    "a\u0000b",
    "a\u202eb",
    "\u2066a",
    "a\u200bb",
    "a\u200db",
    "\u2800\u3164",
    "a\ud800",
    "\u{e0041}x",
  ])("with letters that nobody sees: %j", (given) => {
    expect(readTalk(given)).toEqual({ wrong: TEXT.hidden });
  });

  test("with piles of marks", () => {
    expect(readTalk(`a${"\u0301".repeat(9)}`)).toEqual({ wrong: TEXT.piled });
  });

  test.each([
    "see https://a.example/b",
    "HTTP://x",
    "www.anything",
    "go to cards.example.com now",
    "ｗｗｗ．ｃａｒｄｓ．ｃｏｍ",
    "カード.jp",
    "me@mail.anything",
    "short.zz/abc",
    "there.party:8080",
    "192.0.2.1",
    "discord.gg/abc",
  ])("with an address: %s", (given) => {
    expect(readTalk(given)).toEqual({ wrong: TEXT.address });
  });
});

test("set phrases are said in both languages, and could be written", () => {
  for (const { en, ja } of Object.values(phrases))
    for (const words of [en, ja]) expect(readTalk(words)).toEqual({ text: words });
});
