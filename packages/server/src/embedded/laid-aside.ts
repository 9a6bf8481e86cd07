/** What stands in the way while rows are brought in. */
import type { Session } from "./session.ts";

/**
 * Takes off foreign keys, so that rows may come in any order, and holds back triggers, so that nothing is done twice. What
 * is returned puts them back, and each key is checked then. All within the transaction: a failure leaves them as they were.
 */
export async function laidAside(session: Session): Promise<() => Promise<void>> {
  const keys = await session.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const triggers = await session.query(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name
       from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O' and tgparentid = 0`,
  );
  for (const { table, name } of triggers.rows) {
    await session.query(`alter table ${table} disable trigger ${name}`);
  }
  for (const { table, name } of keys.rows)
    await session.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys.rows) {
      await session.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { table, name } of triggers.rows) {
      await session.query(`alter table ${table} enable trigger ${name}`);
    }
  };
}
