/** Options in words: what they are called, how a text finds them, and why something asked for is refused. */
import { describe, expect, test } from "vitest";
import {
  cardName,
  constant,
  cover,
  findOption,
  type Group,
  judge,
  type Machine,
  move,
  NONE,
  notationOf,
  notations,
  show,
  tidy,
  writeIn,
} from "../src/index.ts";
import { asking, inHand, these } from "./drawn.ts";
import { ability, HAND, HEAP, ROW, started } from "./tiny.ts";

const words = (m: Machine): string[] => notations(m, m.asking()!, m.list());
/** What a text finds: the option's words, or none. */
const found = (m: Machine, text: string): string | undefined => {
  const spec = m.asking()!;
  return words(m)[findOption(m, spec, m.list(), text)];
};

describe("the name of a card", () => {
  const m = inHand(asking([]));
  test("grows by whose side, which zone and which place", () => {
    const names = (card: number, observer = 0): string[] =>
      [0, 1, 2, 3].map((detail) => cardName(m, observer, card, detail));
    expect(names(1)).toEqual(["Birch", "Birch@A", "Birch@A.hand", "Birch@A.hand.2"]);
    expect(names(1, 1)).toEqual(["?", "?@A", "?@A.hand", "?@A.hand.2"]);
    move(m, 6, m.zoneOf(HEAP, 0));
    expect(names(6)).toEqual(["Cedar", "Cedar@heap", "Cedar@heap", "Cedar@heap.1"]);
  });

  test("says how many cards lie on top of it", () => {
    const t = inHand(asking([]));
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
    const m = inHand(asking([]));
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
    expect(words(inHand(asking([], { shape: "yes", groups: undefined })))).toEqual(["yes", "no"]);
    const number = asking([], { shape: "number", min: constant(2), max: constant(4) });
    expect(words(inHand(number))).toEqual(["2", "3", "4"]);
  });

  test("as shortly as tells it apart from its siblings, and only those that need it are longer", () => {
    const card: Group = { verb: "", form: "card", apart: true, from: these(1, 2, 4) };
    const m = inHand(asking([card]));
    move(m, 4, m.zoneOf(HEAP, 0));
    move(m, 5, m.zoneOf(HEAP, 0));
    expect(words(m)).toEqual(["Birch", "Cedar", "Ash"]);
    const two = inHand(asking([{ ...card, from: these(0, 3, 1, 4, 5) }]));
    for (const c of [4, 5]) move(two, c, two.zoneOf(ROW, 1));
    expect(words(two)).toEqual(["Ash@A.hand.1", "Ash@A.hand.4", "Birch@A", "Ash@B", "Birch@B"]);
  });

  test("with a number behind it where nothing else tells it apart", () => {
    const card: Group = { verb: "x", form: "card", apart: true, from: these(0, 0, 0, 1) };
    expect(words(inHand(asking([card])))).toEqual([
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
    const m = inHand(asking([card, pair]));
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
    const m = inHand(asking([card, pair]));
    show(m, 4, 1);
    for (const text of ["take Birch@A", "take Birch@A.hand", "take Birch@A.hand.2"])
      expect(found(m, text)).toBe("take Birch");
    expect(found(m, "hit Cedar@A.hand.3 > Ash")).toBe("hit Cedar > Ash");
    expect(found(m, "hit Cedar > Ash@B.hand.1")).toBe("hit Cedar > Ash");
    expect(found(m, "hit Cedar@A > player")).toBe("hit Cedar > player");
  });

  test("nothing where the words name nothing, or several that can be told apart", () => {
    const m = inHand(asking([{ ...card, apart: true }]));
    expect(words(m)).toEqual(["take Ash@A.hand.1", "take Birch", "take Ash@A.hand.4"]);
    for (const text of ["take", "take Elm", "take Birch@B", "Birch", ""])
      expect(found(m, text)).toBeUndefined();
    for (const c of [0, 3]) move(m, c, m.zoneOf(ROW, 0));
    expect(found(m, "take Ash")).toBeUndefined();
    expect(found(m, "take Ash@A.row.2")).toBe("take Ash@A.row.2");
  });

  test("whatever else could be called alike, and is called by itself as it is among all", () => {
    const both = { form: "card", apart: true, from: these(0, 1, 3) } as const;
    for (const m of [
      inHand(
        asking([
          { verb: "take", ...both },
          { verb: "take back", ...both },
          { verb: "pass", form: "word" },
        ]),
      ),
      inHand(
        asking([
          { verb: "", ...both },
          { verb: "", form: "cards", from: these(0, 3), to: these(1, 0) },
        ]),
      ),
      inHand(asking([], { shape: "number", min: constant(2), max: constant(5) })),
      inHand(asking([], { shape: "yes" })),
    ]) {
      const all = words(m);
      expect(all.length).toBeGreaterThan(1);
      all.forEach((text, i) => {
        expect(notationOf(m, m.asking()!, m.list(), i)).toBe(text);
        expect(findOption(m, m.asking()!, m.list(), text)).toBe(i);
      });
    }
  });

  test("any of equal cards that nothing tells apart, one after the other", () => {
    const m = inHand(asking([{ ...card, verb: "" }], { shape: "some", min: constant(2), max: constant(2) }));
    const spec = m.asking()!;
    const n = m.list();
    const index = (text: string, taken: number[] = []): number => findOption(m, spec, n, text, taken);
    expect([index("Ash"), index("Ash", [0]), index("Ash", [2]), index("Ash", [0, 2])]).toEqual([0, 2, 0, 0]);
    expect(index("Birch", [1])).toBe(1);
    expect(index("Ash@A.hand.4")).toBe(2);
  });

  test("any of pairs and effects of equal cards that nothing tells apart", () => {
    const effects = inHand(asking([{ verb: "use", form: "effect", from: these(0, 3), to: these(0, 1) }]));
    expect(words(effects)).toHaveLength(4);
    expect(found(effects, "use Ash 1")).toBe(words(effects)[0]);
    expect(found(effects, "use Ash 2")).toBe(words(effects)[1]);
    const pairs = inHand(asking([{ verb: "hit", form: "cards", from: these(0, 3), to: these(1, 0, 3) }]));
    expect(found(pairs, "hit Ash > Birch")).toBe(words(pairs)[0]);
    expect(found(pairs, "hit Ash@A.hand.4 > Birch")).toBe(words(pairs)[3]);
    // an Ash that hits itself is another thing than one that hits the other
    expect(found(pairs, "hit Ash > Ash")).toBeUndefined();
    const both = inHand(asking([{ verb: "hit", form: "cards", from: these(0, 3), to: these(0) }]));
    expect(found(both, "hit Ash > Ash")).toBeUndefined();
    const players = inHand(asking([{ verb: "hit", form: "cards", from: these(0), to: these(NONE, 3) }]));
    expect(found(players, "hit Ash > player")).toBe("hit Ash > player");
    move(pairs, 1, pairs.zoneOf(ROW, 0));
    expect(found(pairs, "hit Ash > Birch")).toBe(words(pairs)[0]);
    move(pairs, 3, pairs.zoneOf(ROW, 0));
    expect(found(pairs, "hit Ash > Birch")).toBeUndefined();
  });

  test("none of equal cards that lie in different places, or that belong to different groups", () => {
    const m = inHand(asking([{ ...card, verb: "", apart: true, from: these(0, 3) }]));
    move(m, 3, m.zoneOf(HEAP, 0));
    expect(found(m, "Ash")).toBeUndefined();
    const two = inHand(
      asking([
        { ...card, apart: true },
        { ...card, apart: true, from: these(3) },
      ]),
    );
    expect(found(two, "take Ash")).toBeUndefined();
    const unlike = inHand(asking([{ verb: "", form: "card", from: these(4, 5) }]));
    expect(words(unlike)).toEqual(["?@B.hand.1", "?@B.hand.2"]);
    expect(found(unlike, "?")).toBeUndefined();
  });
});

describe("a text that the rules give to cards", () => {
  const given = { ...ability({ index: 20 }), words: { en: "Last Stand" } };
  const need = { rule: "tiny-2", says: "never", test: () => false };
  const use: Group = { verb: "use", form: "effect", from: these(0), to: these(0, 20) };
  const asks = (groups: Group[], actions: Group[] = []): Machine => {
    const m = started({ asks: asking(groups), actions, ruleAbilities: [given] });
    for (let card = 0; card < 8; card++) move(m, card, m.zoneOf(HAND, card < 4 ? 0 : 1));
    return m;
  };
  test("is called by its name, and found by that or by its number", () => {
    const m = asks([use]);
    expect(words(m)).toEqual(["use Ash 1", "use Ash: Last Stand"]);
    for (const text of ["use Ash: last stand", "use Ash@A.hand.1: Last Stand", "use Ash 21"])
      expect(found(m, text)).toBe("use Ash: Last Stand");
    for (const text of ["use Ash: Last", "use Ash:", "use Ash 20"]) expect(found(m, text)).toBeUndefined();
  });
  test("is judged by its name", () => {
    const m = asks([{ verb: "pass", form: "word" }], [{ ...use, needs: [need] }]);
    const reasons = { verdict: "forbidden", reasons: [{ rule: "tiny-2", needs: "never" }] };
    expect(judge(m, 0, "use Ash: Last Stand")).toEqual(reasons);
    expect(judge(m, 0, "use Ash: Nothing Known")).toMatchObject({ verdict: "not understood" });
  });
});
