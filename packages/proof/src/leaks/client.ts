/**
 * A client of people at one screen, at a real desk with a real room behind it: everything that goes out to it is kept as
 * the bytes that would go over the wire, in order, with the timers that are set in between and how often the
 * match was looked at. Other seats are played by programs, or answered as the proof wants them to be.
 */

import { AsyncLocalStorage } from "node:async_hooks";
import { Desk } from "@tefuda/host/desk";
import type { HostSettings, PlayerKind } from "@tefuda/host/host";
import { type Keeper, memoryKeeper } from "@tefuda/host/keeper";
import type { Player } from "@tefuda/host/players";
import type { Request } from "@tefuda/host/protocol";
import type { Room } from "@tefuda/host/room";
import type { Library, Shelf } from "@tefuda/host/shelf";
import { tryHere } from "@tefuda/host/trying";
import { type Choice, isOpen, type Match, type MatchRecord } from "@tefuda/kernel";

/** Whose work it is that goes on. */
const acting = new AsyncLocalStorage<Client>();

/** One message, and how many answers had been given when it was sent. */
interface Sent {
  at: number;
  bytes: string;
}

export class Client {
  private sent: Sent[] = [];
  private readonly desk: Desk;
  private readonly keeper: Keeper = memoryKeeper();
  private readonly people: readonly number[];
  private readonly timers = new Map<number, () => void>();
  private timed = 0;
  private requests = 0;
  /** What was sent that nobody may ever be told, in words. */
  wrong: string | undefined;
  /** How often the match was looked at in one way or another. */
  private work = 0;
  private programs: readonly (Player | null)[] = [];
  /** Answers for the other seats, while it is not programs that give them. */
  private said: Choice["say"][] = [];

  private constructor(shelf: Shelf, people: readonly number[]) {
    this.people = people;
    const library: Library = { games: () => [], load: async () => {}, open: () => shelf };
    const note = (message: unknown): void => this.note(JSON.stringify(message));
    this.desk = new Desk(library, this.keeper, note, () => tryHere(shelf));
  }

  /** Somebody who comes back to a match that was kept, whose people sit at this screen. */
  static async resume(
    shelf: Shelf,
    record: MatchRecord,
    people: readonly number[],
    settings: HostSettings,
    held: readonly boolean[] = [],
  ): Promise<Client> {
    const client = new Client(shelf, people);
    const players = record.lists.map(
      (_, seat): PlayerKind => (people.includes(seat) ? "person" : seat % 2 === 0 ? "random" : "greedy"),
    );
    await client.ask({ ask: "configure", settings });
    await client.keeper.add(KEPT, JSON.stringify({ record, players, held }));
    await client.ask({ ask: "goOn", id: KEPT, takeOver: false });
    client.countWork();
    client.programs = [...client.players];
    return client;
  }

  /** Somebody who watches a record. */
  static async watch(shelf: Shelf, record: MatchRecord, settings: HostSettings): Promise<Client> {
    const client = new Client(shelf, []);
    await client.ask({ ask: "configure", settings });
    await client.ask({ ask: "watch", record });
    return client;
  }

  /** The room behind the desk, which no client can reach. */
  private get room(): Room {
    return this.desk["table"]!.room;
  }
  private get players(): (Player | null)[] {
    return this.room["players"] as (Player | null)[];
  }

  get match(): Match {
    return this.room.match;
  }
  get waits(): boolean {
    return this.timers.size > 0;
  }
  get canUndo(): boolean {
    return this.room.canUndo;
  }
  /** Whether the last own answer can be taken back, and was given after so many answers. */
  canUndoTo(since: number): boolean {
    return this.canUndo && this.room["held"].lastIndexOf(true, this.match.length - 1) >= since;
  }

  /**
   * Takes over a match where it stands, with all that it kept; from here on what is sent is kept. With `programs` they
   * play the other seats, otherwise these say what they are told to.
   */
  async load(from: Match, settings: HostSettings, programs: boolean): Promise<void> {
    const { room, match, players } = this;
    copyMatch(from, match);
    room["held"] = from.choices.map(({ seat }) => this.people.includes(seat));
    room["shown"] = match.length;
    room["course"]++;
    // what was written before was another match
    this.desk["table"]!.scribe["written"] = undefined;
    this.timers.clear();
    this.said = [];
    this.work = 0;
    const puppet: Player = () => this.said.shift() ?? anyAnswer(match);
    this.programs.forEach((program, seat) => {
      players[seat] = program && (programs ? program : puppet);
    });
    // other words, so that the whole game so far is sent again
    room.settings = { ...settings, language: "", autoPass: true };
    this.sent = [];
    await this.ask({ ask: "configure", settings });
  }

  /** Sends a request and lets the desk do what it does at once. */
  async ask(request: Request): Promise<void> {
    this.requests++;
    await this.quietly(() => void this.desk.take({ id: this.requests, request }));
  }

  /** Another seat's next answer is this one. */
  say(say: Choice["say"]): void {
    this.said.push(say);
  }

  /** Lets the room go on with the answers of others: with what waits for a timer, or from a standstill. */
  async goOn(): Promise<void> {
    const timers = [...this.timers.values()];
    this.timers.clear();
    if (timers.length === 0) timers.push(() => void this.room.playOn());
    for (const timer of timers) await this.quietly(timer);
  }

  /** All that was sent up to an answer, which is then forgotten. */
  take(until = Number.POSITIVE_INFINITY): string[] {
    const later = this.sent.findIndex(({ at }) => at > until);
    return this.sent.splice(0, later < 0 ? this.sent.length : later).map(({ bytes }) => bytes);
  }

  private countWork(): void {
    for (const look of ["view", "log", "logSince", "why", "sight", "record", "hash"] as const) {
      const made = this.match[look].bind(this.match) as (...args: unknown[]) => unknown;
      Object.assign(this.match, {
        [look]: (...args: unknown[]) => {
          this.work++;
          return made(...args);
        },
      });
    }
  }

  private note(bytes: string): void {
    const match = this.desk?.["table"]?.room.match;
    const at = match?.length ?? 0;
    if (match) this.wrong ??= secretTold(match, this.people.length, bytes);
    this.sent.push({ at, bytes: `${bytes} after ${this.work} looks` });
  }

  /** Has something done with timers that only go off when they are told to. */
  private async quietly(act: () => void): Promise<void> {
    const { setTimeout, clearTimeout } = globalThis;
    const later = (run: () => void, delay = 0): number | NodeJS.Timeout => {
      // somebody else's, who only runs in the same thread
      if (acting.getStore() !== this) return setTimeout(run, delay);
      this.note(`a timer of ${delay}`);
      this.timers.set(++this.timed, run);
      return this.timed;
    };
    globalThis.setTimeout = later as unknown as typeof setTimeout;
    globalThis.clearTimeout = ((timer: number | NodeJS.Timeout) =>
      typeof timer === "number" ? this.timers.delete(timer) : clearTimeout(timer)) as typeof clearTimeout;
    try {
      acting.run(this, act);
      await new Promise((resolve) => setImmediate(resolve));
    } finally {
      Object.assign(globalThis, { setTimeout, clearTimeout });
    }
  }
}

/** The secret of chance is told when the match is over, and then nothing is taken back any more between two people. */
function secretTold({ over, setup: { seed } }: Match, people: number, bytes: string): string | undefined {
  if (isOpen(seed) || !bytes.includes(seed.secret)) return undefined;
  if (!over) return "the secret of chance, while the match goes on";
  return people > 1 && bytes.includes('"canUndo":true')
    ? "that an opened secret can be taken back"
    : undefined;
}

/** A message to a screen, of which one observer reads only what is written for it; whoever watches a record reads all. */
export const asSeenBy = (bytes: string, observer: number): string =>
  bytes.replace(/^\{"update".*\}(?= after)/, (text) => {
    const { update } = JSON.parse(text) as { update: { sights: { seat: number }[] } };
    return JSON.stringify({ ...update, sights: update.sights.filter(({ seat }) => seat === observer) });
  });

/** What the match is called that is kept. */
const KEPT = "kept";

/** Makes a match the same as another of the same setup, with the same past. */
export function copyMatch(from: Match, to: Match): void {
  const { machine } = to;
  machine.s.set(from.machine.s);
  machine.key = from.machine.key;
  machine.heard = from.machine.heard;
  machine.present = from.machine.present;
  machine.resume();
  machine.journal.data = from.machine.journal.data.slice();
  machine.journal.length = from.machine.journal.length;
  to.setup.seed = from.setup.seed;
  to.setup.lists = from.setup.lists;
  to["past"] = from["past"].copy();
  to["future"] = [];
}

/** A match that was disguised goes back to where it stands and no further: behind it lies what another has answered. */
export const standHere = (match: Match): void => match["past"].stand(match.machine.s);

/** What is said where nobody looks any more: the pair has come to its end. */
function anyAnswer(match: Match): Choice["say"] {
  const { shape, min, options } = match.view(match.asked!).question!;
  const words = options.map(({ notation }) => notation);
  return shape === "some" ? words.slice(0, min) : words[0]!;
}
