/** Names that look alike and are not: told apart within a set, and said where one is looked for. */
import { alike, Overfull, type Problem } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { readCardFile } from "../src/cardfile.ts";
import { deceives, look, lookalike, whatDiffers } from "../src/looks.ts";
import { bitsOf, nameTaken, tellLookalikes, withRoom } from "../src/set.ts";

const CYRILLIC_A = "\u0430";
const card = (name: string, line: number, words: string[] = []) => ({ name, file: "a.yaml", line, words });

describe("two names", () => {
  test.each([
    ["of letters of another script", `D${CYRILLIC_A}gger`, "Dagger"],
    ["of Greek capitals", "\u0391\u03a1\u0395", "APE"],
    ["of another width", "\uff24\uff41gger", "Dagger"],
    ["of half-width kana", "\uff76\uff72", "カイ"],
    ["of kana and kanji", "カ", "力"],
    ["put together in another way", "Cafe\u0301", "Caf\u00e9"],
    ["with a joiner", "Dag\u200dger", "Dagger"],
    ["with a variation selector", "Dagger\ufe0f", "Dagger"],
    ["with a filler", "Dagger\u3164", "Dagger"],
    ["with another apostrophe", "King’s Man", "King's Man"],
    ["in large letters", "DAGGER", "Dagger"],
  ])("%s look alike", (_what, a, b) => {
    expect(look(a)).toBe(look(b));
  });
  test.each([
    ["Cafe", "Caf\u00e9"],
    ["カ", "ガ"],
    ["Dagger", "Digger"],
    ["王一", "王二"],
    ["はち", "ばち"],
  ])("%s and %s do not", (a, b) => expect(look(a)).not.toBe(look(b)));

  test.each([
    [`D${CYRILLIC_A}gger`, "Dagger", `its "${CYRILLIC_A}" (U+0430) is not the "a" (U+0061)`],
    ["Dag\u200dger", "Dagger", "it has a letter that nobody can see (U+200D)"],
    ["Dagger", "Dag\u00adger", "it lacks a letter that nobody can see (U+00AD)"],
    ["Dagger", "Dagger\ufe0f", "it lacks a letter that nobody can see (U+FE0F)"],
    ["Cafe\u0301", "Caf\u00e9", 'its "e\u0301" (U+0065 U+0301) is not the "\u00e9" (U+00E9)'],
    ["DAGGER カ", "dagger 力", 'its "カ" (U+30AB) is not the "力" (U+529B)'],
  ])("differ in what is said: %j, %j", (a, b, says) => expect(whatDiffers(a, b).en).toBe(says));

  test("are one where they differ in large and small letters alone", () => {
    expect(lookalike("dagger", ["Dagger", `D${CYRILLIC_A}gger`])).toBe(`D${CYRILLIC_A}gger`);
    expect(lookalike("dagger", ["Dagger"])).toBeUndefined();
  });
});

describe("a name alone", () => {
  test.each([
    [
      `D${CYRILLIC_A}gger`,
      `"D${CYRILLIC_A}gger" is written in two scripts: its "${CYRILLIC_A}" (U+0430) is no "a" (U+0061)`,
    ],
    ["Dag\u034fger", "a name has no letters that nobody can see, and here is one (U+034F)"],
    ["\u3164", "a name has no letters that nobody can see, and here is one (U+3164)"],
  ])("is refused where it is not what it looks like: %j", (name, says) => {
    expect(deceives(name)?.en).toBe(says);
    const { problems } = readCardFile({ path: "a.yaml", text: `- name: "${name}"` }, "name", (f) => ({
      name: f.name(),
    }));
    expect(problems.map((p) => `${p.line}:${p.column} ${p.message.en}`)).toEqual([`1:9 ${says}`]);
  });
  test.each([
    "Сара",
    "Agent Ω",
    "Ω-Force",
    "β Test Ω",
    "カ力ロ口",
    "T-34改",
    "Ａ級Tank",
    "Caf\u00e9",
    "Cafe\u0301",
    "Σ",
  ])("may be of any script, and of several in Japanese: %s", (name) =>
    expect(deceives(name)).toBeUndefined(),
  );
});

describe("a set", () => {
  test("names the place of both where two names are one to the eye", () => {
    expect(nameTaken(card("dagger", 9), card("Dagger", 3)).message.en).toBe(
      'there is a card "dagger" already, in a.yaml:3',
    );
    expect(nameTaken(card("Cafe\u0301", 9), card("Caf\u00e9", 3))).toEqual({
      file: "a.yaml",
      line: 9,
      column: 1,
      message: {
        en: '"Cafe\u0301" looks like "Caf\u00e9", in a.yaml:3, and is another name: its "e\u0301" (U+0065 U+0301) is not the "\u00e9" (U+00E9)',
        ja: expect.any(String),
      },
    });
  });
  test("tells words that look alike, wherever they stand", () => {
    const problems: Problem[] = [];
    tellLookalikes(
      [card("Oak", 1, ["カ", "a"]), card("Yew", 5, ["力", "A"])],
      ({ words }) => words,
      problems,
    );
    expect(problems.map(({ line, message }) => [line, message.en])).toEqual([
      [
        5,
        '"力" of "Yew" looks like "カ" of "Oak", in a.yaml:1, and is another: its "力" (U+529B) is not the "カ" (U+30AB)',
      ],
    ]);
  });
  test("has a bit for each word in the order of the alphabet, and tells the first that has none", () => {
    const problems: Problem[] = [];
    const cards = [card("Oak", 1, ["Wood", "tall"]), card("Yew", 5, ["Bow", "wood"])];
    const called = alike("sorts");
    const bit = bitsOf(cards, ({ words }) => words, { most: 3, called }, problems);
    expect([["bow", "Tall", "WOOD", "ash"].map(bit), problems]).toEqual([[1, 2, 4, 0], []]);
    bitsOf(cards, ({ words }) => words, { most: 2, called }, problems);
    expect(problems).toEqual([
      {
        file: "a.yaml",
        line: 5,
        column: 1,
        message: {
          en: 'there is no room for "bow" of "Yew": a set has at most 2 sorts',
          ja: expect.any(String),
        },
      },
    ]);
  });
  test("tells at which card there is no more room; what else is thrown is thrown on", () => {
    const problems: Problem[] = [];
    const cards = [card("Oak", 1), card("Yew", 5)];
    const put = (error: Error) => () => {
      throw error;
    };
    expect(withRoom(cards, problems, () => 7)).toBe(7);
    expect(withRoom(cards, problems, put(new Overfull("modifiers", 32_767, "Yew")))).toBeUndefined();
    expect(problems).toEqual([
      {
        file: "a.yaml",
        line: 5,
        column: 1,
        message: {
          en: 'there is no room for "Yew": the cards of a game may have 32767 effects that last, and with this one they have more',
          ja: expect.any(String),
        },
      },
    ]);
    expect(() => withRoom(cards, problems, put(new Overfull("modifiers", 32_767)))).toThrow(Overfull);
    expect(() => withRoom(cards, problems, put(new Error("else")))).toThrow("else");
  });
});
