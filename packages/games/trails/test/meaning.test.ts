/** Texts that can be read and mean nothing: what is told of them when the game is put together. */
import { describe, expect, test } from "vitest";
import { assembleTrails } from "../src/game.ts";

function problemsOf(text: string, on: "UNIT" | "EVENT"): string[] {
  const values = on === "UNIT" ? "cp: 1, str: 1, def: 1" : "ep: 1";
  const card = `- { name: { en: Test Heron, ja: アオサギ }, type: ${on}, ${values}, texts: [${JSON.stringify(text)}], rarity: C, number: 1 }\n`;
  return assembleTrails([{ path: "cards.yaml", text: card }]).problems.map(({ message }) => message);
}

describe("a text of a UNIT", () => {
  test.each([
    "When a UNIT you control is cured, ready that UNIT.",
    "When a card in your homebase is destroyed, gain 1 bond.",
    "Cards in your homebase cannot be destroyed.",
    "UNITs in your hand are also Tidewatch.",
    "(Destroy a card in your homebase): Draw a card.",
    "(Discard any number of cards): Draw that many cards.",
  ])("%s", (text) => {
    expect(problemsOf(text, "UNIT")).toEqual([]);
  });

  test.each([
    ["(Stun an ITEM you control): Draw a card.", "ITEMs cannot be stunned"],
    [
      "When a card in your trail is destroyed, gain 1 bond.",
      "what lies in a trail cannot be waited for there",
    ],
    ["(1 bond): Gain that much bond.", "nothing was done before that could be counted"],
    ["When you lose bond, gain that much bond.", "nothing was done before that could be counted"],
    ["UNITs in your hand get +1/+1.", "what lies in a hand cannot be changed like that"],
    [
      "While you have two or more UNITs in your hand, this UNIT gets +1/+0.",
      "it counts cards that lie hidden",
    ],
  ])("%s", (text, why) => {
    expect(problemsOf(text, "UNIT")).toEqual([expect.stringContaining(why)]);
  });
});

describe("a text of an EVENT", () => {
  test.each(["Destroy a card in your opponent's homebase.", "Put an ITEM from your trail onto the field."])(
    "%s",
    (text) => {
      expect(problemsOf(text, "EVENT")).toEqual([]);
    },
  );

  test.each([
    ["Destroy a card in your hand.", "what lies in a hand cannot be destroyed"],
    ["Put an EVENT from your trail onto the field.", "EVENTs cannot be put onto the field"],
    ["Put a UNIT you control onto the field.", "what lies on the field cannot be put onto the field"],
    ["Destroy an EVENT.", "no EVENT lies on the field"],
    ["Play a UNIT you control without paying its cost.", "what lies on the field cannot be played"],
    ["Gain 1 bond for each UNIT in your hand.", "it counts cards that lie hidden"],
    ["If you do, draw a card.", "nothing was done before that could be asked about"],
    ["Draw that many cards.", "nothing was done before that could be counted"],
    ["Plan 2, then draw that many cards.", "what was done before has no number"],
    ["Choose one: Draw a card; or shuffle your deck. Gain that much bond.", "has no number"],
  ])("%s", (text, why) => {
    expect(problemsOf(text, "EVENT")).toEqual([expect.stringContaining(why)]);
  });
});
