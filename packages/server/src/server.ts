/** The server: one machine of as many as are wanted, all on one database. */
import type { IncomingMessage } from "node:http";
import { newId, newNumber, newSecret } from "@tefuda/host/drawn";
import type { OwnMatch } from "@tefuda/host/online/wire";
import { type Database, openDatabase } from "./database/database.ts";
import { keptSecret } from "./database/kept-secret.ts";
import { listen } from "./database/listener.ts";
import { migrate } from "./database/migrations.ts";
import type { Games } from "./games.ts";
import type { Doors } from "./http/doors.ts";
import { headersOf, servePeople } from "./http/people.ts";
import { Sockets } from "./http/sockets.ts";
import { createWeb, portFor, type WebOptions } from "./http/web.ts";
import { BEAT, sharedTime } from "./machine/time.ts";
import { Matches } from "./match/matches.ts";
import { CHANNEL, postgresMatches } from "./match/postgres.ts";
import { createPeople, type People } from "./people/people.ts";
import { Programs } from "./programs/programs.ts";
import { chairs } from "./tables/belongings.ts";
import { Lobby } from "./tables/lobby.ts";
import { TABLE_CHANNEL, Tables } from "./tables/tables.ts";
import type { Person } from "./wire/services.ts";

export interface ServerOptions {
  /** Of the database. Whether that keeps what it confirms, whoever starts the server has asked. */
  url: string;
  /** Which build of the engine this is. */
  engine: string;
  games: Games;
  /** Where it listens, and the names that it answers to; without a port on the next that is free, with 0 on any. */
  host: string;
  port?: number;
  names: readonly string[];
  /** Where the world reaches it, behind whatever ends TLS; null where nothing stands before it. */
  publicUrl: string | null;
  /** The files of the page; null where it hands out none. */
  pages: string | null;
  first?: WebOptions["first"];
  /** Threads in which programs think. */
  threads: number;
  log: (line: string, error?: unknown) => void;
  /** Who somebody is, where that is not found out by their cookies. */
  who?: (request: IncomingMessage) => Promise<Person | null>;
}

export interface Server {
  port: number;
  people: People;
  close(): Promise<void>;
}

/** How often things are seen to that may have been missed. Milliseconds. */
const POLL = 2000;
const SWEEP = 1000;
const REST = 10_000;

/** Throws where the database is not reached. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { url, engine, games, log } = options;
  const { db } = openDatabase(url);
  await migrate(db);
  const time = sharedTime(db, newId());
  await time.beat();
  const programs = new Programs(options.threads);
  const store = postgresMatches(db, engine);
  const open = (id: string) => {
    const { book, pack } = games.get(id)!;
    return { game: book.game, pack };
  };
  const matches = new Matches({ store, time, open, think: (play) => programs.think(play) }, db);
  const tables = new Tables(db, games, engine, { id: newId, number: newNumber, secret: newSecret });
  const lobby = new Lobby(tables);
  const listener = await listen(
    url,
    [CHANNEL, TABLE_CHANNEL],
    (channel, payload) => {
      const [id = "", number] = payload.split(" ");
      if (channel === CHANNEL) matches.heard(id, Number(number));
      else lobby.heard(id).catch(() => {});
    },
    () => {
      matches.poll().catch(() => {});
      lobby.catchUp().catch(() => {});
    },
  );
  const doors: Doors = { hosts: new Set(options.names.map((name) => name.toLowerCase())) };
  const app = await createWeb({
    doors,
    pages: options.pages,
    ...(options.first ? { first: options.first } : {}),
  });
  const port = await portFor(options.host, options.port);
  const trusted = options.names.map((name) => `http://${name}:${port}`);
  const people = createPeople({
    db,
    secret: await keptSecret(db),
    publicUrl: options.publicUrl,
    trusted,
    now: () => time.now(),
    belongings: [chairs],
    onSignedOut: (user) => sockets.dismiss(user),
    report: (error) => log("something failed that should not", error),
  });
  const sockets = new Sockets({
    doors,
    services: {
      ...{ time, matches, tables, lobby },
      matchesOf: (user) => matchesOf(db, user),
      refused: () => {},
      fault: (error) => log("something failed that should not", error),
    },
    who: options.who ?? (({ headers }) => people.who(headersOf(headers))),
    addressOf: ({ socket }) => socket.remoteAddress ?? "",
  });
  app.get("/health", async () => {
    await time.beat();
    return { ok: true, matches: matches.size, sockets: sockets.size, thinking: programs.load };
  });
  servePeople(app, people);
  app.server.on("upgrade", (request, stream, head) => void sockets.upgrade(request, stream, head));
  const timers = [
    every(BEAT, () => time.beat()),
    every(POLL, () => matches.poll()),
    every(SWEEP, () => matches.sweep()),
    every(REST, () => matches.rest()),
  ];
  await app.listen({ host: options.host, port });
  return {
    port,
    people,
    async close() {
      for (const stop of timers) stop();
      sockets.close();
      await app.close();
      await matches.rest(true);
      await programs.close();
      await listener.close().catch(() => {});
      await db.destroy();
    },
  };
}

/** Does something again and again; what fails is done the next time. */
function every(ms: number, run: () => Promise<void>): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(
      () =>
        void run()
          .catch(() => {})
          .then(again),
      ms,
    );
    timer.unref();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function matchesOf(db: Database, user: string): Promise<OwnMatch[]> {
  const rows = await db
    .selectFrom("matches")
    .select(["id", "game", "seats", "waits_for", "began"])
    .where("ended", "is", null)
    .where((is) => is("seats", "@>", JSON.stringify([{ user }]) as never))
    .orderBy("began", "desc")
    .limit(50)
    .execute();
  return rows.map(({ id, game, seats, waits_for, began }) => ({
    id,
    game,
    names: seats.map(({ name }) => name),
    waitsForMe: waits_for !== null && seats[waits_for]?.user === user,
    began,
  }));
}
