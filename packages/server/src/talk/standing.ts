/** How somebody stands with the talk of this server: their wish, the operator's word, and what moderators have decided. */
import type { Standing } from "@tefuda/host/online/talk-schemas";
import { sql } from "kysely";
import type { Queries } from "../people/belongings.ts";

/** Whether the operator lets people write freely. */
export async function isTextOpen(db: Queries): Promise<boolean> {
  const rule = await db.selectFrom("talk_rules").select("text").executeTakeFirst();
  return rule?.text ?? true;
}

/** Until when somebody has set phrases alone; null where they may write. Milliseconds. */
export async function silentUntil(db: Queries, user: string, now: number): Promise<number | null> {
  const row = await db
    .selectFrom("sanctions")
    .select(sql<number | null>`max(until)`.as("until"))
    .where("user", "=", user)
    .where("kind", "=", "silence")
    .where("until", ">", now)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function standingOf(db: Queries, user: string, now: number): Promise<Standing> {
  const wish = await db.selectFrom("talk_wishes").select("text").where("user", "=", user).executeTakeFirst();
  const warnings = await db
    .selectFrom("sanctions")
    .innerJoin("reports", "reports.id", "sanctions.report")
    .select(["sanctions.id", "reason", "text", "sanctions.at"])
    .where("user", "=", user)
    .where("sanctions.kind", "=", "warn")
    .where("seen", "=", false)
    .orderBy("sanctions.at")
    .execute();
  return {
    text: wish?.text ?? true,
    open: await isTextOpen(db),
    silent: await silentUntil(db, user, now),
    warnings,
  };
}

export async function wishText(db: Queries, user: string, text: boolean): Promise<void> {
  await db
    .insertInto("talk_wishes")
    .values({ user, text })
    .onConflict((conflict) => conflict.column("user").doUpdateSet({ text }))
    .execute();
}

/** A warning was read, and is told no more. */
export async function markSeen(db: Queries, user: string, warning: string): Promise<void> {
  await db
    .updateTable("sanctions")
    .set({ seen: true })
    .where("id", "=", warning)
    .where("user", "=", user)
    .execute();
}
