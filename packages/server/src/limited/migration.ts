/** What a tournament of limited play keeps besides: its draft, the pool and the deck of each seat, and until when it waits. */
import type { Migration } from "kysely/migration";

export const limited: Migration = {
  async up(db) {
    await db.schema.alterTable("tournaments").addColumn("due", "bigint").execute();
    await db.schema
      .createTable("drafts")
      .addColumn("tournament", "text", (c) => c.primaryKey().references("tournaments.id").onDelete("cascade"))
      .addColumn("state", "jsonb", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("pools")
      .addColumn("tournament", "text", (c) => c.notNull().references("tournaments.id").onDelete("cascade"))
      .addColumn("seat", "smallint", (c) => c.notNull())
      .addColumn("entrant", "text", (c) => c.notNull())
      .addColumn("packs", "jsonb")
      .addColumn("deck", "jsonb")
      .addPrimaryKeyConstraint("pools_pkey", ["tournament", "seat"])
      .execute();
  },
};
