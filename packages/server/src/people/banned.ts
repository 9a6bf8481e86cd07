/** Accounts that a moderator has closed for a while. */
import { type Expression, sql } from "kysely";
import type { Queries } from "./belongings.ts";

/** Whether an account is closed, within a query. */
export const isBanned = (user: Expression<unknown>, now: number) =>
  sql<boolean>`exists (
    select from sanctions where sanctions."user" = ${user} and kind = 'ban' and until > ${now})`;

/** Until when it is closed; null where it is not. Milliseconds. */
export async function bannedUntil(db: Queries, user: string, now: number): Promise<number | null> {
  const row = await db
    .selectFrom("sanctions")
    .select(sql<number | null>`max(until)`.as("until"))
    .where("user", "=", user)
    .where("kind", "=", "ban")
    .where("until", ">", now)
    .executeTakeFirst();
  return row?.until ?? null;
}
