/** Somebody says something: whether they may, to whom it goes, and how it is written down. */
import type { PhraseCode } from "@tefuda/host/online/phrases";
import type { Place, Saying } from "@tefuda/host/online/talk-schemas";
import { readTalk } from "@tefuda/host/online/talk-text";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Queries } from "../people/belongings.ts";
import { seatOf, standingAt } from "./place.ts";
import { TalkError } from "./refused.ts";
import { isTextOpen, silentUntil } from "./standing.ts";

/** On which machines hear of what was said: "kind place number", and "out user". */
export const TALK_CHANNEL = "tefuda_talk";

/** So long people talk about a match after it has ended. Milliseconds. */
const AFTERWARDS = 60 * 60_000;

/** A text as it is kept. Throws where it may not be. */
function textOf(says: Saying): string | null {
  if ("phrase" in says) return null;
  const read = readTalk(says.text);
  if ("wrong" in read) throw new TalkError("text");
  return read.text;
}

/** Writes it down and tells all machines. The number that it has in its place. */
export async function say(
  db: Database,
  author: string,
  { place, says }: { place: Place; says: Saying },
  now: number,
): Promise<number> {
  const text = textOf(says);
  const phrase: PhraseCode | null = "phrase" in says ? says.phrase : null;
  const key = `${place.kind} ${place.id}`;
  return await db.transaction().execute(async (trx) => {
    // in a place one after the other, so that numbers are seen in their order
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    const standing = await standingAt(trx, place);
    const seat = seatOf(standing, author);
    if (standing.over !== null && standing.over < now - AFTERWARDS) throw new TalkError("over");
    const others = standing.seats.flatMap(({ user }) => (user === null || user === author ? [] : [user]));
    const hearers = await hearersOf(trx, author, others, text !== null, now);
    const { next } = await trx
      .selectFrom("said")
      .select(sql<number>`coalesce(max(number), 0) + 1`.as("next"))
      .where("kind", "=", place.kind)
      .where("place", "=", place.id)
      .where("room", "=", "seats")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("said")
      .values({
        ...{ kind: place.kind, place: place.id, room: "seats" as const, number: next, entry: standing.entry },
        ...{ author, name: standing.seats[seat]?.name ?? "", seat, phrase, text, hearers, at: now },
      })
      .execute();
    await sql`select pg_notify(${TALK_CHANNEL}, ${`${key} ${next}`})`.execute(trx);
    return next;
  });
}

/** Who is told, with the author; they stay until it is written. Throws where free text may not be, or nobody reads it. */
async function hearersOf(
  trx: Queries,
  author: string,
  others: readonly string[],
  free: boolean,
  now: number,
): Promise<string[]> {
  const people = await trx
    .selectFrom("users")
    .leftJoin("talk_wishes", "talk_wishes.user", "users.id")
    .select(["id", "guest", sql<boolean>`coalesce(text, true)`.as("text")])
    .where("id", "in", [author, ...others])
    .orderBy("id")
    .forKeyShare("users")
    .execute();
  const mine = people.find(({ id }) => id === author);
  if (!mine) throw new TalkError("notYours");
  if (!free) return people.map(({ id }) => id);
  if (mine.guest) throw new TalkError("guestText");
  if (!(await isTextOpen(trx))) throw new TalkError("textClosed");
  if ((await silentUntil(trx, author, now)) !== null) throw new TalkError("silenced");
  if (!mine.text) throw new TalkError("textOff");
  const readers = people.filter(({ guest, text }) => !guest && text);
  if (readers.length < 2) throw new TalkError("unheard");
  return readers.map(({ id }) => id);
}
