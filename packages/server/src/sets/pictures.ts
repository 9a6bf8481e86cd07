/**
 * Pictures of cards in sets that people keep here: each once, under the name that is made of its bytes, as long as any set
 * says that name. They come as pages keep them: bitmaps without what a camera writes, never drawings that could run.
 */
import { hex, sha256 } from "@tefuda/kernel";
import { bitmapOf, LARGEST_PICTURE } from "@tefuda/print/bitmap";
import { sql } from "kysely";
import { z } from "zod";
import type { Queries } from "../people/belongings.ts";
import { ANSWERS } from "../people/words.ts";
import { SetRefused } from "./refused.ts";
import { SETS } from "./words.ts";

/** Of one set. */
export const MOST_PICTURES = 100;
/** Bytes of the pictures of one set. */
export const LARGEST_PICTURES = 8_000_000;
/** Bytes of all pictures in the sets that somebody keeps. */
export const MOST_PICTURED = 60_000_000;

/** Letters in which bytes of such a number are sent. */
const inLetters = (bytes: number): number => Math.ceil(bytes / 3) * 4;
const DIGITS = 32;

const sent = z.array(z.base64().max(inLetters(LARGEST_PICTURE))).max(MOST_PICTURES);

export interface Picture {
  name: string;
  bytes: Buffer;
}

/** The pictures that somebody sends with a set. Throws a {@link SetRefused} for what is none, or too much. */
export function picturesIn(body: unknown): Picture[] {
  const read = sent.safeParse((body as { pictures?: unknown } | null)?.pictures ?? []);
  if (!read.success) throw new SetRefused(400, ANSWERS[400]);
  const pictures = read.data.map((letters) => pictureOf(Buffer.from(letters, "base64")));
  const size = pictures.reduce((n, { bytes }) => n + bytes.length, 0);
  if (size > LARGEST_PICTURES) throw new SetRefused(413, SETS.picturesLarge(LARGEST_PICTURES));
  return pictures;
}

/** What is kept is what a page would keep: nothing in it but points. */
function pictureOf(bytes: Buffer): Picture {
  const bitmap = bitmapOf(bytes);
  if (!bitmap || bitmap.bytes.length !== bytes.length) throw new SetRefused(400, SETS.noPicture);
  return { name: `${hex(sha256(bytes)).slice(0, DIGITS)}.jpg`, bytes };
}

/** Keeps what a set has of the pictures that it names, beside its other rows. Throws where somebody keeps too much of it. */
export async function keepPictures(
  trx: Queries,
  user: string,
  hash: string,
  pictures: readonly Picture[],
): Promise<void> {
  const inOrder = [...new Map(pictures.map((one) => [one.name, one])).values()];
  // in one order, so that two who keep the same do not wait for each other
  for (const { name, bytes } of inOrder.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // what is there is held, so that nobody takes it away meanwhile
    await trx
      .insertInto("pictures")
      .values({ name, bytes })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
      .execute();
    await trx
      .insertInto("set_pictures")
      .values({ hash, picture: name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (inOrder.length === 0) return;
  const { rows } = await sql<{ bytes: string | null }>`
    select sum(octet_length(bytes)) as bytes from pictures where name in (
      select picture from set_pictures join set_keepers using (hash) where "user" = ${user})`.execute(trx);
  if (Number(rows[0]?.bytes ?? 0) > MOST_PICTURED)
    throw new SetRefused(409, SETS.picturesMany(MOST_PICTURED));
}

/** The pictures that are there of a set, by their names. */
export async function picturesOf(db: Queries, hash: string): Promise<string[]> {
  const rows = await db.selectFrom("set_pictures").select("picture").where("hash", "=", hash).execute();
  return rows.map(({ picture }) => picture).sort();
}

/** A name as it may be asked for. */
const isName = (text: string): boolean => /^[0-9a-f]{32}\.jpg$/.test(text);

/** A picture of a set. Throws where there is none. */
export async function pictureIn(db: Queries, hash: string, name: string): Promise<Buffer> {
  const row = isName(name)
    ? await db
        .selectFrom("set_pictures")
        .innerJoin("pictures", "pictures.name", "set_pictures.picture")
        .select("bytes")
        .where("hash", "=", hash)
        .where("name", "=", name)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new SetRefused(404, SETS.none);
  return row.bytes;
}

/** Pictures that no set says any more. */
export async function dropUnseen(trx: Queries): Promise<void> {
  await trx
    .deleteFrom("pictures")
    .where(sql<boolean>`not exists (select from set_pictures where set_pictures.picture = pictures.name)`)
    .execute();
}
