/** Whether there is room for somebody at one more table. */
import { sql, type Transaction } from "kysely";
import { NOW } from "../database/database.ts";
import type { Tables as Rows } from "../database/tables.ts";
import { TableError } from "./table.ts";

/** So many tables somebody may sit at. */
const MOST_SEATS = 12;

/**
 * Somebody sits down at one more table, now: at no more than so many that wait or are played at. What they ask for on
 * several pages is done one after the other, so that it is counted.
 */
export async function sitsDown(trx: Transaction<Rows>, user: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${user}, 0))`.execute(trx);
  const { rows } = await sql<{ n: number; now: number }>`
    select count(*) as n, ${NOW} as now from tables left join matches on matches.id = tables.match
    where not closed and matches.ended is null
      and tables.seats @> ${JSON.stringify([{ user }])}::jsonb`.execute(trx);
  const { n, now } = rows[0]!;
  if (n >= MOST_SEATS) throw new TableError("full");
  return now;
}
