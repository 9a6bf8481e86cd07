/**
 * Sets that people keep here, so that a link can lead to one that is too large for a link: each by the hash of what it says,
 * once, however many keep it. It stays as it is: whoever changes a set keeps another one. No match needs it any more once it
 * has begun, as matches have their cards with them.
 */
import type { SourceFile } from "@tefuda/kernel";
import { LONGEST_PATH, MOST_SET_FILES } from "@tefuda/referee/set-bounds";
import { type Identity, isSetHash } from "@tefuda/workshop/identity";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { type Belongings, lockUsers, type Queries } from "../people/belongings.ts";
import { text } from "../people/text.ts";
import { ANSWERS, PEOPLE } from "../people/words.ts";
import { dropUnseen, keepPictures, type Picture, picturesOf } from "./pictures.ts";
import { SetRefused } from "./refused.ts";
import { SETS } from "./words.ts";

/** So many sets somebody may keep. */
export const MOST_SETS = 50;
/** Bytes of all files of one. */
export const LARGEST_SET = 200 * 1024;

const sent = z.strictObject({
  files: z
    .array(z.strictObject({ path: text.min(1).max(LONGEST_PATH), text }))
    .min(1)
    .max(MOST_SET_FILES),
  // read apart
  pictures: z.unknown().optional(),
});

/** The files that somebody sends. Throws a {@link SetRefused}. */
export function filesIn(body: unknown): SourceFile[] {
  const read = sent.safeParse(body);
  if (!read.success) throw new SetRefused(400, ANSWERS[400]);
  const { files } = read.data;
  const size = files.reduce((n, file) => n + Buffer.byteLength(file.text), 0);
  if (size > LARGEST_SET) throw new SetRefused(413, SETS.large(LARGEST_SET));
  return files;
}

/** A hash as it is asked for. */
export function hashFrom(given: unknown): string {
  if (typeof given === "string" && isSetHash(given)) return given;
  throw new SetRefused(404, SETS.none);
}

export interface KeptSet {
  about: Identity;
  at: number;
}

/** Keeps a set for somebody. Throws where there is no room, or where a moderator has taken it down. */
export async function keepSet(
  db: Database,
  user: string,
  { about, files, pictures }: { about: Identity; files: readonly SourceFile[]; pictures: readonly Picture[] },
  now: number,
): Promise<void> {
  const { hash } = about;
  await db.transaction().execute(async (trx) => {
    // one after another, so that the count holds
    if ((await lockUsers(trx, [user])).size === 0) throw new SetRefused(401, PEOPLE.signedOut);
    const had = await trx.selectFrom("set_keepers").select("hash").where("user", "=", user).execute();
    const isNew = !had.some((one) => one.hash === hash);
    if (isNew && had.length >= MOST_SETS) throw new SetRefused(409, SETS.many(MOST_SETS));
    // what is there is held, so that nobody takes it away meanwhile
    const row = await trx
      .insertInto("sets")
      .values({
        hash,
        about: JSON.stringify(about),
        files: JSON.stringify(files),
        at: now,
        taken_by: null,
        taken_at: null,
      })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ hash }))
      .returning("taken_at")
      .executeTakeFirstOrThrow();
    if (row.taken_at !== null) throw new SetRefused(410, SETS.taken);
    await trx
      .insertInto("set_keepers")
      .values({ hash, user, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await keepPictures(trx, user, hash, pictures);
  });
}

/** What somebody keeps, the latest first. */
export async function setsOf(db: Queries, user: string): Promise<KeptSet[]> {
  return await db
    .selectFrom("set_keepers")
    .innerJoin("sets", "sets.hash", "set_keepers.hash")
    .select(["sets.about", "set_keepers.at"])
    .where("set_keepers.user", "=", user)
    .orderBy("set_keepers.at", "desc")
    .orderBy("sets.hash")
    .execute();
}

/** The set of a hash. Throws where there is none. */
export async function setOf(
  db: Queries,
  hash: string,
): Promise<{ about: Identity; files: SourceFile[]; pictures: string[] }> {
  const row = await db
    .selectFrom("sets")
    .select(["about", "files"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!row) throw new SetRefused(404, SETS.none);
  if (row.files === null) throw new SetRefused(410, SETS.taken);
  return { about: row.about, files: row.files, pictures: await picturesOf(db, hash) };
}

/** Somebody keeps it no longer; with the last who kept it it goes. Whether they did. */
export async function dropSet(db: Database, user: string, hash: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom("sets").select("hash").where("hash", "=", hash).forUpdate().execute();
    const { numDeletedRows } = await trx
      .deleteFrom("set_keepers")
      .where("user", "=", user)
      .where("hash", "=", hash)
      .executeTakeFirst();
    await dropUnkept(trx, [hash]);
    return numDeletedRows > 0n;
  });
}

/** A moderator takes a set down for everybody, and its hash with it. Throws where there is none. */
export async function takeSetDown(db: Database, moderator: string, hash: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("sets")
      .set({ files: null, taken_by: moderator, taken_at: now })
      .where("hash", "=", hash)
      .where("taken_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new SetRefused(404, SETS.none);
    await trx.deleteFrom("set_keepers").where("hash", "=", hash).execute();
    await trx.deleteFrom("set_pictures").where("hash", "=", hash).execute();
    await dropUnseen(trx);
  });
}

/** Sets that nobody keeps, but for those whose hash is not to come back. */
async function dropUnkept(trx: Queries, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .deleteFrom("sets")
    .where("hash", "in", hashes)
    .where("taken_at", "is", null)
    .where(sql<boolean>`not exists (select from set_keepers where set_keepers.hash = sets.hash)`)
    .execute();
  await dropUnseen(trx);
}

export const keptSets: Belongings = {
  name: "sets",
  // none is lost to the limit
  async moveUser(trx, from, to) {
    await sql`
      insert into set_keepers (hash, "user", at)
      select hash, ${to}, at from set_keepers where "user" = ${from}
      on conflict do nothing`.execute(trx);
    await trx.deleteFrom("set_keepers").where("user", "=", from).execute();
    await trx.updateTable("sets").set({ taken_by: to }).where("taken_by", "=", from).execute();
  },
  async exportUser(db, id) {
    const rows = await db
      .selectFrom("set_keepers")
      .innerJoin("sets", "sets.hash", "set_keepers.hash")
      .select(["sets.hash", "sets.about", "sets.files", "set_keepers.at"])
      .where("set_keepers.user", "=", id)
      .orderBy("set_keepers.at")
      .execute();
    // pictures by where each is fetched from: all of them in one answer would be 80 MB
    const named = rows.map(async ({ hash, ...row }) => ({
      ...row,
      pictures: (await picturesOf(db, hash)).map((name) => `/api/sets/${hash}/pictures/${name}`),
    }));
    return await Promise.all(named);
  },
  async forgetUser(trx, id) {
    const kept = await trx.selectFrom("set_keepers").select("hash").where("user", "=", id).execute();
    const hashes = kept.map(({ hash }) => hash).sort();
    if (hashes.length > 0)
      await trx
        .selectFrom("sets")
        .select("hash")
        .where("hash", "in", hashes)
        .orderBy("hash")
        .forUpdate()
        .execute();
    await trx.deleteFrom("set_keepers").where("user", "=", id).execute();
    await dropUnkept(trx, hashes);
    await trx.updateTable("sets").set({ taken_by: null }).where("taken_by", "=", id).execute();
  },
};
