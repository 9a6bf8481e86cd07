/** Matches as they are written in a real database. */
import { hashOf } from "@tefuda/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import type { Entry } from "./entry.ts";
import type { Head } from "./head.ts";
import { packSnapshot, unpackSnapshot } from "./packed.ts";
import type { Snapshot } from "./play.ts";
import { createMatch, postgresMatches } from "./postgres.ts";
import { Unsure } from "./store.ts";

const secret = "ab".repeat(32);
const headOf = (id: string): Head => ({
  id,
  game: "dew",
  engine: "here",
  setup: {
    seed: { secret, hash: hashOf(secret), numbers: ["00".repeat(16), "11".repeat(16)] },
    lists: [["A"], ["B"]],
  },
  seats: [
    { user: "u1", name: "Ayame", kind: "person" },
    { user: null, name: "Program", kind: "random" },
  ],
  clock: { kind: "bank", bank: 60_000, increment: 0 },
  rated: false,
  watch: null,
  began: 1_700_000_000_123,
});
const entry = (number: number, command = `c${number}`): Entry => ({
  number,
  command,
  deed: { kind: "answer", seat: 0, say: ["a", "b"] },
  used: 12,
  lag: 3,
  at: 1_700_000_000_500 + number,
});
const standing = { waitsFor: 1, due: 1_700_000_099_000, ended: null };
const shot: Snapshot = {
  ...{
    number: 2,
    at: 5,
    asked: 2,
    since: 7,
    clocks: null,
    autos: [1],
    offer: null,
    paused: null,
    ended: null,
  },
  choices: [{ seat: 0, say: "x" }],
  streams: [],
  end: "digest",
  packed: { state: Int16Array.of(1, -2, 3), journal: Int32Array.of(70_000, -1), steps: [4] },
};

let database: { url: string; end(): Promise<void> };
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await testDatabase();
  const opened = openDatabase(database.url);
  db = opened.db;
  close = () => db.destroy();
  await migrate(db);
});
afterAll(async () => {
  await close();
  await database.end();
});

describe("a match in the database", () => {
  test("is read as it was written, its secret from a table of its own", async () => {
    const store = postgresMatches(db);
    await createMatch(db, headOf("m1"), standing);
    expect(await store.load("m1")).toEqual({ head: headOf("m1"), shot: null, entries: [] });
    const [row] = await db.selectFrom("matches").selectAll().where("id", "=", "m1").execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await store.load("nothing")).toBeNull();
  });

  test("takes each number and each command once, whoever comes first", async () => {
    const store = postgresMatches(db);
    const other = postgresMatches(db);
    await createMatch(db, headOf("m2"), standing);
    expect(await store.append("m2", entry(1), standing)).toBe("written");
    expect(await other.append("m2", entry(1, "else"), standing)).toBe("taken");
    expect(await other.append("m2", entry(2, "c1"), standing)).toBe("taken");
    const both = await Promise.all([
      store.append("m2", entry(2, "mine"), standing),
      other.append("m2", entry(2, "theirs"), standing),
    ]);
    expect(both.toSorted()).toEqual(["taken", "written"]);
    expect(await store.since("m2", 1)).toHaveLength(1);
    expect(await store.numberOf("m2", "c1")).toBe(1);
    expect(await store.numberOf("m2", "c9")).toBeNull();
    expect(await store.since("m2", 0)).toMatchObject([entry(1), {}]);
  });

  test("writes many at once, each by itself, and one that cannot be harms no other", async () => {
    const store = postgresMatches(db);
    await Promise.all(["n1", "n2", "n3"].map((id) => createMatch(db, headOf(id), standing)));
    const results = await Promise.allSettled(
      ["n3", "n1", "nowhere", "n2"].map((id) => store.append(id, entry(1), standing)),
    );
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    const ended = { how: "draw" as const, winner: null };
    await store.append("n1", entry(2), { waitsFor: null, due: null, ended });
    const row = await db.selectFrom("matches").selectAll().where("id", "=", "n1").executeTakeFirstOrThrow();
    expect(row).toMatchObject({ number: 2, waits_for: null, due: null, ended });
    const still = await db.selectFrom("matches").selectAll().where("id", "=", "n2").executeTakeFirstOrThrow();
    expect(still).toMatchObject({ number: 1, waits_for: 1, due: standing.due, ended: null });
  });

  test("keeps the latest snapshot of its build, and reads only what came after it", async () => {
    const store = postgresMatches(db);
    await createMatch(db, headOf("m3"), standing);
    for (const n of [1, 2, 3]) await store.append("m3", entry(n), standing);
    await store.keep("m3", "here", shot);
    await store.keep("m3", "here", { ...shot, number: 1 });
    expect(await store.load("m3")).toEqual({ head: headOf("m3"), shot, entries: [entry(3)] });
    await db.updateTable("matches").set({ engine: "another" }).where("id", "=", "m3").execute();
    expect(await store.load("m3")).toMatchObject({ shot: null });
    expect(unpackSnapshot(packSnapshot(shot))).toEqual(shot);
  });

  test("says where nobody knows whether something was written, and where it was not", async () => {
    const { db: broken } = openDatabase(database.url);
    const store = postgresMatches(broken);
    await createMatch(db, headOf("m4"), standing);
    await store.since("m4", 0);
    // while it is being written all connections are cut
    const lock = await db.startTransaction().execute();
    await lock
      .insertInto("entries")
      .values({ match: "m4", ...entry(1), deed: JSON.stringify(entry(1).deed) })
      .execute();
    const writing = store.append("m4", entry(1, "mine"), standing);
    const failed = expect(writing).rejects.toBeInstanceOf(Unsure);
    await untilWaiting();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    await failed;
    await lock.rollback().execute();
    await broken.destroy();
    const { db: nowhere } = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const refused = postgresMatches(nowhere).append("m4", entry(1), standing);
    await expect(refused).rejects.toThrow();
    await expect(refused).rejects.not.toBeInstanceOf(Unsure);
    await nowhere.destroy();
  });
});

/** Until some connection waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows[0]!.n > 0) return;
  }
}
