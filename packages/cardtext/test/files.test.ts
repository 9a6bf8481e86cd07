/** Card files and deck files as such, by a game that is none: what any game gets without a line of its own. */
import { alike, type Book, type CardInfo, type Game, type Problem, ruleIn } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { type Fields, readCardFile, type Vocabulary } from "../src/cardfile.ts";
import { type DeckForm, readDeckFile } from "../src/deckfile.ts";
import { near } from "../src/distance.ts";
import { problemOf } from "../src/problem.ts";
import { readRuleFile, readRuleWords, ruleIds } from "../src/rulefile.ts";

const said = ({ line, column, message }: Problem): string => `${line}:${column} ${message.en}`;

describe("the fields of a card", () => {
  /** Reads one card by a function of its fields. */
  const card = <T>(text: string, read: (fields: Fields) => T) => {
    const results: T[] = [];
    const { cards, problems } = readCardFile({ path: "a.yaml", text }, "name, oven", (fields) => {
      results.push(read(fields));
      const name = fields.name();
      return name === undefined ? undefined : { name };
    });
    return { cards: cards.map(({ name }) => name), told: problems.map(said), problems, result: results[0] };
  };
  const OVENS: Vocabulary<"hot" | "cold"> = {
    one: alike("oven"),
    rule: "cook-1",
    of: ["hot", "cold"],
    also: { Warm: "hot" },
  };

  test("an empty file holds no card, and a list may hold none", () => {
    expect(card("", () => 1)).toMatchObject({ cards: [], told: [] });
    expect(card("[]", () => 1)).toMatchObject({ cards: [], told: [] });
  });
  test("what is no card is told, and the others are read", () => {
    const { cards, told } = card("- 3\n- name: Soup\n", () => 1);
    expect([cards, told]).toEqual([["Soup"], ["1:3 a card is a set of fields: name, oven and so on"]]);
  });
  test("a word of a vocabulary, written in any letters or in another way", () => {
    expect(card("- {name: Soup, oven: HOT}", (f) => f.oneOf("oven", OVENS)).result).toBe("hot");
    expect(card("- {name: Soup, oven: warm}", (f) => f.oneOf("oven", OVENS)).result).toBe("hot");
    expect(card("- {name: Soup}", (f) => f.oneOf("oven", OVENS))).toMatchObject({
      result: undefined,
      told: [],
    });
    expect(card("- {name: Soup, oven: Constructor}", (f) => f.oneOf("oven", OVENS)).told).toEqual([
      '1:22 there is no oven "constructor" (cook-1)',
    ]);
  });
  test("several words, each told at its place", () => {
    const says = { list: alike("the ovens are a list"), entry: alike("an oven is a word") };
    const { result, told, problems } = card("- {name: Soup, ovens: [Hot, cld, 3]}", (f) =>
      f.someOf("ovens", says, OVENS),
    );
    expect(result).toEqual(["hot"]);
    expect(told).toEqual(['1:29 there is no oven "cld" (cook-1)', "1:34 an oven is a word"]);
    expect(problems[0]!.didYouMean).toEqual(["cold"]);
    expect(card("- {name: Soup, ovens: 3}", (f) => f.someOf("ovens", says, OVENS)).told).toEqual([
      "1:23 the ovens are a list",
    ]);
    // of one there needs no list
    expect(card("- {name: Soup, ovens: hot}", (f) => f.someOf("ovens", says, OVENS))).toMatchObject({
      result: ["hot"],
      told: [],
    });
  });
  test.each<[string, string, string]>([
    ["too long", "a".repeat(61), "1:9 a name has at most 60 letters"],
    ["that means something else", "Player", '1:9 "Player" means something else in the game'],
    ["that is the word for giving up", "give up", '1:9 "give up" means something else in the game'],
    [
      "with two blanks",
      '"Bad  Soup"',
      "1:9 a name is made of letters and figures, with ' ! & , . - among them and single blanks between words",
    ],
  ])("a name %s is refused", (_, name, message) => {
    const { cards, told } = card(`- name: ${name}\n`, () => 1);
    expect([cards, told]).toEqual([[], [message]]);
  });
  test("what is written, be it a word or a number", () => {
    const written = (value: string) => card(`- {name: Soup, n: ${value}}`, (f) => f.written("n")).result;
    expect([written("3"), written("3 on 1"), written("[3]"), written("~")]).toEqual(["3", "3 on 1", "", ""]);
    expect(card("- {name: Soup}", (f) => f.written("n")).result).toBeUndefined();
  });
  test("a text, at the place of its first letter, and what is wrong with it inside of it", () => {
    const read = (words: string) =>
      words.startsWith("Fry")
        ? { tree: { length: words.length } }
        : { error: { column: 5, length: 2, message: alike("not so"), didYouMean: "Fry" } };
    const { result, problems } = card('- name: Soup\n  does: ["Fry.", Fry it, "And so."]\n', (f) =>
      f.read("does", alike("a text is a text"), read),
    );
    expect(result).toEqual([
      { words: "Fry.", tree: { length: 4 }, line: 2, column: 11 },
      { words: "Fry it", tree: { length: 6 }, line: 2, column: 18 },
    ]);
    expect(problems).toEqual([
      { file: "a.yaml", line: 2, column: 31, message: alike("not so"), length: 2, didYouMean: ["Fry"] },
    ]);
    expect(card("- {name: Soup, does: Fry.}", (f) => f.readWord("does", read)).result).toMatchObject({
      tree: { length: 4 },
      column: 22,
    });
    expect(card("- {name: Soup, does: {}}", (f) => f.read("does", alike("a text"), read)).told).toEqual([
      "1:22 the does are a list of texts",
    ]);
  });
  test("fields within a field", () => {
    const inner = (f: Fields) => {
      const group = f.group("size", alike("the size has two fields"));
      group?.allow(["big", "small"], (field) => alike(`the size has no "${field}"`));
      return group?.whole("big", { min: 1, max: 9 });
    };
    expect(card("- {name: Soup, size: {big: 3}}", inner)).toMatchObject({ result: 3, told: [] });
    expect(card("- {name: Soup, size: {bag: 3}}", inner).problems).toMatchObject([
      {
        column: 23,
        message: alike('the size has no "bag"'),
        expected: ["big", "small"],
        didYouMean: ["big"],
      },
    ]);
    expect(card("- {name: Soup, size: 3}", inner).told).toEqual(["1:22 the size has two fields"]);
  });
});

describe("a deck", () => {
  const cards = ["Soup", "Broth"].map(
    (name): CardInfo => ({
      name,
      type: "",
      subtypes: [],
      values: [],
      texts: [],
      file: "a.yaml",
      line: 1,
    }),
  );
  const book: Book = { game: {} as Game, cards };
  const FORM: DeckForm = {
    example: "2 Soup",
    size: { min: 3, max: 5, rule: "cook-1" },
    copies: {
      most: (card) => (card.name === "Soup" ? 1 : 4),
      often: alike("one to four times"),
      rule: "cook-2",
    },
  };
  const read = (lines: string, form: DeckForm = FORM) =>
    readDeckFile({ path: "x/my.deck.yml", text: `name: A\ncards: [${lines}]\n` }, book, form);
  const told = (lines: string, form?: DeckForm): string[] => read(lines, form).problems.map(said);

  test("is named by its file, and its plan may be left out", () => {
    expect(read("1 soup, 2 x BROTH")).toEqual({
      list: { id: "my.deck", name: "A", plan: "", cards: ["Soup", "Broth", "Broth"] },
      problems: [],
    });
  });
  test("its size and its copies are bounded, in words that fit", () => {
    expect(told("2 Broth")).toEqual(["2:8 the deck holds 2 cards; it has to hold 3 to 5 (cook-1)"]);
    expect(told("2 Broth", { ...FORM, size: { min: 3, rule: "cook-1" } })).toEqual([
      "2:8 the deck holds 2 cards; it has to hold 3 or more (cook-1)",
    ]);
    expect(told("1 Soup, 1 Soup, 3 Broth")).toEqual([
      '2:17 "Soup" is in the deck 2 times; at most 1 copy is allowed (cook-2)',
    ]);
    expect(told("100 Broth, 3 Broth")).toEqual([
      "2:9 a deck holds a card one to four times, not 100 times (cook-2)",
    ]);
  });
  test("a name that only looks like a card's says what differs", () => {
    expect(told("1 Br\u043eth, 2 Brath, 3 Broth")).toEqual([
      '2:9 there is no card "Br\u043eth" in the card list; it looks like "Broth", but its "\u043e" (U+043E) is not the "o" (U+006F)',
      '2:18 there is no card "Brath" in the card list',
    ]);
    expect(told("3 Bro\u00adth, 3 Broth")).toEqual([
      '2:9 there is no card "Bro\\u00ADth" in the card list; it looks like "Broth", but it has a letter that nobody can see (U+00AD)',
    ]);
  });
  test("of more than a hundred wrong lines a hundred are told", () => {
    expect(told(Array<string>(5000).fill("1 Brath").join(", "))).toHaveLength(100);
  });
  test("the game finds cards by more than their names, refuses fields, and looks at the whole", () => {
    const form: DeckForm = {
      ...FORM,
      known: "cook-3",
      find: (words, named) => (words.endsWith("!") ? named(words.slice(0, -1)) : undefined),
      check: (lines) => lines[0]!.tell(alike(`first is ${lines[0]!.n} ${lines[0]!.card.name}`)),
    };
    expect(told("3 Broth!, 1 Brath", form)).toEqual([
      '2:19 there is no card "Brath" in the card list (cook-3)',
      "2:9 first is 3 Broth",
    ]);
  });
});

test("words are near that differ by a letter in three, and never more than three of them", () => {
  expect(near("sonp", ["soup", "stew", "Snop"])).toEqual(["soup", "Snop"]);
  expect(near("a", ["b", "c", "d", "e"])).toEqual(["b", "c", "d"]);
  expect(near("x".repeat(81), ["x".repeat(80)])).toEqual([]);
});

describe("a rulebook", () => {
  const rule = "{id: cook-1, topic: Heat, rule: It is hot., shows: Steam., source: a}";
  const read = (text: string) => readRuleFile({ path: "rules.yaml", text });

  test("is its rules, in their order, with the rulings that some have", () => {
    const ruled = rule.replace("cook-1", "cook-2").replace("}", ", ruling: Not too hot.}");
    const first = { id: "cook-1", topic: "Heat", rule: "It is hot.", shows: "Steam.", source: "a" };
    expect(read(`game: cook\nrules:\n  - ${rule}\n  - ${ruled}\n`)).toEqual({
      rules: [first, { ...first, id: "cook-2", ruling: "Not too hot." }],
      problems: [],
    });
  });
  test.each<[string, string, string[]]>([
    ["nothing", "", ['1:1 a rulebook has a list of "rules"']],
    ["no list", "rules: cook-1", ['1:8 a rulebook has a list of "rules"']],
    ["what no file may say", "rules: *a", ["1:8 *a stands for nothing: no &a comes before it"]],
    ["a word", "rules: [3]", ["1:9 a rule is a set of fields: id, topic, rule, shows, source"]],
    [
      "a rule without a part",
      `rules: [${rule.replace("topic: Heat, ", "")}]`,
      ["1:9 the rule lacks its topic"],
    ],
    [
      "a rule with parts that are no texts",
      `rules: [${rule.replace("It is hot.", "7").replace("}", ", ruling: []}")}]`,
      ["1:41 the rule of a rule is a text", "1:78 the ruling of a rule is a text"],
    ],
  ])("of %s is refused at its place", (_, text, wrong) => {
    const { rules, problems } = read(text);
    expect([rules, problems.map(said)]).toEqual([[], wrong]);
  });
  test("says in another language just what it says in English", () => {
    const { rules } = read(`rules: [${rule}]`);
    const words = (text: string) => {
      const { rules: found, problems } = readRuleWords({ path: "ja.yaml", text }, "ja", rules);
      return problems.length > 0 ? problems.map(said) : found;
    };
    const ja = { topic: "火", rule: "熱い。" };
    expect(words("cook-1: {topic: 火, rule: 熱い。}")).toEqual([{ ...rules[0], said: { ja } }]);
    expect(ruleIn({ ...rules[0]!, said: { ja } }, "ja")).toMatchObject({ ...ja, language: "ja" });
    expect(ruleIn(rules[0]!, "ja")).toMatchObject({ topic: "Heat", language: "en" });
    expect(words("- 1")).toEqual(["1:1 what rules say in another language stands under their ids"]);
    expect(words("cook-9: {}")).toEqual([
      '1:1 the rulebook has no rule "cook-9"',
      "1:1 nothing is said of cook-1 in this language",
    ]);
    expect(words("cook-1: {topic: 3, ruling: a}")).toEqual([
      "1:17 the topic of a rule is a text",
      "1:9 the rule lacks its rule",
      "1:28 the rule has no ruling in the rulebook",
    ]);
  });
  test("numbers its rules chapter by chapter", () => {
    expect(ruleIds("cook", { 1: 2, 2: 1, 10: 1 })).toEqual(["cook-1.1", "cook-1.2", "cook-2.1", "cook-10.1"]);
  });
});

test("what is wrong with a text is a problem with what would be right, and nothing that says nothing", () => {
  const at = { kind: "no reading", line: 2, column: 3, message: alike("not so") } as const;
  expect(problemOf({ ...at, length: 4, expected: ["soup"], didYouMean: "stew" })).toEqual({
    file: "",
    line: 2,
    column: 3,
    message: alike("not so"),
    length: 4,
    expected: ["soup"],
    didYouMean: ["stew"],
  });
  expect(Object.keys(problemOf({ ...at, length: 0, expected: [] }))).toEqual([
    "file",
    "line",
    "column",
    "message",
    "expected",
  ]);
});
