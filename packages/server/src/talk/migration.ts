/** The tables of what people say to each other, and of what keeps it decent. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const isPlace = sql`kind in ('table', 'match')`;

async function createSaid(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("said")
    .addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("kind", "text", (c) => c.notNull().check(isPlace))
    .addColumn("place", "text", (c) => c.notNull())
    .addColumn("room", "text", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("entry", "integer")
    .addColumn("author", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("seat", "smallint", (c) => c.notNull())
    .addColumn("phrase", "text")
    .addColumn("text", "text")
    .addColumn("hearers", sql`text[]`, (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("said_number", ["kind", "place", "room", "number"])
    .addCheckConstraint("said_something", sql`(phrase is null) != (text is null)`)
    .execute();
  await db.schema.createIndex("said_author").on("said").column("author").execute();
  await db.schema.createIndex("said_at").on("said").column("at").execute();
  await sql`create index said_left on said (id) where author is null and text is not null`.execute(db);
  await sql`create index said_hearers on said using gin (hearers)`.execute(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("said", "bigint", (c) => c.references("said.id").onDelete("set null"))
    .addColumn("by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("about", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull().check(isPlace))
    .addColumn("place", "text", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("entry", "integer")
    .addColumn("phrase", "text")
    .addColumn("text", "text")
    .addColumn("said_at", "bigint", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("settled", "bigint")
    .addUniqueConstraint("reports_once", ["said", "by"])
    .execute();
  await sql`create index reports_open on reports (at) where settled is null`.execute(db);
  for (const column of ["by", "about"])
    await db.schema.createIndex(`reports_${column}`).on("reports").column(column).execute();
  await db.schema
    .createTable("sanctions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("report", "text", (c) => c.notNull().references("reports.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('warn', 'silence', 'ban')`))
    .addColumn("until", "bigint")
    .addColumn("seen", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sanctions_user").on("sanctions").column("user").execute();
  await db.schema.createIndex("sanctions_report").on("sanctions").column("report").execute();
  await db.schema
    .createTable("deeds")
    .addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("who", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("report", "text", (c) => c.references("reports.id").onDelete("set null"))
    .addColumn("days", "integer")
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
}

export const talk: Migration = {
  async up(db) {
    await createSaid(db);
    await db.schema
      .createTable("relations")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("owner", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("other", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("muted", "boolean", (c) => c.notNull())
      .addColumn("blocked", "boolean", (c) => c.notNull())
      .addUniqueConstraint("relations_pair", ["owner", "other"])
      .execute();
    await db.schema.createIndex("relations_other").on("relations").column("other").execute();
    await db.schema
      .createTable("talk_wishes")
      .addColumn("user", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("text", "boolean", (c) => c.notNull())
      .execute();
    // there is one at most
    await db.schema
      .createTable("talk_rules")
      .addColumn("only", "boolean", (c) => c.primaryKey().defaultTo(true).check(sql`"only"`))
      .addColumn("text", "boolean", (c) => c.notNull())
      .execute();
    await createReports(db);
  },
};
