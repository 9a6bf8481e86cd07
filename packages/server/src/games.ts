/** The games that are played here, put together from their files. */
import { join } from "node:path";
import { type Shelf, shelfOf } from "@tefuda/host/shelf";
import { filesIn, readSource, sharedGame } from "@tefuda/referee/games";
import { games } from "@tefuda/referee/registry";

export type Games = ReadonlyMap<string, Shelf>;

/** One of them; put together once. */
export function openGame(id: string): Promise<Shelf> {
  const before = opened.get(id);
  if (before) return before;
  const opening = open(id);
  opened.set(id, opening);
  return opening;
}
const opened = new Map<string, Promise<Shelf>>();

async function open(id: string): Promise<Shelf> {
  const { pack, folder, cardFiles: cards } = await sharedGame(id);
  const files = (room: string) => filesIn(join(folder, room), ".yaml").map(readSource);
  const of = { cards, lists: files("decks"), packs: files("packs"), formats: files("formats"), lessons: [] };
  return shelfOf(pack, of);
}

export async function loadGames(): Promise<Games> {
  return new Map(await Promise.all(games.map(async ({ id }) => [id, await openGame(id)] as const)));
}
