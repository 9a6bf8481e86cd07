/** Backup and restore as somebody uses them who runs a server. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { testDatabase } from "../test/database.ts";
import { openDatabase } from "./database/database.ts";
import { migrate } from "./database/migrations.ts";
import { withSession } from "./embedded/session.ts";
import { backupInto, restoreFrom } from "./keep.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
const folderFor = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-keep-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const fresh = async (): Promise<string> => {
  const database = await testDatabase();
  ends.push(() => database.end());
  return database.url;
};
const log = (): void => {};
const secretsOf = (url: string) =>
  withSession(url, async (db) => (await db.query("select name, value from secrets order by name")).rows);

describe("a backup", () => {
  test("brings everything into an empty database, and replaces what is there only when asked", async () => {
    const [from, to, folder] = [await fresh(), await fresh(), folderFor()];
    const { db } = openDatabase(from, 1);
    await migrate(db);
    await db.insertInto("secrets").values({ name: "one", value: "two" }).execute();
    await db.destroy();
    const file = join(folder, "all.gz");
    await backupInto(file, { url: from, folder, log });
    await restoreFrom(file, { url: to, folder, log, replace: false });
    expect(await secretsOf(to)).toEqual([{ name: "one", value: "two" }]);
    await withSession(to, (session) => session.query("insert into secrets values ('other', 'x')"));
    await expect(restoreFrom(file, { url: to, folder, log, replace: false })).rejects.toThrow();
    expect(await secretsOf(to)).toHaveLength(2);
    await restoreFrom(file, { url: to, folder, log, replace: true });
    expect(await secretsOf(to)).toHaveLength(1);
  });

  test("that is none, or of another version, changes nothing", async () => {
    const [url, folder] = [await fresh(), folderFor()];
    const file = join(folder, "all.gz");
    writeFileSync(file, "nothing");
    await expect(restoreFrom(file, { url, folder, log, replace: true })).rejects.toThrow();
    const { db } = openDatabase(url, 1);
    await migrate(db, "0001 matches");
    await backupInto(file, { url, folder, log });
    await migrate(db);
    await db.destroy();
    await expect(restoreFrom(file, { url, folder, log, replace: true })).rejects.toThrow("another version");
  });

  test("of a folder without a database is none, and nothing is made there", async () => {
    const folder = join(folderFor(), "mistyped");
    const file = join(folderFor(), "all.gz");
    await expect(backupInto(file, { url: undefined, folder, log })).rejects.toThrow("There is no database");
    expect([folder, file].map((one) => existsSync(one))).toEqual([false, false]);
  });

  test("is not brought in under a server that works", async () => {
    const [url, folder] = [await fresh(), folderFor()];
    const file = join(folder, "all.gz");
    const { db } = openDatabase(url, 1);
    await migrate(db);
    await backupInto(file, { url, folder, log });
    await db.insertInto("beats").values({ machine: "one", at: Date.now() }).execute();
    await expect(restoreFrom(file, { url, folder, log, replace: true })).rejects.toThrow("Stop it first");
    await db
      .updateTable("beats")
      .set({ at: Date.now() - 60_000 })
      .execute();
    await db.destroy();
    await restoreFrom(file, { url, folder, log, replace: true });
  });
});
