/** Tables that were left are closed, and chairs of those who are away are free; others are not. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import { closeLeft, Tables } from "./tables.ts";

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

test("a chair in the lobby is kept for whoever is here, and for whoever was a moment ago", async () => {
  const drawn = { id: () => "", number: () => "", secret: () => ({ secret: "", hash: "" }) };
  const tables = new Tables(db, new Map(), "e", drawn);
  const now = Date.now();
  const seat = (user: string, seen?: number) => ({
    ...{ user, name: user, kind: "person", deck: null, number: "1" },
    ...(seen === undefined ? {} : { seen }),
  });
  const free = { user: null, name: null, kind: "person", deck: null, number: null };
  const table = (id: string, open: boolean, ...seats: object[]) => ({
    ...{ id, match: null, touched: now, opened: 1, rounds: 0, closed: false, secret: "s", hash: "h" },
    plan: JSON.stringify({ game: "dew", open }) as never,
    seats: JSON.stringify(seats) as never,
  });
  const long = now - 600_000;
  await db
    .insertInto("tables")
    .values([
      table("two", true, seat("here", long), seat("away", long), free),
      table("lost", true, seat("away", long), free),
      table("just", true, seat("moment", now - 60_000), free),
      table("link", false, seat("away", long), free),
      // by a build that did not write down when somebody was seen
      table("old", true, seat("away"), free),
    ])
    .execute();
  await tables.areHere(["here", "elsewhere"]);
  await tables.absentLeave();
  const read = async (id: string) => {
    const { seats, closed } = (await tables.read(id))!;
    return closed ? "closed" : seats.map(({ user, number }) => (user === null ? null : `${user} ${number}`));
  };
  expect(await read("two")).toEqual(["here 1", null, null]);
  expect(await read("lost")).toBe("closed");
  expect(await read("just")).toEqual(["moment 1", null]);
  expect(await read("link")).toEqual(["away 1", null]);
  expect(await read("old")).toEqual(["away 1", null]);
});
