/** Who knows the face of a card, and where equal cards can be told apart. */
import { describe, expect, test } from "vitest";
import {
  cameToLight,
  cardsFor,
  cover,
  EVERYBODY,
  knownTo,
  knows,
  type Machine,
  move,
  orderFor,
  SPECTATOR,
  show,
  shuffle,
} from "../src/index.ts";
import { CAMP, HAND, HEAP, ROW, SHAPE, STORE, started, VAULT } from "./tiny.ts";

describe("who knows a card's face", () => {
  const at = (zone: number, seat: number, down = false): Machine => {
    const m = started();
    move(m, 2, m.zoneOf(zone, seat));
    m.setFaceDown(2, down);
    return m;
  };
  const who = (m: Machine): number[] => [0, 1, SPECTATOR].filter((observer) => knows(m, observer, 2));

  test.each<[string, number, number, boolean, number[]]>([
    ["in an open zone everybody", ROW, 1, false, [0, 1, SPECTATOR]],
    ["face down in an open zone nobody", ROW, 1, true, []],
    ["face down where its seat may look that seat", CAMP, 1, true, [1]],
    ["face up there everybody", CAMP, 1, false, [0, 1, SPECTATOR]],
    ["in a seat's own zone that seat", HAND, 1, false, [1]],
    ["also face down", HAND, 0, true, [0]],
    ["where nobody may look nobody", STORE, 0, false, []],
    ["in a hidden shared zone nobody", VAULT, 0, false, []],
    ["in an open shared zone everybody", HEAP, 0, false, [0, 1, SPECTATOR]],
  ])("%s", (_, zone, seat, down, expected) => {
    const m = at(zone, seat, down);
    expect(who(m)).toEqual(expected);
    const bits = expected.reduce((mask, observer) => mask | (1 << observer), 0);
    expect(knownTo(m, 2)).toBe(bits);
  });

  test("whoever was shown it, until it moves or its zone is shuffled", () => {
    const m = at(STORE, 0);
    show(m, 2, 1 << 1);
    expect(who(m)).toEqual([1]);
    show(m, 2, 1 << SPECTATOR);
    expect(who(m)).toEqual([1, SPECTATOR]);
    expect(knownTo(m, 2)).toBe((1 << 1) | (1 << SPECTATOR));
    shuffle(m, m.zoneOf(STORE, 1));
    expect(who(m)).toEqual([1, SPECTATOR]);
    shuffle(m, m.zoneOf(STORE, 0));
    expect(who(m)).toEqual([]);
    show(m, 2, EVERYBODY);
    expect(who(m)).toEqual([0, 1, SPECTATOR]);
    move(m, 2, m.zoneOf(STORE, 0));
    expect(who(m)).toEqual([]);
  });

  test("equal cards are interchangeable only where the seat that is asked knows them and they are not in play", () => {
    const cases: [number, number, boolean, boolean][] = [
      [HAND, 0, false, true],
      [HAND, 1, false, false],
      [STORE, 0, false, false],
      [HEAP, 0, false, true],
      [HEAP, 0, true, false],
      [VAULT, 0, false, false],
      [ROW, 0, false, false],
    ];
    for (const [zone, seat, down, expected] of cases) {
      const m = at(zone, seat, down);
      m.seat = 0;
      expect([zone, seat, down, m.interchangeable(2)]).toEqual([zone, seat, down, expected]);
    }
    const shown = at(STORE, 1);
    shown.seat = 0;
    show(shown, 2, 1);
    expect(shown.interchangeable(2)).toBe(true);
    shown.seat = 1;
    expect(shown.interchangeable(2)).toBe(false);
  });
});

describe("the order in which an observer is shown cards", () => {
  test("goes zone by zone, what lies underneath behind what lies on top", () => {
    const m = started();
    move(m, 2, m.zoneOf(HAND, 0));
    for (const card of [5, 1]) move(m, card, m.zoneOf(ROW, 1));
    cover(m, 0, 5);
    expect(cardsFor(m, 0)).toEqual([3, 4, 6, 7, 2, 0, 5, 1]);
  });

  test("says nothing of how the cards lie that somebody else holds", () => {
    const shown = (...cards: number[]): number[] => {
      const m = started({}, [[0, 1, 0, 1, 0], [0]]);
      for (const card of cards) {
        move(m, card, m.zoneOf(HAND, 0));
        show(m, card, 1 << 1);
      }
      expect(orderFor(m, 0, m.zoneOf(HAND, 0))).toEqual(cards);
      return orderFor(m, 1, m.zoneOf(HAND, 0));
    };
    const order = shown(0, 1, 2, 3, 4);
    expect(shown(4, 3, 2, 1, 0)).toEqual(order);
    expect(shown(2, 3, 0, 1, 4)).toEqual(order);
  });
});

describe("something comes to light", () => {
  const CAVE = SHAPE.zones.length;
  /** A zone that is open, and in which nobody knows what lies face down. */
  const cave = { id: "cave", per: "seat", sees: "all", faceDown: "none", inPlay: true } as const;
  const table = (): Machine => started({ shape: { zones: [...SHAPE.zones, cave] } });
  /** Whether it does when a card moves from a zone of the seat 0 to one of a seat. */
  const moved = (from: number, to: number, seat: number): boolean => {
    const m = table();
    move(m, 2, m.zoneOf(from, 0));
    const before = m.s.slice();
    const at = m.journal.length;
    move(m, 2, m.zoneOf(to, seat));
    return cameToLight(m, before, at);
  };

  test.each<[string, boolean, number, number, number]>([
    ["from where nobody looks to its owner", true, STORE, HAND, 0],
    ["from where nobody looks to where nobody looks", false, STORE, VAULT, 0],
    ["from a hand into the same", false, HAND, HAND, 0],
    ["from one hand to another", true, HAND, HAND, 1],
    ["from a hand to where nobody looks", false, HAND, STORE, 1],
    ["from a hand to an open zone", true, HAND, ROW, 0],
    ["from one open zone to another", false, ROW, HEAP, 0],
    ["from an open zone to a hand", false, HEAP, HAND, 1],
    ["from where its seat knows what lies face down to the hand of that", false, CAMP, HAND, 0],
    ["from there to the hand of another", true, CAMP, HAND, 1],
    ["from there to an open zone", true, CAMP, HEAP, 0],
    ["from where nobody knows what lies face down to a hand", true, CAVE, HAND, 0],
    ["from there to where nobody looks", false, CAVE, STORE, 0],
    ["from an open zone to where cards may lie face down", false, ROW, CAVE, 1],
  ])("or not, by a move %s: %s", (_way, expected, from, to, seat) => {
    expect(moved(from, to, seat)).toBe(expected);
  });

  test("by a move among others, and not by one that was made before", () => {
    const m = table();
    const before = m.s.slice();
    move(m, 0, m.zoneOf(VAULT, 0));
    move(m, 1, m.zoneOf(HEAP, 0));
    shuffle(m, m.zoneOf(HEAP, 0));
    const at = m.journal.length;
    move(m, 1, m.zoneOf(ROW, 0));
    expect([cameToLight(m, before, 0), cameToLight(m, before, at)]).toEqual([true, false]);
  });

  test("where chance was drawn on, however little of it that changes", () => {
    const m = table();
    // small words: what is drawn next leaves halves of them as they were
    m.words.set([1, 2, 3, 4]);
    const before = m.s.slice();
    expect(cameToLight(m, before, m.journal.length)).toBe(false);
    m.random(6);
    expect(before.subarray(0, 8).some((half, i) => half === m.s[i])).toBe(true);
    expect(cameToLight(m, before, m.journal.length)).toBe(true);
  });
});
