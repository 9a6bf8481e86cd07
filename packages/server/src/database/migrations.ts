/**
 * The steps by which the tables came to be, in order. A step fits the build before it as well as that which brings it, as
 * both run beside each other while machines are replaced: tables and columns are added first, and taken away by a later
 * release. A step that has been released is never changed.
 */
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { circles, gifts } from "../circles/migration.ts";
import { builds } from "../engine/migration.ts";
import { limited } from "../limited/migration.ts";
import { matches } from "../match/migration.ts";
import { people } from "../people/migration.ts";
import { ratings } from "../rating/migration.ts";
import { setPictures, sets } from "../sets/migration.ts";
import { tables } from "../tables/migration.ts";
import { talk } from "../talk/migration.ts";
import { tournaments, unplayed } from "../tournament/migration.ts";
import type { Database } from "./database.ts";

const migrations: Record<string, Migration> = {
  "0001 matches": matches,
  "0002 people": people,
  "0003 tables": tables,
  "0004 tournaments": tournaments,
  "0005 talk": talk,
  "0006 ratings": ratings,
  "0007 builds": builds,
  "0008 circles": circles,
  "0009 limited": limited,
  "0010 gifts": gifts,
  "0011 tables without a match": unplayed,
  "0012 sets": sets,
  "0013 pictures of sets": setPictures,
};

/** Brings the tables to the newest step, or to a named one. Throws what went wrong; then nothing of that step is there. */
export async function migrate(db: Database, to?: string): Promise<void> {
  const migrator = new Migrator({
    // the steps know tables by what they make of them
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error) throw error;
}
