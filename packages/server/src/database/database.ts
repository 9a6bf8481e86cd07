/** The way to the database. */
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** So long a query may take before nobody waits for it any more. Milliseconds. */
const PATIENCE = 10_000;

/** Opens a pool of connections. The pool logs nothing; a connection that breaks is replaced by the next query. */
export function openDatabase(url: string, connections = 10): { db: Database; pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    types: {
      // times and counts are far below 2^53
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as "text"),
    },
  });
  pool.on("error", () => {});
  // one that is at work when the database goes tells its query, and would end the process besides
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** The time by the clock of the database. Milliseconds. */
export const NOW = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** The same, asked for now. */
export async function timeOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${NOW} as now`.execute(db);
  return rows[0]!.now;
}
