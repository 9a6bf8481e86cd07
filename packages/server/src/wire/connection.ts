/** One page's connection: everything that comes is checked, done for whoever the session says it is, and answered. */

import type { Measure } from "@tefuda/host/course";
import {
  envelope,
  type Message,
  type Move,
  type RefusalCode,
  type Request,
  type Results,
  type Wishes,
} from "@tefuda/host/online/wire";
import { SPECTATOR } from "@tefuda/kernel";
import { answerCircle, isOfCircles } from "../circles/requests.ts";
import type { Deed } from "../match/entry.ts";
import { OtherBuild, Unavailable, Unknown } from "../match/errors.ts";
import type { Command, LiveMatch, Playing } from "../match/live.ts";
import type { Play, Refusal } from "../match/play.ts";
import { leaders } from "../rating/ratings.ts";
import { type Sitter, type Table, viewOf } from "../tables/table.ts";
import { handleTalk, isTalk } from "../talk/handle.ts";
import { answerTournament } from "../tournament/requests.ts";
import type { Asker } from "./asker.ts";
import { type Bucket, bucket } from "./limits.ts";
import { matchesOf, profileOf, runningMatches, showSide, watchingOf } from "./looking.ts";
import { isKnownTo, recordIn, seatIn } from "./past.ts";
import { idIn, parsed } from "./reading.ts";
import { RefusedError } from "./refused.ts";
import type { Person, Services } from "./services.ts";

/** What a connection is to whoever carries it: a socket, or a test. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** How long a message to the page and back takes, as this side has measured it. Milliseconds. */
  readonly lag: number;
}

/** So many messages at once, and so many a second, where nothing else is said. */
const MESSAGES = { most: 60, each: 20 };
/** So many matches are played through anew, which takes as long as many messages. */
const COURSES = { most: 6, each: 0.5 };
/** So many tables and matches are followed at once. */
const MOST_FOLLOWED = 40;
/** Too many messages: the page is told to come again later. */
const TOO_MUCH = 4008;

export class Connection {
  private readonly person: Person;
  private readonly services: Services;
  private readonly socket: Socket;
  private wishes: Wishes = { language: "en", autoPass: true };
  private readonly followed = new Map<string, () => void>();
  /** From which sides of which matches this page looks on. */
  private readonly sides = new Map<string, number | null>();
  private readonly bucket: Bucket;
  private readonly courses = bucket(COURSES.most, COURSES.each);
  private last: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(person: Person, services: Services, socket: Socket) {
    this.person = person;
    this.services = services;
    const { most, each } = services.messages ?? MESSAGES;
    this.bucket = bucket(most, each);
    this.socket = socket;
  }

  /** What came over the wire. One thing is done after the other, in the order in which they came. */
  receive(text: string): void {
    if (this.count()) this.last = this.last.then(() => this.take(text)).catch(this.services.fault);
  }

  /** Counts something that came, message or not; false where it is too much, and then all is over. */
  count(): boolean {
    if (this.closed) return false;
    if (this.bucket.take(this.services.time.now())) return true;
    this.services.refused("tooMuch");
    this.socket.close(TOO_MUCH, "too much");
    this.close();
    return false;
  }

  close(): void {
    this.closed = true;
    for (const leave of this.followed.values()) leave();
    this.followed.clear();
  }

  private send(message: Message): void {
    if (!this.closed) this.socket.send(JSON.stringify(message));
  }

  private async take(text: string): Promise<void> {
    if (this.closed) return;
    const read = envelope.safeParse(parsed(text));
    if (!read.success) {
      this.services.refused("notUnderstood");
      this.send({ id: idIn(text), refused: "notUnderstood" });
      return;
    }
    const { id, request } = read.data;
    try {
      this.send({ id, result: await this.handle(request) });
    } catch (error) {
      const code = codeOf(error);
      if (code === null) this.services.fault(error);
      this.services.refused(code ?? "unavailable");
      this.send({ id, refused: code ?? "unavailable" });
    }
  }

  private handle(request: Request): Promise<Results[Request["ask"]]> {
    const { tables } = this.services;
    const { id: user } = this.person;
    if (isTalk(request)) return handleTalk(this.services.talk, this.asker, request);
    if (isOfCircles(request)) return answerCircle(this.services.circles, this.asker, request);
    switch (request.ask) {
      case "wish":
        return this.wish(request.wishes);
      case "lobby":
        return this.lobby(request.on);
      case "open":
        return this.open(request.plan);
      case "quick":
        return tables.quick(request.plan, this.sitter).then(({ id }) => ({ table: id }));
      case "table":
        return this.table(request.table, request.on);
      case "sit":
        return nothing(tables.sit(request.table, this.sitter, request.seat));
      case "stand":
        return nothing(tables.stand(request.table, user));
      case "program":
        return nothing(tables.program(request.table, user, request.seat, request.kind));
      case "ready":
        return nothing(tables.ready(request.table, user, request.with));
      case "match":
        return this.match(request.match, request.on);
      case "do":
        return this.act(request);
      case "why":
        return this.why(request.match, request.say);
      case "course":
        return this.course(request.match, request.measure);
      case "record":
        return this.past(request.match, recordIn);
      case "mine":
        return matchesOf(this.services.db, user, this.services.time.now());
      case "watch":
        return this.watch(request.match, request.side, request.on);
      case "show":
        return this.showSide(request.match, request.on);
      case "running":
        return runningMatches(this.services.db, this.services.time.now());
      case "leaders":
        return leaders(this.services.db, request.game, request.many, this.services.time.now());
      case "profile":
        return this.profile(request.user);
      default:
        return answerTournament(this.services.tournaments, this.asker, request);
    }
  }

  private get sitter(): Sitter {
    const { id: user, name, guest } = this.person;
    return { user, name, guest };
  }

  private get asker(): Asker {
    return {
      person: this.person,
      language: this.wishes.language,
      send: (message) => this.send(message),
      follow: (key, begin) => this.follow(key, begin),
      unfollow: (key) => this.unfollow(key),
    };
  }

  /** Follows something under a name, in place of what was followed under it. */
  private async follow(key: string, begin: () => Promise<() => void>): Promise<void> {
    this.followed.get(key)?.();
    this.followed.delete(key);
    if (this.followed.size >= MOST_FOLLOWED) throw new RefusedError("tooMuch");
    const leave = await begin();
    if (this.closed) leave();
    else this.followed.set(key, leave);
  }

  private unfollow(key: string): void {
    this.followed.get(key)?.();
    this.followed.delete(key);
  }

  private async wish(wishes: Wishes): Promise<null> {
    const before = this.wishes;
    this.wishes = wishes;
    for (const key of [...this.followed.keys()]) {
      const [what, id] = key.split(" ") as [string, string];
      const otherwise = before.language !== wishes.language;
      if (what === "watch" && otherwise) await this.watch(id, this.sides.get(id) ?? null, true);
      if (what !== "match") continue;
      await this.askAt(id);
      if (otherwise) await this.match(id, true);
    }
    return null;
  }

  private async lobby(on: boolean): Promise<Results["lobby"]> {
    const { lobby, tables } = this.services;
    if (on)
      await this.follow("lobby", async () =>
        lobby.follow((id, entry) => this.send({ lobby: { id, entry } })),
      );
    else this.unfollow("lobby");
    return on ? await tables.lobby() : [];
  }

  private async open(plan: Extract<Request, { ask: "open" }>["plan"]): Promise<Results["open"]> {
    const { id } = await this.services.tables.open(plan, this.sitter);
    return { table: id };
  }

  private async table(id: string, on: boolean): Promise<Results["table"]> {
    const { lobby, tables } = this.services;
    const show = (table: Table): void => this.send({ table: viewOf(table, this.person.id) });
    if (on) await this.follow(`table ${id}`, async () => lobby.followTable(id, show));
    else this.unfollow(`table ${id}`);
    const table = await tables.read(id);
    if (!table) throw new RefusedError("gone");
    return viewOf(table, this.person.id);
  }

  private async seatAt(match: string): Promise<number> {
    const seat = await this.services.matches.of(match).look((play) => seatIn(play, this.person.id));
    if (seat === null) throw new RefusedError("notYours");
    return seat;
  }

  private async match(id: string, on: boolean): Promise<null> {
    if (!on) {
      this.unfollow(`match ${id}`);
      return null;
    }
    const live = this.services.matches.of(id);
    const seat = await live.look((play) => seatIn(play, this.person.id));
    if (seat === null) throw new RefusedError("notYours");
    await this.askAt(id);
    const { language } = this.wishes;
    const { presence } = this.services;
    await this.follow(`match ${id}`, async () => {
      const stop = await live.follow({
        ...{ observer: seat, language },
        show: (news) => this.send({ match: id, news }),
      });
      const leave = presence.enter(id, seat, (seats) => this.tellHere(id, live, seats));
      return () => {
        leave();
        stop();
      };
    });
    return null;
  }

  private tellHere(match: string, live: LiveMatch, seats: ReadonlySet<number>): void {
    live
      .look(({ head }) => head.seats.map(({ kind }, seat) => kind !== "person" || seats.has(seat)))
      .then(
        (here) => this.send({ match, here }),
        () => {},
      );
  }

  private async watch(id: string, side: number | null, on: boolean): Promise<Results["watch"]> {
    const key = `watch ${id}`;
    this.sides.delete(id);
    if (!on) {
      this.unfollow(key);
      return null;
    }
    const may = await watchingOf(this.services.db, id, this.person.id);
    if (!may || (side !== null && !may.sides.includes(side))) throw new RefusedError("notYours");
    const { language } = this.wishes;
    const observer = side ?? SPECTATOR;
    await this.follow(key, () =>
      this.services.matches
        .delayed(id, may.delay)
        .follow({ observer, language, show: (news) => this.send({ match: id, news }) }),
    );
    this.sides.set(id, side);
    return { late: may.delay, sides: may.sides };
  }

  private async showSide(match: string, on: boolean | null): Promise<Results["show"]> {
    return await showSide(this.services.db, match, await this.seatAt(match), on);
  }

  /** What is told of a match that is over. */
  private async past<T>(match: string, tell: (play: Play, by: Playing) => T): Promise<T> {
    const now = this.services.time.now();
    return await this.services.matches.of(match).look((play, by) => {
      if (!isKnownTo(play, this.person.id, now)) throw new RefusedError("notYours");
      if (!play.over) throw new RefusedError("cannot");
      if (!this.courses.take(now)) throw new RefusedError("tooMuch");
      return tell(play, by);
    });
  }

  private course(match: string, measure: Measure | null): Promise<Results["course"]> {
    const { language } = this.wishes;
    return this.past(match, (play, { engine, pack }) => engine.course(play, pack, measure, language));
  }

  private async profile(user: string): Promise<Results["profile"]> {
    const found = await profileOf(this.services.db, user, this.person.id, this.services.time.now());
    if (!found) throw new RefusedError("gone");
    return found;
  }

  private async askAt(id: string): Promise<void> {
    const { autoPass, asks } = this.wishes;
    const seat = await this.seatAt(id);
    await this.services.matches.of(id).ask(seat, { autoPass, ...(asks ? { asks } : {}) });
  }

  private async act({
    match,
    command,
    asked,
    move,
  }: Extract<Request, { ask: "do" }>): Promise<Results["do"]> {
    const live = this.services.matches.of(match);
    const deed = await live.look((play) => deedOf(play, this.person.id, move));
    if (deed.kind === "answer" && asked === undefined) throw new RefusedError("late");
    const wanted: Command = {
      // nobody can name another's
      id: `${deed.seat} ${command}`,
      ...(asked === undefined ? {} : { asked }),
      deed,
      lag: this.socket.lag,
    };
    const reply = await live.submit(wanted);
    if (reply.done) return reply;
    if ("late" in reply) throw new RefusedError("late");
    if (reply.refusal.why === "rules") return { done: false, verdict: reply.refusal.verdict };
    throw new RefusedError(refusals[reply.refusal.why]);
  }

  private async why(match: string, say: string): Promise<Results["why"]> {
    const seat = await this.seatAt(match);
    const { language } = this.wishes;
    return await this.services.matches.of(match).look((play) => play.match.why(seat, say, language));
  }
}

const refusals: Record<Exclude<Refusal["why"], "rules">, RefusalCode> = {
  over: "over",
  paused: "paused",
  seat: "notYours",
  offer: "offer",
  cannot: "cannot",
};

async function nothing(done: Promise<unknown>): Promise<null> {
  await done;
  return null;
}

/** A move as it is written down, by whose it is. */
function deedOf(play: Play, user: string, move: Move): Extract<Deed, { seat: number }> {
  const seat = seatIn(play, user);
  if (seat === null) throw new RefusedError("notYours");
  if (move.kind !== "offer") return { ...move, seat };
  if (move.what !== "back") return { kind: "offer", seat, offered: { what: move.what } };
  const to = play.backTo(seat);
  if (to === null) throw new RefusedError("cannot");
  return { kind: "offer", seat, offered: { what: "back", to } };
}

/** Null for a fault that nobody expected. */
function codeOf(error: unknown): RefusalCode | null {
  if (error instanceof RefusedError) return error.why;
  if (error instanceof Unavailable) return "unavailable";
  if (error instanceof OtherBuild) return "otherBuild";
  return error instanceof Unknown ? "unknown" : null;
}
