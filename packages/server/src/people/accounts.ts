/** What happens to people, each in one transaction: they come, become accounts, come back, and go. */
import { randomUUID } from "node:crypto";
import type { Words } from "@tefuda/kernel";
import { DatabaseError } from "pg";
import type { Database } from "../database/database.ts";
import { bannedUntil } from "./banned.ts";
import { type Belongings, lockUsers, type Queries } from "./belongings.ts";
import { lookOf } from "./names.ts";
import type { Language } from "./rows.ts";
import { openSession, type Present } from "./sessions.ts";
import { NAMES, PASSWORDS, PEOPLE } from "./words.ts";

/** Why something was not done; `code` is for programs. */
export class Refused extends Error {
  readonly status: 400 | 401 | 403 | 409 | 429;
  readonly code: string;
  readonly words: Words;
  constructor(status: Refused["status"], code: string, words: Words) {
    super(words.en);
    this.status = status;
    this.code = code;
    this.words = words;
  }
}
export const nameTaken = (): Refused => new Refused(409, "name_taken", NAMES.taken);
export const signedOut = (): Refused => new Refused(401, "signed_out", PEOPLE.signedOut);
export const wrongPassword = (): Refused => new Refused(401, "wrong_password", PASSWORDS.wrong);

/** How the library kept a password. */
const PASSWORD = "credential";

/** Runs it; that a name is taken meanwhile is told as such. */
export async function named<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === "users_look_key") throw nameTaken();
    throw error;
  }
}

/** Whether an account other than one's own has a name that looks like it. */
export async function isTaken(db: Queries, name: string, own?: string): Promise<boolean> {
  const found = await db.selectFrom("users").select("id").where("look", "=", lookOf(name)).executeTakeFirst();
  return found !== undefined && found.id !== own;
}

/** The account of a name; undefined where there is none. */
export const accountNamed = (db: Queries, name: string): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom("users")
    .select(["id", "name"])
    .where("look", "=", lookOf(name))
    .where("guest", "=", false)
    .executeTakeFirst();

/** Somebody new comes. The token of the session. */
export async function enterAsGuest(
  db: Database,
  { name, language }: { name: string; language: Language },
  now: number,
): Promise<string> {
  if (await isTaken(db, name)) throw nameTaken();
  const at = new Date(now);
  const id = randomUUID();
  const values = { id, name, language, guest: true, look: null, image: null, created_at: at, updated_at: at };
  return await db.transaction().execute(async (trx) => {
    await trx.insertInto("users").values(values).execute();
    return await openSession(trx, id, now);
  });
}

/** A guest becomes an account, with all that was theirs. The token of a session in place of all before. */
export const becomeAccount = (
  db: Database,
  { id, name, hash }: { id: string; name: string; hash: string },
  now: number,
): Promise<string> =>
  named(() =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("users")
        .set({ name, look: lookOf(name), guest: false, updated_at: new Date(now) })
        .where("id", "=", id)
        .where("guest", "=", true)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refused(409, "is_account", PEOPLE.isAccount);
      await writePassword(trx, id, hash, now);
      return await onlySession(trx, id, now);
    }),
  );

/** The account of a name with what its password is checked by. */
export async function findPassword(
  db: Queries,
  of: { name: string } | { id: string },
): Promise<{ id: string; hash: string } | null> {
  const row = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .where("provider_id", "=", PASSWORD)
    .where((is) => ("id" in of ? is("users.id", "=", of.id) : is("look", "=", lookOf(of.name))))
    .select(["users.id", "password"])
    .executeTakeFirst();
  return row?.password ? { id: row.id, hash: row.password } : null;
}

/** Somebody comes back to an account whose password was right. The token, and which guest came along. */
export async function comeBack(
  db: Database,
  belongings: readonly Belongings[],
  { id, hash, before }: { id: string; hash: string; before: Present | null },
  now: number,
): Promise<{ token: string; guest: string | null }> {
  return await db.transaction().execute(async (trx) => {
    const guest = await leaveBefore(trx, belongings, id, before);
    // neither the account nor its password has gone meanwhile
    if ((await findPassword(trx, { id }))?.hash !== hash) throw wrongPassword();
    await mustNotBeBanned(trx, id, now);
    return { token: await openSession(trx, id, now), guest };
  });
}

/** Throws in words where a moderator has closed the account for a while. */
export async function mustNotBeBanned(db: Queries, id: string, now: number): Promise<void> {
  const until = await bannedUntil(db, id, now);
  if (until !== null) throw new Refused(403, "banned", PEOPLE.banned(new Date(until)));
}

/**
 * Whoever somebody was in this browser before is left: a guest goes away and what was theirs comes along to the account.
 * The id of that guest; null where there was none. Both are locked then.
 */
export async function leaveBefore(
  trx: Queries,
  belongings: readonly Belongings[],
  to: string,
  before: Present | null,
): Promise<string | null> {
  const from = before?.person.id ?? to;
  const there = await lockUsers(trx, [to, from]);
  if (!there.has(to)) throw wrongPassword();
  if (before) await trx.deleteFrom("sessions").where("id", "=", before.session).execute();
  if (from === to || !there.has(from)) return null;
  // it may have become an account on its way here
  const { guest } = await trx
    .selectFrom("users")
    .select("guest")
    .where("id", "=", from)
    .executeTakeFirstOrThrow();
  if (!guest) return null;
  for (const one of belongings) await one.moveUser(trx, from, to);
  await trx.deleteFrom("users").where("id", "=", from).execute();
  return from;
}

/** A new password in place of an old one, or of none. The token of a session in place of all before. */
export async function changePassword(
  db: Database,
  { id, old, hash }: { id: string; old: string | null; hash: string },
  now: number,
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    if ((await lockUsers(trx, [id])).size === 0) throw wrongPassword();
    if (((await findPassword(trx, { id }))?.hash ?? null) !== old) throw wrongPassword();
    await writePassword(trx, id, hash, now);
    return await onlySession(trx, id, now);
  });
}

/** Another name; an account is found by it from now on. */
export const changeName = (db: Database, id: string, name: string, now: number): Promise<void> =>
  named(async () => {
    if (await isTaken(db, name, id)) throw nameTaken();
    await db
      .updateTable("users")
      .set((is) => ({
        name,
        look: is.case().when("guest", "=", true).then(null).else(lookOf(name)).end(),
        updated_at: new Date(now),
      }))
      .where("id", "=", id)
      .execute();
  });

/** Somebody is gone, with all that was theirs alone. Whether there was anybody of that id. */
export async function forgetUser(
  db: Database,
  belongings: readonly Belongings[],
  id: string,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    if ((await lockUsers(trx, [id])).size === 0) return false;
    for (const one of belongings) await one.forgetUser(trx, id);
    await trx.deleteFrom("users").where("id", "=", id).execute();
    return true;
  });
}

async function onlySession(trx: Queries, id: string, now: number): Promise<string> {
  await trx.deleteFrom("sessions").where("user_id", "=", id).execute();
  return await openSession(trx, id, now);
}

async function writePassword(trx: Queries, user: string, password: string, now: number): Promise<void> {
  const at = new Date(now);
  await trx
    .insertInto("credentials")
    .values({
      ...{ id: randomUUID(), user_id: user, account_id: user, provider_id: PASSWORD },
      ...{ password, created_at: at, updated_at: at },
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "provider_id"]).doUpdateSet({ password, updated_at: at }),
    )
    .execute();
}
