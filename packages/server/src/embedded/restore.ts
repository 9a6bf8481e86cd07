/** Brings the rows of a backup into a database. */
import type { Readable } from "node:stream";
import { NotCarriedOver } from "./errors.ts";
import { laidAside } from "./laid-aside.ts";
import { readBackup } from "./read-backup.ts";
import type { Session } from "./session.ts";
import { inPublic, ONE_WAY, quoted, schemaOf, type Table, tablesOf } from "./tables.ts";

/** Rows that are written by one statement. */
const BATCH = 1000;

/** The values of one row, as the database writes them. */
type Values = readonly (string | null)[];

export interface RestoreOptions {
  /** Whether rows that are there already are thrown away; without it a database that has any is refused. */
  replace?: boolean;
}

/**
 * Brings a whole backup in, or nothing of it: a file that is cut short or altered is refused, and so is a database whose
 * schema is not the backup's, or that has rows ({@link NotCarriedOver}). The session must be in no transaction.
 */
export async function restore(
  session: Session,
  stream: Readable,
  { replace = false }: RestoreOptions = {},
): Promise<void> {
  await session.query("begin");
  try {
    await session.query(ONE_WAY);
    const tables = await tablesOf(session);
    await makeEmpty(session, tables, replace);
    const putBack = await laidAside(session);
    await bringIn(session, stream, tables);
    await putBack();
    await session.query("commit");
  } catch (error) {
    await session.query("rollback").catch(() => {});
    throw error;
  } finally {
    stream.destroy();
  }
}

async function bringIn(session: Session, stream: Readable, tables: readonly Table[]): Promise<void> {
  let table: Table | undefined;
  let rows: Values[] = [];
  const flush = async (): Promise<void> => {
    if (table && rows.length > 0) await insert(session, table, rows);
    rows = [];
  };
  for await (const line of readBackup(stream)) {
    if (Array.isArray(line)) {
      if (rows.push(line) >= BATCH) await flush();
      continue;
    }
    await flush();
    if ("schema" in line) await sameSchema(session, line.schema);
    else if ("table" in line) table = fitting(tables, line);
    else {
      const values = [inPublic(line.sequence), line.last, line.called];
      await session.query("select setval($1::regclass, $2::bigint, $3::boolean)", values);
    }
  }
  await flush();
}

async function makeEmpty(session: Session, tables: readonly Table[], replace: boolean): Promise<void> {
  const names = tables.map(({ name }) => inPublic(name));
  if (names.length === 0) return;
  // Nobody else reads or writes until this is over.
  await session.query(`lock table ${names.join(", ")} in access exclusive mode`);
  if (replace) {
    await session.query(`truncate ${names.join(", ")}`);
    return;
  }
  for (const name of names) {
    const { rows } = await session.query(`select exists (select from ${name}) as there`);
    if (rows[0]?.there !== true) continue;
    throw new NotCarriedOver({
      en: `The database is not empty (${name}): a backup is brought into an empty one, or has to replace what is there.`,
      ja: `データベースが空ではありません（${name}）。バックアップは空のデータベースに戻すか、今の内容と置き換えます。`,
    });
  }
}

async function sameSchema(session: Session, schema: string): Promise<void> {
  const here = await schemaOf(session);
  if (here === schema) return;
  throw new NotCarriedOver({
    en: `The backup is of schema "${schema}", and the database has "${here}". Migrate it to the backup's first.`,
    ja: `バックアップのスキーマは「${schema}」、データベースは「${here}」です。先に同じスキーマへ移行してください。`,
  });
}

/** The table as the backup has it, where the database has the same. */
function fitting(
  tables: readonly Table[],
  { table: name, columns }: { table: string } & Pick<Table, "columns">,
) {
  const here = tables.find((table) => table.name === name);
  const known = columns.filter(({ name, type }) =>
    here?.columns.some((own) => own.name === name && own.type === type),
  );
  if (here && known.length === columns.length && known.length === here.columns.length)
    return { name, columns };
  throw new NotCarriedOver({
    en: `The table ${name} of the backup is not the table of that name in this database.`,
    ja: `バックアップの表 ${name} は、このデータベースの同じ名前の表と一致しません。`,
  });
}

async function insert(session: Session, { name, columns }: Table, rows: readonly Values[]): Promise<void> {
  const list = (write: (index: number) => string): string =>
    columns.map((_, index) => write(index)).join(", ");
  const into = `${inPublic(name)} (${columns.map((column) => quoted(column.name)).join(", ")})`;
  await session.query(
    `insert into ${into} overriding system value
     select ${list((index) => `c${index}::${columns[index]?.type}`)}
       from unnest(${list((index) => `$${index + 1}::text[]`)}) as given(${list((index) => `c${index}`)})`,
    columns.map((_, index) => rows.map((row) => row[index])),
  );
}
