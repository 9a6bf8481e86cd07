/** The reference game as an arena. */
import { join } from "node:path";
import { mini } from "@tefuda/mini";
import { assembleOrThrow, filesIn, packageFolder, readSource } from "@tefuda/referee/games";
import type { Arena } from "../leaks/arena.ts";

export function miniArena(): Arena {
  const folder = packageFolder("mini");
  const read = (room: string) => filesIn(join(folder, room), ".yaml").map(readSource);
  const { book } = assembleOrThrow(mini, read("cards"));
  const lists = read("decks").map((file) => mini.readList(file, book).list!.cards);
  return { id: "mini", pack: mini, book, lists, settings: {} };
}
