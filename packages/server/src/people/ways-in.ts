/** How somebody can sign in to an account. */
import type { Database } from "../database/database.ts";
import { findPassword, Refused } from "./accounts.ts";
import { lockUsers, type Queries } from "./belongings.ts";
import { PEOPLE } from "./words.ts";

export interface WaysIn {
  password: boolean;
  /** The ones there are; `created` in milliseconds. */
  passkeys: { id: string; name: string | null; created: number }[];
}

export async function waysIn(db: Queries, user: string): Promise<WaysIn> {
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at"])
    .where("user_id", "=", user)
    .orderBy("created_at")
    .execute();
  return {
    password: (await findPassword(db, { id: user })) !== null,
    passkeys: passkeys.map(({ created_at, ...rest }) => ({ ...rest, created: created_at.getTime() })),
  };
}

/** Takes a passkey away; refused where nobody could sign in any more. */
export async function dropPasskey(db: Database, user: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUsers(trx, [user]);
    const { password, passkeys } = await waysIn(trx, user);
    if (!passkeys.some((one) => one.id === id)) return;
    if (!password && passkeys.length === 1) throw new Refused(409, "last_way", PEOPLE.lastWay);
    await trx.deleteFrom("passkeys").where("user_id", "=", user).where("id", "=", id).execute();
  });
}
