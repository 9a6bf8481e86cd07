/** Matches in PostgreSQL. */
import { isOpen } from "@tefuda/kernel";
import { type Kysely, sql } from "kysely";
import { Batches } from "../database/batches.ts";
import type { Database } from "../database/database.ts";
import { sure } from "../database/sure.ts";
import type { Tables } from "../database/tables.ts";
import type { Entry } from "./entry.ts";
import type { Head } from "./head.ts";
import { packSnapshot, unpackSnapshot } from "./packed.ts";
import type { Snapshot } from "./play.ts";
import type { Loaded, MatchStore, Standing } from "./store.ts";

/** On which machines hear of entries: "match number". */
export const CHANNEL = "tefuda_match";

/** What is written in one go. */
interface Row extends Entry {
  match: string;
  waits_for: number | null;
  due: number | null;
  ended: Standing["ended"];
}

/** Snapshots of other builds than that which plays the match are passed over. */
export function postgresMatches(db: Database): MatchStore {
  const batches = new Batches<Row, "written" | "taken">((rows) => appendAll(db, rows));
  return {
    load: (id) => load(db, id),
    since: (id, number) => since(db, id, number),
    append: (match, entry, { waitsFor, due, ended }) =>
      batches.add({ match, ...entry, waits_for: waitsFor, due, ended }),
    async numberOf(id, command) {
      const found = await db
        .selectFrom("entries")
        .select("number")
        .where("match", "=", id)
        .where("command", "=", command)
        .executeTakeFirst();
      return found?.number ?? null;
    },
    keep: (id, engine, shot) => keep(db, engine, id, shot),
  };
}

/** A further match, with its secret in a table of its own; within the transaction of whoever begins it. */
export async function createMatch(
  db: Kysely<Tables>,
  head: Head,
  { waitsFor, due }: Pick<Standing, "waitsFor" | "due">,
): Promise<void> {
  const { seed } = head.setup;
  const secret = isOpen(seed) ? null : seed.secret;
  const open = isOpen(seed) ? seed : { ...seed, secret: "" };
  await db
    .insertInto("matches")
    .values({
      id: head.id,
      game: head.game,
      engine: head.engine,
      setup: JSON.stringify({ ...head.setup, seed: open }),
      seats: JSON.stringify(head.seats),
      clock: head.clock && JSON.stringify(head.clock),
      rated: head.rated,
      watch: head.watch,
      began: head.began,
      waits_for: waitsFor,
      due,
      ended: null,
    })
    .execute();
  if (secret !== null) await db.insertInto("match_keys").values({ match: head.id, secret }).execute();
}

async function load(db: Database, id: string): Promise<Loaded | null> {
  const row = await db
    .selectFrom("matches")
    .leftJoin("match_keys", "match_keys.match", "matches.id")
    .leftJoin("snapshots", (join) =>
      join.onRef("snapshots.match", "=", "matches.id").onRef("snapshots.engine", "=", "matches.engine"),
    )
    .where("matches.id", "=", id)
    .select([
      "matches.id",
      "game",
      "matches.engine",
      "setup",
      "seats",
      "clock",
      "rated",
      "watch",
      "began",
      "secret",
      "packed",
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { setup, secret, packed, ...rest } = row;
  const seed = typeof setup.seed === "number" ? setup.seed : { ...setup.seed, secret: secret ?? "" };
  const head: Head = { ...rest, setup: { ...setup, seed } };
  const shot = packed && unpackSnapshot(packed);
  return { head, shot, entries: await since(db, id, shot?.number ?? 0) };
}

async function since(db: Database, id: string, number: number): Promise<Entry[]> {
  return await db
    .selectFrom("entries")
    .select(["number", "command", "deed", "used", "lag", "at"])
    .where("match", "=", id)
    .where("number", ">", number)
    .orderBy("number")
    .execute();
}

/** In the order of matches, so that two machines never wait for each other. */
async function appendAll(db: Database, rows: readonly Row[]): Promise<("written" | "taken")[]> {
  const sorted = rows.toSorted((a, b) => (a.match < b.match ? -1 : 1));
  const query = sql<{ match: string; number: number; command: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as given (
        match text, number int, command text, deed jsonb, used int, lag int, at bigint,
        waits_for smallint, due bigint, ended jsonb)
    ), written as (
      insert into entries (match, number, command, deed, used, lag, at)
      select match, number, command, deed, used, lag, at from given
      on conflict do nothing
      returning match, number, command
    ), moved as (
      update matches set number = given.number, waits_for = given.waits_for, due = given.due,
        ended = nullif(given.ended, 'null'::jsonb),
        ended_at = case when given.ended is null or given.ended = 'null'::jsonb then null else given.at end
      from given join written using (match, number)
      where matches.id = given.match
    )
    select match, number, command, pg_notify(${CHANNEL}, match || ' ' || number) from written`;
  const { rows: written } = await sure(db, (connection) => query.execute(connection));
  const done = new Set(written.map(({ match, number, command }) => `${match} ${number} ${command}`));
  return rows.map((row) => (done.has(`${row.match} ${row.number} ${row.command}`) ? "written" : "taken"));
}

async function keep(db: Database, engine: string, match: string, shot: Snapshot): Promise<void> {
  const values = { number: shot.number, engine, packed: packSnapshot(shot) };
  await db
    .insertInto("snapshots")
    .values({ match, ...values })
    .onConflict((conflict) =>
      conflict
        .column("match")
        .doUpdateSet(values)
        .where((is) =>
          is.or([is("snapshots.number", "<", shot.number), is("snapshots.engine", "!=", engine)]),
        ),
    )
    .execute();
}
