/** What somebody wishes for and gives, when packs are given, and what goes into a round. */
import { secretChance } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import {
  admitted,
  faultInPapers,
  gather,
  mustAsk,
  nextPacks,
  packsGiven,
  papersOf,
  readPapers,
  type Schedule,
  solveRound,
  wantingOf,
} from "../src/index.ts";

const set = new Map([
  ["Ash", 2],
  ["Birch", 2],
  ["Cedar", 4],
]);
const nothing = { decks: false, playset: false, set: false };
const wanting = (given: Partial<Parameters<typeof wantingOf>[0]>) =>
  wantingOf({ held: new Map(), decks: [], set, aim: nothing, marks: [], nearness: true, ...given });

describe("wishes without work", () => {
  const held = new Map([
    ["Ash", 3],
    ["Birch", 1],
  ]);

  test("are what saved decks lack, and to give is what lies over; decks share their copies", () => {
    const decks = [
      ["Ash", "Birch", "Birch"],
      ["Ash", "Ash", "Birch", "Cedar", "Cedar"],
    ];
    expect(wanting({ held, decks, aim: { ...nothing, decks: true } })).toEqual({
      wishes: [
        { card: "Birch", count: 1, rank: 10, why: "deck" },
        { card: "Cedar", count: 2, rank: 9, why: "deck" },
      ],
      gives: [{ card: "Ash", count: 1, rank: 1 }],
    });
  });

  test("are one of each, or a playset", () => {
    expect(wanting({ held, aim: { ...nothing, set: true } }).wishes).toEqual([
      { card: "Cedar", count: 1, rank: 1, why: "set" },
    ]);
    expect(wanting({ held, aim: { ...nothing, playset: true } })).toEqual({
      wishes: [
        { card: "Birch", count: 1, rank: 1, why: "playset" },
        { card: "Cedar", count: 4, rank: 1, why: "playset" },
      ],
      gives: [{ card: "Ash", count: 1, rank: 1 }],
    });
  });

  test("are as somebody says by hand, before all else", () => {
    const marks = [
      { card: "Ash", keep: 3, rank: null },
      { card: "Birch", keep: 0, rank: 7 },
      { card: "Cedar", keep: null, rank: 4 },
    ];
    expect(wanting({ held, marks, aim: { ...nothing, playset: true } })).toEqual({
      wishes: [{ card: "Cedar", count: 4, rank: 4, why: "playset" }],
      gives: [{ card: "Birch", count: 1, rank: 7 }],
    });
  });

  test("weigh alike where nearness counts for nothing", () => {
    const decks = [["Ash"], ["Birch", "Birch", "Cedar"]];
    const { wishes } = wanting({ decks, aim: { ...nothing, decks: true }, nearness: false });
    expect(wishes.map(({ rank }) => rank)).toEqual([1, 1, 1]);
  });
});

test("packs are given by the calendar alone (ttcg-16.5, 16.6)", () => {
  const schedule: Schedule = { first: 5, each: 2, days: 7, times: 3 };
  const day = 86_400_000;
  const at = [-1, 0, 6.9, 7, 14, 21, 28, 400].map((days) => packsGiven(schedule, 1000, 1000 + days * day));
  expect(at).toEqual([5, 5, 5, 7, 9, 11, 11, 11]);
  expect(nextPacks(schedule, 0, 8 * day)).toBe(14 * day);
  expect(nextPacks(schedule, 0, 21 * day)).toBeNull();
});

describe("what goes into a round", () => {
  const part = {
    gives: [
      { card: 0, count: 1, rank: 2 },
      { card: 1, count: 1, rank: 5 },
    ],
    wishes: [{ card: 2, count: 1, rank: 1 }],
  };
  const said = { agreed: [{ give: 1, get: 2, copies: 1 }], struck: [] };
  const cards = (gives: typeof part.gives) => gives.map(({ card }) => card);

  test("is what is not too dear, and what somebody can be asked about", () => {
    const of = (dear: number, over: "ask" | "keep", asks: boolean, struck: number[] = []) =>
      cards([...admitted(part, { dear, over }, { ...said, struck }, asks).gives]);
    expect(of(2, "keep", true)).toEqual([0]);
    expect(of(2, "ask", true)).toEqual([0, 1]);
    expect(of(2, "ask", false)).toEqual([0]);
    expect(of(10, "keep", false)).toEqual([0, 1]);
    expect(of(10, "ask", true, [0])).toEqual([1]);
  });

  test("is asked about once", () => {
    const consent = { dear: 2, over: "ask" as const };
    expect(mustAsk({ give: 1, get: 2, copies: 1 }, 5, consent, said)).toBe(false);
    // a yes to one copy is none to two
    expect(mustAsk({ give: 1, get: 2, copies: 2 }, 5, consent, said)).toBe(true);
    expect(mustAsk({ give: 1, get: 3, copies: 1 }, 5, consent, said)).toBe(true);
    expect(mustAsk({ give: 0, get: 3, copies: 1 }, 2, consent, said)).toBe(false);
  });

  test("stands in its papers, and nobody can change these", () => {
    const one = (gives: number, wishes: number) => ({
      gives: [{ card: gives, count: 2, rank: 1 }],
      wishes: [{ card: wishes, count: 1, rank: 3 }],
    });
    const market = gather([one(0, 1), one(1, 2), one(2, 0)], 3, []);
    const chance = secretChance({ secret: "00".repeat(32), hash: "", numbers: [] }, "match");
    const papers = papersOf(
      market,
      [...set.keys()],
      "one for one",
      solveRound(market, "one for one", chance),
    );
    expect([papers.gain, faultInPapers(papers)]).toEqual([9, null]);
    expect(readPapers(JSON.stringify(papers))).toEqual(papers);
    const misread = (change: object) => readPapers(JSON.stringify({ ...papers, ...change }));
    expect([readPapers("{"), readPapers("[1]"), misread({ flows: [] }), misread({ prices: [0.5] })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(misread({ network: { ...papers.network, nodes: -1 } })).toBeNull();
    const forged = (change: (of: typeof papers) => void) => {
      const copy = structuredClone(papers);
      change(copy);
      return faultInPapers(copy);
    };
    expect(forged((of) => (of.prices[0]! += 5))).not.toBeNull();
    expect(forged((of) => of.flows.fill(0))).not.toBeNull();
    expect(forged((of) => (of.gain = 8))).not.toBeNull();
    expect(forged((of) => (of.wishes.ranks[0] = 2))).not.toBeNull();
  });
});
