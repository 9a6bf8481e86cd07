/** What each game deals at its beginning, found out by beginning a match. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, loadGame, readSource } from "../src/games.ts";
import { openingHand } from "../src/opening-hand.ts";

test.each([
  ["ttcg", 7],
  ["tails", 9],
  ["trails", 4],
  ["sangoku", 5],
  ["dew", 4],
])("a hand of %s has as many cards as its rules deal: %d", async (id, n) => {
  const { pack, book, folder } = await loadGame(id);
  const [file] = filesIn(join(folder, "decks"), ".yaml");
  const { cards } = pack.readList(readSource(file!), book).list!;
  expect(openingHand({ pack, book }, [cards, cards])).toBe(n);
});
