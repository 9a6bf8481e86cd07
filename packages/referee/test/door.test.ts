/** What a game says of itself before it is opened is so. */
import { expect, test } from "vitest";
import { games, sharedGame } from "../src/games.ts";

test.each(games)("$title says who can play it, and shows cards that it has", async ({ id, door }) => {
  const { book, game } = await sharedGame(id);
  expect(door!.seats).toEqual([game.seats.min, game.seats.max]);
  expect(Object.keys(door!.says)).toEqual(["en", "ja"]);
  for (const card of door!.cards) {
    const { name, names, type, subtypes } = book.cards.find((one) => one.name === card.name)!;
    expect(card).toEqual({ name, names, type, subtypes });
  }
});
