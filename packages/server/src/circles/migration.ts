/** The tables of circles: who is in one, which copies there are, and whose they have been. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const circles: Migration = {
  async up(db) {
    await db.schema
      .createTable("circles")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("plan", "jsonb", (c) => c.notNull())
      .addColumn("host", "text")
      .addColumn("auditor", "text")
      .addColumn("secret", "text", (c) => c.notNull())
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("open", "boolean", (c) => c.notNull())
      .addColumn("began", "bigint", (c) => c.notNull())
      .execute();
    await createMembers(db);
    await createCopies(db);
    await createTrades(db);
  },
};

const ofCircle = (table: string, db: Kysely<unknown>) =>
  db.schema.createTable(table).addColumn("circle", "text", (c) => c.notNull().references("circles.id"));

async function createMembers(db: Kysely<unknown>): Promise<void> {
  // whoever leaves stays without a name, so that every copy's way can be told
  await ofCircle("members", db)
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("user", "text")
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('asks', 'in', 'left')`))
    .addColumn("region", "smallint", (c) => c.notNull())
    .addColumn("joined", "bigint", (c) => c.notNull())
    .addColumn("opened", "integer", (c) => c.notNull())
    .addColumn("gained", "integer", (c) => c.notNull())
    .addColumn("ways", "jsonb", (c) => c.notNull())
    .addPrimaryKeyConstraint("members_pkey", ["circle", "id"])
    .addUniqueConstraint("members_user", ["user", "circle"])
    .execute();
  await ofCircle("marks", db)
    .addColumn("member", "text", (c) => c.notNull())
    .addColumn("card", "text", (c) => c.notNull())
    .addColumn("keep", "smallint")
    .addColumn("rank", "smallint")
    .addPrimaryKeyConstraint("marks_pkey", ["circle", "member", "card"])
    .execute();
  await ofCircle("shut", db)
    .addColumn("member", "text", (c) => c.notNull())
    .addColumn("other", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("shut_pkey", ["circle", "member", "other"])
    .execute();
}

async function createCopies(db: Kysely<unknown>): Promise<void> {
  // a copy is with one person, or with nobody any more; a round that is under way may keep it back
  await ofCircle("copies", db)
    .addColumn("id", "integer", (c) => c.notNull())
    .addColumn("card", "text", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("holder", "text")
    .addColumn("kept", "integer")
    .addPrimaryKeyConstraint("copies_pkey", ["circle", "id"])
    .addUniqueConstraint("copies_number", ["circle", "card", "number"])
    .addForeignKeyConstraint("copies_holder", ["circle", "holder"], "members", ["circle", "id"])
    .execute();
  await db.schema.createIndex("copies_held").on("copies").columns(["circle", "holder", "card"]).execute();
  await ofCircle("ledger", db)
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("of", "text")
    .addPrimaryKeyConstraint("ledger_pkey", ["circle", "number"])
    .execute();
  await ofCircle("moves", db)
    .addColumn("entry", "integer", (c) => c.notNull())
    .addColumn("copy", "integer", (c) => c.notNull())
    .addColumn("from", "text")
    .addColumn("to", "text")
    .addPrimaryKeyConstraint("moves_pkey", ["circle", "copy", "entry"])
    .addForeignKeyConstraint("moves_entry", ["circle", "entry"], "ledger", ["circle", "number"])
    .addForeignKeyConstraint("moves_copy", ["circle", "copy"], "copies", ["circle", "id"])
    .execute();
  await db.schema.createIndex("moves_of_entry").on("moves").columns(["circle", "entry"]).execute();
  await db.schema.createIndex("moves_from").on("moves").columns(["circle", "from"]).execute();
  await sql`
    create function grows_only() returns trigger language plpgsql as
    $$ begin raise exception 'the ledger only grows'; end $$`.execute(db);
  for (const table of ["ledger", "moves"])
    await sql`
      create trigger ${sql.raw(table)}_grows before update or delete on ${sql.table(table)}
      for each row execute function grows_only()`.execute(db);
}

async function createTrades(db: Kysely<unknown>): Promise<void> {
  await ofCircle("trades", db)
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("first", "text", (c) => c.notNull())
    .addColumn("second", "text", (c) => c.notNull())
    .addColumn("gives", "jsonb", (c) => c.notNull())
    .addColumn("gets", "jsonb", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("agreed", "text")
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('open', 'done', 'ended')`))
    .addColumn("touched", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("trades_pkey", ["circle", "id"])
    .execute();
  await ofCircle("trading_rounds", db)
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("step", "text", (c) =>
      c.notNull().check(sql`step in ('waits', 'works', 'asks', 'done', 'ended')`),
    )
    .addColumn("bell", "bigint")
    .addColumn("until", "bigint")
    // counts what is worked out: whatever was worked out of an earlier input is thrown away
    .addColumn("turn", "integer", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("input", "jsonb")
    .addColumn("questions", "jsonb", (c) => c.notNull())
    .addColumn("result", "jsonb")
    .addColumn("summary", "jsonb")
    .addColumn("papers", "text")
    .addColumn("ended", "bigint")
    .addPrimaryKeyConstraint("trading_rounds_pkey", ["circle", "number"])
    .execute();
  await sql`create index trading_rounds_due on trading_rounds (circle) where step in ('waits', 'works', 'asks')`.execute(
    db,
  );
}

/** What cards are worth after each round, and what trades are to each of their sides by that. */
export const gifts: Migration = {
  async up(db) {
    const none = sql`'{"worth": 0, "variance": 0}'::jsonb`;
    await db.schema
      .alterTable("members")
      .addColumn("lean", "jsonb", (c) => c.notNull().defaultTo(none))
      .execute();
    await db.schema.alterTable("trades").addColumn("given", "text").execute();
    await db.schema.alterTable("trading_rounds").addColumn("worths", "jsonb").execute();
  },
};
