/** What is of no use to anybody any more goes away. */
import type { Database } from "../database/database.ts";
import { forgetUser } from "./accounts.ts";
import type { Belongings } from "./belongings.ts";
import { SESSION_LASTS } from "./sessions.ts";

/** So many guests in one go. */
const AT_ONCE = 100;

/**
 * Guests go whom nobody has been for 30 days, with the same rule as whoever goes by their own will; so do sessions and
 * whatever else has run out. The ids of the guests. More than one machine may do it.
 */
export async function sweepGuests(
  db: Database,
  belongings: readonly Belongings[],
  now: number,
): Promise<string[]> {
  const at = new Date(now);
  await db.deleteFrom("sessions").where("expires_at", "<=", at).execute();
  await db.deleteFrom("challenges").where("expires_at", "<=", at).execute();
  await db.deleteFrom("limits").where("until", "<=", now).execute();
  await db.deleteFrom("operator_code").where("until", "<=", now).execute();
  const gone: string[] = [];
  for (;;) {
    // every session lasts so long from when it was used last, so whoever has one has used it
    const guests = await db
      .selectFrom("users")
      .select("id")
      .where("guest", "=", true)
      .where("created_at", "<=", new Date(now - SESSION_LASTS))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("sessions").select("sessions.id").whereRef("user_id", "=", "users.id"))),
      )
      .limit(AT_ONCE)
      .execute();
    if (guests.length === 0) return gone;
    for (const { id } of guests) if (await forgetUser(db, belongings, id)) gone.push(id);
  }
}
