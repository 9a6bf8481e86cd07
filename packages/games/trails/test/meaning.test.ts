/** Texts that can be read and mean nothing: what is told of them when the game is put together. */
import { describe, expect, test } from "vitest";
import { assembleTrails } from "../src/game.ts";

function problemsOf(text: string, on: "UNIT" | "EVENT"): string[] {
  const values = on === "UNIT" ? "cp: 1, str: 1, def: 1" : "ep: 1";
  const card = `- { name: { en: Test Heron, ja: アオサギ }, type: ${on}, ${values}, texts: [${JSON.stringify(text)}], rarity: C, number: 1 }\n`;
  return assembleTrails([{ path: "cards.yaml", text: card }]).problems.map(({ message }) => message.en);
}

describe("a text of a UNIT", () => {
  test.each([
    "When a UNIT you control is cured, ready that UNIT.",
    "When this UNIT is stunned, this UNIT cannot be cured this turn.",
    "When this UNIT is stunned, cure this UNIT.",
    "When this UNIT is cured, draw a card.",
    "Stunned UNITs you control cannot be cured.",
    "When a card in your homebase is destroyed, gain 1 bond.",
    "Cards in your homebase cannot be destroyed.",
    "UNITs in your hand are also Tidewatch.",
    "(Destroy a card in your homebase): Draw a card.",
    "(Discard any number of cards): Draw that many cards.",
    "Your opponent cannot play EVENTs in their homebase.",
    "Your opponent cannot play cards in their trail.",
    "Your opponent cannot use crafts of BASEs in their homebase.",
    "The CP cost of UNITs in your homebase you play is 1 less.",
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
    [
      "Your opponent cannot play EVENTs in your homebase.",
      "nobody plays cards from the other player's homebase",
    ],
    ["Your opponent cannot play UNITs they control.", "what is played is not on the field yet"],
    ["When you play a stunned UNIT, draw a card.", "what is played is not on the field yet"],
    ["Your opponent cannot use crafts of EVENTs.", "an EVENT has no crafts"],
    ["Your opponent cannot use crafts of cards in their hand.", "no craft works in a hand"],
    ["Your opponent cannot use crafts of UNITs in their homebase.", "no craft of UNITs works in a homebase"],
    ["Your opponent cannot use crafts of UNITs you control.", "cards that the other player controls"],
    ["Your opponent cannot cure ITEMs.", "ITEMs cannot be cured"],
    ["Your opponent cannot cure UNITs in their hand.", "what lies in a hand cannot be cured"],
    ["The CP cost of EVENTs you play is 1 less.", "EVENTs have no CP cost"],
    ["The EP cost of ITEMs you play is 1 less.", "ITEMs have no EP cost"],
    ["The level of BASEs in your hand you play is 1 less.", "what lies in a hand is not played for that"],
    ["The CP cost of UNITs in your trail you play is 1 less.", "what lies in a trail is not played for that"],
    ["This UNIT cannot be cured.", "the texts of a stunned UNIT are off"],
    ["While this UNIT is stunned, UNITs you control get +1/+1.", "the texts of a stunned UNIT are off"],
    ["While this UNIT is stunned, when you draw a card, gain 1 bond.", "the texts of a stunned UNIT are off"],
    ["While this UNIT is stunned, (1 EP): Draw a card.", "the texts of a stunned UNIT are off"],
    ["(1 EP): Cure this UNIT.", "the texts of a stunned UNIT are off"],
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
    ["Ready a stunned UNIT.", "a stunned UNIT cannot be readied"],
    ["Ready a ready UNIT.", "it does nothing to a card that is ready already"],
    ["Cure a ready UNIT you control.", "only a stunned UNIT can be cured"],
    ["Stun a stunned UNIT.", "it does nothing to a card that is stunned already"],
    ["Action an actioned UNIT.", "it does nothing to a card that is actioned already"],
    ["A UNIT gets +0/+0 this turn.", "+0/+0 changes nothing"],
    ["Gain 1 bond for each card.", "it does not say which cards are counted"],
    ["Destroy a card in your hand.", "what lies in a hand cannot be destroyed"],
    ["Put an EVENT from your trail onto the field.", "EVENTs cannot be put onto the field"],
    ["Put a UNIT you control onto the field.", "what lies on the field cannot be put onto the field"],
    ["Destroy an EVENT.", "no EVENT lies on the field"],
    ["Play a UNIT you control without paying its cost.", "what lies on the field cannot be played"],
    ["Gain 1 bond for each UNIT in your hand.", "it counts cards that lie hidden"],
    ["Ready another UNIT you control.", "it does not say from which card others are told"],
    ["Draw a card for each other UNIT you control.", "from which card others are told"],
    ["Stun a UNIT. Other UNITs you control get +1/+0 this turn.", "from which card others are told"],
    ["If you do, draw a card.", "nothing was done before that could be asked about"],
    ["Draw that many cards.", "nothing was done before that could be counted"],
    ["Plan 2, then draw that many cards.", "what was done before has no number"],
    ["Choose one: Draw a card; or shuffle your deck. Gain that much bond.", "has no number"],
  ])("%s", (text, why) => {
    expect(problemsOf(text, "EVENT")).toEqual([expect.stringContaining(why)]);
  });
});
