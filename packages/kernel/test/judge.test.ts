/** What the judge says of anything that a player asks for. */
import { describe, expect, test } from "vitest";
import { constant, type Group, judge, type Machine, move, NONE } from "../src/index.ts";
import { asListed } from "../src/notation.ts";
import { asking, inHand, these } from "./drawn.ts";
import { HEAP, STORE } from "./tiny.ts";

describe("the judge", () => {
  const mine = { rule: "tiny-2", says: "it is small", test: (m: Machine) => m.a !== 2 };
  const turned = { rule: "tiny-1", says: "it is upright", test: (m: Machine) => m.a < 0 || !m.turned(m.a) };
  const take: Group = { verb: "take", form: "card", from: these(0, 1, 2), needs: [mine, turned] };
  const pass: Group = { verb: "pass", form: "word" };
  const forbidden = (...reasons: [string, string][]) => ({
    verdict: "forbidden",
    reasons: reasons.map(([rule, needs]) => ({ rule, needs })),
  });
  const elsewhere = (...reasons: [string, string][]) => ({ ...forbidden(...reasons), elsewhere: true });

  test("allows what is an option, in any of its words", () => {
    const m = inHand(asking([take, pass]));
    for (const text of ["take Ash", "TAKE  birch@a", "pass"])
      expect(judge(m, 0, text)).toEqual({ verdict: "allowed" });
  });

  test("names the rule that forbids it and what would have to be so", () => {
    const m = inHand(asking([take, pass]));
    expect(judge(m, 0, "take Cedar")).toEqual(forbidden(["tiny-2", "it is small"]));
    m.setTurned(2, true);
    expect(judge(m, 0, "take Cedar")).toEqual(
      forbidden(["tiny-2", "it is small"], ["tiny-1", "it is upright"]),
    );
  });

  test("takes the meaning with the fewest reasons, and no reason twice", () => {
    const both = { ...turned, rule: "tiny-3", says: "again" };
    const twice: Group = { ...take, from: these(0), needs: [turned, turned, both, both] };
    const m = inHand(asking([twice]));
    for (const c of [0, 3]) m.setTurned(c, true);
    expect(judge(m, 0, "take Ash")).toEqual(forbidden(["tiny-1", "it is upright"], ["tiny-3", "again"]));
    const one: Group = { ...twice, needs: [turned, { ...mine, test: (x) => x.a !== 0 }] };
    const n = inHand(asking([{ ...one, from: these() }]));
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
      judge(inHand(asking([{ ...take, from: these(), needs }])), 0, "take Ash");
    expect(judged(not(3, "tiny-3"), not(0, "tiny-1"))).toEqual(forbidden(["tiny-1", "not 0"]));
    expect(judged(not(3, "tiny-3"), not(3, "tiny-2"), not(0, "tiny-1"))).toEqual(
      forbidden(["tiny-1", "not 0"]),
    );
    expect(judged(not(0, "tiny-3"), not(0, "tiny-2"), not(3, "tiny-1"))).toEqual(
      forbidden(["tiny-1", "not 3"]),
    );
  });

  test("knows no card that the seat does not know", () => {
    const m = inHand(asking([take]));
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
    const m = inHand(asking([pass]), [take]);
    expect(judge(m, 1, "take Cedar")).toEqual(forbidden(["tiny-1", "B is asked, not A"]));
    expect(judge(m, 1, "take Birch@A")).toEqual(elsewhere(["tiny-1", "B is asked, not A"]));
    expect(judge(m, 1, "take Oak")).toMatchObject({ verdict: "not understood" });
    m.setTurned(6, true);
    expect(judge(m, 1, "take Cedar")).toEqual(forbidden(["tiny-1", "it is upright"]));
    for (const c of [5, 6]) move(m, c, m.zoneOf(HEAP, 0));
    expect(judge(m, 1, "take Birch")).toEqual(forbidden(["tiny-1", "B is asked, not A"]));
  });

  test("knows what could be done at another time from the actions of the game", () => {
    const m = inHand(asking([pass]), [take]);
    expect(judge(m, 0, "take Birch")).toEqual(
      forbidden(["tiny-1", "the question that is open has been answered"]),
    );
    expect(judge(m, 0, "take Cedar")).toEqual(forbidden(["tiny-2", "it is small"]));
  });

  test("knows actions only once where the question offers them too", () => {
    const m = inHand(asking([take]), [take]);
    expect(judge(m, 0, "jump")).toEqual({ verdict: "not understood", part: "jump", known: ["take"] });
  });

  test("says what it knows where the words name nothing", () => {
    const m = inHand(asking([pass, take]), [{ verb: "lay", form: "card" }]);
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
  });

  test("knows an answer to a question that is asked of somebody else", () => {
    const m = inHand(asking([pass, take]));
    expect(judge(m, 1, "pass")).toEqual(elsewhere(["tiny-1", "B is asked, not A"]));
    expect(judge(m, 1, "passing")).toMatchObject({ verdict: "not understood" });
  });

  test("names the question that an answer belongs to, and the one that is open", () => {
    const later: Group = { verb: "keep", form: "cards", from: these(0), to: these(1), direct: "all" };
    const m = inHand({ ...asking([pass]), rule: "tiny-2" }, []);
    m.game.code.asks.push({ ...asking([later]), rule: "tiny-3" }, asking([], { shape: "yes" }));
    for (const text of ["keep Ash > Birch", "keep Birch@A > all"])
      expect(judge(m, 0, text)).toEqual(
        elsewhere(
          ["tiny-3", "it is asked: Shall it go on?"],
          ["tiny-2", "the question that is open has been answered"],
        ),
      );
    expect(judge(m, 1, "keep Ash > Birch")).toEqual(
      elsewhere(["tiny-3", "it is asked: Shall it go on?"], ["tiny-2", "B is asked, not A"]),
    );
    for (const text of ["keep Ash", "keep Oak > all", "keep"])
      expect(judge(m, 0, text)).toMatchObject({ verdict: "not understood" });
    expect(judge(m, 0, "yes")).toEqual(elsewhere(["tiny-2", "the answer is one of those that are open"]));
    expect(judge(m, 1, "no")).toEqual(elsewhere(["tiny-2", "B is asked, not A"]));
    expect(judge(m, 0, "3")).toMatchObject({ verdict: "not understood" });
  });

  test("says of a card that is none of the open ones that it may not be chosen, and names those that are meant", () => {
    const m = inHand(asking([{ verb: "", form: "card", from: these(0, 1) }]));
    expect(judge(m, 0, "Cedar")).toEqual(forbidden(["tiny-1", "it is among what may be chosen here"]));
    const apart = inHand(asking([{ ...take, needs: [], from: these(0, 3) }]));
    move(apart, 3, apart.zoneOf(HEAP, 0));
    expect(judge(apart, 0, "take Ash")).toMatchObject({ verdict: "not understood", part: "take Ash" });
    expect(judge(apart, 0, "take Ash")).toMatchObject({
      known: ["take Ash@A", "take Ash@heap"],
    });
  });

  test("names only cards that the seat knows", () => {
    const m = inHand(asking([take]));
    for (let c = 1; c < 8; c++) move(m, c, m.zoneOf(STORE, 0));
    const unseen = elsewhere(["tiny-1", "a card of that name is where A can see it"]);
    expect(judge(m, 0, "take Birch")).toEqual(unseen);
    expect(judge(m, 0, "take Oak")).toMatchObject({ verdict: "not understood", known: ["Ash"] });
  });

  test("knows what a number and a yes or no look like", () => {
    const yes = inHand(asking([], { shape: "yes", groups: undefined }));
    expect(judge(yes, 0, "No")).toEqual({ verdict: "allowed" });
    expect(judge(yes, 0, "maybe")).toEqual({
      verdict: "not understood",
      part: "maybe",
      known: ["yes", "no"],
    });
    const number = inHand(
      asking([], { shape: "number", groups: undefined, min: constant(1), max: constant(3) }),
    );
    expect(judge(number, 0, "3")).toEqual({ verdict: "allowed" });
    expect(judge(number, 0, "4")).toEqual(elsewhere(["tiny-1", "the answer is a number from 1 to 3"]));
    expect(judge(number, 0, "x")).toEqual({
      verdict: "not understood",
      part: "x",
      known: ["1 … 3"],
    });
  });

  test("says that the game is over when it is", () => {
    const m = inHand(asking([take]));
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
    const m = inHand(asking([pass]), [noted]);
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
      const m = inHand(asking([pass]), groups);
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

test("what is done with a card may be said as of any other, with what it is done to behind it", () => {
  const groups = [{ verb: "strike gate with" }, { verb: "strike" }];
  expect(asListed(groups, "strike old bear > gate")).toBe("strike gate with old bear");
  expect(asListed(groups, "strike old bear>gate")).toBe("strike gate with old bear");
  for (const other of ["strike bear > wall", "strike gate with bear", "guard bear > gate", "strike > gate"])
    expect(asListed(groups, other)).toBe(other);
});
