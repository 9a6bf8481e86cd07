/** A text box as a designer writes it: what a card asks for before what it says, all in one. */
import { expect, test } from "vitest";
import { type CardType, printInBox, readTexts } from "./index.ts";

const boxOf = (words: string, card: CardType): readonly string[] => {
  const read = readTexts(words, { card });
  if ("error" in read) throw new Error(`${words}: ${read.error.column}`);
  return read.texts.map(({ text }) => printInBox(text, { card }));
};

test.each<[CardType, string, readonly string[]]>([
  [
    "unit",
    "No Deployment Requirements. When this unit enters the battlefield, draw a card.",
    ["No Deployment Requirements.", "When this card is deployed, draw a card."],
  ],
  [
    "unit",
    "Discard two Troops. Direct attacks. This unit cannot dodge.",
    ["Requirements: Two Troops.", "Direct.", "This unit cannot dodge."],
  ],
  [
    "turf",
    "Discard a unit. Your hand limit is raised by 2.",
    ["Requirements: A unit.", "Your hand limit is raised by 2."],
  ],
  [
    "equipment",
    "Equips a Troop. The equipped unit gains +2 Troop Defense.",
    ["Attach only to a Troop.", "The equipped unit has +2 defense against Troops."],
  ],
])("on a %s: %s", (card, words, box) => {
  const said = boxOf(words, card);
  expect(said).toEqual(box);
  // what is printed is read so again
  expect(boxOf(said.join(" "), card)).toEqual(said);
});

test("what an Event does is no requirement, and what a unit would do once is told so", () => {
  expect(boxOf("Discard a Troop.", "event")).toEqual(["Discard a Troop."]);
  const read = readTexts("Draw a card.", { card: "unit" });
  // the check of the card refuses it: it happens once
  expect("texts" in read && read.texts.map(({ text }) => text.kind)).toEqual(["effect"]);
});
