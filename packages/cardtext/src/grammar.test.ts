import { describe, expect, it } from "vitest";
import { distance, nearest } from "./distance.ts";
import { english } from "./english.ts";
import { compileGrammar, largestNumber, longestText } from "./grammar.ts";
import { japanese } from "./japanese.ts";
import type { PhraseTable, Production } from "./types.ts";

type Node = Record<string, unknown>;

/** A small kitchen: enough to show every feature of a table. */
function kitchen(more: readonly Production[] = []): PhraseTable {
  return {
    start: "Recipe",
    features: { num: ["one", "many"], who: ["me", "guest"] },
    inflections: {
      num: { feature: "num", index: { one: 0, many: 1 } },
      verb: { feature: "who", index: { me: 0, guest: 1 } },
    },
    symbols: {
      Recipe: {},
      Step: { features: ["who"], says: { en: "a step", ja: "手順" } },
      Things: { features: ["num"], says: { en: "something to cook", ja: "材料" } },
      Thing: { features: ["num"] },
    },
    productions: [
      {
        makes: "Recipe",
        node: "$s",
        en: ["{s:Step.me}.", "{s:Step.me}", "please {s:Step.me}"],
        ja: ["{s:Step}。"],
      },
      { makes: "Recipe", node: "$s", en: ["your guest {s:Step.guest}."] },
      {
        makes: "Step",
        node: { do: "fry", who: "@who", what: "$w", minutes: "$n?" },
        en: ["~fry {w:Things} [for {n:#} minutes]"],
        ja: ["{w:Things}を炒める"],
      },
      { makes: "Step", node: { do: "fry", who: "@who", what: "$w" }, en: ["(brown|sear) {w:Things}"] },
      {
        makes: "Things",
        node: { thing: "$t", n: 1 },
        only: { num: ["one"] },
        en: ["one {t:Thing}", "a {t:Thing}"],
        ja: ["{t:Thing}1個"],
      },
      { makes: "Step", node: { do: "wait", named: "$s" }, en: ['wait for {s:"}'] },
      { makes: "Thing", node: "egg", en: ["<num:egg/eggs>"], ja: ["卵"] },
      { makes: "Thing", node: "onion", en: ["<num:onion/onions>"], ja: ["玉ねぎ"] },
      ...more,
    ],
    languages: { en: english({ an: "a" }), ja: japanese() },
  };
}

const grammar = compileGrammar<Node>(kitchen());
const fried = { do: "fry", who: "me", what: { thing: "egg", n: 1 } };

describe("reading and printing", () => {
  it("reads what it prints, and prints the first wording", () => {
    for (const text of ["Fry one egg.", "fry an egg", "Brown a egg.", "Please sear one egg"]) {
      expect(grammar.read(text)).toEqual({ tree: fried });
    }
    expect(grammar.print(fried)).toBe("Fry one egg.");
    expect(grammar.print({ ...fried, minutes: 3 })).toBe("Fry one egg for three minutes.");
    expect(grammar.read("Fry one egg for twenty-one minutes.")).toEqual({ tree: { ...fried, minutes: 21 } });
  });

  it("puts a feature into the node and into the words", () => {
    const tree = { ...fried, who: "guest" };
    expect(grammar.read("Your guest fries one egg.")).toEqual({ tree });
    expect(grammar.print(tree)).toBe("Your guest fries one egg.");
  });

  it("chooses between a and an by itself", () => {
    const it = compileGrammar<Node>(
      kitchen([{ makes: "Step", node: { do: "buy", t: "$t" }, en: ["buy a {t:Thing}"] }]),
    );
    expect(it.print({ do: "buy", t: "onion" })).toBe("Buy an onion.");
  });

  it("says the same in Japanese", () => {
    expect(grammar.read("卵１個を炒める。", "ja")).toEqual({ tree: fried });
    expect(grammar.print(fried, "ja")).toBe("卵1個を炒める。");
    expect(grammar.print({ do: "wait", named: "x" }, "ja")).toBeUndefined();
  });

  it("keeps what stands in quotation marks", () => {
    expect(grammar.read("Wait for “the Bell”.")).toEqual({ tree: { do: "wait", named: "the Bell" } });
    expect(grammar.print({ do: "wait", named: "the Bell" })).toBe('Wait for "the Bell".');
  });

  it("prints nothing that it has no words for", () => {
    expect(grammar.print({ do: "boil" })).toBeUndefined();
    expect(grammar.print({ ...fried, salt: true })).toBeUndefined();
  });
});

describe("what cannot be read", () => {
  const error = (text: string, language: "en" | "ja" = "en", it = grammar) => {
    const result = it.read(text, language);
    if (!("error" in result)) throw new Error(`"${text}" was read`);
    return { ...result.error, message: result.error.message[language] };
  };

  it("is told with its place and what could stand there", () => {
    expect(error("Fry one eg.")).toMatchObject({
      kind: "not a word of this game",
      line: 1,
      column: 9,
      length: 2,
      didYouMean: "egg",
    });
    expect(error("Fry\none onoin.")).toMatchObject({ line: 2, column: 5, didYouMean: "onion" });
    expect(error("Fry.").message).toBe('"." is not understood here. Expected: something to cook');
    expect(error("Fry one")).toMatchObject({ column: 8, expected: ['"egg"', '"onion"'] });
    expect(error("Fry one egg. Twice")).toMatchObject({ column: 14 });
  });

  it("is told in Japanese for Japanese", () => {
    expect(error("卵1個を煮る。", "ja").message).toBe(
      "「煮」はこのゲームの言葉ではありません。ここに置けるもの：「炒める」",
    );
  });

  it("is told in the other language as well, with what could stand there", () => {
    const told = (text: string, language: "en" | "ja") => {
      const result = grammar.read(text, language);
      return "error" in result ? result.error.message : undefined;
    };
    expect(told("Fry.", "en")?.ja).toBe("ここの「.」は理解できません。ここに置けるもの：材料");
    expect(told("卵1個を煮る。", "ja")?.en).toBe('"煮" is not a word of this game. Expected: "炒める"');
  });

  it("is a text of two readings, with both", () => {
    const two = compileGrammar<Node>(
      kitchen([
        { makes: "Step", node: { do: "scare", what: "$w" }, en: ["scare {w:Things}", "fry {w:Things}"] },
      ]),
    );
    expect(error("Fry one egg.", "en", two)).toMatchObject({
      kind: "two readings",
      readings: ["Fry one egg.", "Scare one egg."],
    });
  });

  it("is a text that is too long, or too tangled", () => {
    expect(error("Fry one egg. ".repeat(60)).message).toContain(String(longestText));
    // Every way to put brackets around it is a reading: for so many eggs more than anybody could count.
    const many = compileGrammar<Node>(
      kitchen([
        { makes: "Things", node: { first: "$a", then: "$b" }, en: ["both {a:Things} and {b:Things}"] },
        { makes: "Things", node: { first: "$a", rest: "$b" }, en: ["both {a:Things}, {b:Things}"] },
        { makes: "Things", node: { some: "$a" }, en: ["both {a:Things}"] },
      ]),
    );
    const tangle = `Fry ${"both ".repeat(25)}${Array(25).fill("one egg").join(" and ")}`;
    expect(tangle.length).toBeLessThan(longestText);
    expect(error(tangle, "en", many).message).toContain("too tangled");
    expect(many.completions(tangle)).toEqual([]);
  });

  it("has no number that is too large", () => {
    expect(error("Fry one egg for 10000 minutes.")).toMatchObject({
      message: `a number in a text is at most ${largestNumber}`,
      column: 17,
      length: 5,
    });
  });
});

describe("a table", () => {
  it("that begins with itself is refused", () => {
    const round = compileGrammar<Node>(kitchen([{ makes: "Step", node: "$s", en: ["{s:Step} again"] }]));
    expect(() => round.read("fry")).toThrow("begins with itself: Step > Step");
  });

  it("that names an unknown symbol is refused", () => {
    const wrong = compileGrammar<Node>(kitchen([{ makes: "Step", node: "$s", en: ["stir {s:Soup}"] }]));
    expect(() => wrong.read("fry")).toThrow('no symbol "Soup"');
  });
});

it("accounts for every token", () => {
  const list = grammar.account("Please fry one egg for 2 minutes.".slice(0, -1));
  expect(list.map((t) => t.text)).toEqual(["Please", "fry", "one", "egg", "for", "2", "minutes"]);
  expect(list[3]!.production.node).toBe("egg");
});

it("completes", () => {
  expect(grammar.completions("Fry one")).toEqual(['"egg"', '"onion"']);
  expect(grammar.completions("Fry one x")).toEqual([]);
});

it("measures words", () => {
  expect(distance("draw", "darw")).toBe(1);
  expect(distance("", "abc")).toBe(3);
  expect(nearest("oninon", ["onion", "egg"])).toBe("onion");
  expect(nearest("soup", ["onion", "egg"])).toBeUndefined();
});
