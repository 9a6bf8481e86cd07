/**
 * A match as those see it who only watch: some time after it happened. All of it comes from the same log read so much
 * later, so nothing of it can be ahead of the rest: neither view nor lines, clock, offers or result.
 */
import { SPECTATOR } from "@tefuda/kernel";
import type { Engine } from "../engine/engine.ts";
import type { Entry } from "./entry.ts";
import type { Watcher } from "./live.ts";
import type { Play } from "./play.ts";
import { read, readable, type Shelves } from "./reading.ts";
import type { Change } from "./show.ts";
import type { Time } from "./store.ts";

interface Outside extends Shelves {
  time: Time;
}

/** When the next entry is not known it is looked for so often. Milliseconds. */
const LOOK = 2000;

export class DelayedMatch {
  readonly id: string;
  private readonly delay: number;
  private readonly outside: Outside;
  private readonly watchers = new Set<Watcher>();
  private play: Play | null = null;
  private engine: Engine | null = null;
  /** Read, but not due yet. */
  private coming: Entry[] = [];
  private callOff = (): void => {};
  private last: Promise<unknown> = Promise.resolve();

  constructor(id: string, delay: number, outside: Outside) {
    this.id = id;
    this.delay = delay;
    this.outside = outside;
  }

  get idle(): boolean {
    return this.watchers.size === 0;
  }

  /** Follows it from where it stood so long ago. What comes back ends that. */
  async follow(watcher: Watcher): Promise<() => void> {
    const mine = { ...watcher };
    await this.inTurn(async () => {
      const play = await this.current();
      this.watchers.add(mine);
      this.show(play, mine, null);
      this.plan();
    });
    return () => {
      this.watchers.delete(mine);
      if (this.idle) this.callOff();
    };
  }

  /** A seat is not to be watched from any more: whoever did sees from no side now. */
  async hide(seat: number): Promise<void> {
    await this.inTurn(async () => {
      for (const watcher of this.watchers) {
        if (watcher.observer !== seat || !this.play) continue;
        watcher.observer = SPECTATOR;
        this.show(this.play, watcher, null);
      }
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }

  /** The time up to which everything is shown. */
  private get then(): number {
    return this.outside.time.now() - this.delay;
  }

  private async current(): Promise<Play> {
    if (!this.play) await this.open(0);
    await this.goOn();
    return this.play!;
  }

  /** Plays it up to an entry with the build that it pins now. */
  private async open(number: number): Promise<void> {
    const { loaded, engine } = await read(this.outside, this.id);
    // a snapshot may be of a moment that is not to be shown yet
    const entries = loaded.shot ? await readable(() => this.outside.store.since(this.id, 0)) : loaded.entries;
    const past = entries.splice(0, number);
    ({ play: this.play } = await engine.begin({ head: loaded.head, shot: null, entries: past }));
    this.engine = engine;
    this.coming = entries;
  }

  private show(play: Play, watcher: Watcher, change: Change | null): void {
    watcher.show(this.engine!.news(play, watcher, change, true, this.then));
  }

  /** Takes what has become due, and shows it. */
  private async goOn(): Promise<void> {
    const { number, over } = this.play!;
    if (this.coming.length === 0 && !over) {
      this.coming = await readable(() => this.outside.store.since(this.id, number));
      if (this.coming.some(({ deed }) => deed.kind === "build")) await this.open(number);
    }
    const play = this.play!;
    while (this.coming[0] && this.coming[0].at <= this.then) {
      const entry = this.coming.shift()!;
      const since = play.match.length;
      const act = play.actOf(entry.deed);
      play.follow([entry]);
      for (const watcher of this.watchers) this.show(play, watcher, { since, act });
    }
  }

  private plan(): void {
    this.callOff();
    if (this.idle || this.play?.over) return;
    const next = this.coming[0];
    const wait = next ? Math.max(1, next.at - this.then) : LOOK;
    this.callOff = this.outside.time.after(wait, () => {
      this.inTurn(() => this.goOn())
        .catch(() => {})
        .finally(() => this.plan());
    });
  }
}
