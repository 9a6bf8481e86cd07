/** Sets are gone through as their cards lie, whatever numbers the cards have. */
import { describe, expect, test } from "vitest";
import { act, each, type Machine, move, NONE, seq, tuck } from "../src/index.ts";
import { cardsOf, firstLying, forEachLying, lying, takeFirst } from "../src/sets.ts";
import { kind, ROW, started } from "./tiny.ts";

/** In the row of seat 0 lie 3, then 2 with 1 underneath, then 0; 4 and 5 are still in the store. */
const ORDER = [3, 2, 1, 0];

/** What a step finds out about the set of the cards given, asked in the middle of a program. */
function found(
  cards: readonly number[],
  look: (m: Machine, at: number) => void,
  visited: number[] = [],
): number[] {
  started(
    {
      kinds: [kind("Oak")],
      steps: (f) => {
        const set = f.set();
        const item = f.local();
        return seq(
          act((m) => {
            for (const card of [3, 2, 0]) move(m, card, m.zoneOf(ROW, 0));
            tuck(m, 1, 2);
            for (const card of cards) m.addTo(m.setAt(set), card);
            look(m, m.setAt(set));
            const out = m.scratch[m.borrow()]!;
            expect([...out.subarray(0, cardsOf(set)(m, out))]).toEqual([
              ...out.subarray(0, lying(m, m.setAt(set), out)),
            ]);
            m.giveBack();
          }),
          each(
            set,
            item,
            act((m) => {
              visited.push(item(m));
              // what moves on the way is not visited twice
              move(m, item(m), m.zoneOf(ROW, 1));
            }),
          ),
          act((m) => expect(m.sizeOf(m.setAt(set))).toBe(cards.length)),
        );
      },
    },
    [[0, 0, 0, 0, 0], [0]],
  );
  return visited;
}

describe("the cards of a set", () => {
  test.each([
    { cards: [0, 1, 2, 3] },
    { cards: [0, 2, 3] },
    { cards: [1, 0] },
    { cards: [2] },
    { cards: [] },
  ])("$cards are listed, visited and taken as they lie", ({ cards }) => {
    const wanted = ORDER.filter((card) => cards.includes(card));
    const listed: number[] = [];
    const seen: number[] = [];
    const visited = found(cards, (m, at) => {
      const out = m.scratch[m.borrow()]!;
      listed.push(...out.subarray(0, lying(m, at, out)));
      m.giveBack();
      forEachLying(m, at, (card) => seen.push(card));
      expect(firstLying(m, at)).toBe(wanted[0] ?? NONE);
    });
    expect(listed).toEqual(wanted);
    expect(seen).toEqual(wanted);
    expect(visited).toEqual(wanted);
  });

  test("are taken out one by one", () => {
    const taken: number[] = [];
    found([0, 1, 3], (m, at) => {
      for (let card = takeFirst(m, at); card >= 0; card = takeFirst(m, at)) taken.push(card);
      expect(m.sizeOf(at)).toBe(0);
      for (const card of taken) m.addTo(at, card);
    });
    expect(taken).toEqual([3, 1, 0]);
  });
});
