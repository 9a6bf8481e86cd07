/** What is offered to somebody whose text is not read never turns round what it says. */
import { describe, expect, test } from "vitest";
import { english } from "../src/english.ts";
import { japanese } from "../src/japanese.ts";
import { mend } from "../src/mend.ts";

const languages = { en: english(), ja: japanese() };

/** What is offered for a text that is read no farther than a word, where only some other text is read. */
function offered(written: string, upTo: string, read: string, name: "en" | "ja" = "en"): string | undefined {
  const language = languages[name];
  const keys = (text: string): string => JSON.stringify(language.tokenize(text).map(({ key }) => key));
  const tokens = language.tokenize(written);
  const at = tokens.findIndex(({ start }) => start >= written.indexOf(upTo));
  const way = mend(
    tokens,
    { at, like: undefined },
    language,
    (some) => JSON.stringify(some.map(({ key }) => key)) === keys(read),
  );
  return (
    way &&
    `${tokens
      .slice(way.from, way.to)
      .map(({ text }) => text)
      .join(" ")} > ${way.words}`
  );
}

describe("offered is", () => {
  test.each([
    ["if it dies, draw", "it", "when it dies, draw", "if > when"],
    ["draw a card carefully", "carefully", "draw a card", "carefully > "],
    ["a unit with no hat attacks", "hat", "a unit attacks", undefined],
    ["a unit that is not a fox", "fox", "a unit a fox", undefined],
    ["you may draw", "may", "you draw", undefined],
    ["foxes or dogs", "or", "foxes and dogs", undefined],
    ["foxes or dogs", "or", "foxes, dogs", undefined],
    ["foxes, or a dog", "or", "foxes dog", undefined],
    ["put to your hand", "to", "put from your hand", undefined],
    ["your fox dies", "your", "this fox dies", undefined],
    ["draw two cards", "two", "draw cards", undefined],
  ])("%s, stopped at %s, where %s is read: %s", (written, upTo, read, offer) =>
    expect(offered(written, upTo, read)).toBe(offer),
  );

  test.each([
    ["犬を攻撃する", "を", "犬が攻撃する", "を > が"],
    ["攻撃しない犬を引く", "しない", "攻撃犬を引く", undefined],
    ["犬以外を引く", "以外", "犬を引く", undefined],
  ])("%s, stopped at %s, where %s is read: %s", (written, upTo, read, offer) =>
    expect(offered(written, upTo, read, "ja")).toBe(offer),
  );
});
