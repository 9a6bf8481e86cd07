/** Ratings in the database: every rated match counts once, some time after it was over, on whichever machine. */
import { type Kysely, sql, type Transaction } from "kysely";
import { type Database, NOW } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { rated, weightOf } from "./rated.ts";
import { aged, conservative, type Rating } from "./rating.ts";

const DAY = 86_400_000;
/** So many matches are taken up at once. */
const MOST = 50;
/** So much less is known of somebody that they stand in no list. */
const UNSURE = 110;
const LISTED = 100;

export interface Standing extends Rating {
  user: string;
  name: string;
  matches: number;
  /** What a list goes by. */
  sure: number;
}

/** Rates what is over and has not been rated; how many matches that were. */
export async function rateEnded(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from matches
    where rated and ended is not null and ended_at + coalesce(watch, 0) <= ${NOW}
      and not exists (select from rated_matches where match = matches.id)
    order by ended_at limit ${MOST}`.execute(db);
  for (const { id } of rows) await db.transaction().execute((trx) => rateOne(trx, id));
  return rows.length;
}

async function rateOne(trx: Transaction<Tables>, id: string): Promise<void> {
  const match = await trx
    .selectFrom("matches")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const done = await trx
    .selectFrom("rated_matches")
    .select("match")
    .where("match", "=", id)
    .executeTakeFirst();
  if (!match?.ended || done) return;
  const at = match.ended_at!;
  const { winner } = match.ended;
  // who has gone since has no rating any more
  const players = match.seats.flatMap(({ user }, seat) => (user === null ? [] : [{ user, seat }]));
  const users = players.map(({ user }) => user);
  const changes: Record<string, { before: number; after: number }> = {};
  if (new Set(users).size === match.seats.length) {
    const many = match.seats.length > 2;
    const before = await ratingsOf(trx, match.game, many, users, at);
    const ranks = players.map(({ user, seat }) => ({
      player: user,
      rank: winner === null || seat === winner ? 0 : 1,
    }));
    const after = rated(before, { ranks, weight: weightOf(await meetings(trx, users, at)) });
    for (const user of users.toSorted()) {
      const now = after[user]!;
      changes[user] = { before: before[user]?.rating ?? 1500, after: now.rating };
      const values = { rating: now.rating, deviation: now.deviation, volatility: now.volatility, at };
      await trx
        .insertInto("ratings")
        .values({ user, game: match.game, many, matches: 1, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(["game", "many", "user"])
            .doUpdateSet({ ...values, matches: sql`ratings.matches + 1` }),
        )
        .execute();
    }
  }
  await trx
    .insertInto("rated_matches")
    .values({ match: id, users: JSON.stringify(users), changes: JSON.stringify(changes), at })
    .execute();
}

async function ratingsOf(
  trx: Transaction<Tables>,
  game: string,
  many: boolean,
  users: readonly string[],
  at: number,
): Promise<Record<string, Rating>> {
  const rows = await trx
    .selectFrom("ratings")
    .selectAll()
    .where("game", "=", game)
    .where("many", "=", many)
    .where("user", "in", users)
    .orderBy("user")
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map((row) => [row.user, aged(row, Math.max(0, at - row.at) / DAY)]));
}

/** When exactly these people met before, in any game. */
async function meetings(
  trx: Transaction<Tables>,
  users: readonly string[],
  at: number,
): Promise<{ daysAgo: number }[]> {
  const rows = await trx
    .selectFrom("rated_matches")
    .select("at")
    .where((is) => is("users", "@>", JSON.stringify(users) as never))
    .where("at", ">", at - 60 * DAY)
    .execute();
  return rows.map((row) => ({ daysAgo: Math.max(0, at - row.at) / DAY }));
}

/** The best of a game, by what is certain of them; nobody of whom too little is known. */
export async function leaders(db: Database, game: string, many: boolean, now: number): Promise<Standing[]> {
  const rows = await db
    .selectFrom("ratings")
    .innerJoin("users", "users.id", "ratings.user")
    .select(["ratings.user", "users.name", "rating", "deviation", "volatility", "matches", "at"])
    .where("game", "=", game)
    .where("many", "=", many)
    .where("deviation", "<", UNSURE)
    .execute();
  return rows
    .map(({ at, ...row }) => {
      const current = { ...row, ...aged(row, Math.max(0, now - at) / DAY) };
      return { ...current, sure: conservative(current) };
    })
    .filter(({ deviation }) => deviation < UNSURE)
    .toSorted((a, b) => b.sure - a.sure)
    .slice(0, LISTED);
}

/** How strong these people are in a game, for lots that are drawn by that; who has not played is not in it. */
export async function strengths(
  db: Kysely<Tables>,
  game: string,
  users: readonly string[],
): Promise<Map<string, number>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom("ratings")
    .select(["user", "rating"])
    .where("game", "=", game)
    .where("many", "=", false)
    .where("user", "in", users)
    .execute();
  return new Map(rows.map(({ user, rating }) => [user, rating]));
}
