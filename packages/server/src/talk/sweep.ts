/** What was said goes away after its time; what is reported stays until somebody has settled that. */
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** So long what was said is kept. Milliseconds. */
export const TALK_LASTS = 90 * 24 * 60 * 60_000;

/** More than one machine may do it. */
export async function sweepTalk(db: Database, now: number): Promise<void> {
  const before = now - TALK_LASTS;
  // of whoever has gone, a text is left only as long as it is reported
  await sql`
    delete from said where (at < ${before} or (author is null and text is not null)) and not exists (
      select from reports where reports.said = said.id and settled is null)`.execute(db);
  await sql`
    update reports set phrase = null, text = null
    where settled is not null and (said_at < ${before} or about is null)
      and (phrase is not null or text is not null)`.execute(db);
}
