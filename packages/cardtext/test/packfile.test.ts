/** Pack files, and decks that are made of opened packs. */
import { alike, type Book, type CardInfo, type Game, type Problem } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { type DeckForm, readDeckFile } from "../src/deckfile.ts";
import { type PackForm, readPackFile } from "../src/packfile.ts";

const card = (name: string, subtypes: string[]): CardInfo => ({
  name,
  type: "",
  subtypes,
  values: [],
  texts: [],
  file: "a.yaml",
  line: 1,
});
const cards = [card("Soup", ["plain"]), card("Broth", ["plain"]), card("Feast", ["fine"]), card("Spoon", [])];
const book: Book = { game: {} as Game, cards };
const FORM: PackForm = { kinds: 3, cards: 4, rule: "cook-4", sortOf: ({ subtypes }) => subtypes[0] };
const SLOTS = "[{ cards: 3, odds: { plain: 1 } }, { cards: 1, odds: { plain: 2, fine: 1 } }]";

const said = ({ line, column, message }: Problem): string => `${line}:${column} ${message.en}`;
const read = (text: string) => readPackFile({ path: "x/kitchen.yaml", text }, book, FORM);

describe("a pack file", () => {
  test("gives a set its name, and each slot the names of its sorts", () => {
    const plain = { id: "plain", weight: 1, names: ["Soup", "Broth"] };
    expect(read(`set: { en: Kitchen, ja: 台所 }\nkinds: { plain: 2, fine: 1 }\nslots: ${SLOTS}\n`)).toEqual({
      packs: {
        id: "kitchen",
        name: { en: "Kitchen", ja: "台所" },
        slots: [
          { cards: 3, sorts: [plain] },
          {
            cards: 1,
            sorts: [
              { ...plain, weight: 2 },
              { id: "fine", weight: 1, names: ["Feast"] },
            ],
          },
        ],
      },
      problems: [],
    });
  });

  const name = "set: { en: Kitchen }\n";
  const kinds = "kinds: { plain: 2, fine: 1 }\n";
  test.each<[string, string, string[]]>([
    ["nothing", "", ["1:1 a pack file has the name of the set, its kinds and the slots of a pack"]],
    [
      "no name",
      `${kinds}slots: ${SLOTS}\n`,
      ["1:1 the set has a name by language, such as { en: Lantern Roads }"],
    ],
    [
      "a field nobody knows",
      `${name}${kinds}slots: ${SLOTS}\nsize: 4\n`,
      ['4:1 a pack file has no field "size"'],
    ],
    [
      "fewer kinds than a set has, and than its cards are",
      `${name}kinds: { plain: 1, fine: 1 }\nslots: ${SLOTS}\n`,
      [
        "2:8 the set has 2 kinds; a set has 3 (cook-4)",
        "2:8 the set states 1 kinds of plain, and its cards are 2 (cook-4)",
      ],
    ],
    [
      "a sort that is not stated",
      `${name}kinds: { plain: 3 }\nslots: ${SLOTS}\n`,
      [
        "2:8 the set states 3 kinds of plain, and its cards are 2 (cook-4)",
        "2:8 the set has cards of fine and does not state how many (cook-4)",
      ],
    ],
    [
      "a word for a number",
      `${name}kinds: { plain: two }\nslots: ${SLOTS}\n`,
      ["2:8 the set states how many kinds it has of each sort, such as { C: 50, U: 35 }"],
    ],
    [
      "no slots",
      `${name}${kinds}`,
      ['1:1 a pack has a list of slots such as "- { cards: 5, odds: { C: 1 } }"'],
    ],
    [
      "too few cards",
      `${name}${kinds}slots: [{ cards: 3, odds: { plain: 1 } }]\n`,
      ["3:8 the slots hold 3 cards; a pack holds 4 (cook-4)"],
    ],
    [
      "odds of a sort that no card is of, and odds that are none",
      `${name}${kinds}slots: [{ cards: 4, odds: { plane: 1, fine: 0 } }]\n`,
      ['3:29 no card is of the sort "plane"', "3:45 the odds of a sort are a whole number from 1 to 10000"],
    ],
    [
      "a slot without odds",
      `${name}${kinds}slots: [{ cards: 4, odds: {} }]\n`,
      [
        "3:9 a slot is so many cards and the odds of each sort: { cards: 5, odds: { C: 1 } }",
        "3:8 the slots hold 0 cards; a pack holds 4 (cook-4)",
      ],
    ],
    [
      "a slot that is none",
      `${name}${kinds}slots: [4]\n`,
      [
        "3:9 a slot is so many cards and the odds of each sort: { cards: 5, odds: { C: 1 } }",
        "3:8 the slots hold 0 cards; a pack holds 4 (cook-4)",
      ],
    ],
  ])("%s", (_, text, told) => {
    const { packs, problems } = read(text);
    expect(packs).toBeUndefined();
    expect(problems.map(said)).toEqual(told);
  });
});

test("packs in which every card has to come equally often are refused where two do not", () => {
  const equal = (slots: string) =>
    readPackFile(
      {
        path: "x/kitchen.yaml",
        text: `set: { en: Kitchen }\nkinds: { plain: 2, fine: 1 }\nslots: ${slots}\n`,
      },
      book,
      { ...FORM, cards: 3, equal: "cook-6" },
    ).problems.map(said);
  expect(equal("[{ cards: 2, odds: { plain: 1 } }, { cards: 1, odds: { fine: 1 } }]")).toEqual([]);
  expect(equal("[{ cards: 3, odds: { plain: 2, fine: 1 } }]")).toEqual([]);
  expect(equal("[{ cards: 3, odds: { plain: 1, fine: 1 } }]")).toEqual([
    '3:8 "Soup" and "Feast" do not come equally often (cook-6)',
  ]);
});

describe("a deck of opened packs", () => {
  const plain: DeckForm = {
    example: "2 Soup",
    size: { min: 4, max: 4, rule: "cook-1" },
    copies: { most: () => 9, often: alike("up to nine times"), rule: "cook-2" },
  };
  const opened: DeckForm = { ...plain, opened: { packs: [2], cards: 2, rule: "cook-5", pack: "cook-4" } };
  const deck = (lines: string, packs: string) =>
    readDeckFile({ path: "my.yaml", text: `name: A\ncards: [${lines}]\npacks: ${packs}\n` }, book, (has) =>
      has("packs") ? opened : plain,
    );
  const told = (lines: string, packs: string): string[] => deck(lines, packs).problems.map(said);

  test("holds every card of them, and says which packs they were", () => {
    expect(deck("2 Soup, 1 Broth, 1 Feast", "[[Soup, broth], [Feast, Soup]]")).toEqual({
      list: {
        id: "my",
        name: "A",
        plan: "",
        cards: ["Soup", "Soup", "Broth", "Feast"],
        packs: [
          ["Soup", "Broth"],
          ["Feast", "Soup"],
        ],
      },
      problems: [],
    });
  });
  test("a card too many, one left out, one nobody knows, and packs of another size are told", () => {
    expect(told("3 Soup, 1 Feast", "[[Soup, Broth], [Feast, Soup]]")).toEqual([
      '3:8 "Soup" is in the deck once more than it was opened (cook-5)',
      '3:8 "Broth" was opened once more than the deck holds it (cook-5)',
    ]);
    expect(told("4 Soup", "[[Soup, Soup, Soup], [Sooop]]")).toEqual([
      "3:9 a pack holds 2 cards, and this one 3 (cook-4)",
      "3:29 a pack holds 2 cards, and this one 1 (cook-4)",
      '3:30 there is no card "Sooop" in the card list',
      '3:8 "Soup" is in the deck once more than it was opened (cook-5)',
    ]);
    expect(told("4 Soup", "none")[0]).toBe("3:8 2 packs are opened, and these are 0 (cook-5)");
  });
  test("of which some may be left aside, where the game says so, holds no card that is not theirs", () => {
    const some: DeckForm = {
      ...plain,
      size: { min: 2, rule: "cook-1" },
      opened: { packs: [1, 2], cards: 2, rule: "cook-5", pack: "cook-4", aside: true },
    };
    const told = (lines: string, packs: string): string[] =>
      readDeckFile(
        { path: "my.yaml", text: `name: A\ncards: [${lines}]\npacks: ${packs}\n` },
        book,
        some,
      ).problems.map(said);
    expect(told("2 Soup", "[[Soup, Broth], [Feast, Soup]]")).toEqual([]);
    expect(told("1 Soup, 1 Broth", "[[Soup, Broth]]")).toEqual([]);
    expect(told("3 Soup", "[[Soup, Broth], [Feast, Soup]]")).toEqual([
      '3:8 "Soup" is in the deck once more than it was opened (cook-5)',
    ]);
    expect(told("1 Soup, 1 Broth", "[]")[0]).toBe("3:8 1 or 2 packs are opened, and these are 0 (cook-5)");
  });
  test("where no packs are named it is a deck like any other, and packs are a field of no other", () => {
    const file = { path: "my.yaml", text: "name: A\ncards: [4 Soup]\n" };
    expect(readDeckFile(file, book, plain).list?.packs).toBeUndefined();
    const packed = { ...file, text: `${file.text}packs: []\n` };
    expect(readDeckFile(packed, book, plain).problems.map(said)).toEqual(['3:1 a deck has no field "packs"']);
  });
});
