/**
 * A new build of the engine takes over the matches that an earlier one began: each is played again, and goes on with the new
 * one only where it comes to the same. The others stay with the build that they began with. That it was taken over stands in
 * the log, so that a machine which has it in memory does not go on with the build before.
 */
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Engine } from "../engine/engine.ts";
import type { Entry } from "./entry.ts";
import type { Play, Snapshot } from "./play.ts";
import { CHANNEL } from "./postgres.ts";
import type { MatchStore } from "./store.ts";

export interface TakenOver {
  taken: string[];
  /** What came out otherwise, or could not be played again, and why. */
  left: { match: string; engine: string; why: string }[];
}

/** What a build needs to take over a match. */
export interface Taking {
  db: Database;
  store: MatchStore;
  /** What the new build is called. */
  build: string;
  /** A build by its name: the new one, and that before to compare with, or null where that is not at hand. */
  engineOf(build: string): Promise<Engine | null>;
}

/** So many times somebody may have written to it meanwhile. */
const TRIES = 8;

/** Takes over all matches that are not over, as far as they come to the same. */
export async function takeOver(taking: Taking): Promise<TakenOver> {
  const { db, build } = taking;
  const result: TakenOver = { taken: [], left: [] };
  const rows = await db
    .selectFrom("matches")
    .select(["id", "engine"])
    .where("ended", "is", null)
    .where("engine", "!=", build)
    .execute();
  for (const { id, engine: before } of rows) {
    const why = await takeOne(taking, id);
    if (why === null) result.taken.push(id);
    else result.left.push({ match: id, engine: before, why });
  }
  return result;
}

/** Takes over one match; why not, where it does not come to the same. */
export async function takeOne(taking: Taking, id: string): Promise<string | null> {
  const { db, store, build, engineOf } = taking;
  const loaded = await store.load(id);
  if (!loaded) return "it is gone";
  const { head, shot } = loaded;
  if (head.engine === build) return null;
  try {
    const { play } = await (await engineOf(build))!.begin({ head, shot: null, entries: [] });
    const before = (await (await engineOf(head.engine))?.begin(loaded))?.play;
    let entries = shot ? await store.since(id, 0) : loaded.entries;
    for (let i = 0; i < TRIES; i++) {
      const why = follow(play, entries, shot, before);
      if (why !== null) return why;
      if (await db.transaction().execute((within) => writeDown(within, build, play))) return null;
      entries = await store.since(id, play.number);
      if (entries.some(({ deed }) => deed.kind === "build")) return await takeOne(taking, id);
    }
    return "others are quicker";
  } catch (error) {
    return String(error);
  }
}

/** Plays on; why not, where it does not come to what the build before said once, or makes of it now if that is at hand. */
function follow(
  play: Play,
  entries: readonly Entry[],
  shot: Snapshot | null,
  before: Play | undefined,
): string | null {
  for (const entry of entries) {
    play.follow([entry]);
    if (shot?.number === play.number && shot.end !== play.match.end)
      return `after entry ${shot.number} it is another`;
  }
  before?.follow(entries.filter(({ number }) => number > before.number));
  return before && before.match.end !== play.match.end ? "where it stands it is another" : null;
}

/** False where something was written meanwhile. */
async function writeDown(db: Kysely<Tables>, build: string, { head, number, at }: Play): Promise<boolean> {
  const next = number + 1;
  const deed = JSON.stringify({ kind: "build", engine: build });
  const entry = { match: head.id, number: next, command: `build ${next}`, deed, used: 0, lag: 0, at };
  const written = await db
    .insertInto("entries")
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 0n) return false;
  await db.updateTable("matches").set({ engine: build, number: next }).where("id", "=", head.id).execute();
  await sql`select pg_notify(${CHANNEL}, ${`${head.id} ${next}`})`.execute(db);
  return true;
}
