/** The server: one machine of as many as are wanted, all on one database. */
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { newId, newNumber, newSecret } from "@tefuda/host/drawn";
import { sql } from "kysely";
import { memberships } from "./circles/belongings.ts";
import { CIRCLE_CHANNEL } from "./circles/ground.ts";
import { CircleService } from "./circles/service.ts";
import { type Database, NOW, openDatabase } from "./database/database.ts";
import { keptSecret } from "./database/kept-secret.ts";
import { listen } from "./database/listener.ts";
import { migrate } from "./database/migrations.ts";
import { type BuildPlaces, Builds } from "./engine/builds.ts";
import type { Games } from "./games.ts";
import { addressOf, isLocal } from "./http/address.ts";
import type { Doors } from "./http/doors.ts";
import { headersOf, servePeople } from "./http/people.ts";
import { type SetDoor, serveSets } from "./http/sets.ts";
import { Sockets } from "./http/sockets.ts";
import { createWeb, portFor, type WebOptions } from "./http/web.ts";
import { measures } from "./machine/measures.ts";
import { BEAT, type SharedTime, sharedTime } from "./machine/time.ts";
import { Matches } from "./match/matches.ts";
import { CHANNEL, postgresMatches } from "./match/postgres.ts";
import { Presence, type Told } from "./match/presence.ts";
import type { MatchStore } from "./match/store.ts";
import { takeOver } from "./match/takeover.ts";
import { createPeople, type People, type PeopleOptions } from "./people/people.ts";
import { Programs } from "./programs/programs.ts";
import { rateEnded, strengths } from "./rating/ratings.ts";
import { keptSets } from "./sets/sets.ts";
import { chairs } from "./tables/belongings.ts";
import { Lobby } from "./tables/lobby.ts";
import { closeLeft, TABLE_CHANNEL, Tables } from "./tables/tables.ts";
import { talkBelongings } from "./talk/belongings.ts";
import { TALK_CHANNEL } from "./talk/say.ts";
import { sweepTalk } from "./talk/sweep.ts";
import { createTalk, type TalkLimits } from "./talk/talk.ts";
import { entriesOf } from "./tournament/belongings.ts";
import { TournamentService } from "./tournament/service.ts";
import { TOURNAMENT_CHANNEL, Tournaments } from "./tournament/tournaments.ts";
import { HIDDEN_CHANNEL } from "./wire/looking.ts";
import type { Person, Services } from "./wire/services.ts";

export interface ServerOptions {
  /** Of the database. Whether that keeps what it confirms, whoever starts the server has asked. */
  url: string;
  /** Which build of the engine this is. */
  engine: string;
  /** Where its files lie, and where those of others are laid out; without it none is kept, and none but this one plays. */
  builds?: BuildPlaces;
  games: Games;
  /** Where it listens, and the names that it answers to; without a port on the next that is free, with 0 on any. */
  host: string;
  port?: number;
  names: readonly string[];
  /** Where the world reaches it, behind whatever ends TLS; null where nothing stands before it. */
  publicUrl: string | null;
  /** Where others reach it, once it has its port; left out where they do not. */
  addresses?: (port: number) => string[];
  /** The files of the page; null where it hands out none. */
  pages: string | null;
  first?: WebOptions["first"];
  /** How many connections a person and an address may have, where it is not as usual. */
  connections?: { person: number; address: number };
  /** Milliseconds from one question whether a page is there to the next, where it is not as usual. */
  ping?: number;
  /** How often people may try what they try, where it is not as usual. */
  limits?: PeopleOptions["limits"];
  /** How many messages a connection may send; see {@link Services}. */
  messages?: Services["messages"];
  /** Threads in which programs think. */
  threads: number;
  log: (line: string, error?: unknown) => void;
  /** How much people may say and report, where nothing else is said as is usual. */
  talk?: Partial<TalkLimits>;
  /** How often sets may be kept and asked for, where it is not as usual. */
  sets?: SetDoor["limits"];
  /** Who somebody is, where that is not found out by their cookies. */
  who?: (request: IncomingMessage) => Promise<Person | null>;
}

export interface Server {
  port: number;
  people: People;
  close(): Promise<void>;
}

/** On which machines hear of who is at a match. */
const HERE = "tefuda_here";
/** On which they hear that somebody has signed out. */
const OUT = "tefuda_out";
/** On which they hear that what somebody had is another's, or nobody's. */
const MOVED = "tefuda_moved";

/** How often things are seen to that may have been missed. Milliseconds. */
const POLL = 2000;
const SWEEP = 1000;
const REST = 10_000;
const KEEP = 20_000;
const SWEEP_GUESTS = 3_600_000;
const SWEEP_TALK = 10 * 60_000;

/** Throws where the database is not reached. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { url, engine, games, log } = options;
  const { db } = openDatabase(url);
  await migrate(db);
  const machine = newId();
  const time = sharedTime(db, machine);
  await time.beat();
  const programs = new Programs(options.threads);
  const store = timed(postgresMatches(db), (ms) => counts.written(ms));
  const builds = new Builds(db, engine, options.builds ?? null);
  // kept first: a machine of the build before looks for it as soon as it hears that a match was taken over
  await builds.keep();
  const engineOf = (id: string) => builds.engineOf(id);
  const moved = await takeOver({ db, store, build: engine, engineOf });
  for (const { match, why } of moved.left) log(`match ${match} stays with its build: ${why}`);
  const matches = new Matches(
    { store, time, engineOf, think: (play, root) => programs.think(play, root) },
    db,
  );
  const drawn = { id: newId, number: newNumber, secret: newSecret };
  const tables = new Tables(db, games, engine, drawn, () => programs.busy);
  const lobby = new Lobby(tables);
  const secret = await keptSecret(db);
  const talk = createTalk({
    ...{ db, secret, newId, ...(options.talk ? { limits: options.talk } : {}) },
    now: () => time.now(),
    showOut: (user) =>
      void people.endSessions(user).catch(() => {
        people.forget(user);
        return sockets.dismiss(user);
      }),
  });
  const kept = new Tournaments(db, { games, engine }, drawn, strengths);
  const tournaments = new TournamentService(db, kept, matches, time, (error) =>
    log("a tournament does not go on", error),
  );
  const circles = new CircleService({ db, games, drawn }, time, (error) =>
    log("a round does not go on", error),
  );
  const presence = new Presence(machine, (told) => tellAll(db, HERE, JSON.stringify(told)));
  const doors: Doors = { hosts: new Set(options.names.map((name) => name.toLowerCase())) };
  const app = await createWeb({
    doors,
    pages: options.pages,
    ...(options.first ? { first: options.first } : {}),
  });
  const proxied = options.publicUrl !== null;
  const port = await portFor(options.host, options.port);
  const trusted = options.names.map((name) => `http://${name}:${port}`);
  const people = createPeople({
    db,
    secret,
    publicUrl: options.publicUrl,
    trusted,
    now: () => time.now(),
    belongings: [chairs, entriesOf(kept), talkBelongings, memberships, keptSets],
    ...(options.limits ? { limits: options.limits } : {}),
    onSignedOut: (user) => tellAll(db, OUT, user),
    onMoved: (user) => tellAll(db, MOVED, user),
    report: (error) => log("something failed that should not", error),
  });
  const who = options.who ?? (({ headers }: IncomingMessage) => people.who(headersOf(headers)));
  const sockets = new Sockets({
    doors,
    services: {
      ...{ db, time, games, matches, tables, lobby, presence, tournaments, circles, talk },
      ...(options.messages ? { messages: options.messages } : {}),
      refused: (code) => counts.refused(code),
      fault: (error) => log("something failed that should not", error),
    },
    who,
    most: options.connections,
    ping: options.ping,
    addressOf: (request) => addressOf(request, proxied),
    refused: (why) => counts.refused(why),
  });
  const counts = measures({
    matches: { says: "Matches in memory", now: () => matches.size },
    sockets: { says: "Pages that are connected", now: () => sockets.size },
    thinking: { says: "Answers that programs think about, or that wait for it", now: () => programs.load },
  });
  app.get("/metrics", async ({ raw }, reply) => {
    // for whoever is on this machine, and not for those whom something on it lets in
    if (!isLocal(raw)) return await reply.code(404).send();
    return await reply.type("text/plain; version=0.0.4").send(await counts.text());
  });
  app.get("/health", async (_, reply) => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      return await reply.code(503).send({ ok: false });
    }
    return { ok: true, matches: matches.size, sockets: sockets.size, thinking: programs.load };
  });
  app.get("/api/addresses", async () => ({ addresses: options.addresses?.(port) ?? [] }));
  servePeople(app, people, (request) => addressOf(request, proxied));
  serveSets(app, {
    ...{ db, doors, secret, who, games: [...games.keys()], now: () => time.now() },
    addressOf: (request) => addressOf(request, proxied),
    ...(options.sets ? { limits: options.sets } : {}),
    report: (error) => log("something failed that should not", error),
  });
  app.server.on("upgrade", (request, stream, head) => void sockets.upgrade(request, stream, head));
  const parts = {
    db,
    time,
    builds,
    matches,
    tables,
    lobby,
    presence,
    tournaments,
    circles,
    talk,
    people,
    sockets,
  };
  const listener = await listen(url, CHANNELS, hearing(parts), () => catchUp(parts));
  const timers = timersOf(parts, log);
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

/** What hears of other machines, and is seen to again and again. */
interface Parts {
  db: Database;
  time: SharedTime;
  builds: Builds;
  matches: Matches;
  tables: Tables;
  lobby: Lobby;
  presence: Presence;
  tournaments: TournamentService;
  circles: CircleService;
  talk: ReturnType<typeof createTalk>;
  people: People;
  sockets: Sockets;
}

const CHANNELS = [
  ...[CHANNEL, TABLE_CHANNEL, HERE, OUT, MOVED],
  ...[HIDDEN_CHANNEL, TOURNAMENT_CHANNEL, CIRCLE_CHANNEL, TALK_CHANNEL],
];

/** What a machine does with what it hears. */
function hearing(parts: Parts): (channel: string, payload: string) => void {
  const { matches, lobby, presence, tournaments, circles, talk, people, sockets } = parts;
  const signedOut = (user: string): void => {
    // it may have been on another machine, of which this one remembers something else
    people.forget(user);
    void sockets.dismiss(user);
  };
  return (channel, payload) => {
    const [id = "", number] = payload.split(" ");
    if (channel === CHANNEL) matches.heard(id, Number(number));
    else if (channel === HIDDEN_CHANNEL) matches.hide(id, Number(number)).catch(() => {});
    else if (channel === OUT) signedOut(payload);
    else if (channel === MOVED) matches.reload(payload).catch(() => {});
    else if (channel === HERE) presence.heard(JSON.parse(payload) as Told);
    else if (channel === TOURNAMENT_CHANNEL) tournaments.heard(id).catch(() => {});
    else if (channel === CIRCLE_CHANNEL) circles.heard(id).catch(() => {});
    else if (channel === TALK_CHANNEL) talk.heard(payload);
    else lobby.heard(id).catch(() => {});
  };
}

/** The line was broken: something may have been missed. */
function catchUp({ matches, lobby, tournaments, circles, talk }: Parts): void {
  const all = [matches.poll(), lobby.catchUp(), tournaments.catchUp(), circles.catchUp(), talk.catchUp()];
  for (const one of all) Promise.resolve(one).catch(() => {});
}

/** What is seen to again and again; each of them ends that. */
function timersOf(parts: Parts, log: ServerOptions["log"]): (() => void)[] {
  const { db, time, builds, matches, tables, presence, tournaments, circles, people, sockets } = parts;
  const seenTo: [what: string, ms: number, run: () => Promise<unknown>][] = [
    ["saying that this machine is there", BEAT, () => time.beat()],
    ["looking for what others wrote", POLL, () => matches.poll()],
    ["what is overdue", SWEEP, () => matches.sweep()],
    ["tournaments", SWEEP, () => tournaments.sweep()],
    // the next sweep does not wait for a round that takes long
    ["trading rounds", SWEEP, () => Promise.race([circles.sweep(), sleep(SWEEP, null, { ref: false })])],
    ["letting matches go", REST, () => matches.rest()],
    ["who is there", REST, async () => presence.onlyFrom(await machinesOf(db))],
    ["ratings", POLL, () => rateEnded(db)],
    [
      "whose chairs are kept",
      KEEP,
      () => tables.areHere([...sockets.people]).then(() => tables.absentLeave()),
    ],
    ["tables that were left", SWEEP_GUESTS, () => closeLeft(db)],
    ["builds that nobody needs", SWEEP_GUESTS, () => builds.keep()],
    ["guests that were left", SWEEP_GUESTS, () => people.sweepGuests(time.now())],
    ["talk", SWEEP_TALK, () => sweepTalk(db, time.now())],
  ];
  return seenTo.map(([what, ms, run]) => every(ms, run, (error) => log(`${what}: failed`, error)));
}

/** Tells all machines, this one too. */
function tellAll(db: Database, channel: string, payload: string): void {
  sql`select pg_notify(${channel}, ${payload})`.execute(db).catch(() => {});
}

/** Tells how long each write took. */
function timed(store: MatchStore, tell: (ms: number) => void): MatchStore {
  return {
    ...store,
    async append(...entry) {
      const before = performance.now();
      const written = await store.append(...entry);
      tell(performance.now() - before);
      return written;
    },
  };
}

/** The machines that have said lately that they are there. */
async function machinesOf(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom("beats")
    .select("machine")
    .where(sql<boolean>`at > ${NOW} - ${5 * BEAT}::bigint`)
    .execute();
  return new Set(rows.map(({ machine }) => machine));
}

/** Does something again and again; what fails is told when it begins to, and done the next time. */
function every(ms: number, run: () => Promise<unknown>, tell: (error: unknown) => void): () => void {
  let stopped = false;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const once = async (): Promise<void> => {
    try {
      await run();
      failed = false;
    } catch (error) {
      if (!failed && !stopped) tell(error);
      failed = true;
    }
    again();
  };
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void once(), ms);
    timer.unref();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
