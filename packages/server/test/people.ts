/** People in tests: a fresh database with whoever is on it, and browsers that keep their cookies. */
import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "../src/database/database.ts";
import { migrate } from "../src/database/migrations.ts";
import { createMatch } from "../src/match/postgres.ts";
import type { Hashing } from "../src/people/passwords.ts";
import { createPeople, type People, type PeopleOptions } from "../src/people/people.ts";
import { testDatabase } from "./database.ts";

export const ORIGIN = "http://127.0.0.1:4000";
export const SAFE = "https://cards.example";
export const SECRET = "a secret that is long enough for what it is";
export const DAY = 24 * 60 * 60_000;

/** A hash that costs nothing; what was hashed and checked is counted. */
const counting = () => {
  const counts = { hash: 0, verify: 0 };
  return {
    counts,
    hash: async (password: string) => {
      counts.hash++;
      return `kept ${password}`;
    },
    verify: async ({ hash, password }: { hash: string; password: string }) => {
      counts.verify++;
      return hash === `kept ${password}`;
    },
  };
};

/** Limits that no test comes near, but for the passwords of an account. */
export const OFTEN = Object.fromEntries(
  ["guests", "accounts", "signIns", "changes"].map((what) => [what, { most: 1000, per: DAY }]),
);

/** Waits with each until so many have come, so that what follows happens at the same time. */
export function together(hashing: Hashing, many: number): Hashing {
  const all = Promise.withResolvers<void>();
  let there = 0;
  const wait = async () => {
    if (++there === many) all.resolve();
    await all.promise;
  };
  return {
    hash: (password) => wait().then(() => hashing.hash(password)),
    verify: (checked) => wait().then(() => hashing.verify(checked)),
  };
}

export interface Town {
  db: Database;
  people: People;
  clock: { now: number };
  hashing: ReturnType<typeof counting>;
  signedOut: string[];
  moved: [string, string | null][];
  reported: unknown[];
  /** Others who stand on the same database: another machine, or another address. */
  another(options?: Partial<PeopleOptions>): People;
  end(): Promise<void>;
}

export async function town(options: Partial<PeopleOptions> = {}): Promise<Town> {
  const database = await testDatabase();
  const { db } = openDatabase(database.url);
  await migrate(db);
  const clock = { now: Date.now() };
  const hashing = counting();
  const told = {
    signedOut: [] as string[],
    moved: [] as [string, string | null][],
    reported: [] as unknown[],
  };
  const another = (more: Partial<PeopleOptions> = {}): People =>
    createPeople({
      ...{ db, secret: SECRET, publicUrl: null, trusted: [ORIGIN], now: () => clock.now, hashing },
      onSignedOut: (user) => told.signedOut.push(user),
      onMoved: (from, to) => told.moved.push([from, to]),
      report: (error) => told.reported.push(error),
      ...options,
      ...more,
    });
  return {
    ...{ db, clock, hashing, another, people: another() },
    ...told,
    async end() {
      await db.destroy();
      await database.end();
    },
  };
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export interface Browser {
  cookies: Map<string, string>;
  headers(): Headers;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Comes as a guest; the id. */
  guest(name: string): Promise<string>;
  /** Comes and becomes an account; the id. */
  account(name: string): Promise<string>;
}

export const PASSWORD = "correct horse";

export function browser(people: People, { origin = ORIGIN, address = "192.0.2.1" } = {}): Browser {
  const cookies = new Map<string, string>();
  const headers = () =>
    new Headers(cookies.size > 0 ? { cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join("; ") } : {});
  async function send(request: Request): Promise<Answer> {
    const response = await people.handler(request, address);
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "" || /max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const body = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, body, headers: response.headers };
  }
  const self: Browser = {
    cookies,
    headers,
    get: (path) => send(new Request(`${origin}/api/auth${path}`, { headers: headers() })),
    async post(path, body = {}, more = {}) {
      const all = headers();
      for (const [key, value] of Object.entries({ origin, "content-type": "application/json", ...more }))
        all.set(key, value);
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return await send(
        new Request(`${origin}/api/auth${path}`, { method: "POST", headers: all, body: text }),
      );
    },
    async guest(name) {
      const { status, body } = await self.post("/guest", { name, language: "en" });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (await people.who(headers()))?.id ?? "";
    },
    async account(name) {
      const id = await self.guest(name);
      const { status, body } = await self.post("/account", { name, password: PASSWORD });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return id;
    },
  };
  return self;
}

/** A match with these people at its seats; its id. */
export async function playedBy(db: Database, ...users: string[]): Promise<string> {
  const id = randomUUID();
  const seats = users.map((user) => ({ user, name: `name of ${user}`, kind: "person" as const }));
  const lists = users.map((_, i) => [`card ${i}`]);
  const head = {
    ...{ id, game: "dew", engine: "here", clock: null, rated: false, watch: null, began: 1 },
    setup: { seed: 1, lists },
  };
  await createMatch(db, { ...head, seats }, { waitsFor: 0, due: null });
  return id;
}

export const seatsOf = async (db: Database, match: string) =>
  (await db.selectFrom("matches").select("seats").where("id", "=", match).executeTakeFirstOrThrow()).seats;

export const signIn = (name: string, password = PASSWORD) => ({ name, password });

export const usersNamed = (db: Database, name: string) =>
  db.selectFrom("users").selectAll().where("name", "=", name).execute();

export const sessionsOf = async (db: Database, user: string): Promise<number> =>
  (await db.selectFrom("sessions").select("id").where("user_id", "=", user).execute()).length;

export const deckOf = (id: string, changed = 1) => ({
  id,
  game: "dew",
  name: id,
  cards: ["a", "b"],
  changed,
});
