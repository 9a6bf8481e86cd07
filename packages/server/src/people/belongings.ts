/** What belongs to somebody outside the tables of people. Whatever names users takes part, so that nothing is forgotten. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The database, or a transaction on it. */
export type Queries = Kysely<Tables>;

export interface Belongings {
  /** What it is called in what somebody takes out. */
  name: string;
  /** Gives what is one's to another, who stays while the first goes. */
  moveUser(trx: Queries, from: string, to: string): Promise<void>;
  /** All that is kept of somebody, as plain data. */
  exportUser(db: Queries, id: string): Promise<unknown>;
  /** Takes away what is one's, and one's name and id from what others need as well. */
  forgetUser(trx: Queries, id: string): Promise<void>;
}

/**
 * Keeps users from going away until the end of the transaction; tells which of them are there. Whoever writes a user into a
 * table without a foreign key asks first.
 */
export async function holdUsers(trx: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** As {@link holdUsers}, for whoever changes them: in the order of ids, so that two never wait for each other. */
export async function lockUsers(trx: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
