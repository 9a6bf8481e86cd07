/** The tables of ratings. */
import type { Migration } from "kysely/migration";

export const ratings: Migration = {
  async up(db) {
    await db.schema
      .createTable("ratings")
      .addColumn("user", "text", (c) => c.notNull())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("many", "boolean", (c) => c.notNull())
      .addColumn("rating", "double precision", (c) => c.notNull())
      .addColumn("deviation", "double precision", (c) => c.notNull())
      .addColumn("volatility", "double precision", (c) => c.notNull())
      .addColumn("matches", "integer", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("ratings_pkey", ["game", "many", "user"])
      .execute();
    await db.schema
      .createTable("rated_matches")
      .addColumn("match", "text", (c) => c.primaryKey().references("matches.id").onDelete("cascade"))
      .addColumn("users", "jsonb", (c) => c.notNull())
      .addColumn("changes", "jsonb", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("rated_matches_users")
      .on("rated_matches")
      .using("gin")
      .column("users")
      .execute();
  },
};
