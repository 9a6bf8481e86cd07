/** Writes all that the server has in its database into a stream, in a form that any later PostgreSQL takes. */
import { createHash } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { FORMAT, type Line } from "./backup-form.ts";
import type { Session } from "./session.ts";
import { inPublic, ONE_WAY, quoted, schemaOf, sequencesOf, type Table, tablesOf } from "./tables.ts";

/** Rows that are in memory at a time. */
const BATCH = 2000;

/**
 * Writes a backup of one moment and ends the stream; meanwhile others may write to the database. The session must be in no
 * transaction. What the stream or the database throws is thrown.
 */
export async function backup(session: Session, stream: Writable): Promise<void> {
  await session.query("begin isolation level repeatable read read only");
  try {
    await session.query(ONE_WAY);
    await pipeline(Readable.from(sealed(linesOf(session))), createGzip(), stream);
  } finally {
    await session.query("rollback");
  }
}

/** Lines as text, some at a time, and after them the one by which a reader knows that nothing is missing. */
async function* sealed(batches: AsyncGenerator<Line[]>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const tables: Record<string, number> = {};
  let table = "";
  for await (const lines of batches) {
    for (const line of lines) {
      if (Array.isArray(line)) tables[table] = (tables[table] ?? 0) + 1;
      else if ("table" in line) {
        table = line.table;
        tables[table] = 0;
      }
    }
    const text = lines.map(written).join("");
    hash.update(text);
    yield text;
  }
  yield written({ end: true, tables, sha256: hash.digest("hex") });
}

const written = (line: Line): string => `${JSON.stringify(line)}\n`;

async function* linesOf(session: Session): AsyncGenerator<Line[]> {
  const { rows } = await session.query("select now() as at");
  const at = new Date(String(rows[0]?.at)).toISOString();
  yield [{ tefuda: "backup", format: FORMAT, schema: await schemaOf(session), at }];
  for (const table of await tablesOf(session)) {
    yield [{ table: table.name, columns: table.columns }];
    yield* rowsOf(session, table);
  }
  for (const name of await sequencesOf(session)) {
    const found = await session.query(`select last_value::text as last, is_called from ${inPublic(name)}`);
    const { last, is_called } = found.rows[0] ?? {};
    yield [{ sequence: name, last: String(last), called: is_called === true }];
  }
}

async function* rowsOf(session: Session, { name, columns }: Table): AsyncGenerator<Line[]> {
  const values = columns.map((column, index) => `${quoted(column.name)}::text as c${index}`);
  await session.query(
    `declare backup no scroll cursor for select ${values.join(", ")} from ${inPublic(name)}`,
  );
  for (;;) {
    const { rows } = await session.query(`fetch forward ${BATCH} from backup`);
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((_, index) => textOr(row[`c${index}`])));
  }
  await session.query("close backup");
}

const textOr = (value: unknown): string | null => (typeof value === "string" ? value : null);
