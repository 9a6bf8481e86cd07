/**
 * What each of several players did is their own: "Each player discards their hand, then draws that many cards." What they
 * have here is never as much as what the other has, so that a sum shows, and what the other did.
 */
import { describe, expect, test } from "vitest";
import { gameEntry } from "../src/games.ts";
import { wrongWith } from "./ruling.ts";

interface Of {
  /** A card that does what a text says, and one of so much worth. */
  does: (text: string) => string;
  ox: (n: number) => string;
  phase?: string;
  plays?: string;
  /** The number of a player that texts change, if any. */
  points?: string;
  field: string;
  pile: string;
  /** What is called otherwise in each game. */
  words: Readonly<Record<string, string>>;
}
const GAMES: Readonly<Record<string, Of>> = {
  ttcg: {
    does: (text) => `type: Spell, effects: ["${text}", "If you have 99 or more points, draw one card."]`,
    ox: (n) =>
      `type: Earth, subtypes: [Beast], level: 1, attack: ${n}, defense: 2, effects: ["If you have 99 or more points, draw one card.", "If you have 99 or more points, draw one card."]`,
    plays: "use Test Call 1",
    points: "points",
    field: "units",
    pile: "pile",
    words: {
      DECK: "deck",
      UNIT: "unit",
      MANY: "that many points",
      LOSE: "loses",
    },
  },
  tails: {
    does: (text) => `kind: Event, copies: 9, artist: x, number: 99-01-001-1, texts: ["${text}"]`,
    ox: (n) =>
      `kind: Unit, type: Troop, health: ${n}, attacks: 1, stats: {troop: 1/1, position: 1/1, vehicle: 1/1}, copies: 9, artist: x, number: 99-01-00${n + 1}-1`,
    points: "base",
    field: "units",
    pile: "pile",
    words: {
      DECK: "draw pile",
      UNIT: "unit",
      MANY: "that much base health",
      LOSE: "loses",
      WORTH: "base health equal to its health",
    },
  },
  trails: {
    does: (text) => `type: EVENT, ep: 0, rarity: C, number: 931, texts: ["${text}"]`,
    ox: (n) => `type: UNIT, orgs: [Amber Order], cp: 1, str: ${n}, def: 1, rarity: C, number: 93${n + 1}`,
    phase: "proposal",
    points: "bond",
    field: "field",
    pile: "trail",
    words: {
      DECK: "deck",
      UNIT: "UNIT",
      MANY: "that much bond",
      LOSE: "loses",
      WORTH: "bond equal to its STR",
      FELL: "destroys",
    },
  },
  sangoku: {
    does: (text) => `type: main tactic, nation: Wei, cost: 0, rarity: C, code: T-1, texts: ["${text}"]`,
    ox: (n) =>
      `type: general, nation: Wei, unit: infantry, cost: 1R, power: ${n}00, rarity: C, code: T-${n + 1}`,
    phase: "main",
    field: "battlefield",
    pile: "pile",
    words: { DECK: "deck", UNIT: "general", FELL: "retires" },
  },
  dew: {
    does: (text) => `type: Breeze, cost: 0, texts: ["${text}"]`,
    ox: (n) => `type: Critter, cost: 1, bite: ${n}, shell: 2`,
    phase: "noon",
    points: "bloom",
    field: "meadow",
    pile: "compost",
    words: {
      UNIT: "critter",
      MANY: "that much bloom",
      LOSE: "loses",
      FELL: "composts",
    },
  },
};

/** Hands of one and of three further cards; the same on the field. `ox` is worth 3, `cub` 1, and a call is no unit. */
const HANDS = { A: "hand: [Test Call, Test Ox]", B: "hand: [Test Cub, Test Cub, Test Cub]" };
const FIELDS = {
  A: "hand: [Test Call], FIELD: [Test Ox]",
  B: "hand: [], FIELD: [Test Cub, Test Cub, Test Cub]",
};

const ONES = ["A: [Test Ox]", "B: [Test Cub]"];

interface Row {
  texts: readonly string[];
  has?: typeof HANDS;
  answers?: readonly string[];
  /** What is answered where a game asks also for what leaves no choice. */
  asked?: Readonly<Record<string, readonly string[]>>;
  expects: readonly string[];
  /** Games whose grammar does not read it. */
  not?: readonly string[];
}

const OWN: Readonly<Record<string, Row>> = {
  "as many as they discarded": {
    texts: [
      "Each player discards their hand, then draws that many cards.",
      "Each player discards their hand. Each player draws a card for each card discarded this way.",
      "Each player discards their hand and draws a card for each of them.",
    ],
    expects: ["A.hand: 1", "B.hand: 3", "Test Ox is in A.PILE", "B.PILE: [Test Cub, Test Cub, Test Cub]"],
  },
  "as many as they shuffled away": {
    texts: ["Each player shuffles their hand into their DECK, then draws that many cards."],
    expects: ["A.hand: 1", "B.hand: 3"],
    not: ["dew"],
  },
  "as many as they put underneath": {
    texts: ["Each player puts their hand on the bottom of their DECK, then draws that many cards."],
    asked: { tails: ["B: Test Cub", "B: Test Cub"] },
    expects: ["A.hand: 1", "B.hand: 3"],
    not: ["dew"],
  },
  "as much as they discarded": {
    texts: ["Each player discards their hand, then LOSE MANY."],
    expects: ["A.POINTS: 9", "B.POINTS: 7"],
    not: ["sangoku"],
  },
  "as many as lay on their side": {
    texts: ["Each player FELL all their UNITs, then draws that many cards."],
    has: FIELDS,
    expects: ["A.hand: 1", "B.hand: 3"],
    not: ["ttcg", "tails"],
  },
  "as many as they chose to destroy": {
    texts: ["Each player destroys a UNIT, then draws that many cards."],
    has: { A: "hand: [Test Call], FIELD: [Test Ox]", B: "hand: []" },
    expects: ["A.hand: 1", "B.hand: 0"],
    not: ["ttcg", "trails", "sangoku", "dew"],
  },
  "as many as came back to them": {
    texts: ["Each player returns all UNITs they control to their hand, then discards that many cards."],
    has: FIELDS,
    asked: {
      ttcg: ["A: [Test Ox]", "B: [Test Cub, Test Cub, Test Cub]"],
      tails: ["A: [Test Ox]", "B: [Test Cub, Test Cub, Test Cub]"],
    },
    expects: ["A.hand: 0", "B.hand: 0", "Test Ox is in A.PILE", "B.PILE: 3"],
    not: ["dew"],
  },
  "as many as they hold": {
    texts: ["Each player draws a card for each card in their hand."],
    expects: ["A.hand: 2", "B.hand: 6"],
  },
  "if they did": {
    texts: ["Each player may discard a card. If they do, they draw two cards."],
    answers: ["A: yes", "B: no"],
    asked: { tails: ["A: yes", "A: [Test Ox]", "B: no"] },
    expects: ["A.hand: 2", "B.hand: 3"],
    not: ["ttcg"],
  },
  "if theirs is one": {
    texts: ["Each player discards a card. If it is a UNIT, they draw a card."],
    has: { A: "hand: [Test Call, Test Call]", B: "hand: [Test Cub]" },
    asked: { tails: ["A: [Test Call]", "B: [Test Cub]"] },
    expects: ["A.hand: 0", "B.hand: 1"],
    not: ["ttcg"],
  },
  "by what they discarded": {
    texts: ["Each player discards a card, then LOSE WORTH."],
    has: { A: "hand: [Test Call, Test Ox]", B: "hand: [Test Cub]" },
    asked: { tails: ONES },
    expects: ["A.POINTS: 7", "B.POINTS: 9"],
    not: ["ttcg", "sangoku", "dew"],
  },
  "with one of the cards that they discarded": {
    texts: ["Each player discards two cards, then returns one of them to their hand."],
    has: { A: "hand: [Test Call, Test Ox, Test Ox]", B: "hand: [Test Cub, Test Cub]" },
    answers: ["A: [Test Ox, Test Ox]", "B: [Test Cub, Test Cub]", "A: [Test Ox]", "B: [Test Cub]"],
    expects: ["A.hand: [Test Ox]", "B.hand: [Test Cub]"],
    not: ["tails", "trails", "sangoku", "dew"],
  },
  "with the card that they discarded": {
    texts: ["Each player discards a card, then puts that card on top of their DECK."],
    has: { A: "hand: [Test Call, Test Ox]", B: "hand: [Test Cub]" },
    asked: { tails: ONES, ttcg: ONES },
    expects: ["A.deck.top: [Test Ox]", "B.deck.top: [Test Cub]"],
    not: ["dew"],
  },
};

const put = (words: Readonly<Record<string, string>>, said: string): string =>
  Object.entries(words).reduce((text, [word, meant]) => text.replaceAll(word, meant), said);

function ruling(of: Of, text: string, answers: readonly string[], { has = HANDS, expects }: Row): string {
  const { points, plays } = of;
  const zones = (said: string): string => put({ FIELD: of.field, PILE: of.pile, POINTS: points ?? "" }, said);
  // what is used lies on the field
  const A = plays ? `spells: [Test Call], ${has.A.replace(/Test Call(, )?/, "")}` : has.A;
  const begins = points ? `${points}: 10, ` : "";
  return [
    `  cards: [{name: Test Call, ${of.does(text)}}, {name: Test Ox, ${of.ox(3)}}, {name: Test Cub, ${of.ox(1)}}]`,
    `  start: {${of.phase ? `phase: ${of.phase}, ` : ""}A: {${begins}${zones(A)}}, B: {${begins}${zones(has.B)}}}`,
    `  do: [${[`A: ${plays ?? "play Test Call"}`, ...answers].map((one) => `{${one}}`).join(", ")}]`,
    `  expect: [${expects.map((one) => (one.includes(": ") ? `{${zones(one)}}` : zones(one))).join(", ")}]`,
  ].join("\n");
}

/** A text in Japanese, as the game prints what it reads. */
async function inJapanese(game: string, text: string): Promise<string> {
  const { said, problem } = (await gameEntry(game).load()).readText(text, "en");
  expect(problem).toBeUndefined();
  return said!.ja;
}

describe.each(Object.entries(GAMES))("each player's own, in %s", (game, of) => {
  const rows = Object.entries(OWN).filter(([, { not }]) => !not?.includes(game));
  test.each(rows)("%s", async (_title, row) => {
    const answers = row.asked?.[game] ?? row.answers ?? [];
    for (const text of row.texts.map((one) => put(of.words, one)))
      for (const said of [text, await inJapanese(game, text)])
        expect(await wrongWith(game, ruling(of, said, answers, row)), said).toEqual([]);
  });
});

test.each(["tails", "trails", "sangoku", "dew"])(
  "of several cards none is asked about alone, in %s",
  async (game) => {
    const text = put(GAMES[game]!.words, "Each player discards a card. If it is a UNIT, draw a card.");
    const [wrong] = await wrongWith(
      game,
      ruling(GAMES[game]!, text, [], { texts: [], expects: ["asked: A"] }),
    );
    expect(wrong).toContain("it asks about one card where each of several players has one");
  },
);
