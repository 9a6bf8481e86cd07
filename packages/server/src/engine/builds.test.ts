/** Which builds are kept, and which go. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import { createMatch } from "../match/postgres.ts";
import { Builds } from "./builds.ts";
import { layOut, packFiles, unpackFiles } from "./files.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const DAY = 86_400_000;

let database: { url: string; end(): Promise<void> };
let db: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  ({ db } = openDatabase(database.url));
  await migrate(db);
  folder = mkdtempSync(join(tmpdir(), "tefuda-kept-"));
});
afterAll(async () => {
  await db.destroy();
  await database.end();
  rmSync(folder, { recursive: true, force: true });
});

const kept = async (): Promise<string[]> =>
  (await db.selectFrom("builds").select("id").orderBy("id").execute()).map(({ id }) => id);

test("a build is kept while a match needs it or a machine of it may be there, and then goes with its files", async () => {
  const before = (id: string, days: number) =>
    db
      .insertInto("builds")
      .values({ id, contract: 1, packed: packFiles({}), kept: Date.now() - days * DAY })
      .execute();
  await before("needed", 100);
  await before("there", 0.5);
  await before("gone", 2);
  await createMatch(
    db,
    {
      ...{ id: "m", game: "dew", engine: "needed", clock: null, rated: false, watch: null, began: 1 },
      setup: { seed: 1, lists: [[], []] },
      seats: [],
    },
    { waitsFor: null, due: null },
  );
  for (const name of ["gone-1", "needed-1"]) mkdirSync(join(folder, name));
  const builds = new Builds(db, "this", { root: ROOT, folder });
  await builds.keep();
  expect(await kept()).toEqual(["needed", "there", "this"]);
  expect(["gone-1", "needed-1"].map((name) => existsSync(join(folder, name)))).toEqual([false, true]);
  // said again it is the same
  await builds.keep();
  expect(await kept()).toHaveLength(3);
});

test("what is no build is not laid out", () => {
  const path = join(folder, "strange");
  for (const file of ["packages/../../outside.ts", "/etc/passwd", "packages/a//b", "other/a.ts"])
    expect(() => unpackFiles(packFiles({ [file]: "" })), file).toThrow();
  expect(() => unpackFiles(Buffer.from("nothing"))).toThrow();
  layOut(unpackFiles(packFiles({ "packages/a/src/b.ts": "" })), ROOT, path);
  expect(existsSync(join(path, "packages/a/src/b.ts"))).toBe(true);
});
