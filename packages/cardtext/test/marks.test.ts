/** Exclamation marks at the ends of sentences, as full stops. */
import { expect, test } from "vitest";
import { readingMarks, withIt, withStops } from "../src/marks.ts";

test.each([
  ["Draw a card!", "Draw a card."],
  ["Draw a card! Discard a card!", "Draw a card. Discard a card."],
  ["カードを1枚引く！カードを1枚捨てる！", "カードを1枚引く。カードを1枚捨てる。"],
  ['Call it "Hey!" and draw.', 'Call it "Hey." and draw.'],
  ["a!b", "a!b"],
])("%s", (text, stopped) => {
  expect(withStops(text)).toBe(stopped);
  // places stay what they are
  expect(stopped).toHaveLength(text.length);
});

test("only what is not read as it stands is read so, and printed anew", () => {
  const read = readingMarks<string>((words) =>
    words.endsWith(".") || words === "Hooray!"
      ? { tree: words }
      : { error: { column: 1, message: { en: "no", ja: "no" } } },
  );
  expect(read("Hooray!")).toEqual({ tree: "Hooray!" });
  expect(read("Draw!")).toEqual({ tree: "Draw.", anew: "Draw." });
  expect(read("Draw")).toHaveProperty("error");
});

test("a card that is somebody is it, and whoever plays is not", () => {
  expect(withIt("When Hana attacks, she gets +1 power. He stands.")).toBe(
    "When Hana attacks, it gets +1 power. It stands.",
  );
  expect(withIt("Return him to your hand.")).toBe("Return it to your hand.");
  const theirs = "Your opponent discards a card. He draws two.";
  expect(withIt(theirs)).toBe(theirs);
});
