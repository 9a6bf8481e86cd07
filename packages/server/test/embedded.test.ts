import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseAccount, give } from "../src/embedded/account.ts";
import { findBinaries } from "../src/embedded/binaries.ts";
import { type Cluster, freePort, keeperUrl, startCluster, stopCluster } from "../src/embedded/cluster.ts";
import { assertDurable, NotDurable } from "../src/embedded/durable.ts";
import { type Embedded, startEmbedded } from "../src/embedded/embedded.ts";
import { FolderHeld, NoDatabase } from "../src/embedded/errors.ts";
import { postmasterOf } from "../src/embedded/postmaster.ts";
import { type Row, withSession } from "../src/embedded/session.ts";
import { testDatabase } from "./database.ts";

const MAJOR = "18";
let outer: string;
let folder: string;
let data: string;
const lines: string[] = [];
const started: Embedded[] = [];
const processes: ChildProcess[] = [];

beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), "tefuda-embedded-"));
  // Whoever the database runs as has to come by here.
  chmodSync(outer, 0o711);
  folder = join(outer, "kept");
  data = join(folder, MAJOR, "data");
});

afterEach(async () => {
  for (const child of processes.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exit;
    }
  }
  for (const embedded of started.splice(0)) await embedded.stop({ backup: false });
  await until(() => postmasterOf(data) === undefined);
  rmSync(outer, { recursive: true, force: true });
  lines.length = 0;
});

async function start(options: { migrate?: (url: string) => Promise<void> } = {}): Promise<Embedded> {
  // A folder is made by the account that it is for, where that is not one's own.
  give(outer, databaseAccount());
  const embedded = await startEmbedded({ folder, log: (line) => lines.push(line), ...options });
  started.push(embedded);
  return embedded;
}

const run = (url: string, text: string): Promise<Row[]> =>
  withSession(url, async (db) => (await db.query(text)).rows);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(20);
}

interface Said {
  url?: string;
  error?: string;
  words?: { en: string; ja: string };
}

/** A process of its own, in a group of its own as a terminal would make one. */
async function inProcess(
  ...how: string[]
): Promise<{ child: ChildProcess; said: Said; ended: Promise<number | null> }> {
  const script = fileURLToPath(new URL("./embedded-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...how], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  processes.push(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const said = await new Promise<string>((resolve) => {
    if (child.stdout) createInterface(child.stdout).once("line", resolve);
    void ended.then(() => resolve("{}"));
  });
  return { child, said: JSON.parse(said) as Said, ended };
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const pidOf = (): number => postmasterOf(data)?.pid ?? 0;

test("what was written is there at the next start, for whoever has the new address alone", async () => {
  const first = await start();
  await run(first.url, "create table kept (n int); insert into kept values (1)");
  expect(first.version).toMatch(/^18\./);
  expect([folder, join(folder, MAJOR), data].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
  expect(modeOf(join(folder, MAJOR, "password"))).toBe(0o600);
  await first.stop();
  expect(existsSync(join(data, "postmaster.pid"))).toBe(false);
  expect(modeOf(join(folder, `backup-${MAJOR}.ndjson.gz`))).toBe(0o600);
  const second = await start();
  expect(await run(second.url, "select n from kept")).toEqual([{ n: 1 }]);
  const old = new URL(second.url);
  old.password = new URL(first.url).password;
  await expect(run(old.href, "select 1")).rejects.toThrow(/password authentication failed/);
});

test("it listens to this machine alone, and the server's role can do nothing outside the database", async () => {
  const { url } = await start();
  const settings = await run(
    url,
    `select current_setting('listen_addresses') as listen,
       current_setting('fsync') as fsync, rolsuper as super from pg_roles where rolname = current_user`,
  );
  expect(settings).toEqual([{ listen: "127.0.0.1", fsync: "on", super: false }]);
  await expect(run(url, "copy (select 1) to program 'cat'")).rejects.toThrow(/permission denied/);
});

test("a database that confirms what it has not kept is refused", async () => {
  const { url, end } = await testDatabase();
  // The tests' own database is such a one.
  await expect(withSession(url, assertDurable)).rejects.toThrow(NotDurable);
  await end();
  const embedded = await start();
  await withSession(embedded.url, async (db) => {
    await assertDurable(db);
    await db.query("set synchronous_commit = off");
    await expect(assertDurable(db)).rejects.toThrow(/synchronous_commit/);
  });
});

test("a folder that holds what is somebody else's is left as it was", async () => {
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, "photo.jpg"), "a photo");
  await expect(start()).rejects.toThrow(/holds other things/);
  expect(readdirSync(folder)).toEqual(["photo.jpg"]);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test("a second start is told who has the folder, and the first goes on", async () => {
  const { url } = await start();
  const postmaster = pidOf();
  const here = startEmbedded({ folder, log: () => {} });
  await expect(here).rejects.toBeInstanceOf(FolderHeld);
  const { said } = await inProcess();
  expect(said.error).toBe("FolderHeld");
  expect(said.words?.en).toContain(`tefuda ${process.pid}`);
  expect(said.words?.ja).toContain(`tefuda ${process.pid}`);
  expect(pidOf()).toBe(postmaster);
  await run(url, "select 1");
});

test("the claim is made again when the database has cut it off", async () => {
  const embedded = await start();
  const cluster: Cluster = {
    binaries: findBinaries(),
    account: databaseAccount(),
    folder: join(folder, MAJOR),
  };
  const keeper = keeperUrl(cluster, postmasterOf(data)?.port ?? 0);
  const claims = "select pid from pg_locks where locktype = 'advisory' and granted";
  const [before] = await run(keeper, claims);
  await run(keeper, `select pg_terminate_backend(${before?.pid})`);
  await until(async () => {
    const [now] = await run(keeper, claims);
    return now !== undefined && now.pid !== before?.pid;
  });
  await expect(startEmbedded({ folder, log: () => {} })).rejects.toBeInstanceOf(FolderHeld);
  await run(embedded.url, "select 1");
});

test("of several starts at once one has the folder, on the first start as later", async () => {
  for (let round = 0; round < 3; round++) {
    give(outer, databaseAccount());
    const all = await Promise.all([inProcess("handles"), inProcess("handles"), inProcess("handles")]);
    const errors = all.flatMap(({ said }) => said.error ?? []);
    expect(errors).toEqual(["FolderHeld", "FolderHeld"]);
    const winner = all.find(({ said }) => said.url !== undefined);
    const written = await run(winner?.said.url ?? "", "select what from written");
    expect(written).toHaveLength(2 * round + 1);
    winner?.child.kill("SIGINT");
    await Promise.all(all.map(({ ended }) => ended));
  }
});

test.each([
  ["is gone", () => 2 ** 22 - 3],
  ["is another program's now", () => process.pid],
])("a lock whose process %s is taken over", async (_, pid) => {
  const first = await start();
  const file = join(data, "postmaster.pid");
  const text = readFileSync(file, "utf8");
  await first.stop();
  writeFileSync(file, text.replace(/^\d+/, String(pid())), { mode: 0o600 });
  give(file, databaseAccount());
  const second = await start();
  await run(second.url, "select 1");
  expect(lines.join()).toContain(`The process ${pid()} that had`);
});

test.each([
  ["is held while that gives signs of life", true],
  ["is taken over when that gives none", false],
])("a folder whose database runs where its process cannot be seen %s", async (_, lives) => {
  const first = await start();
  const file = join(data, "postmaster.pid");
  const text = readFileSync(file, "utf8");
  await first.stop();
  // As it looks from another container: the number is that of no process here, nobody answers at the port.
  writeFileSync(file, text.replace(/^\d+/, String(2 ** 22 - 3)), { mode: 0o600 });
  give(file, databaseAccount());
  const sign = (): void => writeFileSync(join(folder, MAJOR, "alive"), "elsewhere");
  sign();
  const signs = lives ? setInterval(sign, 100) : undefined;
  try {
    if (lives) await expect(start()).rejects.toThrow(/in use by another program \(elsewhere\)/);
    else await run((await start()).url, "select 1");
    expect(readFileSync(file, "utf8").startsWith(String(2 ** 22 - 3))).toBe(lives);
  } finally {
    clearInterval(signs);
    if (lives) rmSync(file);
  }
});

test("a folder may lie deep and be called anything", async () => {
  give(outer, databaseAccount());
  folder = join(outer, "it's", "a $HOME of 札");
  data = join(folder, MAJOR, "data");
  const { url } = await start();
  await run(url, "select 1");
});

test("a folder is the same by any name", async () => {
  await start();
  const other = join(outer, "other");
  symlinkSync(folder, other);
  await expect(startEmbedded({ folder: other, log: () => {} })).rejects.toBeInstanceOf(FolderHeld);
});

test("a database that was left running is stopped, and another started", async () => {
  const first = await start();
  await run(first.url, "create table kept (n int)");
  await first.stop();
  const cluster: Cluster = {
    binaries: findBinaries(),
    account: databaseAccount(),
    folder: join(folder, MAJOR),
  };
  await startCluster(cluster, await freePort(), {});
  const orphan = pidOf();
  try {
    const second = await start();
    expect(lines.join()).toContain(`(process ${orphan}) is stopped`);
    expect(pidOf()).not.toBe(orphan);
    await run(second.url, "select n from kept");
  } finally {
    if (pidOf() === orphan) await stopCluster(cluster);
  }
});

test("what was committed outlives the database's own end, which no stop is held up by", async () => {
  const first = await start();
  await run(first.url, "create table kept (n int); insert into kept values (1)");
  process.kill(pidOf(), "SIGKILL");
  await first.stop();
  expect(lines.join()).toContain("No backup was written");
  const second = await start();
  expect(await run(second.url, "select n from kept")).toEqual([{ n: 1 }]);
  await expect(startEmbedded({ folder, log: () => {} })).rejects.toBeInstanceOf(FolderHeld);
});

test.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
  "when the process ends by %s, its database stops as it should",
  async (signal) => {
    give(outer, databaseAccount());
    const { child, ended } = await inProcess();
    child.kill(signal);
    await ended;
    // Its last line comes after its lock is gone: that alone proves no end in order.
    await until(() =>
      /database system is shut down\s*$/.test(readFileSync(join(folder, MAJOR, "log"), "utf8")),
    );
    expect(postmasterOf(data)).toBeUndefined();
    const next = await start();
    expect(await run(next.url, "select what from written")).toEqual([{ what: "started" }]);
  },
);

test("at Ctrl-C the server writes what it has to write before the database stops", async () => {
  give(outer, databaseAccount());
  const { child, ended } = await inProcess("handles");
  // A terminal tells the whole group.
  process.kill(-(child.pid ?? 0), "SIGINT");
  expect(await ended).toBe(0);
  expect(postmasterOf(data)).toBeUndefined();
  expect(existsSync(join(folder, MAJOR, "stopped.json"))).toBe(true);
  const next = await start();
  expect(await run(next.url, "select what from written")).toEqual([
    { what: "started" },
    { what: "interrupted" },
  ]);
});

test("where none can run, one line says why in both languages", async () => {
  give(outer, databaseAccount());
  writeFileSync(folder, "a file, not a folder");
  const tries = [
    () => startEmbedded({ folder, log: () => {} }),
    () => startEmbedded({ folder: join(folder, "within"), log: () => {} }),
    async () => findBinaries("sunos", "sparc"),
  ];
  for (const attempt of tries) {
    const error = await attempt().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(NoDatabase);
    if (!(error instanceof NoDatabase)) continue;
    expect(error.words.en).toMatch(/^No database can run here: [^\n]+$/);
    expect(error.words.ja).toMatch(/^ここではデータベースを動かせません。[^\n]+$/);
  }
});
