/** Tells what certainly was not done from what nobody knows of. */
import { DatabaseError } from "pg";
import { Unsure } from "../match/store.ts";
import type { Database } from "./database.ts";

/** Of errors that the database tells when it, or the connection, ends: 08 connection, 57 by an operator, 58 system. */
const ENDING = /^(08|57|58)/;

/**
 * Runs one statement that changes something. Where no connection can be had, or the database refuses, it was not done;
 * where the connection broke, or nothing came back in time, an {@link Unsure} is thrown.
 */
export async function sure<T>(db: Database, run: (connection: Database) => Promise<T>): Promise<T> {
  let sent = false;
  try {
    return await db.connection().execute((connection) => {
      sent = true;
      return run(connection);
    });
  } catch (error) {
    const refused = error instanceof DatabaseError && !ENDING.test(error.code ?? "");
    if (!sent || refused) throw error;
    throw new Unsure("what was sent may have been done, or not", { cause: error });
  }
}
