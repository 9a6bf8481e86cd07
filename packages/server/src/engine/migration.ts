/** The table of builds. */
import type { Migration } from "kysely/migration";

export const builds: Migration = {
  async up(db) {
    await db.schema
      .createTable("builds")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("contract", "integer", (c) => c.notNull())
      .addColumn("packed", "bytea", (c) => c.notNull())
      .addColumn("kept", "bigint", (c) => c.notNull())
      .execute();
  },
};
