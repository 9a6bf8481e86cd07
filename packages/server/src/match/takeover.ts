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

/** What a build needs to take over a match. */
export interface Taking {
  db: Database;
  /** Of the new build, as `engine` is. */
  store: MatchStore;
  engine: string;
  open(game: string): Game | undefined;
}

/** Takes over all matches that are not over, as far as they come to the same. */
export async function takeOver(taking: Taking): Promise<TakenOver> {
  const { db, engine } = taking;
  const result: TakenOver = { taken: [], left: [] };
  const rows = await db
    .selectFrom("matches")
    .select(["id", "engine"])
    .where("ended", "is", null)
    .where("engine", "!=", engine)
    .execute();
  for (const { id, engine: before } of rows) {
    const why = await takeOne(taking, id);
    if (why === null) result.taken.push(id);
    else result.left.push({ match: id, engine: before, why });
  }
  return result;
}

/** Takes over one match; why not, where it does not come to the same. */
export async function takeOne({ db, store, engine, open }: Taking, id: string): Promise<string | null> {
  const kept = await db.selectFrom("snapshots").select("packed").where("match", "=", id).executeTakeFirst();
  const why = await differs(store, id, kept?.packed ?? null, open).catch((error: unknown) => String(error));
  if (why === null) await db.updateTable("matches").set({ engine }).where("id", "=", id).execute();
  return why;
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
