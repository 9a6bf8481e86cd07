/** Lists made at random for every game. */
import { describe, expect, test } from "vitest";
import { games, loadGame } from "../src/games.ts";
import { madeList } from "../src/made-list.ts";

describe.each(games.map(({ id }) => id))("a list of %s made at random", (id) => {
  test("is one that the game allows, the same for the same seed, and another for another", async () => {
    const loaded = await loadGame(id);
    const lists = [1, 2, 1].map((seed) => madeList(loaded, seed));
    expect(lists[2]).toEqual(lists[0]);
    expect(lists[1]).not.toEqual(lists[0]);
    for (const cards of lists) {
      const text = JSON.stringify({ name: "made", plan: "", cards: cards.map((name) => `1 ${name}`) });
      expect(loaded.pack.readList({ path: "made.yaml", text }, loaded.book).problems).toEqual([]);
    }
  });
});
