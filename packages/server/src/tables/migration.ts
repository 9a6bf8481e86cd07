/** The tables of the lobby, and of what all machines share. */
import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const tables: Migration = {
  async up(db) {
    await db.schema
      .createTable("tables")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("plan", "jsonb", (c) => c.notNull())
      .addColumn("seats", "jsonb", (c) => c.notNull())
      .addColumn("secret", "text", (c) => c.notNull())
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("match", "text", (c) => c.references("matches.id").onDelete("set null"))
      .addColumn("rounds", "integer", (c) => c.notNull())
      .addColumn("opened", "bigint", (c) => c.notNull())
      .addColumn("touched", "bigint", (c) => c.notNull())
      .addColumn("closed", "boolean", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("secrets")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .execute();
    await sql`create index tables_open on tables (touched) where not closed`.execute(db);
  },
};
