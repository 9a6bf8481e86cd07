/** Who knows the face of a card, and where equal cards can be told apart. */
import { describe, expect, test } from "vitest";
import { EVERYBODY, knownTo, knows, type Machine, move, SPECTATOR, show, shuffle } from "../src/index.ts";
import { CAMP, HAND, HEAP, ROW, STORE, started, VAULT } from "./tiny.ts";

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
