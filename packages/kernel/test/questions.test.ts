/** Which answers a question has, on both back ends: shapes, needs, candidates, and equal cards that are one answer. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  asked,
  cardsIn,
  constant,
  firstOf,
  type Group,
  generateCode,
  groupOf,
  listOptions,
  type Machine,
  MachineFault,
  move,
  type Need,
  NONE,
  pack,
  secondOf,
  show,
  unmetNeeds,
} from "../src/index.ts";
import { these } from "./drawn.ts";
import { CAMP, HAND, HEAP, ROW, STORE, started, tiny } from "./tiny.ts";

const plain: Omit<AskSpec, "shape"> = { who: () => 0, prompt: "on", rule: "tiny-1" };
const need = (test: (m: Machine) => boolean, more: Partial<Need> = {}): Need => ({
  rule: "tiny-2",
  says: "it is so",
  test,
  ...more,
});

/** Kinds: cards 0 and 3 are Ash, 1 Birch, 2 Cedar; 4 to 7 likewise of seat 1. */
const ways = [
  [
    "as listed",
    (spec: AskSpec, prepare?: (m: Machine) => void): number[][] => {
      const m = started();
      prepare?.(m);
      const n = listOptions(m, spec);
      return options(m, n);
    },
  ],
  [
    "by its own list",
    (spec: AskSpec, prepare?: (m: Machine) => void): number[][] => {
      const game = tiny({ asks: spec });
      generateCode(game);
      const m = started(game);
      prepare?.(m);
      return options(m, m.list());
    },
  ],
] as const;
function options(m: Machine, n: number): number[][] {
  expect(m.optionCount).toBe(n);
  expect(m.borrow()).toBe(0); // every list that was lent has come back
  m.giveBack();
  return [...m.options.subarray(0, n)].map((o) => [groupOf(o), firstOf(o), secondOf(o)]);
}

test("an option is one number that holds its group and both of its numbers", () => {
  fc.assert(
    fc.property(
      fc.nat(2047),
      fc.integer({ min: -1, max: 1022 }),
      fc.integer({ min: -1, max: 1022 }),
      (g, a, b) => {
        const option = pack(g, a, b);
        expect([groupOf(option), firstOf(option), secondOf(option)]).toEqual([g, a, b]);
      },
    ),
  );
});

describe.each(ways)("the answers of a question, %s", (_, list) => {
  test("yes comes before no", () => {
    expect(list({ ...plain, shape: "yes" })).toEqual([
      [0, 1, NONE],
      [0, 0, NONE],
    ]);
  });

  test("numbers go from the least to the greatest, both of them included", () => {
    const number = (min: number, max: number): number[][] =>
      list({ ...plain, shape: "number", min: constant(min), max: constant(max) });
    expect(number(2, 4)).toEqual([2, 3, 4].map((n) => [0, n, NONE]));
    // an option has no room for more
    expect(number(0, 1022)).toEqual(Array.from({ length: 1023 }, (_, n) => [0, n, NONE]));
    expect(() => number(0, 1023)).toThrow("is about one from -1 to 1022, not from 0 to 1023");
    expect(number(3, 3)).toEqual([[0, 3, NONE]]);
    expect(number(4, 3)).toEqual([]);
  });

  test("groups come one after the other, each with its number", () => {
    const groups: Group[] = [
      { verb: "a", form: "word" },
      { verb: "b", form: "seat", from: these(1, 0) },
      { verb: "c", form: "word", needs: [need(() => false)] },
      { verb: "d", form: "number", from: these() },
      { verb: "e", form: "cards", from: these(0, 1), to: these(NONE, 2) },
    ];
    expect(list({ ...plain, shape: "one", groups })).toEqual([
      [0, NONE, NONE],
      [1, 1, NONE],
      [1, 0, NONE],
      [4, 0, NONE],
      [4, 0, 2],
      [4, 1, NONE],
      [4, 1, 2],
    ]);
  });

  test("every need has to hold; what is given of all that are listed is not tested again", () => {
    const groups: Group[] = [
      {
        verb: "a",
        form: "number",
        from: these(0, 1, 2, 3, 4, 5, 6),
        needs: [
          need((m) => m.a % 2 === 0),
          need((m) => m.a > 0),
          need(() => false, { given: true }),
          need((m) => m.b === NONE),
        ],
      },
    ];
    expect(list({ ...plain, shape: "one", groups }).map(([, a]) => a)).toEqual([2, 4, 6]);
  });

  test("needs of both candidates are tested with both, the others before the second are listed", () => {
    const pairs: number[][] = [];
    const groups: Group[] = [
      {
        verb: "a",
        form: "cards",
        from: these(0, 1, 2),
        to: (m, out) => {
          pairs.push([m.a, m.b]);
          out.set([3, 4, NONE]);
          return 3;
        },
        needs: [need((m) => m.a !== 1), need((m) => m.b !== m.a + 3, { of: "pair" })],
      },
    ];
    expect(list({ ...plain, shape: "one", groups }).map(([, a, b]) => [a, b])).toEqual([
      [0, 4],
      [0, NONE],
      [2, 3],
      [2, 4],
      [2, NONE],
    ]);
    expect(pairs).toEqual([
      [0, NONE],
      [2, NONE],
    ]);
  });

  test("a need of both is one of the first where there are no second candidates", () => {
    const groups: Group[] = [
      { verb: "a", form: "number", from: these(1, 2), needs: [need((m) => m.a === 2, { of: "pair" })] },
    ];
    expect(list({ ...plain, shape: "one", groups }).map(([, a]) => a)).toEqual([2]);
  });

  test("a need of the seat is tested once, before any candidate is listed", () => {
    let tests = 0;
    let lists = 0;
    const group = (yes: boolean): Group => ({
      verb: "a",
      form: "number",
      from: (m, out) => {
        lists++;
        return these(1, 2, 3)(m, out);
      },
      needs: [
        need(
          (m) => {
            tests++;
            return m.seat === 1 && yes;
          },
          { of: "seat" },
        ),
      ],
    });
    const word: Group = { verb: "b", form: "word", needs: [need((m) => m.seat === 0, { of: "seat" })] };
    const found = list({ ...plain, who: () => 1, shape: "one", groups: [group(true), group(false), word] });
    expect(found.map(([g, a]) => [g, a])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect([tests, lists]).toEqual([2, 1]);
  });

  test("candidates may be the cards of a zone, in their order", () => {
    const groups: Group[] = [
      { verb: "a", form: "cards", from: cardsIn(HAND, asked), to: cardsIn(ROW, constant(1)) },
      { verb: "b", form: "effect", from: cardsIn(HEAP, constant(0)) },
      { verb: "c", form: "effect", from: cardsIn(CAMP, asked) },
    ];
    const found = list({ ...plain, who: () => 1, shape: "one", groups }, (m) => {
      for (const c of [6, 0, 5]) move(m, c, m.zoneOf(HAND, 1));
      for (const c of [1, 2]) move(m, c, m.zoneOf(ROW, 1));
      for (const c of [7, 3]) move(m, c, m.zoneOf(HEAP, 0));
      move(m, 4, m.zoneOf(CAMP, 0));
    });
    expect(found).toEqual([
      [0, 6, 1],
      [0, 6, 2],
      [0, 0, 1],
      [0, 0, 2],
      [0, 5, 1],
      [0, 5, 2],
      [1, 7, NONE],
      [1, 3, NONE],
    ]);
  });

  test("second candidates may depend on the first", () => {
    const groups: Group[] = [
      {
        verb: "a",
        form: "cards",
        from: these(1, 2),
        to: (m, out) => {
          out[0] = m.a + 3;
          return 1;
        },
      },
    ];
    expect(list({ ...plain, shape: "one", groups }).map(([, a, b]) => [a, b])).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  test("candidates may ask for a list of their own", () => {
    const groups: Group[] = [
      {
        verb: "a",
        form: "cards",
        from: these(0, 1),
        to: (m, out) => {
          const own = m.scratch[m.borrow()]!;
          own.fill(9, 0, 4);
          m.giveBack();
          out[0] = 2;
          return 1;
        },
      },
    ];
    expect(list({ ...plain, shape: "one", groups }).map(([, a, b]) => [a, b])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  describe("equal cards", () => {
    const all: Group = { verb: "", form: "card", from: these(0, 1, 2, 3, 4, 5, 6, 7) };
    const inHand = (m: Machine): void => {
      for (let c = 0; c < 8; c++) move(m, c, m.zoneOf(HAND, c < 4 ? 0 : 1));
    };
    const cards = (spec: Partial<AskSpec>, prepare: (m: Machine) => void): number[] =>
      list({ ...plain, shape: "one", groups: [all], ...spec }, prepare).map(([, a]) => a!);

    test("are one answer where the seat knows them and nothing tells them apart, and else each its own", () => {
      expect(cards({}, inHand)).toEqual([0, 1, 2, 4, 5, 6, 7]);
      expect(cards({ who: () => 1 }, inHand)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    });

    test("are told apart by where they lie", () => {
      expect(
        cards({}, (m) => {
          inHand(m);
          move(m, 3, m.zoneOf(HEAP, 0));
        }),
      ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    });

    test("in play are always told apart", () => {
      expect(
        cards({ groups: [{ ...all, from: these(0, 3) }] }, (m) => {
          move(m, 0, m.zoneOf(ROW, 0));
          move(m, 3, m.zoneOf(ROW, 0));
        }),
      ).toEqual([0, 3]);
    });

    test("of which only one was shown are told apart", () => {
      const groups = [{ ...all, from: these(0, 3) }];
      expect(cards({ groups }, (m) => show(m, 0, 1))).toEqual([0, 3]);
      expect(cards({ groups }, (m) => show(m, 3, 1))).toEqual([0, 3]);
      expect(
        cards({ groups }, (m) => {
          show(m, 0, 1);
          show(m, 3, 1);
        }),
      ).toEqual([0]);
    });

    test("in another group are answers of that group", () => {
      expect(
        cards(
          {
            groups: [
              { ...all, from: these(0) },
              { ...all, from: these(3, 0) },
            ],
          },
          inHand,
        ),
      ).toEqual([0, 3]);
    });

    test("are each an answer where a group says so, and where they are not the whole of an answer", () => {
      expect(cards({ groups: [{ ...all, apart: true }] }, inHand)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(cards({ groups: [{ ...all, form: "effect" }] }, inHand)).toHaveLength(8);
      expect(cards({ groups: [{ ...all, form: "cards", to: these(NONE) }] }, inHand)).toHaveLength(8);
    });

    test("are each an answer where more than one may be picked", () => {
      const some = (max: number): Partial<AskSpec> => ({
        shape: "some",
        min: constant(0),
        max: constant(max),
      });
      expect(cards(some(0), inHand)).toHaveLength(7);
      expect(cards(some(1), inHand)).toHaveLength(7);
      expect(cards(some(2), inHand)).toHaveLength(8);
    });
  });

  test("more than fit into the list are a fault", () => {
    const from = (n: number): Group => ({
      verb: "a",
      form: "number",
      from: (_m, out) => {
        for (let i = 0; i < n; i++) out[i] = i % 1000;
        return n;
      },
    });
    expect(list({ ...plain, shape: "one", groups: [from(4095)] })).toHaveLength(4095);
    const full: AskSpec = { ...plain, shape: "one", groups: [from(4096)] };
    expect(() => list(full)).toThrow(MachineFault);
    expect(() => list(full)).toThrow("tiny: a question has more than 4096 answers");
  });
});

describe("what keeps an answer from being given", () => {
  const group: Group = {
    verb: "a",
    form: "cards",
    needs: [
      need((m) => m.a === 1, { rule: "tiny-1", says: "it is the first" }),
      need((m) => m.b === 2, { rule: "tiny-2", says: "it is the second", of: "pair" }),
      need((m) => m.seat === 0, { rule: "tiny-3", says: "it is given", given: true }),
      need(
        (m) => {
          const good = m.a === 1 && m.b === 2;
          m.a = 77;
          m.b = 78;
          return good;
        },
        { explain: (m) => [m.a, m.b].map((n) => ({ rule: "tiny-1", needs: `not ${n}` })) },
      ),
    ],
  };
  const found = (a: number, b: number, seat = 0): string[] => {
    const m = started();
    m.seat = seat;
    return unmetNeeds(m, group, a, b).map((r) => `${r.rule} ${r.needs}`);
  };

  test("is nothing where every need holds", () => {
    expect(found(1, 2)).toEqual([]);
    expect(unmetNeeds(started(), { verb: "b", form: "word" }, NONE, NONE)).toEqual([]);
  });

  test("is every need that does not hold, the given ones too, in their order and in its own words", () => {
    expect(found(1, 3)).toEqual(["tiny-2 it is the second", "tiny-1 not 1", "tiny-1 not 3"]);
    expect(found(5, 2, 1)).toEqual([
      "tiny-1 it is the first",
      "tiny-3 it is given",
      "tiny-1 not 5",
      "tiny-1 not 2",
    ]);
  });
});

test("where all cards lie is where they began, so that these tests say what they seem to", () => {
  const m = started();
  expect([0, 3].map((c) => m.definition(c))).toEqual([0, 0]);
  expect(m.zone(7)).toBe(m.zoneOf(STORE, 1));
});
