/** Machines and clients of one match in a simulated world, and what has to be true of them after every step. */

import { type Choice, type Game, type GamePackage, SPECTATOR, type View } from "@tefuda/kernel";
import { expect } from "vitest";
import { engineWith } from "../../src/engine/engine.ts";
import type { Deed, Entry } from "../../src/match/entry.ts";
import { type Command, LiveMatch, type Reply } from "../../src/match/live.ts";
import { Play } from "../../src/match/play.ts";
import { type MatchNews, newsOf } from "../../src/match/show.ts";
import type { Ledger, Line } from "./ledger.ts";
import type { World } from "./world.ts";

export interface Played {
  game: Game;
  pack: GamePackage;
}

/** A machine that serves matches; what it hears of others can be lost, late or come twice. */
export class Box {
  alive = true;
  readonly live: LiveMatch;
  private readonly world: World;
  private readonly stop: () => void;

  constructor(world: World, ledger: Ledger, line: Line, id: string, played: Played, faults: () => boolean) {
    this.world = world;
    // clocks of machines do not agree to the millisecond
    const off = world.below(41) - 20;
    this.live = new LiveMatch(id, {
      engineOf: async () => engineWith(() => played),
      store: line,
      time: {
        now: () => Math.floor(world.now) + off,
        between: (from, to) => to - from,
        after: (ms, run) => world.after(ms, () => this.alive && run()),
      },
      think: async (play) => {
        await world.takes(world.delay());
        return this.alive ? anyAnswer(world, play.match.view(play.match.asked!)) : null;
      },
    });
    const hear = (_: string, number: number): void => {
      if (faults() && world.happens(1, 5)) return;
      const times = faults() && world.happens(1, 10) ? 2 : 1;
      for (let i = 0; i < times; i++) world.after(world.delay(), () => this.heard(number));
    };
    ledger.listeners.add(hear);
    this.stop = () => void ledger.listeners.delete(hear);
    this.poll(ledger, id);
  }

  private heard(number: number): void {
    if (this.alive) this.live.heard(number).catch(() => {});
  }
  private poll(ledger: Ledger, id: string): void {
    this.world.after(2000, () => {
      if (!this.alive) return;
      this.heard(ledger.logs.get(id)!.length);
      this.poll(ledger, id);
    });
  }

  kill(): void {
    this.alive = false;
    this.stop();
  }
}

/** Somebody who plays or watches over a bad network, and sends again what was not answered. */
export class Client {
  readonly observer: number;
  readonly language: string;
  /** All that was seen, in order. */
  readonly seen: MatchNews[] = [];
  readonly acknowledged: { command: string; number: number }[] = [];
  private readonly world: World;
  private readonly boxes: () => Box[];
  private readonly faults: () => boolean;
  /** Decides nothing more. */
  quiet = false;
  private pending: Command | null = null;
  private connection = 0;
  private sent = 0;

  constructor(world: World, boxes: () => Box[], observer: number, faults: () => boolean) {
    this.world = world;
    this.boxes = boxes;
    this.observer = observer;
    this.language = observer % 2 === 0 ? "en" : "ja";
    this.faults = faults;
    this.connect();
  }

  private connect(): void {
    const mine = ++this.connection;
    const { world } = this;
    const box = this.boxes()[world.below(this.boxes().length)];
    const again = (): void => {
      if (mine === this.connection)
        world.after(200 + world.below(300), () => mine === this.connection && this.connect());
    };
    if (!box) {
      again();
      return;
    }
    let order = world.now;
    const show = (news: MatchNews): void => {
      // one connection keeps the order
      order = Math.max(order + 0.001, world.now + world.delay());
      const copy = structuredClone(news);
      world.after(order - world.now, () => mine === this.connection && this.see(copy));
    };
    let leave = (): void => {};
    box.live.follow({ observer: this.observer, language: this.language, show }).then((stop) => {
      leave = stop;
      if (mine !== this.connection) stop();
    }, again);
    if (this.pending) this.send(box, mine, this.pending);
    const lost = (): void => {
      if (mine !== this.connection) return;
      if (box.alive && !(this.faults() && world.happens(1, 8))) {
        world.after(500, lost);
        return;
      }
      leave();
      this.connection++;
      world.after(world.delay(), () => this.connect());
    };
    world.after(500, lost);
    this.act = (deed, asked) => {
      if (this.pending || this.quiet || this.observer === SPECTATOR) return;
      this.pending = {
        id: `${this.observer}-${++this.sent}`,
        ...(asked === undefined ? {} : { asked }),
        deed,
        lag: world.below(400),
      };
      this.send(box, mine, this.pending);
    };
  }

  private act: (deed: Deed, asked?: number) => void = () => {};

  private send(box: Box, mine: number, command: Command): void {
    const { world } = this;
    const copies = this.faults() && world.happens(1, 12) ? 2 : 1;
    for (let i = 0; i < copies; i++)
      world.after(world.delay(), () => {
        if (!box.alive) return;
        box.live.submit(command).then(
          (reply) =>
            world.after(
              world.delay(),
              () => box.alive && mine === this.connection && this.hear(command, reply),
            ),
          () =>
            world.after(
              1000,
              () => mine === this.connection && this.pending === command && this.send(box, mine, command),
            ),
        );
      });
  }

  private hear(command: Command, reply: Reply): void {
    if (reply.done) this.acknowledged.push({ command: command.id, number: reply.number });
    if (this.pending === command) this.pending = null;
    this.decide();
  }

  private see(news: MatchNews): void {
    this.seen.push(news);
    this.decide();
  }

  /** Answers what is asked, now and then something else, or an old question. */
  private decide(): void {
    const last = this.seen.at(-1);
    if (!last || this.quiet || this.observer === SPECTATOR) return;
    const { world } = this;
    const aside = this.aside(last, world.below(60));
    if (aside) this.act(aside);
    const { question } = last.sight.view;
    if (aside || question === null) return;
    const wait = world.happens(1, 30) ? 20_000 : 5 + world.below(300);
    const asked = last.asked - (world.happens(1, 60) ? 1 : 0);
    const say = world.happens(1, 60) ? "nonsense" : anyAnswer(world, last.sight.view);
    world.after(wait, () => this.act({ kind: "answer", seat: this.observer, say }, asked));
  }

  /** What somebody does who does not answer what is asked. */
  private aside({ step, table }: MatchNews, roll: number): Deed | null {
    const { world, observer: seat } = this;
    const { offer, paused } = table;
    if (paused) return { kind: "resume", seat };
    if (offer && !offer.agreed.includes(seat)) return { kind: roll < 30 ? "agree" : "refuse", seat };
    if (roll === 0) return { kind: "offer", seat, offered: { what: "draw" } };
    if (roll < 3) return { kind: "offer", seat, offered: { what: "pause" } };
    const to = Math.max(0, step - 1 - world.below(3));
    if (roll < 6) return { kind: "offer", seat, offered: { what: "back", to } };
    return roll === 6 && world.happens(1, 20) ? { kind: "resign", seat } : null;
  }
}

function anyAnswer(world: World, { question }: View): Choice["say"] {
  const { shape, min, options } = question!;
  const words = options.map(({ notation }) => notation);
  return shape === "some" ? words.slice(0, min) : words[world.below(words.length)]!;
}

/** The one truth: a play that follows what is written, and what each observer may see of it after each entry. */
export class Truth {
  private readonly ledger: Ledger;
  private readonly id: string;
  private readonly played: Played;
  private readonly play: Play;
  private readonly sights = new Map<string, string>();
  private readonly seen = new Map<Client, number>();

  constructor(ledger: Ledger, id: string, played: Played) {
    this.ledger = ledger;
    this.id = id;
    this.played = played;
    this.play = Play.begin(played.game, ledger.heads.get(id)!);
    this.note();
  }

  /** What is seen of it now, whole, by everybody; and that it can be read anew to the same. */
  private note(): void {
    const { play } = this;
    for (const observer of [...play.head.seats.keys(), SPECTATOR])
      for (const language of ["en", "ja"]) {
        const news = newsOf(play, { observer, language }, null, false, 0);
        this.sights.set(`${play.number} ${observer} ${language}`, sightOf(news));
      }
  }

  get over(): boolean {
    return this.play.over;
  }
  get length(): number {
    return this.play.number;
  }

  check(clients: readonly Client[]): void {
    const log = this.ledger.logs.get(this.id)!;
    for (const entry of log.slice(this.play.number)) {
      this.play.follow([entry]);
      this.note();
      if (this.play.clocks)
        expect(Math.min(...this.play.clocks.left, ...this.play.clocks.forgiven)).toBeGreaterThanOrEqual(0);
    }
    for (const client of clients) {
      for (const { command, number } of client.acknowledged.splice(0)) {
        const written = log.filter((entry: Entry) => entry.command === command);
        expect(written.map((entry) => entry.number)).toEqual([number]);
      }
      for (const news of client.seen.slice(this.seen.get(client) ?? 0)) {
        const whole = this.sights.get(`${news.number} ${client.observer} ${client.language}`);
        expect(whole, `entry ${news.number} was shown before it was written`).toBeDefined();
        const sight = sightOf(news);
        const differs = [...sight].findIndex((letter, i) => letter !== whole![i]);
        // whole sights are too long to be read in a message
        expect(
          sight === whole,
          `entry ${news.number} differs at "${sight.slice(differs - 60, differs + 40)}"`,
        ).toBe(true);
        const text = JSON.stringify(news);
        const { seed } = this.play.head.setup;
        if (typeof seed !== "number" && !this.play.over) expect(text.includes(seed.secret)).toBe(false);
      }
      this.seen.set(client, client.seen.length);
    }
  }

  /** That whoever reads it anew comes to the same. */
  checkReading(): void {
    const loaded = this.ledger.load(this.id)!;
    const { game } = this.played;
    const read = loaded.shot ? Play.from(game, loaded.head, loaded.shot) : Play.begin(game, loaded.head);
    read.follow(loaded.entries);
    expect([read.number, read.match.hash(), read.clocks, read.since]).toEqual([
      this.play.number,
      this.play.match.hash(),
      this.play.clocks,
      this.play.since,
    ]);
  }
}

/** What is the same however it came: without the log, which is whole or not, and what hangs on the moment. */
function sightOf({ number, asked, seat, step, sight, table }: MatchNews): string {
  const { question, ...view } = sight.view;
  const { clock, ...rest } = table;
  return JSON.stringify([number, asked, seat, step, view, rest, clock?.left]);
}
