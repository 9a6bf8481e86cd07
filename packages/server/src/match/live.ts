/**
 * A match on this machine: commands come in one after the other, are judged, written, and only then shown. What is in
 * memory is what was written and nothing else: where a write fails it is dropped and read again.
 */
import type { Act } from "@tefuda/host/host";
import type { Asking } from "@tefuda/host/passing";
import type { Choice } from "@tefuda/kernel";
import type { Begun, Engine } from "../engine/engine.ts";
import { dueOf, isOverdue } from "./due.ts";
import type { Deed, Entry } from "./entry.ts";
import { Unavailable } from "./errors.ts";
import type { Play, Refusal } from "./play.ts";
import { read, readable, type Shelves } from "./reading.ts";
import type { MatchNews } from "./show.ts";
import type { Time } from "./store.ts";
import { write } from "./writing.ts";

/** Somebody who follows a match: a seat, or all others, in a language. */
export interface Watcher {
  observer: number;
  language: string;
  show(news: MatchNews): void;
}

/** What somebody wants done. */
export interface Command {
  id: string;
  /** The number of the question that it answers; left out where it answers none. */
  asked?: number;
  deed: Deed;
  /** How long messages to and from that player take. Milliseconds. */
  lag: number;
}

export type Reply =
  | { done: true; number: number }
  | { done: false; refusal: Refusal }
  /** The question has been answered, or is another by now. */
  | { done: false; late: true };

export interface Outside extends Shelves {
  time: Time;
  /** What a program answers for the seat that is asked, by the build at `root`; null where another machine sees to it. */
  think(play: Play, root: string | null): Promise<Choice["say"] | null>;
}

/** What plays a match. */
export type Playing = Begun & { engine: Engine };

/** So many times others may be quicker, one after the other. */
const TRIES = 8;
/** What comes by itself is tried again. */
const AGAIN_AFTER = 1000;
/** No longer time is written down, which no clock comes near: the database keeps no more. Milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** A snapshot is kept after so many entries. */
const SHOT_AFTER = 64;

export class LiveMatch {
  readonly id: string;
  private readonly outside: Outside;
  /** Where it stands, and the build that plays it. */
  private begun: Playing | null = null;
  private readonly watchers = new Set<Watcher>();
  private readonly asking = new Map<number, Asking>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private shot = 0;
  /** The entry that all who follow it have seen, and when that was shown here. */
  private shown = -1;
  private shownAt = 0;
  /** What was found to be given by itself, after which entry. */
  private found: { number: number; forced: string | null } | null = null;
  /** After which entry a program was last asked to think. */
  private thinks = -1;
  private callOff = (): void => {};

  constructor(id: string, outside: Outside) {
    this.id = id;
    this.outside = outside;
  }

  private get play(): Play | null {
    return this.begun?.play ?? null;
  }

  /** Whether nobody follows it and nothing is being done. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.waiting === 0;
  }

  /** Has something done; what happens to one match happens one after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(work).finally(() => this.waiting--);
    this.last = done.catch(() => {});
    return done;
  }

  submit(command: Command): Promise<Reply> {
    return this.inTurn(async () => {
      for (let i = 0; i < TRIES; i++) {
        const reply = await this.tryOnce(command);
        if (reply !== "again") return reply;
      }
      throw new Unavailable("others are quicker");
    });
  }

  /** Follows it from where it stands; everything is shown at once. What comes back ends that. */
  async follow(watcher: Watcher): Promise<() => void> {
    await this.inTurn(async () => {
      const play = await this.current();
      this.watchers.add(watcher);
      this.showOne(play, watcher);
      this.goOn(false);
    });
    return () => this.watchers.delete(watcher);
  }

  /** Looks at it where it stands. */
  look<T>(see: (play: Play, by: Playing) => T): Promise<T> {
    return this.inTurn(async () => see(await this.current(), this.begun!));
  }

  /** Another machine says that there is an entry of that number. */
  heard(number: number): Promise<void> {
    return this.inTurn(async () => {
      if (this.play && this.play.number < number) await this.catchUp();
      else if (!this.play && this.watchers.size > 0) await this.takeUp(false);
    });
  }

  /** Sees to what should have happened by now. */
  wake(): Promise<void> {
    return this.inTurn(() => this.takeUp(false));
  }

  /** How somebody wants to be asked. */
  async ask(seat: number, asking: Asking): Promise<void> {
    this.asking.set(seat, asking);
    this.found = null;
    await this.inTurn(() => this.takeUp(false));
  }

  /** A seat of somebody's is another's now, or nobody's. */
  reload(user: string): Promise<void> {
    return this.inTurn(async () => {
      if (!this.play?.head.seats.some((seat) => seat.user === user)) return;
      this.drop();
      this.shown = -1;
      await this.takeUp(true);
    });
  }

  /** Nothing of it is kept here any more; what was in memory can be read again faster. */
  rest(): Promise<void> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play && play.number > this.shot) await this.keep(play);
      this.drop();
    });
  }

  private drop(): void {
    this.begun = null;
    this.found = null;
    this.thinks = -1;
    this.callOff();
  }

  /** Reads it if it is not here. */
  private async current(): Promise<Play> {
    if (this.play) return this.play;
    const { loaded, engine } = await read(this.outside, this.id);
    this.begun = { ...(await engine.begin(loaded)), engine };
    const { play } = this.begun;
    this.shownAt = play.since;
    this.shot = loaded.shot?.number ?? 0;
    // it may have gone on since those who follow it last saw it
    if (play.number !== this.shown) for (const watcher of this.watchers) this.showOne(play, watcher);
    this.shown = play.number;
    return play;
  }

  private async tryOnce({ id, asked, deed, lag }: Command): Promise<Reply | "again"> {
    const play = await this.current();
    const known = play.numberOf(id);
    if (known !== undefined) return { done: true, number: known };
    if (asked !== undefined && asked !== play.asked) {
      const number = await this.numberOf(id);
      return number === null ? { done: false, late: true } : { done: true, number };
    }
    const { time } = this.outside;
    const at = Math.max(time.now(), play.at);
    const used = Math.round(time.between(Math.max(play.since, this.shownAt), at));
    const entry: Entry = {
      ...{ number: play.number + 1, command: id, deed, at },
      used: Math.min(Math.max(0, used), LONGEST),
      lag: Math.min(Math.round(lag), LONGEST),
    };
    const before = play.match.length;
    const act = play.actOf(deed);
    const refusal = play.take(entry);
    if (refusal) return { done: false, refusal };
    if ((await this.write(entry, play)) === "taken") {
      // what is here is not what was written: somebody was quicker, or the same was done long ago
      this.drop();
      await this.takeUp(false);
      const number = await this.numberOf(id);
      return number === null ? "again" : { done: true, number };
    }
    this.show(play, before, act);
    if (play.number - this.shot >= SHOT_AFTER) await this.keep(play);
    this.goOn(true);
    return { done: true, number: entry.number };
  }

  private async numberOf(command: string): Promise<number | null> {
    return await readable(() => this.outside.store.numberOf(this.id, command));
  }

  private async write(entry: Entry, play: Play): Promise<"written" | "taken"> {
    const { waitsFor, ended } = play;
    try {
      return await write(this.outside, this.id, entry, { waitsFor, due: dueOf(play), ended });
    } catch (error) {
      this.drop();
      this.later();
      throw new Unavailable("it cannot be written", { cause: error });
    }
  }

  private async catchUp(): Promise<void> {
    const { play } = this;
    if (!play) return;
    let entries: Entry[];
    try {
      entries = await this.outside.store.since(this.id, play.number);
    } catch {
      // it is looked for again when the next is heard of, or polled
      return;
    }
    if (entries.some(({ deed }) => deed.kind === "build")) {
      // what is here was made by the build before
      this.drop();
      await this.takeUp(false);
      return;
    }
    for (const entry of entries) {
      const before = play.match.length;
      const act = play.actOf(entry.deed);
      play.follow([entry]);
      this.show(play, before, act);
    }
    if (entries.length > 0) this.goOn(false);
  }

  private async takeUp(mine: boolean): Promise<void> {
    await this.current();
    this.goOn(mine);
  }

  private showOne(play: Play, watcher: Watcher): void {
    const forced = this.forced(play) !== null;
    watcher.show(this.begun!.engine.news(play, watcher, null, forced, this.outside.time.now()));
  }

  /** Whoever sees the same is sent the same. */
  private show(play: Play, since: number, act: Act | null): void {
    const now = this.outside.time.now();
    this.shownAt = now;
    this.shown = play.number;
    const forced = this.forced(play) !== null;
    const made = new Map<string, MatchNews>();
    for (const watcher of this.watchers) {
      const key = `${watcher.observer} ${watcher.language}`;
      const news = made.get(key) ?? this.begun!.engine.news(play, watcher, { since, act }, forced, now);
      made.set(key, news);
      watcher.show(news);
    }
  }

  private async keep(play: Play): Promise<void> {
    this.shot = play.number;
    // a cache: without it reading takes longer
    await this.outside.store.keep(this.id, play.head.engine, play.snapshot()).catch(() => {});
  }

  /** What is given for a person who can do nothing else. */
  private forced(play: Play): string | null {
    const seat = play.waitsFor;
    if (seat === null || play.head.seats[seat]!.kind !== "person") return null;
    const before = this.found;
    if (before?.number === play.number) return before.forced;
    const asking = this.asking.get(seat) ?? { autoPass: true };
    const forced = this.begun!.passing.forced(play.match.view(seat), asking, false);
    this.found = { number: play.number, forced };
    return forced;
  }

  /**
   * Sees to what comes by itself: an answer that is forced, a program's, the end of somebody's time. A program thinks at
   * the machine that wrote the entry before, which is `mine`, and elsewhere only when nothing has come of that.
   */
  private goOn(mine: boolean): void {
    const { play } = this;
    this.callOff();
    this.callOff = () => {};
    if (!play) return;
    const seat = play.waitsFor;
    if (seat === null) return;
    const { number, asked } = play;
    const forced = this.forced(play);
    if (forced !== null) {
      const deed: Deed = { kind: "answer", seat, say: forced, auto: true };
      this.byItself({ id: `auto ${number}`, asked, deed, lag: 0 });
    } else if (play.head.seats[seat]!.kind === "person") this.watchTime(play, seat);
    else if (mine || number === 0 || isOverdue(play, this.outside.time.now())) this.letThink(play, seat);
  }

  private letThink(play: Play, seat: number): void {
    const { number, asked } = play;
    if (this.thinks === number) return;
    this.thinks = number;
    this.outside.think(play, this.begun!.engine.root).then(
      (say) => {
        if (say === null) return;
        this.byItself({ id: `program ${number}`, asked, deed: { kind: "answer", seat, say }, lag: 0 });
      },
      () => this.later(),
    );
  }

  private watchTime(play: Play, seat: number): void {
    const { due, asked, number } = play;
    if (due === null) return;
    const { time } = this.outside;
    const now = time.now();
    const used = time.between(play.since, now);
    const rest = due - play.since - used;
    if (rest > 0) this.callOff = time.after(rest, () => this.play === play && this.watchTime(play, seat));
    else this.byItself({ id: `time ${number}`, asked, deed: { kind: "time", seat }, lag: 0 });
  }

  private byItself(command: Command): void {
    this.submit(command).catch(() => this.later());
  }

  /** What comes by itself and could not be written now is seen to again. */
  private later(): void {
    this.thinks = -1;
    this.callOff();
    this.callOff = this.outside.time.after(AGAIN_AFTER, () => {
      void this.inTurn(() => this.takeUp(true)).catch(() => this.later());
    });
  }
}
