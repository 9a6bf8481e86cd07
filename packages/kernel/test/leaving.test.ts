/** What becomes of a card, and of what hangs on it, when it goes from where it lies. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTACHED,
  addModifier,
  attach,
  cover,
  effectSet,
  type Machine,
  move,
  NONE,
  pushEffect,
  tuck,
  value,
  wasFaceDown,
  wasIn,
  wasTurned,
} from "../src/index.ts";
import {
  ability,
  adds,
  CAMP,
  definition,
  HAND,
  HEAP,
  HITS,
  MIGHT,
  members,
  REST,
  ROW,
  STORE,
  started,
  tiny,
} from "./tiny.ts";

describe("coming out of play", () => {
  const inRow = (): Machine => {
    const m = started();
    for (const card of [3, 1]) {
      move(m, card, m.zoneOf(ROW, 0));
      m.setTurned(card, true);
      m.setFaceDown(card, true);
      m.setColumn(card, HITS, 5);
      m.setColumn(card, REST, 6);
    }
    return m;
  };
  const marksOf = (m: Machine, card: number): unknown[] => [
    m.turned(card),
    m.faceDown(card),
    m.column(card, HITS),
    m.column(card, REST),
  ];

  test.each([
    ["moved away", (m: Machine) => move(m, 3, m.zoneOf(HEAP, 0))],
    ["moved within play", (m: Machine) => move(m, 3, m.zoneOf(CAMP, 0))],
    ["covered", (m: Machine) => cover(m, 0, 3)],
    ["tucked under another", (m: Machine) => tuck(m, 3, 1)],
  ])("a card that is %s starts afresh, and no other does", (_, go) => {
    const m = inRow();
    go(m);
    expect(marksOf(m, 3)).toEqual([false, false, 0, 0]);
    expect(marksOf(m, 1)).toEqual([true, true, 5, 6]);
  });

  test("a card that comes out of hiding has nothing counted on it, by which equal ones could be told apart", () => {
    const m = started();
    for (const card of [3, 1]) move(m, card, m.zoneOf(HAND, 0));
    for (const card of [3, 1]) m.setColumn(card, HITS, 5);
    move(m, 3, m.zoneOf(ROW, 0));
    expect([m.column(3, HITS), m.column(1, HITS)]).toEqual([0, 5]);
    move(m, 1, m.zoneOf(HEAP, 0));
    m.setColumn(1, HITS, 4);
    move(m, 1, m.zoneOf(STORE, 0));
    expect(m.column(1, HITS)).toBe(4);
  });

  test("turning and laying face down are told apart", () => {
    const m = started();
    m.setTurned(0, true);
    expect([m.turned(0), m.faceDown(0)]).toEqual([true, false]);
    m.setFaceDown(0, true);
    m.setTurned(0, false);
    expect([m.turned(0), m.faceDown(0)]).toEqual([false, true]);
    m.setFaceDown(0, false);
    expect([m.turned(0), m.faceDown(0)]).toEqual([false, false]);
  });

  test("out of play a card keeps how it lies when it moves", () => {
    const m = started();
    m.setTurned(3, true);
    move(m, 3, m.zoneOf(HEAP, 0));
    expect(m.turned(3)).toBe(true);
  });

  test("what is last known of it is kept: where it was and how it lay, not where, if it was covered", () => {
    const m = started();
    expect([0, 1].map((c) => wasIn(m, c))).toEqual([NONE, NONE]);
    move(m, 0, m.zoneOf(ROW, 1));
    expect([wasIn(m, 0), wasTurned(m, 0), wasFaceDown(m, 0)]).toEqual([m.zoneOf(STORE, 0), false, false]);
    m.setTurned(0, true);
    move(m, 0, m.zoneOf(ROW, 0));
    expect([wasIn(m, 0), wasTurned(m, 0), wasFaceDown(m, 0)]).toEqual([m.zoneOf(ROW, 1), true, false]);
    move(m, 1, m.zoneOf(ROW, 0));
    m.setFaceDown(1, true);
    cover(m, 0, 1);
    move(m, 1, m.zoneOf(HEAP, 0));
    expect([wasIn(m, 1), wasTurned(m, 1), wasFaceDown(m, 1)]).toEqual([NONE, false, false]);
    m.setFaceDown(0, true);
    move(m, 0, m.zoneOf(HEAP, 0));
    expect([wasIn(m, 0), wasFaceDown(m, 0), wasTurned(m, 0)]).toEqual([m.zoneOf(ROW, 0), true, false]);
  });

  test("what was attached to it is attached to nothing; what covers it takes that over", () => {
    const deeds = fc.record({
      what: fc.constantFrom("attach", "take off", "leave", "cover"),
      card: fc.nat(7),
      to: fc.nat(7),
    });
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 30 }), (all) => {
        const m = started();
        for (let c = 0; c < 8; c++) move(m, c, m.zoneOf(ROW, 0));
        const host = Array<number>(8).fill(NONE);
        const free = (card: number): void => {
          host.forEach((h, c) => {
            if (h === card) host[c] = NONE;
          });
          host[card] = NONE;
        };
        for (const { what, card, to } of all) {
          if (what === "attach" && card !== to) {
            attach(m, card, to);
            host[card] = to;
          } else if (what === "take off") {
            attach(m, card, NONE);
            host[card] = NONE;
          } else if (what === "leave") {
            move(m, card, m.zoneOf(CAMP, 1));
            free(card);
          } else if (what === "cover" && card !== to && m.above(to) < 0) {
            free(card);
            const over = host.map((h) => (h === to ? card : h));
            cover(m, card, to);
            host.splice(0, 8, ...over);
            host[to] = NONE;
          }
          expect(host.map((_, c) => m.host(c))).toEqual(host);
          expect(m.s[ATTACHED]).toBe(host.filter((h) => h !== NONE).length);
        }
      }),
    );
  });

  test("its own attachment ends when it leaves play", () => {
    const m = inRow();
    attach(m, 3, 1);
    move(m, 3, m.zoneOf(HAND, 0));
    expect(m.host(3)).toBe(NONE);
  });

  test("no effect has it as a chosen card any more", () => {
    const m = inRow();
    const at = pushEffect(m, 0, 7, 0, 2);
    for (const card of [3, 1]) {
      m.addTo(effectSet(m, at, 0), card);
      m.addTo(effectSet(m, at, 1), card);
    }
    cover(m, 2, 3);
    expect([members(m, effectSet(m, at, 0)), members(m, effectSet(m, at, 1))]).toEqual([[1], [1]]);
    move(m, 1, m.zoneOf(ROW, 0));
    expect([members(m, effectSet(m, at, 0)), members(m, effectSet(m, at, 1))]).toEqual([[], []]);
  });
});

test("what was put on a card ends when it moves or is covered; what it put on others stays", () => {
  const more = adds(MIGHT, 5);
  const game = tiny({ definitions: [definition("Oak", { abilities: [ability({ lasting: [more] })] })] });
  const m = started(game, [[0, 0, 0], [0]]);
  for (const card of [0, 1, 2]) move(m, card, m.zoneOf(ROW, 0));
  for (const [source, subject] of [
    [0, 1],
    [1, 0],
    [1, 2],
  ] as const)
    addModifier(m, { modifier: more, source, subject, seat: 0 });
  move(m, 1, m.zoneOf(CAMP, 0));
  expect([0, 1, 2].map((c) => value(m, c, MIGHT))).toEqual([8, 3, 8]);
  cover(m, 3, 0);
  expect([0, 1, 2].map((c) => value(m, c, MIGHT))).toEqual([3, 3, 8]);
});
