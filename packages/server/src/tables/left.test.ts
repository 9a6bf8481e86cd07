/** Tables that were left are closed; those at which somebody plays, or just sat down, are not. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import { closeLeft } from "./tables.ts";

let database: { url: string; end(): Promise<void> };
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  ({ db } = openDatabase(database.url, 2));
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await database.end();
});

test("tables that were left are closed, and no others", async () => {
  const table = (id: string, touched: number, match: string | null = null) => ({
    ...{ id, match, touched, opened: 1, rounds: 0, closed: false, secret: "s", hash: "h" },
    plan: JSON.stringify({ game: "dew" }) as never,
    seats: "[]" as never,
  });
  const match = (id: string, ended: string | null) => ({
    ...{
      id,
      game: "dew",
      engine: "e",
      rated: false,
      watch: null,
      began: 1,
      clock: null,
      waits_for: null,
      due: null,
    },
    setup: "{}" as never,
    seats: "[]" as never,
    ended: ended as never,
  });
  await db
    .insertInto("matches")
    .values([match("on", null), match("over", '{"how":"draw","winner":null}')])
    .execute();
  await db
    .insertInto("tables")
    .values([
      table("left", 1),
      table("played", 1, "on"),
      table("done", 1, "over"),
      table("fresh", Date.now()),
    ])
    .execute();
  expect(await closeLeft(db)).toBe(2);
  const open = await db.selectFrom("tables").select("id").where("closed", "=", false).orderBy("id").execute();
  expect(open.map(({ id }) => id)).toEqual(["fresh", "played"]);
});
