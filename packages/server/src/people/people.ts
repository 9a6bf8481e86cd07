/** People: guests and accounts, who is who, and what is theirs. */
import { betterAuth } from "better-auth";
import { parseCookies } from "better-auth/cookies";
import type { Database } from "../database/database.ts";
import { forgetUser } from "./accounts.ts";
import type { Belongings } from "./belongings.ts";
import { tokenFrom } from "./cookies.ts";
import { type Deck, decks, decksOf, dropDeck, putDeck } from "./decks.ts";
import { door } from "./door.ts";
import { exportMine } from "./export.ts";
import type { Ground } from "./ground.ts";
import { libraryOptions, safeUrl } from "./library.ts";
import { counter, LIMITS, type Limits } from "./limits.ts";
import { operatorCode } from "./operator.ts";
import { passkeyHooks } from "./passkeys.ts";
import { type Hashing, libraryHashing } from "./passwords.ts";
import { peopleRoutes } from "./routes.ts";
import { seats } from "./seats.ts";
import { findSession, type Person } from "./sessions.ts";
import { sweepGuests } from "./sweep.ts";
import { remembering } from "./who.ts";

export type { Person } from "./sessions.ts";

export interface PeopleOptions {
  db: Database;
  /** What cookies are signed with; the same on all machines, and 32 letters or more. */
  secret: string;
  /** Where the world reaches the server; passkeys and cookies that are sent over safe connections alone come with https. */
  publicUrl: string | null;
  /** Origins that pages may ask from, beside `publicUrl`. */
  trusted: readonly string[];
  /** The clock that all machines share. Milliseconds. */
  now(): number;
  limits?: Partial<Limits>;
  /** How passwords are kept; as the library does where nothing else is said. */
  hashing?: Hashing;
  /** What else belongs to people, beside seats and decks. */
  belongings?: readonly Belongings[];
  /** Sockets of this user are to be closed; whoever has a session that is still good comes back. */
  onSignedOut?(user: string): void;
  /** What a guest had is an account's now; null where somebody is gone, and their name with them. */
  onMoved?(from: string, to: string | null): void;
  /** Is told what went wrong and nobody foresaw. */
  report?(error: unknown): void;
}

export interface People {
  /** Answers requests below `/api/auth/`; `address` is whose connection it came by. */
  handler(request: Request, address: string): Promise<Response>;
  /** Whose cookies these are; known for five seconds, but never after a sign-out on this machine. */
  who(headers: Headers): Promise<Person | null>;
  /** Whether a page of this origin may ask: for whoever lets a WebSocket in. */
  trusts(origin: string | undefined): boolean;
  /** All that is kept of somebody; null where there is nobody of that id. */
  exportMine(id: string): Promise<Record<string, unknown> | null>;
  /** Whether there was anybody of that id. */
  deleteMine(id: string): Promise<boolean>;
  /** Ends all sessions of somebody; on another machine they may be known for five seconds yet. */
  endSessions(id: string): Promise<void>;
  /** Who somebody is will be asked anew. */
  forget(id: string): void;
  /** How many guests went away whom nobody had been for 30 days. */
  sweepGuests(now: number): Promise<number>;
  /** A code that makes the first operator; null where there is one. */
  operatorCode(): Promise<string | null>;
  decksOf(user: string): Promise<Deck[]>;
  /** See {@link putDeck} of decks. */
  putDeck(user: string, deck: unknown): Promise<"kept" | "older">;
  dropDeck(user: string, id: unknown): Promise<boolean>;
}

export function createPeople(options: PeopleOptions): People {
  const { db, secret, publicUrl, trusted, now, onSignedOut, onMoved, hashing = libraryHashing } = options;
  if (secret.length < 32) throw new Error("the secret that cookies are signed with is too short");
  const memory = remembering(now);
  const count = counter(db, { ...LIMITS, ...options.limits }, secret, now);
  const belongings = [seats, decks, ...(options.belongings ?? [])];
  const passkeys = safeUrl(publicUrl) !== null;
  const signedOut = (user: string): void => {
    memory.forget(user);
    onSignedOut?.(user);
  };
  const ground: Ground = {
    ...{ db, belongings, count, passkeys, hashing, now, signedOut },
    changed: memory.forget,
    gone(user) {
      signedOut(user);
      onMoved?.(user, null);
    },
    left(before, to, guest) {
      memory.forget(to);
      if (before) signedOut(before.person.id);
      if (guest !== null) onMoved?.(guest, to);
    },
  };
  const origins = new Set(
    [...trusted, ...(publicUrl === null ? [] : [publicUrl])].map((url) => new URL(url).origin),
  );
  const auth = betterAuth(
    libraryOptions(
      { db, secret, publicUrl, origins: [...origins], now },
      peopleRoutes(ground),
      passkeyHooks(ground),
    ),
  );
  const cookieName = auth.$context.then(({ authCookies }) => authCookies.sessionToken.name);
  return {
    handler: door({
      ...{ passkeys, count, trusted: origins, inside: auth.handler },
      report: (error) => options.report?.(error),
    }),
    async who(headers) {
      const cookie = parseCookies(headers.get("cookie") ?? "").get(await cookieName);
      if (cookie === undefined) return null;
      return await memory.recall(cookie, async () => {
        const token = await tokenFrom({ headers, context: await auth.$context });
        return token === null ? null : ((await findSession(db, token, now()))?.person ?? null);
      });
    },
    trusts: (origin) => origin !== undefined && origins.has(origin),
    exportMine: (id) => exportMine(db, belongings, id),
    async deleteMine(id) {
      const was = await forgetUser(db, belongings, id);
      if (was) ground.gone(id);
      return was;
    },
    async endSessions(id) {
      await db.deleteFrom("sessions").where("user_id", "=", id).execute();
      signedOut(id);
    },
    forget: memory.forget,
    async sweepGuests(at) {
      const gone = await sweepGuests(db, belongings, at);
      for (const id of gone) ground.gone(id);
      return gone.length;
    },
    operatorCode: () => operatorCode(db, now()),
    decksOf: (user) => decksOf(db, user),
    putDeck: (user, given) => putDeck(db, user, given, now()),
    dropDeck: (user, id) => dropDeck(db, user, id),
  };
}
