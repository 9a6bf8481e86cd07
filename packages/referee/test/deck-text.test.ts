/** Decks that are written out and read again, by people's own lines and by the reader of each game. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  cardInLine,
  counted,
  deckFile,
  deckLines,
  MOST_CARDS,
  mended,
  readDeckText,
} from "../src/deck-text.ts";
import { filesIn, games, loadGame, readSource } from "../src/games.ts";

describe.each(games.map(({ id }) => id))("a deck of %s", (id) => {
  test("is the same after it has been written and read, in either language and as a file", async () => {
    const { pack, book, folder } = await loadGame(id);
    const files = filesIn(join(folder, "decks"), ".yaml").map(readSource);
    for (const file of files) {
      const list = pack.readList(file, book).list!;
      const text = deckFile(list.name, list.cards);
      const again = pack.readList({ path: file.path, text }, book);
      expect(again.problems).toEqual([]);
      expect(again.list).toMatchObject({ name: list.name, cards: list.cards });
      const called = (name: string): string => book.cards.find((card) => card.name === name)!.names!.ja!;
      for (const said of [deckLines(list.cards).join("\n"), deckLines(list.cards, called).join("\n"), text])
        expect(counted(readDeckText(said, book.cards).cards)).toEqual(counted(list.cards));
      expect(readDeckText(file.text, book.cards)).toEqual({ name: list.name, cards: list.cards, wrong: [] });
    }
  });
});

describe("a text", async () => {
  const { pack, book } = await loadGame("ttcg");
  const read = (text: string) => readDeckText(text, book.cards);

  test("is read line by line, with comments, and in the ways in which people count", () => {
    const text =
      "# My deck\n\n2 Kiln Imp # burns\n2x Soot Wyrmling\nDebt Crow x2\nLedger Rat\n２　窯の小鬼\r\n";
    const { name, cards, wrong } = read(text);
    expect([name, wrong]).toEqual(["My deck", []]);
    expect([...counted(cards)]).toEqual([
      ["Kiln Imp", 4],
      ["Soot Wyrmling", 2],
      ["Debt Crow", 2],
      ["Ledger Rat", 1],
    ]);
  });

  test("tells the line of a name that nobody has, and who may be meant", () => {
    const text = "2 Kiln Inp\n0 Kiln Imp\n1 Debt Crow\n3 Nobody at all here";
    const { cards, wrong } = read(text);
    expect(cards).toEqual(["Debt Crow"]);
    expect(wrong).toEqual([
      { line: 1, words: "2 Kiln Inp", n: 2, didYouMean: ["Kiln Imp"] },
      { line: 2, words: "0 Kiln Imp", n: 1, didYouMean: ["Kiln Imp"] },
      { line: 4, words: "3 Nobody at all here", n: 3, didYouMean: [] },
    ]);
    expect(read(mended(text, wrong[0]!, "Kiln Imp")).cards).toEqual(["Kiln Imp", "Kiln Imp", "Debt Crow"]);
    const file = "name: Mine\ncards:\n  - 2 Kiln Inp\n";
    expect(mended(file, read(file).wrong[0]!, "Kiln Imp")).toBe(file.replace("Inp", "Imp"));
  });

  test("never brings together more cards than there may be", () => {
    const { cards, wrong } = read("99 Kiln Imp\n".repeat(5));
    expect(cards.length).toBe(297);
    expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
    expect(wrong.map(({ line }) => line)).toEqual([4, 5]);
  });

  test("says in which line of a file a card stands", () => {
    const cards = ["Kiln Imp", "Debt Crow", "Kiln Imp"];
    const file = deckFile('Mine: "all" #1', cards);
    expect(cardInLine(3, cards)).toBe("Kiln Imp");
    expect(file.split("\n")[3]).toContain(cardInLine(4, cards));
    expect(cardInLine(2, cards)).toBeUndefined();
    // a deck without cards is only too small
    const { problems } = pack.readList({ path: "x.yaml", text: deckFile("Mine", []) }, book);
    expect(problems.map(({ message }) => message.en)).toEqual([
      "the deck holds 0 cards; it has to hold 50 to 70 (ttcg-1.1)",
    ]);
  });
});
