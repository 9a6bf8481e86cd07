import { expect, test } from "vitest";
import { withSession } from "../src/embedded/session.ts";
import { testDatabase } from "./database.ts";

test("each database is empty and apart from the others, and is gone after its end", async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await withSession(one.url, (db) => db.query("create table kept (id int)"));
  const { rows } = await withSession(other.url, (db) => db.query("select to_regclass('kept') as kept"));
  expect(rows).toEqual([{ kept: null }]);
  await Promise.all([one.end(), other.end()]);
  await expect(withSession(one.url, (db) => db.query("select 1"))).rejects.toThrow(/does not exist/);
});
