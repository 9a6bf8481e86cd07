/** What a game's grammars read of its cards, for whoever packs it: whoever opens it then need not read its texts anew. */
import type { Readings } from "@tefuda/cardtext/readings";
import { assembleOrThrow, cardFilesOf, gameEntry } from "./games.ts";

/** For each grammar of a game, in their order, what it reads when the game is put together. */
export async function readingsOf(id: string): Promise<Readings[]> {
  const { load, grammars } = gameEntry(id);
  const [pack, all] = await Promise.all([load(), grammars?.() ?? []]);
  const ends = all.map((grammar) => grammar.record());
  // under other paths: what was read of a file is kept by where it lies, and would not be read again
  assembleOrThrow(
    pack,
    cardFilesOf(id).map((file) => ({ ...file, path: `packed/${file.path}` })),
  );
  return ends.map((end) => end());
}
