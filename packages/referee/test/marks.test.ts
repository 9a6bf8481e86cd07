/** What is said of a card while it lies on the table has words in both languages, in every game. */
import { expect, test } from "vitest";
import { games, sharedGame } from "../src/games.ts";

test.each(games)("$id calls every mark by words of its own", async ({ id }) => {
  const { game, pack } = await sharedGame(id);
  const marks = new Set(game.modifiers.flatMap(({ says }) => says ?? []));
  expect([...marks].filter((mark) => !pack.layout.words?.[mark]?.ja)).toEqual([]);
});
