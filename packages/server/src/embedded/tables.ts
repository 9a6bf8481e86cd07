/** What there is to back up in a database: the tables of schema public, and what hangs on them. */
import type { Queries } from "./session.ts";

export interface Column {
  name: string;
  /** As a cast names it. */
  type: string;
}

export interface Table {
  name: string;
  /** Those that are stored; what the database reckons by itself is left out. */
  columns: Column[];
}

/** Tables of the migrations: they say which schema this is, and come with it. */
const OF_MIGRATIONS = ["kysely_migration", "kysely_migration_lock"];

/** A name as SQL takes it, whatever letters it has. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The same within schema public. */
export const inPublic = (name: string): string => `public.${quoted(name)}`;

/** All tables with rows of ours, by name. */
export async function tablesOf(db: Queries): Promise<Table[]> {
  // Rows of a partition are those of the table that it is part of.
  const { rows } = await db.query(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_class c
       left join pg_attribute a
         on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all ($1::text[])
      order by c.relname, a.attnum`,
    [OF_MIGRATIONS],
  );
  const tables = new Map<string, Table>();
  for (const { table, column, type } of rows) {
    const name = String(table);
    const found = tables.get(name) ?? { name, columns: [] };
    tables.set(name, found);
    if (column !== null) found.columns.push({ name: String(column), type: String(type) });
  }
  return [...tables.values()];
}

/** The names of all sequences, those of identity columns too. */
export async function sequencesOf(db: Queries): Promise<string[]> {
  const { rows } = await db.query(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename",
  );
  return rows.map(({ name }) => String(name));
}

/** The version of the schema: the last migration that has run; empty before the first. */
export async function schemaOf(db: Queries): Promise<string> {
  const there = await db.query("select to_regclass('public.kysely_migration') is not null as there");
  if (there.rows[0]?.there !== true) return "";
  const { rows } = await db.query("select coalesce(max(name), '') as name from public.kysely_migration");
  return String(rows[0]?.name);
}

/** Makes every value be written, and read, in one way whatever the database is set to. Holds for a transaction. */
export const ONE_WAY = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local lc_monetary = 'C'; set local xmloption = 'content'`;
