/** What people may look at beside their own matches: those of others, lists, and what is known of somebody. */
import type { OwnMatch, Profile, Running } from "@tefuda/host/online/wire";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** So many are told at once. */
const MOST = 50;

/** The matches that somebody plays in and that are not over, the latest first. */
export async function matchesOf(db: Database, user: string, now: number): Promise<OwnMatch[]> {
  const rows = await db
    .selectFrom("matches")
    .select(["id", "game", "seats", "waits_for", "due", "began"])
    .where("ended", "is", null)
    .where(isOf(user))
    .orderBy("began", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ id, game, seats, waits_for, due, began }) => {
    const waitsForMe = waits_for !== null && seats[waits_for]?.user === user;
    const left = waitsForMe && due !== null ? Math.max(0, due - now) : null;
    return { id, game, names: seats.map(({ name }) => name), waitsForMe, left, began };
  });
}

/** Matches that others may watch; one that is over goes when that may be known. */
export async function runningMatches(db: Database, now: number): Promise<Running[]> {
  const rows = await db
    .selectFrom("matches")
    .leftJoin("tables", "tables.match", "matches.id")
    .select(["matches.id", "game", "matches.seats", "began"])
    .where("watch", "is not", null)
    // where only who has the link may come, only who has it looks on
    .where(sql<boolean>`coalesce((tables.plan ->> 'open')::boolean, true)`)
    .where(sql<boolean>`began + watch <= ${now} and coalesce(ended_at, ${now}) + watch >= ${now}`)
    .orderBy("began", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ id, game, seats, began }) => ({
    ...{ id, game, began },
    names: seats.map(({ name }) => name),
    sides: seats.flatMap(({ shown }, seat) => (shown ? [seat] : [])),
  }));
}

/**
 * What `reader` may know of somebody; null where there is nobody of that id. What others are not to know of a match yet
 * is told to its players alone.
 */
export async function profileOf(
  db: Database,
  user: string,
  reader: string,
  now: number,
): Promise<Profile | null> {
  const person = await db
    .selectFrom("users")
    .select(["id", "name", "guest"])
    .where("id", "=", user)
    .executeTakeFirst();
  if (!person) return null;
  const ratings = await db
    .selectFrom("ratings")
    .select(["game", "many", "rating", "deviation", "matches"])
    .where("user", "=", user)
    .execute();
  const matches = await db
    .selectFrom("matches")
    .leftJoin("rated_matches", "rated_matches.match", "matches.id")
    .select(["matches.id", "game", "seats", "ended", "rated", "changes", "ended_at"])
    .where(isOf(user))
    .where("ended_at", "is not", null)
    .where((is) => is.or([sql<boolean>`ended_at + coalesce(watch, 0) <= ${now}`, isOf(reader)]))
    .orderBy("ended_at", "desc")
    .limit(MOST)
    .execute();
  return {
    ...{ user, name: person.name, guest: person.guest, ratings },
    matches: matches.map(({ id, game, seats, ended, rated, changes, ended_at }) => {
      const change = changes?.[user];
      return {
        ...{ id, game, rated },
        names: seats.map(({ name }) => name),
        seat: seats.findIndex((seat) => seat.user === user),
        winner: ended?.winner ?? null,
        change: change ? change.after - change.before : null,
        at: ended_at ?? 0,
      };
    }),
  };
}

/** Whether somebody has a seat, by the index on seats. */
const isOf = (user: string) => sql<boolean>`seats @> ${JSON.stringify([{ user }])}::jsonb`;

/** On which machines hear that a seat is not to be watched from any more: "match seat". */
export const HIDDEN_CHANNEL = "tefuda_hidden";

/** Whether others may watch from a seat is its player's to say; with null it stays as it is. What comes back is how it is now. */
export async function showSide(
  db: Database,
  match: string,
  seat: number,
  shown: boolean | null,
): Promise<{ watched: boolean; on: boolean }> {
  if (shown !== null)
    await sql`
      update matches set seats = jsonb_set(seats, ${`{${seat},shown}`}::text[], ${JSON.stringify(shown)}::jsonb)
      where id = ${match}`.execute(db);
  // whoever watches from there, on whichever machine, does so no more
  if (shown === false) await sql`select pg_notify(${HIDDEN_CHANNEL}, ${`${match} ${seat}`})`.execute(db);
  const row = await db
    .selectFrom("matches")
    .select(["watch", "seats"])
    .where("id", "=", match)
    .executeTakeFirst();
  return { watched: row?.watch != null, on: row?.seats[seat]?.shown ?? false };
}

/** By what somebody may watch a match: after how long, and from which sides; null where they may not. */
export async function watchingOf(
  db: Database,
  match: string,
  user: string,
): Promise<{ delay: number; sides: number[] } | null> {
  const row = await db
    .selectFrom("matches")
    .select(["watch", "seats"])
    .where("id", "=", match)
    .executeTakeFirst();
  // whoever plays in it sees what their seat sees
  if (!row || row.watch === null || row.seats.some((seat) => seat.user === user)) return null;
  return { delay: row.watch, sides: row.seats.flatMap(({ shown }, seat) => (shown ? [seat] : [])) };
}
