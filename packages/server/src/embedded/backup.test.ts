import { PassThrough, Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { backup } from "./backup.ts";
import { NotCarriedOver } from "./errors.ts";
import { headerOf } from "./read-backup.ts";
import { type RestoreOptions, restore } from "./restore.ts";
import { type Row, withSession } from "./session.ts";

/** A schema with everything that is easily lost on the way. */
const schema = `
  create type mood as enum ('calm', 'Wild one');
  create table kysely_migration (name text primary key);
  insert into kysely_migration values ('001'), ('002');
  create table person (
    id bigint generated always as identity primary key,
    friend bigint references person,
    home bigint,
    "of ""state" text not null unique
  );
  create table house (id bigserial primary key, owner bigint not null references person);
  alter table person add foreign key (home) references house;
  create table log (n int);
  create function note() returns trigger language plpgsql as
    'begin insert into log values (1); return new; end';
  create trigger noted after insert on house for each row execute function note();
  create table kinds (
    b bytea, t timestamptz, d timestamp(3), j jsonb, js json, i bigint, n numeric(40, 20), u numeric,
    f double precision, a text[], e mood, z boolean, v varchar(3), c char(4), iv interval, id uuid,
    twice bigint generated always as (i / 2) stored
  );
  create table nothing (x int);
  create table parts (k int) partition by list (k);
  create table part_one partition of parts for values in (1);
`;

const rows = `
  insert into person ("of ""state") values ('one'), (E'line\\nend\\u2028 \\\\ "q" {a,b} NULL 札'), ('');
  insert into house (owner) values (1), (2);
  update person set friend = 4 - id, home = 2 where id < 3;
  update person set friend = 3 where id = 1;
  insert into kinds values
    ('\\x00ff10', '2026-03-01 12:00:00.123456+09', '2026-01-01 00:00:00.125', '{"b": [1, 1.50], "a": null}',
     '{"b":  1,"b":2}', 9223372036854775807, 12345678901234567890.12345678901234567890, 'NaN',
     0.1::float8 + 0.2, array['a,"b"', null, ''], 'Wild one', false, 'abc', 'ab', '1 mon -2 days 03:04:05.000006',
     'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
    (null, 'infinity', '0044-03-15 00:00 BC', 'null', 'null', -1, 0, 'Infinity', '-0', '{}', null, null, '', '', null, null);
  insert into parts values (1), (1);
`;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function database(...scripts: string[]): Promise<string> {
  const { url, end } = await testDatabase();
  ends.push(end);
  await run(url, scripts.join(";"));
  return url;
}

const run = (url: string, text: string): Promise<Row[]> =>
  withSession(url, async (db) => (await db.query(text)).rows);

async function backedUp(url: string): Promise<Buffer> {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), withSession(url, (db) => backup(db, stream))]);
  return bytes;
}

const restored = (url: string, bytes: Buffer, options?: RestoreOptions): Promise<void> =>
  withSession(url, (db) => restore(db, Readable.from([bytes]), options));

/** Every row of every table as the database itself writes it, with what the next ids would be. */
async function everything(url: string): Promise<unknown> {
  const tables = ["person", "house", "log", "kinds", "nothing", "parts"];
  const found: Record<string, unknown> = {};
  for (const table of tables)
    found[table] = await run(url, `select ${table}::text as row from ${table} order by 1`);
  found.next = await run(
    url,
    `select nextval('person_id_seq') as p, nextval('house_id_seq') as h,
       (select count(*) from pg_constraint where contype = 'f') as keys,
       (select string_agg(tgenabled::text, '') from pg_trigger where tgname = 'noted') as noted`,
  );
  return found;
}

test("a restored database is the one that was backed up, to the last digit, and goes on as it would have", async () => {
  const from = await database(schema, rows);
  const bytes = await backedUp(from);
  const to = await database(schema);
  await restored(to, bytes);
  expect(await everything(to)).toEqual(await everything(from));
});

test("a database's own settings for times and bytes change nothing in a backup", async () => {
  const from = await database(schema, rows);
  const settings = `alter database ${new URL(from).pathname.slice(1)}`;
  const plain = gunzipSync(await backedUp(from))
    .toString()
    .split("\n")
    .slice(1, -2);
  await run(from, `${settings} set timezone = 'Asia/Tokyo'; ${settings} set datestyle = 'German'`);
  await run(from, `${settings} set bytea_output = 'escape'; ${settings} set extra_float_digits = -5`);
  expect(
    gunzipSync(await backedUp(from))
      .toString()
      .split("\n")
      .slice(1, -2),
  ).toEqual(plain);
});

test("a database that has rows is refused, unless they are to be replaced", async () => {
  const from = await database(schema, rows);
  const bytes = await backedUp(from);
  const to = await database(schema, "insert into nothing values (7)");
  await expect(restored(to, bytes)).rejects.toThrow(/not empty \(public."nothing"\)/);
  await restored(to, bytes, { replace: true });
  expect(await everything(to)).toEqual(await everything(from));
});

test("a file that is not whole brings in nothing", async () => {
  const from = await database(schema, rows);
  const bytes = await backedUp(from);
  const text = gunzipSync(bytes).toString();
  const lines = text.trimEnd().split("\n");
  const half = (n: number): Buffer => gzipSync(`${lines.slice(0, n).join("\n")}\n`);
  const to = await database(schema);
  const before = await everything(to);
  const wrong: [Buffer, RegExp][] = [
    [bytes.subarray(0, bytes.length - 20), /cut short/],
    [bytes.subarray(0, 40), /cut short/],
    [Buffer.alloc(0), /cut short|empty/],
    [half(lines.length - 1), /cut short/],
    [gzipSync(text.slice(0, -3)), /cut short|altered/],
    [gzipSync(text.replace("Wild one", "calm")), /altered/],
    [
      gzipSync(
        lines
          .filter((_, index) => index !== 2)
          .join("\n")
          .concat("\n"),
      ),
      /altered/,
    ],
    [gzipSync(`${text}["1"]\n`), /altered/],
    [gzipSync(text.replace('"format":1', '"format":2')), /form that this version reads/],
    [Buffer.from("not packed at all"), /header/],
  ];
  for (const [file, words] of wrong) {
    const refused = restored(to, file);
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toBeInstanceOf(NotCarriedOver);
  }
  // Asking for what comes next moves sequences on; all else is as it was.
  const after = await everything(to);
  expect({ ...(after as object), next: 0 }).toEqual({ ...(before as object), next: 0 });
});

test("a foreign key that does not hold is found", async () => {
  const from = await database(schema, rows, "alter table house drop constraint house_owner_fkey");
  await run(from, "insert into house (owner) values (99)");
  const to = await database(schema);
  await expect(restored(to, await backedUp(from))).rejects.toThrow(/house_owner_fkey/);
  expect(await run(to, "select * from house")).toEqual([]);
});

test("only the same schema takes a backup", async () => {
  const bytes = await backedUp(await database(schema, rows));
  expect(await headerOf(Readable.from([bytes]))).toMatchObject({ schema: "002", format: 1 });
  const later = await database(schema, "insert into kysely_migration values ('003')");
  await expect(restored(later, bytes)).rejects.toThrow(/schema "002".*"003"/);
  const other = await database(schema, "alter table nothing alter x type bigint");
  await expect(restored(other, bytes)).rejects.toThrow(/table nothing/);
});

test("a backup shows one moment, whatever is written meanwhile", async () => {
  const from = await database(
    "create table a (n int); create table b (n int); insert into a select generate_series(1, 9000)",
  );
  const stream = new PassThrough({ highWaterMark: 1 });
  const writing = withSession(from, (db) => backup(db, stream));
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (chunks.length === 0) await run(from, "insert into a values (0); insert into b values (0)");
    chunks.push(chunk);
  }
  await writing;
  const to = await database("create table a (n int); create table b (n int)");
  await restored(to, Buffer.concat(chunks));
  expect(await run(to, "select (select count(*) from a) as a, (select count(*) from b) as b")).toEqual([
    { a: "9000", b: "0" },
  ]);
});

test("a stream that fails ends the backup, and the session can be used on", async () => {
  const from = await database("create table a (n int); insert into a select generate_series(1, 100000)");
  await withSession(from, async (db) => {
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error("the disk is full")) });
    await expect(backup(db, full)).rejects.toThrow("the disk is full");
    expect((await db.query("insert into a values (1) returning n")).rows).toEqual([{ n: 1 }]);
  });
});
