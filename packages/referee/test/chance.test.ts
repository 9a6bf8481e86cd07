/** Chance that a scenario writes down comes as it is written, in every way, and has to be used up. */
import { describe, expect, test } from "vitest";
import { GAMES, wrongWith } from "./ruling.ts";

const [ttcg, tails, trails, sangoku] = GAMES.map(({ ox }) => ox);

test("a die shows what is written, and shuffled decks begin as they are written", async () => {
  const cards = `  cards: [{name: Test Ox, ${ttcg}}, {name: Test Cub, ${ttcg}}]`;
  const start = (chance: string): string =>
    `${cards}\n  start: {dealt: true, chance: [${chance}], A: {deck: {bottom: [Test Ox, Test Cub]}}}`;
  const written = "{roll: 3}, {shuffle A.deck: [Test Cub, Test Ox]}";
  const expected =
    'expect: [{player: B}, whole log in order: ["The die shows 3: B goes first"], "Test Cub is in A.hand", {A.hand: 7}]';
  expect(await wrongWith("ttcg", `${start(written)}\n  ${expected}`)).toEqual([]);
  const other = "{roll: 6}, {shuffle A.山札: [Test Ox]}";
  expect(await wrongWith("ttcg", `${start(other)}\n  expect: [{player: A}, "Test Ox is in A.hand"]`)).toEqual(
    [],
  );
});

test.each([
  ["trails", "initiative"],
  ["sangoku", "begin"],
])("whoever chance lets begin is written as a seat (%s)", async (game, question) => {
  for (const seat of ["A", "B"])
    expect(
      await wrongWith(
        game,
        `  start: {dealt: true, chance: [{roll: ${seat}}]}\n  expect: [{asked: ${seat}}, {question: ${question}}]`,
      ),
    ).toEqual([]);
});

/** A card of each game that shuffles, and one that picks at random, with how they are played. */
const DOING = [
  {
    id: "ttcg",
    ox: ttcg,
    shuffles: `type: Spell, effects: ["Shuffle your deck.", "Gain one point."]`,
    picks: `type: Spell, effects: ["Your opponent discards one card at random.", "Gain one point."]`,
    lies: "spells",
    play: "use Test Deed 1",
    pile: "pile",
  },
  {
    id: "tails",
    ox: tails,
    shuffles: `kind: Event, texts: ["Shuffle your deck."]`,
    picks: `kind: Event, texts: ["An opponent discards a card at random."]`,
    lies: "hand",
    play: "play Test Deed",
    pile: "pile",
  },
  {
    id: "trails",
    ox: trails,
    shuffles: `type: EVENT, ep: 0, texts: ["Shuffle your trail into your deck."]`,
    picks: `type: EVENT, ep: 0, texts: ["Your opponent discards a card at random."]`,
    lies: "hand",
    play: "play Test Deed",
    pile: "trail",
  },
  {
    id: "sangoku",
    ox: sangoku,
    shuffles: `type: main tactic, nation: Wei, cost: "0", texts: ["Shuffle your deck."]`,
    picks: `type: main tactic, nation: Wei, cost: "0", texts: ["Your opponent discards a random card from their hand."]`,
    lies: "hand",
    play: "play Test Deed",
    pile: "pile",
  },
] as const;

describe.each(DOING)("in the middle of a game of $id", ({ id, ox, shuffles, picks, lies, play, pile }) => {
  const scenario = (deed: string, chance: string, expected: string): Promise<string[]> =>
    wrongWith(
      id,
      `  cards: [{name: Test Deed, ${deed}}, {name: Test Ox, ${ox}}, {name: Test Cub, ${ox}}]
  start:
    chance: [${chance}]
    A: {${lies}: [Test Deed], deck: {bottom: [Test Cub, Test Ox]}${id === "trails" ? ", trail: [Test Ox]" : ""}}
    B: {hand: [Test Ox, Test Cub, Test Cub, Test Ox]}
  do: [{A: ${play}}${id === "trails" ? ", {B: pass}" : ""}]
  expect: [${expected}]`,
    );
  test("cards are picked at random as it is written", async () => {
    for (const name of ["Test Ox", "Test Cub"])
      expect(await scenario(picks, `{pick: ${name}}`, `{B.${pile}: [${name}]}`), name).toEqual([]);
    expect(
      await scenario(picks, "{pick: Test Cub@B.hand.3}", `{B.hand: [Test Ox, Test Cub, Test Ox]}`),
    ).toEqual([]);
    expect((await scenario(picks, "{pick: [Test Ox, Test Cub]}", "{over: false}")).join()).toMatch(
      /chance is written to pick 2, and here 1 of 4/,
    );
    expect((await scenario(picks, "{pick: Test Deed}", "{over: false}")).join()).toMatch(
      /written to pick "Test Deed", and it is not among the 4/,
    );
  });
  test("what is shuffled lies as it is written", async () => {
    for (const top of ["Test Ox, Test Cub", "Test Cub, Test Ox"])
      expect(await scenario(shuffles, `{shuffle A.deck: [${top}]}`, `{A.deck.top: [${top}]}`), top).toEqual(
        [],
      );
  });
  test("chance that does not come fails the scenario", async () => {
    for (const chance of [
      "{shuffle B.deck: [Blank Page]}",
      "{roll: 4}",
      "{shuffle A.deck: [Test Cub]}, {pick: Test Ox}",
    ]) {
      const named = id === "sangoku" ? chance.replace("Blank Page", "Blank Banner") : chance;
      expect((await scenario(shuffles, named, "{over: false}")).join()).toMatch(
        /chance was written and has not come: /,
      );
    }
  });
});

test.each([
  ["{flip: 2}", /that is nothing that chance decides; expected roll: 4/],
  ["{roll: 0}", /that is nothing that chance decides/],
  ["{shuffle A.lake: [Blank Page]}", /there is no zone "lake"/],
  ["{shuffle A.deck: [Goose]}", /there is no card "Goose"/],
  ["{pick: Goose}", /there is no card "Goose"/],
  ["{roll: E}", /there is no seat in this match "E"/],
])("what is not chance is refused: %s", async (chance, message) => {
  expect(
    (await wrongWith("ttcg", `  start: {chance: [${chance}]}\n  expect: [{over: false}]`)).join(),
  ).toMatch(message);
});
