/** All that is kept of somebody, for themselves. */
import type { Belongings, Queries } from "./belongings.ts";
import { waysIn } from "./ways-in.ts";

/** Plain data; null where there is nobody of that id. Secrets by which somebody signs in are not in it. */
export async function exportMine(
  db: Queries,
  belongings: readonly Belongings[],
  id: string,
): Promise<Record<string, unknown> | null> {
  const person = await db
    .selectFrom("users")
    .select(["id", "name", "guest", "role", "language", "created_at as created", "updated_at as changed"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) return null;
  const sessions = await db
    .selectFrom("sessions")
    .select(["created_at as began", "updated_at as used", "expires_at as ends"])
    .where("user_id", "=", id)
    .orderBy("created_at")
    .execute();
  const mine: Record<string, unknown> = { person, sessions, waysIn: await waysIn(db, id) };
  for (const one of belongings) mine[one.name] = await one.exportUser(db, id);
  return JSON.parse(JSON.stringify(mine));
}
