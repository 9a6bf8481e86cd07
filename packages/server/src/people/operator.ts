/** How somebody becomes the first operator: by a code that is shown where the server runs. */
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Queries } from "./belongings.ts";

const CODE_LASTS = 24 * 60 * 60_000;

const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

const isThereOne = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("role", "=", "operator").executeTakeFirst()) !== undefined;

/** A code that is good once, for a day, in place of any before; null where there is an operator. */
export async function operatorCode(db: Database, now: number): Promise<string | null> {
  if (await isThereOne(db)) return null;
  const code = randomBytes(16).toString("base64url");
  const values = { hash: hashOf(code), until: now + CODE_LASTS };
  await db
    .insertInto("operator_code")
    .values(values)
    .onConflict((conflict) => conflict.column("only").doUpdateSet(values))
    .execute();
  return code;
}

/** Whether the code was good; then the account is the operator. */
export async function becomeOperator(db: Database, id: string, code: string, now: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // of two who come with it the second waits here and finds it gone
    const found = await trx
      .selectFrom("operator_code")
      .select("hash")
      .where("hash", "=", hashOf(code))
      .where("until", ">", now)
      .forUpdate()
      .executeTakeFirst();
    if (!found || (await isThereOne(trx))) return false;
    const { numUpdatedRows } = await trx
      .updateTable("users")
      .set({ role: "operator" })
      .where("id", "=", id)
      .where("guest", "=", false)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await trx.deleteFrom("operator_code").execute();
    return numUpdatedRows > 0n;
  });
}
