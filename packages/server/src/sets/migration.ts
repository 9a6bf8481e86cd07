/** The tables of sets of cards that people keep here: each once, however many keep it. */
import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const sets: Migration = {
  async up(db) {
    await db.schema
      .createTable("sets")
      .addColumn("hash", "text", (c) => c.primaryKey().check(sql`hash ~ '^[0-9a-f]{16}$'`))
      .addColumn("about", "jsonb", (c) => c.notNull())
      // none where a moderator has taken it down: by its hash it does not come back
      .addColumn("files", "jsonb")
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("taken_by", "text", (c) => c.references("users.id").onDelete("set null"))
      .addColumn("taken_at", "bigint")
      .addCheckConstraint("sets_taken", sql`(files is null) = (taken_at is not null)`)
      .execute();
    await db.schema.createIndex("sets_taken_by").on("sets").column("taken_by").execute();
    await db.schema
      .createTable("set_keepers")
      .addColumn("hash", "text", (c) => c.notNull().references("sets.hash").onDelete("cascade"))
      .addColumn("user", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("set_keepers_pkey", ["user", "hash"])
      .execute();
    await db.schema.createIndex("set_keepers_hash").on("set_keepers").column("hash").execute();
  },
};

/** Pictures of their cards, each once however many sets have it. */
export const setPictures: Migration = {
  async up(db) {
    await db.schema
      .createTable("pictures")
      .addColumn("name", "text", (c) => c.primaryKey().check(sql`name ~ '^[0-9a-f]{32}[.]jpg$'`))
      .addColumn("bytes", "bytea", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("set_pictures")
      .addColumn("hash", "text", (c) => c.notNull().references("sets.hash").onDelete("cascade"))
      .addColumn("picture", "text", (c) => c.notNull().references("pictures.name"))
      .addPrimaryKeyConstraint("set_pictures_pkey", ["hash", "picture"])
      .execute();
    await db.schema.createIndex("set_pictures_picture").on("set_pictures").column("picture").execute();
  },
};
