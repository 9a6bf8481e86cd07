/** What a desk tells of a game passes the door of the page: nothing stands in it that the page does not know. */
import { join } from "node:path";
import { filesIn, games, loadGame, readSource } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { gameData } from "./schemas.ts";
import { shelfOf } from "./shelf.ts";

test.each(games.map(({ id }) => id))("%s", async (id) => {
  const { pack, folder, cardFiles: cards } = await loadGame(id);
  const files = (room: string) => filesIn(join(folder, room), ".yaml").map(readSource);
  const [lists, packs, formats] = [files("decks"), files("packs"), files("formats")];
  const { data } = shelfOf(pack, { cards, lists, packs, formats, lessons: files("lessons") });
  expect(data.problems).toEqual([]);
  expect(gameData.parse(structuredClone(data))).toEqual(data);
});
