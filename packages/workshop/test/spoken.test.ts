import { games } from "@tefuda/referee/registry";
import { describe, expect, test } from "vitest";
import { spansOf, stepsOf } from "../src/spoken.ts";

const said = async (game: string, text: string, language: "en" | "ja" = "en") => {
  const grammars = await games.find(({ id }) => id === game)!.grammars!();
  return {
    steps: stepsOf(grammars, text, language).map(
      ({ sort, words, picks }) => `${sort}: ${words}${picks ? " *" : ""}`,
    ),
    spans: spansOf(grammars, text, language).map(({ from, to, sort }) => `${sort}: ${text.slice(from, to)}`),
  };
};

test("what ends a sentence belongs to the step before it, and what begins one to the step after", async () => {
  const text = "Your Troops get +1 attacks this turn. At the end of this turn, discard a Troop you control.";
  const { steps } = await said("tails", text);
  expect(steps[0]).toMatch(/^\w+: Your Troops get \+1 attacks this turn$/);
  expect(steps.slice(1).join()).toMatch(/^\w+: At the end of this turn, discard a Troop you control/);
});

test("sentence after sentence with a wrong one at the end is not gone through in all ways; a text that is too long not at all", async () => {
  const wrong = `${"When this unit dies, draw a card. ".repeat(16)}xyzzy.`;
  expect(await said("tails", wrong)).toEqual({ steps: [], spans: [] });
  expect(await said("tails", "Draw a card. ".repeat(1000))).toEqual({ steps: [], spans: [] });
}, 60_000);

test("who picks is told, and no bracket is left of a pair", async () => {
  const theirs = await games.find(({ id }) => id === "sangoku")!.grammars!();
  const picks = (text: string) => stepsOf(theirs, text, "en").map((step) => step.picks);
  expect(picks("When this general attacks, your opponent taps one of their generals.")).toEqual([
    null,
    "others",
  ]);
  expect(picks("When this general attacks, your opponent discards two cards.")).toEqual([null, "others"]);
  expect(picks("When this general attacks, discard two cards.")).toEqual([null, "you"]);
  expect(picks("When this general attacks, discard a card at random.")).toEqual([null, null]);
  const { steps } = await said("sangoku", "【Main】 (〔Tap〕): Draw a card.");
  expect(steps.join()).not.toMatch(/[()]/);
});

describe("what a text does is told in steps", () => {
  test.each([
    ["tails", "en", "When this unit attacks, you may discard a card. If you do, draw two cards."],
    ["tails", "ja", "このユニットが攻撃するとき、カードを1枚捨ててもよい。そうしたら、カードを2枚引く。"],
    ["ttcg", "en", "You may discard 1 card; if you do, destroy 1 unit your opponent controls."],
    [
      "sangoku",
      "en",
      "【Enter Field】 You may discard a card. If you do, deal 500 special damage to each opposing general.",
    ],
    ["trails", "en", "When this unit attacks, draw a card."],
  ] as const)("%s %s %s", async (game, language, text) => {
    expect(await said(game, text, language)).toMatchSnapshot();
  });
});
