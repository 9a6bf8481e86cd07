/** What no table of phrases has: exclamation marks as full stops, cards that are somebody, costs without a colon. */
import { expect, test } from "vitest";
import { otherWays, readingMarks, withColon, withIt, withoutBullet, withStops } from "../src/marks.ts";

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

test.each([
  ["(Discard a card) Draw two cards.", "(Discard a card): Draw two cards."],
  ["【Main】 (2R) Draw a card.", "【Main】 (2R): Draw a card."],
  ["（手札を1枚捨てる）カードを2枚引く。", "（手札を1枚捨てる）：カードを2枚引く。"],
  ["【メイン】（2赤）カードを1枚引く。", "【メイン】（2赤）：カードを1枚引く。"],
])("%s has no colon, as on a card where a mark stands for it", (text, meant) => {
  expect(withColon(text)).toBe(meant);
  expect(otherWays(text)).toContain(meant);
});

test.each([
  "(Discard a card): Draw two cards.",
  "（手札を1枚捨てる）：カードを2枚引く。",
  "Draw a card (once).",
])("%s needs none", (text) => {
  expect(withColon(text)).toBe(text);
});

test("a bullet before a text is nothing, and every letter stays in its place", () => {
  expect(withoutBullet("▪2 EP: Ready this card.")).toBe(" 2 EP: Ready this card.");
  expect(withoutBullet("▪【Covert】 ▪When it attacks, draw a card. ▪2 EP: Ready it.")).toBe(
    " 【Covert】  When it attacks, draw a card.  2 EP: Ready it.",
  );
  expect(withoutBullet("-2 defense")).toBe("-2 defense");
  expect(withoutBullet("兵士・陣地")).toBe("兵士・陣地");
});

test.each([
  ["Discard a card to draw two cards.", "Discard a card: Draw two cards."],
  [
    "【Main】 Return a UNIT to your hand to draw a card.",
    "【Main】 Return a UNIT to your hand: Draw a card.",
  ],
  ["You may discard a card to draw a card.", "You may discard a card. If you do, draw a card."],
  ["If this UNIT is destroyed, draw a card.", "When this UNIT is destroyed, draw a card."],
  ["Attach it. If that unit dies, draw a card.", "Attach it. When that unit dies, draw a card."],
  ["It gets +1/+1 for as long as it is ready.", "It gets +1/+1 as long as it is ready."],
  ["Destroy each UNIT, including your own.", "Destroy each UNIT."],
  ["Choose an opponent. That player discards a card.", "An opponent discards a card."],
  ["It may only attack if you control a bee.", "It cannot attack unless you control a bee."],
  ["If this UNIT destroys a UNIT, draw a card.", "When this UNIT destroys a UNIT, draw a card."],
  ["The first time it attacks each turn, draw a card.", "Once a turn, when it attacks, draw a card."],
  ["The first time each turn it attacks, draw a card.", "Once a turn, when it attacks, draw a card."],
  ["Reveal a card; that card is discarded.", "Reveal a card; discard that card."],
  ["At the end of the turn, that unit is destroyed.", "At the end of the turn, destroy that unit."],
  ["Your opponent chooses and discards a card.", "Your opponent discards a card."],
  ["If it isn't stunned, draw a card.", "Unless it is stunned, draw a card."],
  ["Discard a Troop to deploy this unit.", "Discard a Troop."],
  [
    "To play this card, discard a card. Draw.",
    "As an additional cost to play this card, discard a card. Draw.",
  ],
  ["You may give Covert to a UNIT this turn.", "You may give a UNIT Covert this turn."],
  ["It is sent to your hand.", "It is put into your hand."],
  ["You may have it attack this card instead.", "You may redirect the attack to this card."],
  ['If you control "Old Oak", draw a card.', 'If you control a "Old Oak", draw a card.'],
  ["カードをデッキの底に置く。", "カードをデッキの一番下に置く。"],
  ["それが迎撃中なら、カードを1枚引く。", "それが迎撃中である場合、カードを1枚引く。"],
])("%s may mean %s", (text, meant) => {
  expect(otherWays(text)).toContain(meant);
});

test.each([
  ["Choose one. ▪ Draw a card. ▪ Gain 2 bond.", "Choose one. • Draw a card. • Gain 2 bond."],
  ["▪ Draw a card.", " Draw a card."],
])("%s is read with its bullets as well as without", (text, meant) => {
  expect(otherWays(text).map((way) => way.replace(/^ +/, " "))).toContain(meant);
});

test("what is a condition, or not at its end, is not taken for something else", () => {
  for (const text of ["If you control a bee, draw a card.", "If it would be destroyed, draw a card instead."])
    expect(otherWays(text)).toEqual([]);
  expect(otherWays("Discard a card to draw")).toEqual([]);
});

test.each([
  ["Each player draws a card he or she owns.", "Each player draws a card they own."],
  ["He or she can't draw a card.", "They can't draw a card."],
  ["If he/she carries it, he or she loses.", "If they carry it, they lose."],
  ["Each player who passes may do so.", undefined],
  ["UNIT1枚につきカードを1枚引く（最大3枚）。", "UNIT1枚につき、最大3枚、カードを1枚引く。"],
])("%s is also said as %s", (text, meant) => {
  const ways = otherWays(text);
  if (meant === undefined) expect(ways).toEqual([]);
  else expect(ways[0]).toBe(meant);
});
