/** Sessions: one for each browser that somebody is signed in with. */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { isBanned } from "./banned.ts";
import type { Queries } from "./belongings.ts";
import type { Language, Role } from "./rows.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** So long a session is good after it was used last. Milliseconds. */
export const SESSION_LASTS = 30 * DAY;
/** So long a browser keeps the cookie of it, which is as long as browsers do. Milliseconds. */
export const COOKIE_LASTS = 400 * DAY;
/** So old a session is when its cookie is given again. Milliseconds. */
export const COOKIE_AGES = 300 * DAY;
/** So exactly it is kept when it was used. Milliseconds. */
const USED_WITHIN = 60 * MINUTE;

/** Somebody who is here. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  role: Role;
}

/** Somebody with the session that shows who it is. */
export interface Present {
  person: Person;
  language: Language;
  session: string;
  /** When it began. Milliseconds. */
  began: number;
}

/** Begins a session; the token of it is for its cookie alone. */
export async function openSession(db: Queries, user: string, now: number): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const at = new Date(now);
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      user_id: user,
      token,
      created_at: at,
      updated_at: at,
      expires_at: new Date(now + SESSION_LASTS),
      ip_address: null,
      user_agent: null,
    })
    .execute();
  return token;
}

/** Whose session it is, by one query. That it was used is written down now and then, and makes it last. */
export async function findSession(db: Queries, token: string, now: number): Promise<Present | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .where("token", "=", token)
    .where("expires_at", ">", new Date(now))
    .where(({ not }) => not(isBanned(sql.ref("users.id"), now)))
    .select([
      ...(["users.id", "name", "guest", "role", "language"] as const),
      ...(["sessions.id as session", "sessions.created_at as began", "sessions.updated_at as used"] as const),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { session, began, used, language, ...person } = row;
  if (now - used.getTime() > USED_WITHIN)
    await db
      .updateTable("sessions")
      .set({ updated_at: new Date(now), expires_at: new Date(now + SESSION_LASTS) })
      .where("id", "=", session)
      .execute();
  return { person, language, session, began: began.getTime() };
}
