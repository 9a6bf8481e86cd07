/** The tables of people. Where the library that knows sessions and passkeys reads them they have the columns that it asks for. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A table that goes with a user, with the times that the library keeps. */
const ofUser = (db: Kysely<unknown>, table: string) =>
  db.schema
    .createTable(table)
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "timestamptz", (c) => c.notNull());

export const people: Migration = {
  async up(db) {
    await db.schema
      .createTable("users")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("name", "text", (c) => c.notNull())
      // what an account's name looks like, by which it is found; a guest has none
      .addColumn("look", "text", (c) => c.unique())
      .addColumn("guest", "boolean", (c) => c.notNull())
      .addColumn("role", "text", (c) =>
        c.notNull().defaultTo("player").check(sql`role in ('player', 'moderator', 'operator')`),
      )
      .addColumn("language", "text", (c) => c.notNull().defaultTo("en").check(sql`language in ('en', 'ja')`))
      // asked for by the library, and never an address
      .addColumn("email", "text", (c) => c.notNull().unique().defaultTo(sql`gen_random_uuid()::text`))
      .addColumn("email_verified", "boolean", (c) => c.notNull().defaultTo(false))
      .addColumn("image", "text")
      .addColumn("created_at", "timestamptz", (c) => c.notNull())
      .addColumn("updated_at", "timestamptz", (c) => c.notNull())
      .addCheckConstraint("users_account", sql`guest = (look is null) and (role = 'player' or not guest)`)
      .execute();
    await sql`create index users_guests on users (created_at) where guest`.execute(db);
    await ofUser(db, "sessions")
      .addColumn("updated_at", "timestamptz", (c) => c.notNull())
      .addColumn("expires_at", "timestamptz", (c) => c.notNull())
      .addColumn("token", "text", (c) => c.notNull().unique())
      .addColumn("ip_address", "text")
      .addColumn("user_agent", "text")
      .execute();
    await ofUser(db, "credentials")
      .addColumn("updated_at", "timestamptz", (c) => c.notNull())
      .addColumn("account_id", "text", (c) => c.notNull())
      .addColumn("provider_id", "text", (c) => c.notNull())
      .addColumn("password", "text")
      .addColumn("access_token", "text")
      .addColumn("refresh_token", "text")
      .addColumn("id_token", "text")
      .addColumn("access_token_expires_at", "timestamptz")
      .addColumn("refresh_token_expires_at", "timestamptz")
      .addColumn("scope", "text")
      .addUniqueConstraint("credentials_provider", ["user_id", "provider_id"])
      .execute();
    await ofUser(db, "passkeys")
      .addColumn("name", "text")
      .addColumn("public_key", "text", (c) => c.notNull())
      .addColumn("credential_id", "text", (c) => c.notNull().unique())
      .addColumn("counter", "bigint", (c) => c.notNull())
      .addColumn("device_type", "text", (c) => c.notNull())
      .addColumn("backed_up", "boolean", (c) => c.notNull())
      .addColumn("transports", "text")
      .addColumn("aaguid", "text")
      .execute();
    await db.schema
      .createTable("challenges")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("identifier", "text", (c) => c.notNull())
      .addColumn("value", "text", (c) => c.notNull())
      .addColumn("expires_at", "timestamptz", (c) => c.notNull())
      .addColumn("created_at", "timestamptz", (c) => c.notNull())
      .addColumn("updated_at", "timestamptz", (c) => c.notNull())
      .execute();
    for (const [table, column] of [
      ["sessions", "user_id"],
      ["sessions", "expires_at"],
      ["passkeys", "user_id"],
      ["challenges", "identifier"],
    ] as const)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    await db.schema
      .createTable("decks")
      .addColumn("user", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("cards", "jsonb", (c) => c.notNull())
      .addColumn("changed", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("decks_pkey", ["user", "id"])
      .execute();
    await db.schema
      .createTable("limits")
      .addColumn("key", "text", (c) => c.primaryKey())
      .addColumn("count", "integer", (c) => c.notNull())
      .addColumn("until", "bigint", (c) => c.notNull())
      .execute();
    // there is one at most
    await db.schema
      .createTable("operator_code")
      .addColumn("only", "boolean", (c) => c.primaryKey().defaultTo(true).check(sql`"only"`))
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("until", "bigint", (c) => c.notNull())
      .execute();
    await sql`create index matches_seats on matches using gin (seats jsonb_path_ops)`.execute(db);
  },
};
