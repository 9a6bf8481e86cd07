/** What moderators do about reports. Whatever they do is written down in the same transaction. */
import type { Outcome } from "@tefuda/host/online/talk-schemas";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { lockUsers, type Queries } from "../people/belongings.ts";
import type { Role } from "../people/rows.ts";
import { TalkError } from "./refused.ts";
import type { DeedRow, ReportRow } from "./rows.ts";
import { TALK_CHANNEL } from "./say.ts";

const DAY = 24 * 60 * 60_000;
const RANKS: Readonly<Record<Role, number>> = { player: 0, moderator: 1, operator: 2 };

/** Throws where somebody is not at least what they have to be; the role stays until the end of the transaction. */
export async function mustBe(db: Queries, user: string, least: Role): Promise<Role> {
  const role = await roleOf(db, user);
  if (RANKS[role] < RANKS[least]) throw new TalkError("notModerator");
  return role;
}

async function roleOf(db: Queries, user: string): Promise<Role> {
  const row = await db
    .selectFrom("users")
    .select("role")
    .where("id", "=", user)
    .forShare()
    .executeTakeFirst();
  return row?.role ?? "player";
}

export async function writeDeed(
  trx: Queries,
  deed: Pick<DeedRow, "who" | "what" | "at"> & Partial<Omit<DeedRow, "id">>,
): Promise<void> {
  await trx
    .insertInto("deeds")
    .values({ about: null, report: null, days: null, ...deed })
    .execute();
}

/** Somebody who may settle it, and the report; nobody else touches it meanwhile. */
async function taken(
  trx: Queries,
  who: string,
  id: string,
): Promise<Pick<ReportRow, "about" | "settled"> & { role: Role }> {
  const role = await mustBe(trx, who, "moderator");
  const report = await trx
    .selectFrom("reports")
    .select(["by", "about", "settled"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new TalkError("unknown");
  if (report.by === who || report.about === who) throw new TalkError("party");
  return { ...report, role };
}

/** Which report, and what comes of it. */
export interface Settling {
  report: string;
  outcome: Outcome;
}

/** Settles a report for good. Sessions of whoever is banned are gone with it, and all machines are told. */
export async function settle(
  db: Database,
  who: string,
  { report, outcome }: Settling,
  id: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAll(trx, who, report);
    const { about, settled, role } = await taken(trx, who, report);
    if (settled !== null) throw new TalkError("late");
    if (outcome.kind !== "nothing") {
      if (about === null) throw new TalkError("gone");
      if (RANKS[await roleOf(trx, about)] >= RANKS[role]) throw new TalkError("notModerator");
      await punish(trx, about, { report, outcome }, id, now);
    }
    await trx.updateTable("reports").set({ settled: now }).where("id", "=", report).execute();
    const days = "days" in outcome ? outcome.days : null;
    await writeDeed(trx, { who, what: outcome.kind, about, report, days, at: now });
  });
}

/** Both, in the order of ids, before anything else: whoever is about to go away, or to be banned, waits. */
async function lockAll(trx: Queries, who: string, report: string): Promise<void> {
  const row = await trx.selectFrom("reports").select("about").where("id", "=", report).executeTakeFirst();
  await lockUsers(trx, [who, ...(row?.about ? [row.about] : [])]);
}

async function punish(
  trx: Queries,
  user: string,
  { report, outcome }: Settling,
  id: string,
  now: number,
): Promise<void> {
  if (outcome.kind === "nothing") return;
  const until = "days" in outcome ? now + outcome.days * DAY : null;
  await trx
    .insertInto("sanctions")
    .values({ id, user, report, kind: outcome.kind, until, at: now })
    .execute();
  if (outcome.kind !== "ban") return;
  await trx.deleteFrom("sessions").where("user_id", "=", user).execute();
  await sql`select pg_notify(${TALK_CHANNEL}, ${`out ${user}`})`.execute(trx);
}

/** Who was banned lately: where it may have been missed that they are to be shown out. */
export async function bannedLately(db: Queries, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("sanctions")
    .select("user")
    .distinct()
    .where("kind", "=", "ban")
    .where("until", ">", now)
    .where("at", ">", now - DAY)
    .execute();
  return rows.map(({ user }) => user);
}

/** Ends what a report has brought upon somebody before its time. */
export async function lift(db: Database, who: string, report: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAll(trx, who, report);
    const { about } = await taken(trx, who, report);
    const { numDeletedRows } = await trx
      .deleteFrom("sanctions")
      .where("report", "=", report)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new TalkError("cannot");
    await writeDeed(trx, { who, what: "lift", about, report, at: now });
  });
}
