/** Options in words: what they are called, how a text finds them, and why something asked for is refused. */
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  type Candidates,
  cardName,
  constant,
  cover,
  findOption,
  type Group,
  judge,
  type Machine,
  move,
  NONE,
  notations,
  show,
  tidy,
  writeIn,
} from "../src/index.ts";
import { HAND, HEAP, ROW, STORE, started } from "./tiny.ts";

const these =
  (...cards: number[]): Candidates =>
  (_m, out) => {
    out.set(cards);
    return cards.length;
  };
const asking = (groups: readonly Group[], more: Partial<AskSpec> = {}): AskSpec => ({
  shape: "one",
  who: () => 0,
  prompt: "on",
  rule: "tiny-1",
  groups,
  ...more,
});
/** Cards 0 and 3 are Ash, 1 Birch, 2 Cedar, of seat 0; 4 to 7 likewise of seat 1. All lie in hand. */
function table(spec: AskSpec, actions: readonly Group[] = []): Machine {
  const m = started({ asks: spec, actions });
  for (let card = 0; card < 8; card++) move(m, card, m.zoneOf(HAND, card < 4 ? 0 : 1));
  return m;
}
const words = (m: Machine): string[] => notations(m, m.asking()!, m.list());
/** What a text finds: the option's words, or none. */
const found = (m: Machine, text: string): string | undefined => {
  const spec = m.asking()!;
  return words(m)[findOption(m, spec, m.list(), text)];
};

describe("the name of a card", () => {
  const m = table(asking([]));
  test("grows by whose side, which zone and which place", () => {
    const names = (card: number, observer = 0): string[] =>
      [0, 1, 2, 3].map((detail) => cardName(m, observer, card, detail));
    expect(names(1)).toEqual(["Birch", "Birch@A", "Birch@A.hand", "Birch@A.hand.2"]);
    expect(names(1, 1)).toEqual(["?", "?@A", "?@A.hand", "?@A.hand.2"]);
    move(m, 6, m.zoneOf(HEAP, 0));
    expect(names(6)).toEqual(["Cedar", "Cedar@", "Cedar@heap", "Cedar@heap.1"]);
  });

  test("says how many cards lie on top of it", () => {
    const t = table(asking([]));
    for (const card of [7, 0]) move(t, card, t.zoneOf(ROW, 1));
    cover(t, 1, 0);
    cover(t, 2, 1);
    expect([0, 1, 2].map((card) => cardName(t, 0, card, 3))).toEqual([
      "Ash@B.row.2.2",
      "Birch@B.row.2.1",
      "Cedar@B.row.2",
    ]);
  });
});

describe("an option is written", () => {
  test("by the form of its group", () => {
    const m = table(asking([]));
    const write = (group: Partial<Group>, a: number, b: number, detail = 0, detailB = detail): string =>
      writeIn(m, 0, { verb: "use", form: "word", ...group }, a, b, detail, detailB);
    expect(write({}, NONE, NONE)).toBe("use");
    expect(write({ form: "card" }, 1, NONE)).toBe("use Birch");
    expect(write({ form: "card", verb: "" }, 1, NONE)).toBe("Birch");
    expect(write({ form: "card" }, 1, NONE, 2)).toBe("use Birch@A.hand");
    expect(write({ form: "cards" }, 1, 0)).toBe("use Birch > Ash");
    expect(write({ form: "cards" }, 1, 0, 1)).toBe("use Birch@A > Ash@A");
    expect(write({ form: "cards" }, 1, 0, 0, 1)).toBe("use Birch > Ash@A");
    expect(write({ form: "cards" }, 1, NONE)).toBe("use Birch > player");
    expect(write({ form: "cards", direct: "all" }, 1, NONE)).toBe("use Birch > all");
    expect(write({ form: "effect" }, 1, 2)).toBe("use Birch 3");
    expect(write({ form: "seat" }, 1, NONE)).toBe("use B");
    expect(write({ form: "number" }, 12, NONE)).toBe("use 12");
  });

  test("as yes and no, or as a number, where that is the question", () => {
    expect(words(table(asking([], { shape: "yes", groups: undefined })))).toEqual(["yes", "no"]);
    const number = asking([], { shape: "number", min: constant(2), max: constant(4) });
    expect(words(table(number))).toEqual(["2", "3", "4"]);
  });

  test("as shortly as tells it apart from its siblings, and only those that need it are longer", () => {
    const card: Group = { verb: "", form: "card", apart: true, from: these(1, 2, 4) };
    const m = table(asking([card]));
    move(m, 4, m.zoneOf(HEAP, 0));
    move(m, 5, m.zoneOf(HEAP, 0));
    expect(words(m)).toEqual(["Birch", "Cedar", "Ash"]);
    const two = table(asking([{ ...card, from: these(0, 3, 1, 4, 5) }]));
    for (const c of [4, 5]) move(two, c, two.zoneOf(ROW, 1));
    expect(words(two)).toEqual(["Ash@A.hand.1", "Ash@A.hand.4", "Birch@A", "Ash@B", "Birch@B"]);
  });

  test("with a number behind it where nothing else tells it apart", () => {
    const card: Group = { verb: "x", form: "card", apart: true, from: these(0, 0, 0, 1) };
    expect(words(table(asking([card])))).toEqual([
      "x Ash@A.hand.1",
      "x Ash@A.hand.1#2",
      "x Ash@A.hand.1#3",
      "x Birch",
    ]);
  });
});

describe("a text finds", () => {
  const card: Group = { verb: "take", form: "card", from: these(0, 1, 3) };
  const pair: Group = { verb: "hit", form: "cards", from: these(1, 2), to: these(4, NONE) };

  test("the option with these words, whatever their capitals and spaces", () => {
    const m = table(asking([card, pair]));
    show(m, 4, 1);
    expect(words(m)).toEqual([
      "take Ash",
      "take Birch",
      "hit Birch > Ash",
      "hit Birch > player",
      "hit Cedar > Ash",
      "hit Cedar > player",
    ]);
    for (const text of words(m)) expect(found(m, text)).toBe(text);
    expect(found(m, "  TAKE \t birch\n")).toBe("take Birch");
    expect(tidy("  A \n b\t\tC ")).toBe("a b c");
  });

  test("it by a longer name than it has, each of two cards in a form of its own", () => {
    const m = table(asking([card, pair]));
    show(m, 4, 1);
    for (const text of ["take Birch@A", "take Birch@A.hand", "take Birch@A.hand.2"])
      expect(found(m, text)).toBe("take Birch");
    expect(found(m, "hit Cedar@A.hand.3 > Ash")).toBe("hit Cedar > Ash");
    expect(found(m, "hit Cedar > Ash@B.hand.1")).toBe("hit Cedar > Ash");
    expect(found(m, "hit Cedar@A > player")).toBe("hit Cedar > player");
  });

  test("nothing where the words name nothing, or several that can be told apart", () => {
    const m = table(asking([{ ...card, apart: true }]));
    expect(words(m)).toEqual(["take Ash@A.hand.1", "take Birch", "take Ash@A.hand.4"]);
    for (const text of ["take", "take Elm", "take Birch@B", "Birch", ""])
      expect(found(m, text)).toBeUndefined();
    for (const c of [0, 3]) move(m, c, m.zoneOf(ROW, 0));
    expect(found(m, "take Ash")).toBeUndefined();
    expect(found(m, "take Ash@A.row.2")).toBe("take Ash@A.row.2");
  });

  test("any of equal cards that nothing tells apart, one after the other", () => {
    const m = table(asking([{ ...card, verb: "" }], { shape: "some", min: constant(2), max: constant(2) }));
    const spec = m.asking()!;
    const n = m.list();
    const index = (text: string, taken: number[] = []): number => findOption(m, spec, n, text, taken);
    expect([index("Ash"), index("Ash", [0]), index("Ash", [2]), index("Ash", [0, 2])]).toEqual([0, 2, 0, 0]);
    expect(index("Birch", [1])).toBe(1);
    expect(index("Ash@A.hand.4")).toBe(2);
  });

  test("none of equal cards that lie in different places, or that belong to different groups", () => {
    const m = table(asking([{ ...card, verb: "", apart: true, from: these(0, 3) }]));
    move(m, 3, m.zoneOf(HEAP, 0));
    expect(found(m, "Ash")).toBeUndefined();
    const two = table(
      asking([
        { ...card, apart: true },
        { ...card, apart: true, from: these(3) },
      ]),
    );
    expect(found(two, "take Ash")).toBeUndefined();
    const effects = table(asking([{ verb: "use", form: "effect", from: these(0, 3), to: these(0) }]));
    expect(found(effects, "use Ash 1")).toBeUndefined();
    const unlike = table(asking([{ verb: "", form: "card", from: these(4, 5) }]));
    expect(words(unlike)).toEqual(["?@B.hand.1", "?@B.hand.2"]);
    expect(found(unlike, "?")).toBeUndefined();
  });
});

describe("the judge", () => {
  const mine = { rule: "tiny-2", says: "it is small", test: (m: Machine) => m.a !== 2 };
  const turned = { rule: "tiny-1", says: "it is upright", test: (m: Machine) => m.a < 0 || !m.turned(m.a) };
  const take: Group = { verb: "take", form: "card", from: these(0, 1, 2), needs: [mine, turned] };
  const pass: Group = { verb: "pass", form: "word" };
  const forbidden = (...reasons: [string, string][]) => ({
    verdict: "forbidden",
    reasons: reasons.map(([rule, needs]) => ({ rule, needs })),
  });

  test("allows what is an option, in any of its words", () => {
    const m = table(asking([take, pass]));
    for (const text of ["take Ash", "TAKE  birch@a", "pass"])
      expect(judge(m, 0, text)).toEqual({ verdict: "allowed" });
  });

  test("names the rule that forbids it and what would have to be so", () => {
    const m = table(asking([take, pass]));
    expect(judge(m, 0, "take Cedar")).toEqual(forbidden(["tiny-2", "it is small"]));
    m.setTurned(2, true);
    expect(judge(m, 0, "take Cedar")).toEqual(
      forbidden(["tiny-2", "it is small"], ["tiny-1", "it is upright"]),
    );
  });

  test("takes the meaning with the fewest reasons, and no reason twice", () => {
    const both = { ...turned, rule: "tiny-3", says: "again" };
    const twice: Group = { ...take, from: these(0), needs: [turned, turned, both, both] };
    const m = table(asking([twice]));
    for (const c of [0, 3]) m.setTurned(c, true);
    expect(judge(m, 0, "take Ash")).toEqual(forbidden(["tiny-1", "it is upright"], ["tiny-3", "again"]));
    const one: Group = { ...twice, needs: [turned, { ...mine, test: (x) => x.a !== 0 }] };
    const n = table(asking([{ ...one, from: these() }]));
    for (const c of [0, 3]) n.setTurned(c, true);
    expect(judge(n, 0, "take Ash")).toEqual(forbidden(["tiny-1", "it is upright"]));
  });

  test("takes the first of meanings that are as far away, and the nearer one wherever it stands", () => {
    const not = (card: number, rule: string) => ({
      rule,
      says: `not ${card}`,
      test: (x: Machine) => x.a !== card,
    });
    const judged = (...needs: NonNullable<Group["needs"]>) =>
      judge(table(asking([{ ...take, from: these(), needs }])), 0, "take Ash");
    expect(judged(not(3, "tiny-3"), not(0, "tiny-1"))).toEqual(forbidden(["tiny-1", "not 0"]));
    expect(judged(not(3, "tiny-3"), not(3, "tiny-2"), not(0, "tiny-1"))).toEqual(
      forbidden(["tiny-1", "not 0"]),
    );
    expect(judged(not(0, "tiny-3"), not(0, "tiny-2"), not(3, "tiny-1"))).toEqual(
      forbidden(["tiny-1", "not 3"]),
    );
  });

  test("knows no card that the seat does not know", () => {
    const m = table(asking([take]));
    for (const text of ["take ?", "take ?@B"]) {
      expect(judge(m, 0, text)).toEqual({
        verdict: "not understood",
        part: text,
        known: ["Ash", "Birch", "Cedar"],
      });
    }
    for (let c = 1; c < 4; c++) move(m, c, m.zoneOf(STORE, 0));
    for (const c of [5, 6]) move(m, c, m.zoneOf(HEAP, 0));
    move(m, 6, m.zoneOf(HEAP, 0), false);
    expect(judge(m, 0, "take Elm")).toMatchObject({ known: ["Ash", "Birch", "Cedar"] });
  });

  test("tells whoever is not asked so, unless a rule forbids it anyway", () => {
    const m = table(asking([pass]), [take]);
    expect(judge(m, 1, "take Cedar")).toEqual(forbidden(["tiny-1", "B is asked, not A"]));
    expect(judge(m, 1, "take Birch@A")).toMatchObject({ verdict: "not understood" });
    m.setTurned(6, true);
    expect(judge(m, 1, "take Cedar")).toEqual(forbidden(["tiny-1", "it is upright"]));
    for (const c of [5, 6]) move(m, c, m.zoneOf(HEAP, 0));
    expect(judge(m, 1, "take Birch")).toEqual(forbidden(["tiny-1", "B is asked, not A"]));
  });

  test("knows what could be done at another time from the actions of the game", () => {
    const m = table(asking([pass]), [take]);
    expect(judge(m, 0, "take Birch")).toEqual(
      forbidden(["tiny-1", "the question that is open has been answered"]),
    );
    expect(judge(m, 0, "take Cedar")).toEqual(forbidden(["tiny-2", "it is small"]));
  });

  test("knows actions only once where the question offers them too", () => {
    const m = table(asking([take]), [take]);
    expect(judge(m, 0, "jump")).toEqual({ verdict: "not understood", part: "jump", known: ["take"] });
  });

  test("says what it knows where the words name nothing", () => {
    const m = table(asking([pass, take]), [{ verb: "lay", form: "card" }]);
    expect(judge(m, 0, "jump")).toEqual({
      verdict: "not understood",
      part: "jump",
      known: ["pass", "take", "lay"],
    });
    expect(judge(m, 0, "take Elm")).toEqual({
      verdict: "not understood",
      part: "take Elm",
      known: ["Ash", "Birch", "Cedar"],
    });
    expect(judge(m, 0, "taken")).toMatchObject({ known: ["pass", "take", "lay"] });
    expect(judge(m, 1, "pass")).toEqual({ verdict: "not understood", part: "pass", known: ["lay"] });
  });

  test("names only cards that the seat knows", () => {
    const m = table(asking([take]));
    for (let c = 1; c < 8; c++) move(m, c, m.zoneOf(STORE, 0));
    expect(judge(m, 0, "take Birch")).toMatchObject({ verdict: "not understood", known: ["Ash"] });
  });

  test("knows what a number and a yes or no look like", () => {
    const yes = table(asking([], { shape: "yes", groups: undefined }));
    expect(judge(yes, 0, "No")).toEqual({ verdict: "allowed" });
    expect(judge(yes, 0, "maybe")).toEqual({
      verdict: "not understood",
      part: "maybe",
      known: ["yes", "no"],
    });
    const number = table(
      asking([], { shape: "number", groups: undefined, min: constant(1), max: constant(3) }),
    );
    expect(judge(number, 0, "3")).toEqual({ verdict: "allowed" });
    expect(judge(number, 0, "4")).toEqual({ verdict: "not understood", part: "4", known: ["a number"] });
  });

  test("says that the game is over when it is", () => {
    const m = table(asking([take]));
    m.end(0, "tiny-1");
    expect(judge(m, 0, "take Ash")).toEqual(forbidden(["tiny-9", "the game is not over"]));
  });

  test("leaves the seat under consideration to be the one that asked", () => {
    const seats: number[] = [];
    const noted: Group = {
      ...take,
      needs: [
        {
          ...mine,
          test: (m) => {
            seats.push(m.seat);
            return false;
          },
        },
      ],
    };
    const m = table(asking([pass]), [noted]);
    m.seat = 0;
    judge(m, 1, "take Cedar");
    expect(new Set(seats)).toEqual(new Set([1]));
  });

  describe("reads every form", () => {
    const lacking = { rule: "tiny-2", says: "never", test: () => false };
    const forms: Group[] = [
      { verb: "rest", form: "word" },
      { verb: "hit", form: "cards", direct: "all" },
      { verb: "aim", form: "cards" },
      { verb: "use", form: "effect" },
      { verb: "seat", form: "seat" },
      { verb: "count", form: "number" },
      { verb: "", form: "card" },
    ];
    const options: [string, number, number][] = [];
    const groups = forms.map(
      (group): Group => ({
        ...group,
        from: these(),
        to: these(),
        needs: [
          {
            ...lacking,
            test: (m) => {
              options.push([group.verb, m.a, m.b]);
              return false;
            },
          },
        ],
      }),
    );
    const read = (text: string): [string, number, number][] => {
      const m = table(asking([pass]), groups);
      options.length = 0;
      judge(m, 0, text);
      return options.map(([verb, a, b]) => [verb, a, b]);
    };
    test.each<[string, [string, number, number][]]>([
      ["rest", [["rest", NONE, NONE]]],
      ["rest now", []],
      ["hit Birch > Cedar", [["hit", 1, 2]]],
      ["hit birch@A.hand>  cedar", [["hit", 1, 2]]],
      [
        "hit Ash > all",
        [
          ["hit", 0, NONE],
          ["hit", 3, NONE],
        ],
      ],
      ["hit Birch > player", []],
      ["aim Birch > player", [["aim", 1, NONE]]],
      ["aim Birch", []],
      ["use Birch 2", [["use", 1, 1]]],
      [
        "use Birch",
        [
          ["use", 1, 0],
          ["use", 1, 1],
        ],
      ],
      ["seat A", [["seat", 0, NONE]]],
      ["seat d", [["seat", 3, NONE]]],
      ["seat e", []],
      ["seat ab", []],
      ["seat", []],
      ["count 12", [["count", 12, NONE]]],
      ["count x1", []],
      ["count 1x", []],
      ["Cedar", [["", 2, NONE]]],
      ["Cedar@A.hand.3", [["", 2, NONE]]],
      ["Cedar@B", []],
    ])("%s", (text, expected) => {
      expect(read(text)).toEqual(expected);
    });
  });
});
