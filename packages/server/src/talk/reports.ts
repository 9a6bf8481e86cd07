/** Reports of what was said: made by whoever heard it, seen by moderators who are no part of it. */
import type { Place, ReportView } from "@tefuda/host/online/talk-schemas";
import type { Reason } from "@tefuda/host/online/talk-words";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { holdUsers, type Queries } from "../people/belongings.ts";
import { inPlace, saidTo, sayingOf, TOLD } from "./read.ts";
import { TalkError } from "./refused.ts";

/** So many are shown at once. */
const MOST_SHOWN = 30;
/** So much is shown of what was said before and after. */
const AROUND = 15;

/** Keeps a copy of what was said; once, however often one somebody reports it. Throws where they did not hear it. */
export async function report(
  db: Database,
  by: string,
  { place, number, reason }: { place: Place; number: number; reason: Reason },
  id: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const heard = inPlace(trx, place)
      .where("number", "=", number)
      .where(
        (is) => is.val(by),
        "=",
        (is) => is.fn.any("hearers"),
      );
    const { author = null } = (await heard.select("author").executeTakeFirst()) ?? {};
    // people before what they said, as whoever goes away does it
    if (author !== null) await holdUsers(trx, [author, by]);
    const row = await heard
      .select(["id", "author", "number", "entry", "phrase", "text", "at"])
      .forShare()
      .executeTakeFirst();
    if (!row || row.author === null || row.author === by) throw new TalkError("unknown");
    const { entry, phrase, text } = row;
    await trx
      .insertInto("reports")
      .values({
        ...{ id, said: row.id, by, about: row.author, reason, kind: place.kind, place: place.id, number },
        ...{ entry, phrase, text, said_at: row.at, at: now, settled: null },
      })
      .onConflict((conflict) => conflict.columns(["said", "by"]).doNothing())
      .execute();
  });
}

/** What waits, the oldest first; or what was settled, the latest first. None of which somebody is a part. */
export async function reportsFor(db: Queries, moderator: string, settled: boolean): Promise<ReportView[]> {
  const rows = await db
    .selectFrom("reports")
    .leftJoin("users as reporter", "reporter.id", "by")
    .leftJoin("users as author", "author.id", "about")
    .selectAll("reports")
    .select(["reporter.name as by_name", "author.name as about_name"])
    .where("settled", settled ? "is not" : "is", null)
    .where(sql<boolean>`"by" is distinct from ${moderator} and about is distinct from ${moderator}`)
    .orderBy(settled ? "settled" : "reports.at", settled ? "desc" : "asc")
    .limit(MOST_SHOWN)
    .execute();
  return await Promise.all(
    rows.map(async ({ kind, place: of, by_name, about_name, ...row }) => {
      const place: Place = { kind, id: of };
      return {
        ...{ id: row.id, reason: row.reason, place, number: row.number, entry: row.entry },
        ...{ says: sayingOf(row), said: row.said_at, reported: row.at, by: by_name, about: about_name },
        around: await around(db, moderator, place, row.number),
        settled: await settledBy(db, row.id),
      };
    }),
  );
}

async function around(db: Queries, eyes: string, place: Place, number: number) {
  const rows = await inPlace(db, place)
    .select(TOLD)
    .where("number", ">=", number - AROUND)
    .where("number", "<=", number + AROUND)
    .orderBy("number")
    .execute();
  return rows.map((row) => saidTo(eyes, row));
}

async function settledBy(db: Queries, report: string): Promise<ReportView["settled"]> {
  const deed = await db
    .selectFrom("deeds")
    .leftJoin("users", "users.id", "who")
    .select(["what", "days", "at", "name"])
    .where("report", "=", report)
    .where("what", "in", ["nothing", "warn", "silence", "ban"])
    .executeTakeFirst();
  if (!deed) return null;
  const { what, days, at, name } = deed;
  if (what === "silence" || what === "ban") return { outcome: { kind: what, days: days ?? 1 }, by: name, at };
  return { outcome: { kind: what === "warn" ? "warn" : "nothing" }, by: name, at };
}
