/** The tables of tournaments. */
import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const tournaments: Migration = {
  async up(db) {
    await db.schema
      .createTable("tournaments")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("plan", "jsonb", (c) => c.notNull())
      .addColumn("host", "text")
      .addColumn("host_name", "text", (c) => c.notNull())
      .addColumn("judge", "text")
      .addColumn("judge_name", "text", (c) => c.notNull())
      .addColumn("secret", "text", (c) => c.notNull())
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("opened", "bigint", (c) => c.notNull())
      .execute();
    await sql`create index tournaments_on on tournaments (opened) where state in ('open', 'running')`.execute(
      db,
    );
    await db.schema
      .createTable("entrants")
      .addColumn("tournament", "text", (c) => c.notNull().references("tournaments.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("user", "text")
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("deck", "jsonb")
      .addColumn("number", "text", (c) => c.notNull())
      .addColumn("rating", "double precision", (c) => c.notNull())
      .addColumn("dropped", "integer")
      .addColumn("entered", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("entrants_pkey", ["tournament", "id"])
      .addUniqueConstraint("entrants_user", ["user", "tournament"])
      .execute();
    // a match that was drawn and is played again has a row of its own
    await db.schema
      .createTable("pairings")
      .addColumn("tournament", "text", (c) => c.notNull().references("tournaments.id").onDelete("cascade"))
      .addColumn("round", "integer", (c) => c.notNull())
      .addColumn("table", "integer", (c) => c.notNull())
      .addColumn("again", "integer", (c) => c.notNull())
      .addColumn("first", "text", (c) => c.notNull())
      .addColumn("second", "text")
      .addColumn("match", "text", (c) => c.unique().references("matches.id"))
      .addColumn("result", "jsonb")
      .addPrimaryKeyConstraint("pairings_pkey", ["tournament", "round", "table", "again"])
      .addCheckConstraint("pairings_match", sql`(match is null) = (second is null)`)
      .execute();
    await sql`create index pairings_open on pairings (match) where match is not null and result is null`.execute(
      db,
    );
    await db.schema
      .createTable("looks")
      .addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      .addColumn("who", "text")
      .addColumn("tournament", "text", (c) => c.notNull().references("tournaments.id").onDelete("cascade"))
      .addColumn("match", "text", (c) => c.notNull())
      .addColumn("seat", "smallint")
      .addColumn("at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("looks_who").on("looks").column("who").execute();
  },
};

/** A table may have a result without a match: where a player does not own their deck any more. */
export const unplayed: Migration = {
  async up(db) {
    await db.schema.alterTable("pairings").dropConstraint("pairings_match").execute();
    await db.schema
      .alterTable("pairings")
      .addCheckConstraint(
        "pairings_match",
        sql`case when second is null then match is null else match is not null or result is not null end`,
      )
      .execute();
  },
};
