/**
 * A new build of the engine takes over the matches that an earlier one began: each is played again, and goes on with the new
 * one only where it comes to the same. The others stay with the build that they began with.
 */
import type { Game } from "@tefuda/kernel";
import type { Database } from "../database/database.ts";
import { unpackSnapshot } from "./packed.ts";
import { Play } from "./play.ts";
import type { MatchStore } from "./store.ts";

export interface TakenOver {
  taken: string[];
  /** What came out otherwise, or could not be played again, and why. */
  left: { match: string; engine: string; why: string }[];
}

/** `store` and `engine` are of the new build. */
export async function takeOver(
  db: Database,
  store: MatchStore,
  engine: string,
  open: (game: string) => Game | undefined,
): Promise<TakenOver> {
  const result: TakenOver = { taken: [], left: [] };
  const rows = await db
    .selectFrom("matches")
    .leftJoin("snapshots", "snapshots.match", "matches.id")
    .select(["matches.id", "matches.engine", "packed"])
    .where("ended", "is", null)
    .where("matches.engine", "!=", engine)
    .execute();
  for (const { id, engine: before, packed } of rows) {
    const why = await differs(store, id, packed, open).catch((error: unknown) => String(error));
    if (why !== null) {
      result.left.push({ match: id, engine: before, why });
      continue;
    }
    await db
      .updateTable("matches")
      .set({ engine })
      .where("id", "=", id)
      .where("engine", "=", before)
      .execute();
    result.taken.push(id);
  }
  return result;
}

/** Null where it comes to the same as the build before said. */
async function differs(
  store: MatchStore,
  id: string,
  packed: Buffer | null,
  open: (game: string) => Game | undefined,
): Promise<string | null> {
  // a snapshot of another build is not read, so this is the whole log
  const loaded = await store.load(id);
  if (!loaded) return null;
  const game = open(loaded.head.game);
  if (!game) return `there is no game ${loaded.head.game}`;
  const shot = packed && unpackSnapshot(packed);
  const play = Play.begin(game, loaded.head);
  for (const entry of loaded.entries) {
    play.follow([entry]);
    if (shot?.number === play.number && shot.end !== play.match.end)
      return `after entry ${shot.number} it is another`;
  }
  return null;
}
