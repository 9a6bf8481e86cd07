/** The tables of matches. */
import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const matches: Migration = {
  async up(db) {
    await db.schema
      .createTable("matches")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("engine", "text", (c) => c.notNull())
      .addColumn("setup", "jsonb", (c) => c.notNull())
      .addColumn("seats", "jsonb", (c) => c.notNull())
      .addColumn("clock", "jsonb")
      .addColumn("rated", "boolean", (c) => c.notNull())
      .addColumn("watch", "bigint")
      .addColumn("began", "bigint", (c) => c.notNull())
      .addColumn("number", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("waits_for", "smallint")
      .addColumn("due", "bigint")
      .addColumn("ended", "jsonb")
      .addColumn("ended_at", "bigint")
      .execute();
    await sql`create index matches_rated on matches (ended_at) where rated and ended is not null`.execute(db);
    await sql`create index matches_due on matches (due) where due is not null`.execute(db);
    await db.schema
      .createTable("match_keys")
      .addColumn("match", "text", (c) => c.primaryKey().references("matches.id").onDelete("cascade"))
      .addColumn("secret", "text", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("entries")
      .addColumn("match", "text", (c) => c.notNull().references("matches.id").onDelete("cascade"))
      .addColumn("number", "integer", (c) => c.notNull())
      .addColumn("command", "text", (c) => c.notNull())
      .addColumn("deed", "jsonb", (c) => c.notNull())
      .addColumn("used", "integer", (c) => c.notNull())
      .addColumn("lag", "integer", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("entries_pkey", ["match", "number"])
      .addUniqueConstraint("entries_command", ["match", "command"])
      .execute();
    await db.schema
      .createTable("snapshots")
      .addColumn("match", "text", (c) => c.primaryKey().references("matches.id").onDelete("cascade"))
      .addColumn("number", "integer", (c) => c.notNull())
      .addColumn("engine", "text", (c) => c.notNull())
      .addColumn("packed", "bytea", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("beats")
      .addColumn("machine", "text", (c) => c.primaryKey())
      .addColumn("at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("outages")
      .addColumn("from", "bigint", (c) => c.primaryKey())
      .addColumn("to", "bigint", (c) => c.notNull())
      .execute();
  },
};
