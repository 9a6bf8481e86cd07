/** Sets are gone through as their cards lie, whatever numbers the cards have. */
import { describe, expect, test } from "vitest";
import { act, each, type Machine, move, NONE, seedWords, seq, tuck } from "../src/index.ts";
import { cardsOf, firstLying, forEachLying, keepRandom, lying, takeFirst } from "../src/sets.ts";
import { definition, ROW, started } from "./tiny.ts";

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
      definitions: [definition("Oak")],
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
  test("a set is made to hold the first of a list and nothing else", () => {
    found([2], (m, at) => {
      m.fillSet(at, [0, 3, 1], 2);
      expect([0, 1, 2, 3].filter((card) => m.hasIn(at, card))).toEqual([0, 3]);
      m.fillSet(at, [1], 1);
    });
  });

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

  test("of an empty set none is taken, and what lies beside it stays as it is", () => {
    found([], (m, at) => {
      m.s[at - 1] = NONE;
      expect([takeFirst(m, at), m.s[at - 1], m.sizeOf(at)]).toEqual([NONE, NONE, 0]);
      m.s[at - 1] = 0;
    });
  });

  test("are gone through as often as wanted", () => {
    let seen = 0;
    found([0, 1], (m, at) => {
      for (let i = 0; i < 20; i++) forEachLying(m, at, () => seen++);
    });
    expect(seen).toBe(40);
  });
});

describe("of the cards of a set so many are kept at random", () => {
  /** Those that are left of the cards given. */
  const kept = (cards: readonly number[], n: number, seed = 1, look?: (m: Machine) => void): number[] => {
    let left: number[] = [];
    found(cards, (m, at) => {
      seedWords(m.words, seed);
      keepRandom(m, at, n);
      left = ORDER.filter((card) => m.hasIn(at, card));
      look?.(m);
      for (const card of cards) m.addTo(at, card);
    });
    return left;
  };

  test.each([
    [4, 4],
    [3, 3],
    [1, 1],
    [0, 0],
    [-1, 0],
    [5, 4],
  ])("%i of four are %i, all of them of the set", (n, size) => {
    const left = kept([0, 1, 2, 3], n);
    expect(left).toHaveLength(size);
  });

  test("no chance is drawn where none need go", () => {
    for (const n of [2, 3])
      kept([1, 3], n, 1, (m) => {
        const before = new Uint32Array(4);
        seedWords(before, 1);
        expect([...m.words]).toEqual([...before]);
      });
  });

  test("each as often as any other", () => {
    const counts = new Map<string, number>();
    const tries = 3000;
    found([0, 1, 2, 3], (m, at) => {
      for (let i = 0; i < tries; i++) {
        keepRandom(m, at, 2);
        const pair = ORDER.filter((card) => m.hasIn(at, card)).join();
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
        for (const card of ORDER) m.addTo(at, card);
      }
    });
    expect(counts.size).toBe(6);
    // With even chances one count lies more than 110 from 500 about once in 10,000 seeds; this is one seed.
    for (const n of counts.values()) expect(Math.abs(n - tries / 6)).toBeLessThan(110);
  });

  test("whatever numbers the cards have: what counts is how they lie", () => {
    for (let seed = 1; seed < 20; seed++) {
      const of = (cards: readonly number[]): number[] =>
        kept(cards, 1, seed).map((card) => ORDER.filter((c) => cards.includes(c)).indexOf(card));
      expect(of([3, 2])).toEqual(of([1, 0]));
    }
  });
});
