/** The secret that all machines on one database share, to sign cookies with; made by the first of them. */
import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

export async function keptSecret(db: Database): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name: "cookies", value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "cookies")
    .executeTakeFirstOrThrow();
  return value;
}
