/** What a table reads and prints, and which tables are refused. */
import { describe, expect, test } from "vitest";
import { compileGrammar } from "../src/grammar.ts";
import { grammar, KITCHEN, type Node, refusal, table } from "./small.ts";

const kitchen = grammar(KITCHEN);
const tree = (text: string, language: "en" | "ja" = "en", it = kitchen): Node => {
  const result = it.read(text, language);
  if ("error" in result) throw new Error(result.error.message.en);
  return result.tree;
};

describe("a text is read", () => {
  test("with slots, numbers, quotations and what may be left out", () => {
    expect(tree("Fry one egg.")).toEqual({ do: "fry", what: { n: 1, of: "egg" } });
    expect(tree("Fry an egg for 3 minutes.")).toEqual({ do: "fry", what: { n: 1, of: "egg" }, minutes: 3 });
    expect(tree("please fry two onions")).toEqual({ do: "fry", what: { n: 2, of: "onion" } });
    expect(tree('Wait for "Bear".')).toEqual({ do: "wait", named: "Bear" });
    expect(tree("卵を炒める。", "ja")).toEqual({ do: "fry", what: { n: 1, of: "egg" } });
    expect(tree("「熊」を待つ。", "ja")).toEqual({ do: "wait", named: "熊" });
  });

  test("in the form that its place asks for", () => {
    expect(tree("Your guest fries one egg.")).toMatchObject({ by: "guest", s: { do: "fry" } });
    for (const text of ["Your guest fry one egg.", "Fries one egg.", "Fry one eggs.", "Fry two egg."]) {
      expect(refusal(kitchen, text).kind).toBe("no reading");
    }
  });

  test("with numbers of at least as many as their place asks for", () => {
    expect(tree("Add zero salt.")).toEqual({ do: "salt", n: 0 });
    for (const text of ["Fry one egg for zero minutes.", "Fry 1 eggs.", "Fry zero eggs.", "Add 2.5 salt."]) {
      expect(refusal(kitchen, text).kind).not.toBe("two readings");
    }
    expect(tree("塩0を足す。", "ja")).toEqual({ do: "salt", n: 0 });
  });

  test("only as a whole", () => {
    for (const text of ["", "Fry", "Fry one egg. Fry one egg.", "one egg", "Fry one egg.."]) {
      expect(refusal(kitchen, text).kind).toBe("no reading");
    }
  });

  test("in English where no language is named, and only in a language that the table has", () => {
    expect(kitchen.read("Fry one egg.")).toEqual(kitchen.read("Fry one egg.", "en"));
    const english = compileGrammar<Node>({
      ...table(KITCHEN),
      languages: { en: table(KITCHEN).languages.en! },
    });
    expect(() => english.read("卵を炒める。", "ja")).toThrow('the table has no language "ja"');
    expect(kitchen.compiled()).toBe(kitchen.compiled("en"));
    expect(kitchen.compiled("ja")).not.toBe(kitchen.compiled("en"));
  });

  test("once, where several ways lead to the same tree", () => {
    const it = grammar([...KITCHEN, { makes: "Order", node: "$s", en: ["{s:Step.me} ."] }]);
    expect(tree("Fry one egg.", "en", it)).toEqual({ do: "fry", what: { n: 1, of: "egg" } });
  });

  test("not at all where ways lead to different trees, and both are named", () => {
    const it = grammar([
      ...KITCHEN,
      { makes: "Step", node: { do: "sear", what: "$w" }, en: ["fry {w:Things}"] },
    ]);
    expect(refusal(it, "Fry one egg.")).toEqual({
      kind: "two readings",
      line: 1,
      column: 1,
      length: 12,
      expected: [],
      readings: ["Fry one egg.", "Fry one egg."],
      message: 'the text can be read in two ways: "Fry one egg." and "Fry one egg."',
    });
    const ja = grammar([
      ...KITCHEN,
      { makes: "Step", node: { do: "sear", what: "$w" }, ja: ["{w:Things}を炒める"] },
    ]);
    expect(refusal(ja, "卵を炒める。", "ja").message).toBe(
      "この文は二通りに読めます。「卵を炒める。」と「卵を炒める。」",
    );
    const unsaid = grammar([
      ...KITCHEN,
      { makes: "Step", make: (slots) => ({ odd: slots.w }), en: ["fry {w:Things}"] },
    ]);
    expect(refusal(unsaid, "Fry one egg.").readings).toEqual(["Fry one egg.", '{"odd":{"n":1,"of":"egg"}}']);
  });

  test("by functions, which may refuse it", () => {
    const it = grammar([
      ...KITCHEN,
      {
        makes: "Step",
        en: ["boil {n:#} eggs [for {m:#} minutes]"],
        make: ({ n, m }, form) => (n === 13 ? undefined : { boil: n, m, who: form.who }),
        take: (node) => {
          const { boil, m } = node as { boil?: number; m?: number };
          return boil === undefined ? undefined : { n: boil, m };
        },
      },
    ]);
    expect(tree("Boil 12 eggs.", "en", it)).toEqual({ boil: 12, m: undefined, who: "me" });
    expect(refusal(it, "Boil 13 eggs.").kind).toBe("no reading");
    expect(it.print({ boil: 3 })).toBe("Boil three eggs.");
    expect(it.print({ boil: 3, m: 4 })).toBe("Boil three eggs for four minutes.");
  });

  test("with what follows as part of the nearest phrase, where a phrase takes all it can", () => {
    const rows = (longest: boolean) =>
      grammar(
        [
          { makes: "Order", node: { list: "$l" }, en: ["{l:List}"] },
          { makes: "Order", node: { list: "$l", then: "$m" }, en: ["{l:List} and {m:List}"] },
          { makes: "List", node: ["$a"], en: ["{a:Thing.one}"] },
          { makes: "List", node: ["$a", "$b"], en: ["{a:Thing.one} and {b:List}"] },
          ...KITCHEN.filter((p) => p.makes === "Thing"),
        ],
        { symbols: { List: longest ? { longest } : {} } },
      );
    expect(refusal(rows(false), "egg and onion").kind).toBe("two readings");
    expect(tree("egg and onion", "en", rows(true))).toEqual({ list: ["egg", ["onion"]] });
    expect(tree("egg", "en", rows(true))).toEqual({ list: ["egg"] });
  });
});

test("what many phrases begin with is read once, so that reading comes to an end", () => {
  const depth = 18;
  const symbols: Record<string, object> = {};
  const productions = [{ makes: "Order", node: "$a", en: ["{a:A0}", "{a:B0}"] }];
  for (let i = 0; i < depth; i++) {
    for (const side of ["A", "B"]) {
      symbols[`${side}${i}`] = {};
      const next = i + 1 < depth ? [`{a:A${i + 1}}`, `{a:B${i + 1}}`] : ["{a:Thing.one}"];
      productions.push({ makes: `${side}${i}`, node: "$a", en: next });
    }
  }
  const it = grammar([...productions, ...KITCHEN.filter((p) => p.makes === "Thing")], { symbols });
  expect(tree("egg", "en", it)).toBe("egg");
});

describe("a tree is printed", () => {
  test("by the first pattern that says all of it", () => {
    expect(kitchen.print({ do: "fry", what: { n: 1, of: "egg" } })).toBe("Fry one egg.");
    expect(kitchen.print({ do: "fry", what: { n: 1, of: "egg" }, minutes: 3 })).toBe(
      "Fry one egg for three minutes.",
    );
    expect(kitchen.print({ do: "fry", what: { n: 12, of: "onion" } })).toBe("Fry 12 onions.");
    expect(kitchen.print({ by: "guest", s: { do: "wait", named: "Bear" } })).toBe(
      'Your guest waits for "Bear".',
    );
    expect(kitchen.print({ do: "salt", n: 3 })).toBe("Add 3 salt.");
    expect(kitchen.print({ do: "salt", n: 3 }, "ja")).toBe("塩3を足す。");
  });

  test("not at all where the table cannot say it", () => {
    const unsaid: Node[] = [
      { do: "boil" },
      { do: "fry", what: { n: 1, of: "ham" } },
      { do: "fry", what: { n: 0, of: "egg" } },
      { do: "fry", what: { n: "two", of: "egg" } },
      { do: "fry", what: { n: 1, of: "egg" }, salt: true },
      { do: "wait", named: 4 },
      { do: "wait" },
      { do: "salt", n: -1 },
      "fry",
    ];
    for (const node of unsaid) expect([node, kitchen.print(node)]).toEqual([node, undefined]);
    expect(kitchen.print({ by: "guest", s: { do: "fry", what: { n: 1, of: "egg" } } }, "ja")).toBeUndefined();
  });

  test("each part in the form that its place asks for, also where the same part stands twice", () => {
    const it = grammar([
      { makes: "Order", node: { a: "$a", b: "$b" }, en: ["{a:Thing.one} or {b:Thing.many}"] },
      {
        makes: "Thing",
        en: ["<num:egg/eggs>"],
        make: () => ({ is: "egg" }),
        take: (node) => ((node as { is?: string }).is === "egg" ? {} : undefined),
      },
    ]);
    const egg = { is: "egg" };
    expect(it.print({ a: egg, b: egg })).toBe("Egg or eggs");
    expect(it.print({ a: egg, b: { is: "ham" } })).toBeUndefined();
    expect(it.print({ a: { is: "ham" }, b: egg })).toBeUndefined();
  });

  test("by the ways that a function offers, best first", () => {
    const it = grammar([
      {
        makes: "Order",
        en: ["take {n:#+}"],
        make: ({ n }) => ({ n }),
        take: (node) => {
          const { n } = node as { n: number };
          return n === 0 ? [] : [{ n: n - 5 }, { n }, { n: n + 1 }];
        },
      },
    ]);
    expect(it.print({ n: 8 })).toBe("Take three");
    expect(it.print({ n: 6 })).toBe("Take six");
    expect(it.print({ n: 1 })).toBe("Take two");
    expect(it.print({ n: 0 })).toBeUndefined();
  });

  test("with the first of several wordings, and with a feature's own value", () => {
    const it = grammar(
      [
        {
          makes: "Order",
          node: { who: "@who" },
          en: ["(stop|halt) [now] {s:Step.guest}"],
        },
        { makes: "Order", node: { s: "$s" }, en: ["{s:Step.guest}", "{s:Step.me}"] },
        { makes: "Step", node: { who: "@who", n: "@num" }, en: ["<verb:I go/they go> (stop|halt) [now]"] },
      ],
      { means: { who: { guest: "them" } } },
    );
    expect(it.print({ s: { who: "them", n: "" } })).toBe("They go stop");
    expect(tree("they go halt now", "en", it)).toEqual({ s: { who: "them", n: "" } });
    expect(it.print({ s: { who: "me", n: "" } })).toBeUndefined();
    // What could be read and not be said again is refused.
    expect(() => tree("I go stop", "en", it)).toThrow("say it in another way");
  });
});

describe("a table is refused", () => {
  test("whose phrase begins with itself, also in a roundabout way", () => {
    const round = grammar([
      { makes: "Order", node: "$s", en: ["{s:Step}"] },
      { makes: "Step", node: "$t", en: ["{t:Things}"] },
      { makes: "Things", node: "$s", en: ["[so] {s:Step} again"] },
    ]);
    expect(() => round.read("fry")).toThrow("a phrase begins with itself: Step > Things > Step");
  });

  test("whose phrase may say nothing", () => {
    const silent = grammar([
      { makes: "Order", node: "$s", en: ["{s:Step} x"] },
      { makes: "Step", node: "a", en: ["[a]"] },
    ]);
    expect(() => silent.read("x")).toThrow('a phrase of "Step" may say nothing');
  });

  test("that names a symbol it does not have, in a production or a pattern", () => {
    expect(() => grammar([{ makes: "Soup", node: 1, en: ["soup"] }]).read("x")).toThrow('no symbol "Soup"');
    expect(() => grammar([{ makes: "Order", node: 1, en: ["{s:Soup}"] }]).read("x")).toThrow(
      'no symbol "Soup"',
    );
  });

  test("in which a value belongs to two features", () => {
    const twice = { ...table(KITCHEN), features: { num: ["one"], who: ["me", "one"] } };
    expect(() => compileGrammar(twice).read("x")).toThrow('the value "one" belongs to two features');
  });
});

test("what a phrase can begin with is known, through all that it calls", () => {
  const it = grammar(KITCHEN).compiled();
  const first = (symbol: string, ...values: string[]) => {
    const { words, numbers, quoted } = it.first(it.call(symbol, values, {}));
    return [[...words].sort(), numbers, quoted];
  };
  expect(first("Order")).toEqual([["add", "fry", "please", "wait", "your"], false, false]);
  expect(first("Step", "guest")).toEqual([["adds", "fries", "waits"], false, false]);
  expect(first("Things")).toEqual([["a", "one"], true, false]);
  expect(first("Things", "many")).toEqual([[], true, false]);
  const quoted = grammar([{ makes: "Order", node: "$q", en: ['{q:"}'] }]);
  expect(quoted.compiled().first(quoted.start()).quoted).toBe(true);
  const counted = grammar([
    { makes: "Order", node: "$w", en: ["{w:Things.many} (now|at once) [please]"] },
    ...KITCHEN.filter((p) => p.makes !== "Order"),
  ]);
  const { words, numbers } = counted.compiled().first(counted.start());
  expect([...words, numbers]).toEqual([true]);
  for (const word of ["now", "at", "once", "please", "onions"])
    expect(counted.compiled().vocabulary().has(word)).toBe(true);
  expect([...it.vocabulary()].sort()).toEqual(
    [
      ".",
      "a",
      "add",
      "adds",
      "egg",
      "eggs",
      "for",
      "fries",
      "fry",
      "guest",
      "minutes",
      "one",
      "onion",
      "onions",
    ]
      .concat(["please", "salt", "wait", "waits", "your"])
      .sort(),
  );
});

describe("every word is accounted for", () => {
  test("by the phrase that it is a word of, in its place", () => {
    const list = kitchen.account("Your guest fries 2 eggs for 3 minutes.");
    expect(list.map((t) => [t.text, t.start, t.end])).toEqual([
      ["Your", 0, 4],
      ["guest", 5, 10],
      ["fries", 11, 16],
      ["2", 17, 18],
      ["eggs", 19, 23],
      ["for", 24, 27],
      ["3", 28, 29],
      ["minutes", 30, 37],
      [".", 37, 38],
    ]);
    expect(list.map((t) => KITCHEN.indexOf(t.production))).toEqual([1, 1, 2, 6, 7, 2, 2, 2, 1]);
  });

  test("of a text that cannot be read there is nothing to account for", () => {
    expect(kitchen.account("Fry one ham.")).toEqual([]);
    expect(
      kitchen
        .account("卵を炒める。", "ja")
        .map((t) => t.text)
        .join(""),
    ).toBe("卵を炒める。");
  });
});

describe("completions", () => {
  test("are what could come next", () => {
    expect(kitchen.completions("")).toEqual(["a step", '"your"', '"please"']);
    expect(kitchen.completions("Fry")).toEqual(["something to cook"]);
    expect(kitchen.completions("Fry one")).toEqual(['"egg"', '"onion"']);
    expect(kitchen.completions("Fry two")).toEqual(['"eggs"', '"onions"']);
    expect(kitchen.completions("Fry one egg")).toEqual(['"for"', '"."']);
    expect(kitchen.completions("Fry one egg for")).toEqual(["a number"]);
    expect(kitchen.completions("Wait for")).toEqual(["a name in quotation marks"]);
    expect(kitchen.completions("Add")).toEqual(["a number"]);
    expect(kitchen.completions("塩", "ja")).toEqual(["数"]);
    expect(kitchen.completions("卵", "ja")).toEqual(['"を炒める"']);
  });

  test("are none where something cannot be read, or nothing can follow", () => {
    expect(kitchen.completions("Fry ham")).toEqual([]);
    expect(kitchen.completions("Fry one egg.")).toEqual([]);
  });
});
