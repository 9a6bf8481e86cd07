/** Opening what a verb works on: a game, its lists of cards. */
import { existsSync } from "node:fs";
import type { FormatInfo, ListInfo, PackInfo } from "@tefuda/kernel";
import { type PoolSense, senseOf } from "@tefuda/market";
import {
  type GameEntry,
  games,
  type LoadedGame,
  loadFormats,
  loadLists,
  loadPacks,
  loadSetPacks,
  openSet,
  readFormat,
  readList,
  readSource,
  sharedGame,
} from "@tefuda/referee/games";
import { near } from "@tefuda/referee/problems";
import { Misuse } from "./io.ts";

/** A game that somebody names, with the sets at these paths; `load` where it is not only played. */
export async function openGame(
  id: string,
  sets: readonly string[] = [],
  load = sharedGame,
): Promise<LoadedGame> {
  knownGame(id);
  return load(id, sets.map(openSet));
}
/** The entry of a game that somebody names. */
export function knownGame(id: string): GameEntry {
  const found = games.find((game) => game.id === id);
  if (found) return found;
  const meant = near(
    id,
    games.map((game) => game.id),
  );
  throw new Misuse((w) => w.noGame(id, games, meant));
}

/** How a game is played with what was opened, as programs see it. */
export function poolSenseOf({ pack, book }: Pick<LoadedGame, "pack" | "book">): PoolSense {
  if (!pack.limited) throw new Misuse((w) => w.notSold(pack.id));
  return senseOf(pack.limited, book.cards);
}

/** The packs that are named, of the game or of a set; without a name those that the game is sold in. */
export function packsOf(loaded: LoadedGame, name?: string): PackInfo {
  const known = [...loadPacks(loaded), ...loadSetPacks(loaded)];
  if (known.length === 0) throw new Misuse((w) => w.notSold(loaded.pack.id));
  const found = name === undefined ? known[0] : known.find(({ id }) => id === name);
  if (found) return found;
  const ids = known.map(({ id }) => id);
  const meant = near(name!, ids);
  throw new Misuse((w) => w.noPacks(name!, ids, meant));
}

/** A format by name, or by the path of a file; nothing where none is named. */
export function chooseFormat(loaded: LoadedGame, name: string | undefined): FormatInfo | undefined {
  if (name === undefined) return undefined;
  const known = loadFormats(loaded);
  if (known.length === 0) throw new Misuse((w) => w.noFormats(loaded.pack.id));
  const found = known.find((format) => format.id === name);
  if (found) return found;
  if (existsSync(name)) return readFormat(loaded, readSource(name));
  const ids = known.map((format) => format.id);
  const meant = near(name, ids);
  throw new Misuse((w) => w.noFormat(name, ids, meant));
}

/** Lists by name, or by the path of a file; "all" for all, the first two where none are named. */
export function chooseLists(
  loaded: LoadedGame,
  named: readonly string[] | undefined,
  format?: FormatInfo,
): ListInfo[] {
  const known = loadLists(loaded);
  if (named === undefined || named[0] === "all") {
    if (known.length === 0) throw new Misuse((w) => w.noLists(loaded.pack.id));
    return named ? known : known.slice(0, 2);
  }
  return named.map((name) => {
    const found = known.find((list) => list.id === name || list.name === name);
    if (found) return found;
    if (existsSync(name)) return readList(loaded, readSource(name), format);
    const ids = known.map((list) => list.id);
    const meant = near(name, ids);
    throw new Misuse((w) => w.noDeck(name, ids, meant));
  });
}
