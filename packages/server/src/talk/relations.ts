/** What somebody has against another: not to read them, or to have nothing to do with them. */
import type { RelationView, Somebody } from "@tefuda/host/online/talk-schemas";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { lockUsers, type Queries } from "../people/belongings.ts";
import { seatOf, standingAt } from "./place.ts";
import { inPlace } from "./read.ts";
import { TalkError } from "./refused.ts";

/** So many somebody may have. */
const MOST_RELATIONS = 500;

/** Whom a page means. Throws where that is nobody whom one has met. */
async function whoIs(db: Queries, user: string, to: Somebody): Promise<string> {
  const other = await find(db, user, to);
  if (other === null || other === user) throw new TalkError("unknown");
  return other;
}

async function find(db: Queries, user: string, to: Somebody): Promise<string | null> {
  if ("relation" in to) {
    const row = await db
      .selectFrom("relations")
      .select("other")
      .where("id", "=", to.relation)
      .where("owner", "=", user)
      .executeTakeFirst();
    return row?.other ?? null;
  }
  if ("number" in to) {
    const row = await inPlace(db, to.place)
      .select("author")
      .where("number", "=", to.number)
      .where(
        (is) => is.val(user),
        "=",
        (is) => is.fn.any("hearers"),
      )
      .executeTakeFirst();
    return row?.author ?? null;
  }
  const standing = await standingAt(db, to.place);
  seatOf(standing, user);
  return standing.seats[to.seat]?.user ?? null;
}

/** Keeps what somebody has against another; with neither it is undone. */
export async function relate(
  db: Database,
  owner: string,
  { to, muted, blocked }: { to: Somebody; muted: boolean; blocked: boolean },
  id: string,
): Promise<void> {
  const other = await whoIs(db, owner, to);
  await db.transaction().execute(async (trx) => {
    // one after another, so that the count holds
    await lockUsers(trx, [owner, other]);
    if (!muted && !blocked) {
      await trx.deleteFrom("relations").where("owner", "=", owner).where("other", "=", other).execute();
      return;
    }
    const had = await trx.selectFrom("relations").select("other").where("owner", "=", owner).execute();
    if (had.length >= MOST_RELATIONS && !had.some((one) => one.other === other)) throw new TalkError("full");
    await trx
      .insertInto("relations")
      .values({ id, owner, other, muted, blocked })
      .onConflict((conflict) => conflict.columns(["owner", "other"]).doUpdateSet({ muted, blocked }))
      .execute();
  });
}

/** By name. */
export async function relationsOf(db: Queries, owner: string): Promise<RelationView[]> {
  return await db
    .selectFrom("relations")
    .innerJoin("users", "users.id", "other")
    .select(["relations.id", "name", "muted", "blocked"])
    .where("owner", "=", owner)
    .orderBy("name")
    .orderBy("relations.id")
    .execute();
}

/** Who of some people is to have nothing to do with whom: for whoever brings people together. */
export async function blocksAmong(db: Queries, users: readonly string[]): Promise<[string, string][]> {
  if (users.length < 2) return [];
  const rows = await db
    .selectFrom("relations")
    .select(["owner", "other"])
    .where("blocked", "=", true)
    .where("owner", "in", users)
    .where("other", "in", users)
    .execute();
  return rows.map(({ owner, other }) => [owner, other]);
}

/** Whether somebody and any of some others are to have nothing to do with each other, whoever of them said so. */
export async function areApart(db: Queries, user: string, others: readonly string[]): Promise<boolean> {
  const blocks = await blocksAmong(db, [user, ...others]);
  return blocks.some((pair) => pair.includes(user));
}

/** What one has against others becomes another's; the harder of two stays. */
export async function moveRelations(trx: Queries, from: string, to: string): Promise<void> {
  await sql`
    insert into relations (id, owner, other, muted, blocked)
    select gen_random_uuid()::text, ${to}, other, muted, blocked from relations
    where owner = ${from} and other != ${to}
    on conflict (owner, other) do update
      set muted = relations.muted or excluded.muted, blocked = relations.blocked or excluded.blocked`.execute(
    trx,
  );
  await sql`
    insert into relations (id, owner, other, muted, blocked)
    select gen_random_uuid()::text, owner, ${to}, muted, blocked from relations
    where other = ${from} and owner != ${to}
    on conflict (owner, other) do update
      set muted = relations.muted or excluded.muted, blocked = relations.blocked or excluded.blocked`.execute(
    trx,
  );
  await forgetRelations(trx, from);
}

export async function forgetRelations(trx: Queries, user: string): Promise<void> {
  await trx
    .deleteFrom("relations")
    .where((is) => is.or([is("owner", "=", user), is("other", "=", user)]))
    .execute();
}
