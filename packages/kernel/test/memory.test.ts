/** What is remembered of the hands of others: what went there openly, until something leaves that nobody sees. */
import { describe, expect, test } from "vitest";
import { Machine, move, remembered, Sight, SPECTATOR, show, Worlds } from "../src/index.ts";
import { Chance } from "../src/random.ts";
import { bringBack, keepTable } from "../src/rewind.ts";
import { definition, HAND, HEAP, lying, ROW, STORE, started } from "./tiny.ts";

const OAK = 0;
const YEW = 1;
const ELM = 2;
const LISTS = [
  [OAK, YEW, ELM, OAK, YEW],
  [OAK, YEW, ELM, OAK, YEW],
];
const table = (shape = {}): Machine =>
  started({ definitions: ["Oak", "Yew", "Elm"].map((name) => definition(name)), shape }, LISTS);
const hand = (m: Machine): number => m.zoneOf(HAND, 1);
const held = (m: Machine, observer = 0): readonly number[] => remembered(m, observer).get(hand(m)) ?? [];

/** Two cards of seat 1 are taken back into its hand, which holds a third. */
function takenBack(shape = {}): Machine {
  const m = table(shape);
  move(m, 8, hand(m));
  for (const card of [5, 6]) {
    move(m, card, m.zoneOf(ROW, 1));
    move(m, card, hand(m));
  }
  return m;
}

describe("of a hand that others hold", () => {
  test("is remembered what was taken back from the table, by all but who holds it", () => {
    const m = takenBack();
    expect(held(m)).toEqual([OAK, YEW]);
    expect(held(m, SPECTATOR)).toEqual([OAK, YEW]);
    expect(held(m, 1)).toEqual([]);
  });

  test("is remembered what was shown where it lay before it came there, to whom it was shown", () => {
    const m = table();
    show(m, 7, 1 << 0);
    move(m, 7, hand(m));
    move(m, 8, hand(m));
    expect(held(m)).toEqual([ELM]);
    expect(held(m, SPECTATOR)).toEqual([]);
  });

  test("is forgotten what is seen to leave it", () => {
    const m = takenBack();
    move(m, 5, m.zoneOf(HEAP, 1));
    expect(held(m)).toEqual([YEW]);
  });

  test("is forgotten everything once a card leaves that nobody else sees, whichever it was", () => {
    for (const card of [5, 8]) {
      const m = takenBack();
      move(m, card, m.zoneOf(STORE, 1));
      expect(held(m)).toEqual([]);
    }
  });

  test("is forgotten everything where the table is laid as it was", () => {
    const m = table({ rewind: { script: 20, timeless: [] } });
    move(m, 5, m.zoneOf(ROW, 1));
    keepTable(m);
    move(m, 5, hand(m));
    expect(held(m)).toEqual([OAK]);
    bringBack(m);
    expect(held(m)).toEqual([]);
  });
});

describe("in a made-up world", () => {
  const dealt = (m: Machine, guess = {}): string[] => {
    const sight = new Sight(m, 0);
    const into = new Machine(m.game, 2, m.layout.cards);
    const worlds = new Worlds(sight.known(), { pool: [ELM], remembered: sight.remembered, ...guess });
    const chance = new Chance();
    chance.seed(3, 0);
    worlds.deal(into, chance);
    return lying(into, hand(into)).map((card) => into.definitionOf(card).name);
  };

  test("the cards that are remembered lie in the hand, and the others are made up", () => {
    expect(dealt(takenBack()).sort()).toEqual(["Elm", "Oak", "Yew"]);
  });

  test("one that was shown there since is no other card", () => {
    const m = takenBack();
    show(m, 5, 1 << 0);
    expect(dealt(m).sort()).toEqual(["Elm", "Oak", "Yew"]);
  });

  test("no more of a card is thought of than a list can hold", () => {
    const m = takenBack();
    move(m, 8, m.zoneOf(ROW, 1));
    expect(dealt(m, { most: () => 1 })).toEqual(["Elm", "Yew"]);
  });
});
