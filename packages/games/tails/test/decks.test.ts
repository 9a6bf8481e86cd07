/** Deck files: what good ones become, and what is told of wrong ones, where and with what would be right. */
import type { Book, Game } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import type { CardData } from "../src/rules/01-cards.ts";
import { readDeck } from "../src/rules/01-decks.ts";
import { joinRuns, numberFrom } from "../src/rules/01-numbers.ts";
import { detailsOf } from "../src/rules/01-parts.ts";
import { file, one, said, UNIT } from "./written.ts";

describe("a deck", () => {
  // eleven cards of each of two factions and of none, of which a deck may hold one to five copies
  const factions = ["Burrow Guard", "Weathervane Wing", ""];
  const cards = joinRuns(
    Array.from({ length: 33 }, (_, i): CardData => {
      const number = numberFrom(`01-01-${String(i + 1).padStart(3, "0")}-3`)!;
      const name = `${["Mole", "Duck", "Goat"][i % 3]} ${Math.floor(i / 3) + 1}`;
      const runs = i === 0 ? [number, numberFrom("01-02-001-IV")!] : [number];
      return { ...one(UNIT), name, number, runs, faction: factions[i % 3] || undefined, copies: (i % 5) + 1 };
    }),
  );
  const book: Book = {
    game: {} as Game,
    cards: cards.map((card) => ({
      name: card.name,
      type: "Unit",
      subtypes: [],
      values: [],
      texts: [],
      details: detailsOf(card),
      file: card.file,
      line: card.line,
    })),
  };
  const deck = (...lines: string[]): string =>
    `name: A Deck\nplan: "To win."\ncards:\n${lines.map((line) => `  - ${line}\n`).join("")}`;
  const readIt = (text: string) => readDeck(file(text, "decks/a-deck.yaml"), book);
  const toldOf = (text: string): string[] => readIt(text).problems.map(said);
  /** Every card of a name, as often as it may be there. */
  const all = (animal: string): string[] =>
    cards.filter((card) => card.name.startsWith(animal)).map((card) => `${card.copies} ${card.name}`);
  const moles = all("Mole");
  const good = [...moles, ...all("Goat")];

  test("of one faction and of none is read", () => {
    const { list, problems } = readIt(deck(...good));
    expect(problems).toEqual([]);
    expect(list).toMatchObject({ id: "a-deck", name: "A Deck", plan: "To win." });
    expect(list!.cards.length).toBe(31 + 33);
    expect(list!.cards.slice(0, 3)).toEqual(["Mole 1", "Mole 2", "Mole 2"]);
  });
  test("holds forty cards or more (tails-1.1)", () => {
    const less = [...moles, "3 Goat 1", "1 Goat 2", "4 Goat 3"];
    expect(toldOf(deck(...less))).toEqual([
      "4:3 the deck holds 39 cards; it has to hold 40 or more (tails-1.1)",
    ]);
    expect(toldOf(deck(...less, "1 goat 4"))).toEqual([]);
    expect(toldOf(deck(...less, "1x Goat 4"))).toEqual([]);
  });
  test("is of one faction; the odd cards are named, wherever they stand (tails-1.2)", () => {
    expect(toldOf(deck("2 Duck 1", ...good, "1 Duck 2"))).toEqual([
      '4:5 "Duck 1" is of Weathervane Wing, and the deck is of Burrow Guard (tails-1.2)',
      '27:5 "Duck 2" is of Weathervane Wing, and the deck is of Burrow Guard (tails-1.2)',
    ]);
  });
  test("holds of each card as many as it says (tails-1.3)", () => {
    expect(toldOf(deck(...good, "1 Mole 1", "1 Mole 4"))).toEqual([
      '26:5 "Mole 1" is in the deck 2 times; at most 1 copy is allowed (tails-1.3)',
      '27:5 "Mole 4" is in the deck 6 times; at most 5 copies are allowed (tails-1.3)',
    ]);
  });
  test("holds of all print runs of a card together as many as it says (tails-1.8)", () => {
    const others = good.slice(1);
    expect(readIt(deck(...others, "1 Mole 1 (01-02-001-IV)")).list!.cards).toContain("Mole 1");
    expect(toldOf(deck(...others, "1 Mole 1 (01-01-001-3)", "1 mole 1 (01-02-001-IV)"))).toEqual([
      '26:5 "Mole 1" is in the deck 2 times; at most 1 copy is allowed (tails-1.3)',
    ]);
    expect(toldOf(deck(...good, "1 Mole 2 (01-02-001-IV)"))).toEqual([
      '26:5 there is no card "Mole 2 (01-02-001-IV)" in the card list',
    ]);
  });
  test.each<[string, string, string]>([
    ["nothing", "", "1:1 a deck file has a name, a plan and a list of cards"],
    ["without a name", deck(...good).replace("name: A Deck\n", ""), "1:1 the deck lacks its name"],
    ["without cards", "name: A Deck\n", '1:1 the deck lacks its cards: a list such as "- 2 Furrow Recruits"'],
    ["with a field more", `side: []\n${deck(...good)}`, '1:1 a deck has no field "side"'],
    ["with a field as it stands there", `0x1F: []\n${deck(...good)}`, '1:1 a deck has no field "0x1F"'],
    [
      "with a line without its number",
      deck("Mole 1", ...good),
      '4:5 "Mole 1" is not a number and a card, such as "2 Furrow Recruits"',
    ],
    ["with a card nobody knows", deck("2 Mule 2", ...good), '4:5 there is no card "Mule 2" in the card list'],
    [
      "with none of a card",
      deck("0 Mole 1", ...good),
      "4:5 a deck holds a card at least once and as often as the card says, not 0 times (tails-1.3)",
    ],
  ])("%s is refused", (_, text, message) => {
    expect(toldOf(text)).toEqual([message]);
    expect(readIt(text).list).toBeUndefined();
  });
  test("a card nobody knows is told with those it may be", () => {
    expect(readIt(deck("2 Mule 2", ...good)).problems[0]!.didYouMean).toContain("Mole 2");
  });
});
