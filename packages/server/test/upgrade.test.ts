import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseAccount, give } from "../src/embedded/account.ts";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "../src/embedded/embedded.ts";
import { NotCarriedOver } from "../src/embedded/errors.ts";
import { type Row, withSession } from "../src/embedded/session.ts";

let outer: string;
let folder: string;
let running: Embedded | undefined;
const lines: string[] = [];
/** What the server's migrations would be asked for. */
const asked: string[] = [];

const migrations = "create table if not exists kysely_migration (name text primary key)";
const first = `${migrations}; insert into kysely_migration values ('1'); create table kept (id serial primary key, b bytea)`;

beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), "tefuda-upgrade-"));
  give(outer, databaseAccount());
  folder = join(outer, "kept");
});

afterEach(async () => {
  await running?.stop({ backup: false });
  running = undefined;
  rmSync(outer, { recursive: true, force: true });
  lines.length = 0;
  asked.length = 0;
});

const run = (url: string, text: string): Promise<Row[]> =>
  withSession(url, async (db) => (await db.query(text)).rows);

async function start(options: Partial<EmbeddedOptions> = {}): Promise<string> {
  running = await startEmbedded({
    folder,
    log: (line) => lines.push(line),
    migrate: async (url, schema) => {
      asked.push(schema);
      await run(url, first);
    },
    ...options,
  });
  return running.url;
}

/** A folder as an earlier version leaves it that was stopped, and after it came to what `then` makes of it. */
async function earlier(then: (url: string) => Promise<void> = async () => {}): Promise<void> {
  const url = await start();
  await run(url, first);
  await run(url, "insert into kept (b) values ('\\x00ff'), ('\\x01')");
  await running?.stop();
  running = undefined;
  await then(folder);
  // No programs of it are at hand: that they were another version's is all that is made up.
  renameSync(join(folder, "18"), join(folder, "17"));
  writeFileSync(join(folder, "17", "data", "PG_VERSION"), "17\n");
  const backup = join(folder, "backup-18.ndjson.gz");
  if (existsSync(backup)) renameSync(backup, join(folder, "backup-17.ndjson.gz"));
}

/** Started once more, written to, and not stopped as it should be. */
async function wroteMore(): Promise<void> {
  await run(await start(), "insert into kept (b) values ('\\x02')");
  await running?.stop({ backup: false });
  running = undefined;
}

const contents = (url: string): Promise<Row[]> =>
  run(url, "select id, encode(b, 'hex') as b from kept order by id");

test("data of an earlier PostgreSQL are those of the new one, and stay where they were as well", async () => {
  await earlier();
  const before = readFileSync(join(folder, "17", "data", "global", "pg_control"));
  const url = await start();
  expect(asked).toEqual(["1"]);
  expect(await contents(url)).toEqual([
    { id: 1, b: "00ff" },
    { id: 2, b: "01" },
  ]);
  expect(await run(url, "insert into kept default values returning id")).toEqual([{ id: 3 }]);
  expect(lines.join()).toContain("The data of PostgreSQL 17 are now those of 18");
  expect(readFileSync(join(folder, "17", "data", "global", "pg_control"))).toEqual(before);
  await running?.stop();
  // From then on the new data are the data.
  expect(await contents(await start())).toHaveLength(3);
  expect(readdirSync(folder).sort()).toEqual(["17", "18", "backup-17.ndjson.gz", "backup-18.ndjson.gz"]);
});

test("data that were written to after the backup are not left behind unasked", async () => {
  await earlier(wroteMore);
  const refused = start();
  await expect(refused).rejects.toBeInstanceOf(NotCarriedOver);
  await expect(refused).rejects.toThrow(/are of PostgreSQL 17, this is 18, and the backup of 20\S+ may lack/);
  expect(existsSync(join(folder, "18"))).toBe(false);
  const url = await start({ acceptOlderBackup: true });
  expect(await contents(url)).toHaveLength(2);
  expect(lines.join()).toContain("stays behind");
});

test("without a backup nothing is begun", async () => {
  await earlier(async () => rmSync(join(folder, "backup-18.ndjson.gz")));
  await expect(start({ acceptOlderBackup: true })).rejects.toThrow(/there is no backup/);
  expect(readdirSync(folder)).toEqual(["17"]);
});

test("when the backup cannot be brought in, the next start finds all as it was", async () => {
  await earlier();
  const failing = start({ migrate: async () => Promise.reject(new Error("no such migration")) });
  await expect(failing).rejects.toThrow("no such migration");
  expect(readdirSync(folder).sort()).toEqual(["17", "backup-17.ndjson.gz"]);
  expect(await contents(await start())).toHaveLength(2);
});

test("data of a later PostgreSQL are not touched", async () => {
  await earlier();
  renameSync(join(folder, "17"), join(folder, "99"));
  await expect(start()).rejects.toThrow(/of PostgreSQL 99, which is newer than this one \(18\)/);
  expect(readdirSync(folder).sort()).toEqual(["99", "backup-17.ndjson.gz"]);
});

test("a backup is written while others work, and one that fails leaves the last", async () => {
  const url = await start();
  await run(url, first);
  await running?.backup();
  const file = join(folder, "backup-18.ndjson.gz");
  const before = readFileSync(file);
  await run(url, "insert into kept (b) values ('\\x00')");
  await run(url, "drop table kysely_migration; create view kysely_migration as select (1 / 0)::text as name");
  await expect(running?.backup()).rejects.toThrow(/division by zero/);
  expect(readFileSync(file)).toEqual(before);
  await running?.stop();
  expect(lines.join()).toMatch(/No backup was written: division by zero/);
  expect(existsSync(join(folder, "18", "stopped.json"))).toBe(false);
});
