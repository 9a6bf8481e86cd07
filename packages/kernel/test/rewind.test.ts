/** Something takes place before what was done last, and what was done is done again. */
import { describe, expect, test } from "vitest";
import {
  ACTION_ARGS,
  actionArg,
  bringBack,
  chanceOf,
  firstAction,
  firstOf,
  HEADER,
  keepChance,
  keepTable,
  Machine,
  MachineFault,
  move,
  NONE,
  nextAction,
  putFirst,
  setActionArg,
  show,
} from "../src/index.ts";
import { backEnds } from "./backends.ts";
import { type Asks, CLOCK, game, inHand, PLAY } from "./rewinding.ts";
import { COINS, HAND, HEAP, HITS, LIMIT, ROW, SECRET, STORE, started } from "./tiny.ts";
import { erased, world } from "./worlds.ts";

const LISTS = [[0, 1, 0, 1, 1], [0]];

/** Chooses the n-th option. */
function pick(m: Machine, n: number): void {
  expect(m.list()).toBeGreaterThan(n);
  m.choose(m.options[n]!);
}
/** The question that waits, by its shape. */
const asked = (m: Machine): string => m.asking()!.shape;
const SWEEP_BEFORE = 3; // behind three cards of the hand, once one was played: two

/** Card 0 was played, it and card 3 were marked, two coins were given. */
function played(m: Machine): Machine {
  pick(m, 0);
  m.chooseSome([0, 3]);
  pick(m, 2);
  return m;
}
const sweepBefore = (m: Machine): void => pick(m, SWEEP_BEFORE);

describe.each(backEnds)("stepping back, %s", (_name, prepare) => {
  const begin = (script?: number, asks?: Asks, lists = LISTS): Machine => {
    const made = prepare(game(script, asks));
    return started(made, lists);
  };

  test("what no longer fits is chosen again, all else is answered as before", () => {
    const m = played(begin());
    const die = m.number(CLOCK);
    expect([m.column(0, HITS), m.column(3, HITS), m.seatNumber(0, COINS)]).toEqual([1, 1, 2]);
    sweepBefore(m);
    // card 3 was swept away before, so that the marked cards are asked for again
    expect([asked(m), m.zone(3), m.zone(0)]).toEqual(["some", m.zoneOf(HEAP, 0), m.zoneOf(ROW, 0)]);
    m.chooseSome([0]);
    expect(asked(m)).toBe("one");
    expect([m.column(0, HITS), m.column(3, HITS), m.seatNumber(0, COINS)]).toEqual([1, 0, 2]);
    expect(m.number(CLOCK)).toBe(die);
  });

  test("of two equal cards that nothing tells apart the one that was marked is marked again, whichever is listed", () => {
    const m = begin(200, { hand: true }, [[0, 1, 1, 1, 1], [0]]);
    pick(m, 0);
    expect([asked(m), m.list(), firstOf(m.options[0]!)]).toEqual(["some", 1, 1]);
    m.chooseSome([1]);
    pick(m, 2);
    sweepBefore(m);
    expect(inHand(m, new Int16Array(2))).toBe(2);
    expect([m.first(m.zoneOf(HAND, 0)), asked(m), m.column(1, HITS)]).toEqual([2, "one", 1]);
  });

  test("the same again and again: each new action stands before all others", () => {
    const m = played(begin());
    sweepBefore(m);
    m.chooseSome([0]);
    const once = m.s.slice(m.layout.zone, m.layout.script);
    sweepBefore(m);
    // the new answer is the one that is given now
    expect(asked(m)).toBe("one");
    expect(m.s.slice(m.layout.zone, m.layout.script)).toEqual(once);
    let n = 0;
    for (let at = firstAction(m); at !== NONE; at = nextAction(m, at)) n++;
    expect([n, m.number(SECRET)]).toEqual([3, 3]);
    expect(Array.from({ length: ACTION_ARGS }, (_, i) => actionArg(m, firstAction(m), i))).toEqual([
      2, -1, 3, -1, -1, -1,
    ]);
  });

  test("an action that is made now ends the reach", () => {
    const m = played(begin());
    pick(m, 2);
    expect([m.zone(0), m.zone(3)]).toEqual([m.zoneOf(HEAP, 0), m.zoneOf(HEAP, 0)]);
    pick(m, SWEEP_BEFORE);
    expect(asked(m)).toBe("one");
    expect([m.zone(0), m.seatNumber(0, COINS)]).toEqual([m.zoneOf(HEAP, 0), 2]);
  });

  test("an action that cannot be made again is left out", () => {
    const m = played(begin());
    move(m, 0, m.zoneOf(STORE, 0));
    keepTable(m);
    putFirst(m, PLAY, 0, 1);
    sweepBefore(m);
    expect([asked(m), m.zone(0)]).toEqual(["one", m.zoneOf(STORE, 0)]);
  });

  test("what is asked anew is asked though it was answered", () => {
    const m = played(begin(200, { anew: true }));
    sweepBefore(m);
    m.chooseSome([]);
    expect(asked(m)).toBe("number");
    pick(m, 3);
    expect(m.seatNumber(0, COINS)).toBe(3);
  });

  test("what was seen stays seen, timeless numbers stay, all others are as they were", () => {
    const m = begin();
    m.setNumber(LIMIT, 4);
    keepTable(m);
    m.setNumber(LIMIT, 5);
    m.setNumber(SECRET, 9);
    move(m, 1, m.zoneOf(ROW, 0));
    show(m, 4, 0b10);
    bringBack(m);
    expect([m.number(LIMIT), m.number(SECRET), m.zone(1)]).toEqual([4, 9, m.zoneOf(HAND, 0)]);
    const seen = (card: number): number => m.s[m.layout.seen + card]! & m.observers;
    expect([seen(1), seen(4), seen(2)]).toEqual([m.observers, 0b10, 1]);
  });

  test("the table can be brought back as often as wanted", () => {
    const m = begin();
    keepTable(m);
    // all but what was seen, which is the same or more
    const { seen, was, script } = m.layout;
    const table = (): Int16Array[] => [m.s.slice(HEADER, seen), m.s.slice(was, script)];
    const kept = table();
    for (let i = 0; i < 20; i++) {
      move(m, 1, m.zoneOf(ROW, 0));
      bringBack(m);
      expect(table()).toEqual(kept);
    }
  });

  test("the table as it was kept can be looked at, with such numbers as they are now", () => {
    const m = begin();
    for (const [limit, row] of [
      [4, 1],
      [6, 2],
    ] as const) {
      m.setNumber(LIMIT, limit);
      m.setNumber(CLOCK, limit);
      keepTable(m);
      m.setNumber(LIMIT, 9);
      m.setNumber(CLOCK, 8);
      move(m, row, m.zoneOf(ROW, 0));
      const now = m.s.slice();
      const then = m.kept([CLOCK]);
      expect([then.number(LIMIT), then.number(CLOCK)]).toEqual([limit, 8]);
      expect([then.zone(row), m.zone(row)]).toEqual([m.zoneOf(HAND, 0), m.zoneOf(ROW, 0)]);
      expect(then.s.slice(HEADER + 1, m.layout.script)).toEqual(
        m.s.slice(m.layout.reserve + HEADER + 1, m.layout.reserve + m.layout.script),
      );
      expect(m.kept([]).number(CLOCK)).toBe(limit);
      expect(m.s).toEqual(now);
    }
  });

  test("what is noted of an action can be changed, and that of the others stays", () => {
    const m = begin();
    keepTable(m);
    putFirst(m, 1, 2, 3, 4, 5, 6);
    const at = putFirst(m, 11, 12, 13);
    const behind = nextAction(m, at);
    for (let i = 0; i < ACTION_ARGS; i++) setActionArg(m, at, i, 20 + i);
    const noted = (place: number): number[] =>
      Array.from({ length: ACTION_ARGS }, (_, i) => actionArg(m, place, i));
    expect(noted(at)).toEqual([20, 21, 22, 23, 24, 25]);
    expect(noted(behind)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([nextAction(m, at), nextAction(m, behind)]).toEqual([behind, NONE]);
  });

  test("goes on from a copy in the middle of an action made again", () => {
    const m = played(begin());
    sweepBefore(m);
    const copy = new Machine(m.game, 2, m.layout.cards);
    copy.s.set(m.s);
    copy.resume();
    for (const machine of [m, copy]) machine.chooseSome([0]);
    expect(copy.live()).toEqual(m.live());
  });

  test("more answers than there is room for are a fault", () => {
    const m = begin(12);
    pick(m, 0);
    expect(() => m.chooseSome([0, 3])).toThrow(MachineFault);
  });

  test.each([0, 1])(
    "in a world that seat %i makes up the same is stepped before, with a chance of its own",
    (seat) => {
      const m = played(begin());
      const made = world(m, seat, 5, { pool: [0, 1] });
      const { origin } = m.layout;
      expect(made.s.slice(origin, origin + 4)).not.toEqual(m.s.slice(origin, origin + 4));
      for (const x of [m, made]) sweepBefore(x);
      const [card, other] = [m, made].map((x) => x.first(x.zoneOf(ROW, 0)));
      expect([asked(made), made.definition(other!)]).toEqual([asked(m), m.definition(card!)]);
      for (const [x, marked] of [[m, card!] as const, [made, other!] as const]) x.chooseSome([marked]);
      for (const x of [made, m])
        expect([asked(x), x.count(x.zoneOf(HAND, 0)), x.seatNumber(0, COINS)]).toEqual(["one", 2, 2]);
      expect([made.column(other!, HITS), m.column(card!, HITS)]).toEqual([1, 1]);
    },
  );

  describe("where a card that came to light lay before is not told where places are not", () => {
    const cardsIn = (m: Machine, zone: number): number[] => {
      const found: number[] = [];
      for (let c = m.first(zone); c >= 0; c = m.next(c)) found.push(c);
      return found;
    };
    /** What seat 1 knows once one of many equal cards has come to light. */
    const after = (brings: (m: Machine, hand: number[], store: number[]) => number): Int16Array => {
      const m = begin(200, {}, [[1, 1, 1, 1, 1, 1, 1, 1], [0]]);
      const [hand, store] = [HAND, STORE].map((zone) => cardsIn(m, m.zoneOf(zone, 0)));
      keepTable(m);
      const card = brings(m, hand!, store!);
      putFirst(m, PLAY, card);
      move(m, card, m.zoneOf(ROW, 0));
      const known = erased(m, 1);
      const at = firstAction(known);
      expect([at, actionArg(known, at, 1)]).toEqual([firstAction(m), known.first(known.zoneOf(ROW, 0))]);
      return known.s;
    };

    test.each([1, 2])("in a store, first or at place %i", (place) => {
      expect(after((_m, _hand, store) => store[place]!)).toEqual(after((_m, _hand, store) => store[0]!));
    });

    test("in a hand or in the store, from where it was drawn first", () => {
      const draws = (m: Machine, card: number): void => move(m, card, m.zoneOf(HAND, 0));
      const one = after((m, hand, store) => {
        draws(m, store[0]!);
        return hand[1]!;
      });
      const other = after((m, _hand, store) => {
        draws(m, store[0]!);
        return store[0]!;
      });
      expect(other).toEqual(one);
    });
  });

  test("where it cannot be known from where a card came to light nothing is stepped before in a made-up world", () => {
    const m = played(begin());
    // unknown cards have become fewer in the hand; now also in the store
    move(m, m.first(m.zoneOf(STORE, 0)), m.zoneOf(ROW, 0));
    for (const seat of [0, 1]) expect(firstAction(world(m, seat))).toBe(seat === 0 ? firstAction(m) : NONE);
  });

  test("nor where a card that was known is so no longer", () => {
    const m = played(begin());
    move(m, 0, m.zoneOf(STORE, 0));
    expect(firstAction(world(m, 0))).toBe(NONE);
  });
});

test("chance is the same for the same number, and another for each", () => {
  const m = started(game(), LISTS);
  const rolls = [1, 2, 1, 3].map((n) => {
    chanceOf(m, n);
    return [m.random(30_000), m.random(30_000)].join();
  });
  expect(rolls[0]).toBe(rolls[2]);
  expect(new Set(rolls).size).toBe(3);
});

test("chance comes of all that was kept of it", () => {
  const m = started(game(), LISTS);
  const roll = (place?: number): string => {
    m.words.set([11, 22, 33, 44]);
    if (place !== undefined) m.s[place]! ^= 1;
    keepChance(m);
    chanceOf(m, 1);
    return [m.random(30_000), m.random(30_000)].join();
  };
  // the first two words, of which each lies in two places of the state
  expect(new Set([undefined, 0, 1, 2, 3].map(roll)).size).toBe(5);
  expect(roll(0)).toBe(roll(0));
});
