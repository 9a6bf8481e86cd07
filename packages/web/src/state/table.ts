/**
 * What is on the screen of a table, and when it changes. Updates come as fast as the host plays; they are shown one
 * after another at the pace the player has set.
 */
import type { LogEntry, View } from "@tefuda/kernel";
import type { Act, Sight, Update } from "../host/host.ts";
import { nothingTracked, type Tracked, track } from "./track.ts";

export interface Line {
  /** Counts up through the whole game; a key for the list. */
  number: number;
  entry: LogEntry & { kind: "line" };
}

export interface Shown {
  view: View;
  tracked: Tracked;
  act: Act | null;
  lines: readonly Line[];
  /** The lines that came with this step; none when the screen was laid out anew. */
  news: readonly Line[];
  update: Update;
  /** Counts up with every change of the screen. */
  turn: number;
  /** Counts up with every match that is opened. */
  match: number;
  /** Whether cards may be seen to move from the screen before. */
  flows: boolean;
}

/** Milliseconds between two steps of somebody else, by speed. */
export const paces = { instant: 0, fast: 420, normal: 950, slow: 1900 } as const;
export type Speed = keyof typeof paces;

export class TableStore {
  private shown: Shown | null = null;
  private readonly queue: Update[] = [];
  private readonly logs = new Map<number, Line[]>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastAt = 0;
  private match = 0;
  /** The seat through whose eyes the table is seen. */
  private observer: number | null = null;
  speed: Speed = "normal";
  /** Told just before the screen changes, while the old one can still be measured. */
  beforeChange: (next: Shown) => void = () => {};

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): Shown | null => this.shown;

  get busy(): boolean {
    return this.queue.length > 0;
  }

  receive(update: Update): void {
    if (update.fresh) {
      this.queue.length = 0;
      this.show(update);
      return;
    }
    this.queue.push(update);
    this.plan();
  }

  /** Shows all that waits at once. */
  skip(): void {
    const all = this.queue.splice(0);
    if (all.length === 0) return;
    this.show(merge(all));
  }

  /** Turns the table round to another seat. */
  lookFrom(seat: number): void {
    this.observer = seat;
    if (this.shown) this.lay(this.shown.update, null, []);
  }

  /** Another match will be shown; what is on the screen stays until it comes. */
  begin(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue.length = 0;
    this.observer = null;
    this.match++;
  }

  private plan(): void {
    if (this.timer !== undefined || this.queue.length === 0) return;
    const pace = paces[this.speed];
    if (pace === 0) {
      // All that came in the same breath is shown as one step.
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.skip();
      }, 0);
      return;
    }
    const next = this.queue[0]!;
    const mine =
      next.step === (this.shown?.update.step ?? 0) + 1 &&
      this.shown?.view.question !== null &&
      this.shown?.view.question !== undefined;
    const quiet = next.sights.every((sight) => sight.log.length === 0);
    const wait = mine ? 0 : Math.max(0, this.lastAt + (quiet ? pace / 4 : pace) - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const update = this.queue.shift();
      if (update) this.show(update);
      this.plan();
    }, wait);
  }

  private show(update: Update): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (update.fresh) this.logs.clear();
    let news: Line[] = [];
    const seat = this.seatOf(update);
    for (const sight of update.sights) {
      const log = this.logs.get(sight.seat) ?? [];
      const added = sight.log
        .filter((entry) => entry.kind === "line")
        .map((entry, i): Line => ({ number: log.length + i, entry }));
      this.logs.set(sight.seat, [...log, ...added]);
      if (sight.seat === seat && !update.fresh) news = added;
    }
    this.lastAt = performance.now();
    this.lay(update, update.fresh ? null : sightOf(update, seat).log, news);
  }

  private seatOf(update: Update): number {
    if (this.observer === null || !update.sights.some((s) => s.seat === this.observer))
      this.observer = update.sights[0]!.seat;
    return this.observer;
  }

  private lay(update: Update, log: readonly LogEntry[] | null, news: readonly Line[]): void {
    const seat = this.seatOf(update);
    const { view } = sightOf(update, seat);
    const before = this.shown;
    const flows =
      log !== null && before !== null && before.match === this.match && before.view.observer === seat;
    const act = update.act ?? (news.length === 0 && flows ? before.act : null);
    const next: Shown = {
      view,
      tracked: track(before?.tracked ?? nothingTracked, flows ? log : null, view),
      act,
      lines: this.logs.get(seat) ?? [],
      news,
      update,
      turn: (before?.turn ?? 0) + 1,
      match: this.match,
      flows,
    };
    this.beforeChange(next);
    this.shown = next;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function sightOf(update: Update, seat: number): Sight {
  return update.sights.find((s) => s.seat === seat) ?? update.sights[0]!;
}

/** Several steps as one: the last screen, with all that was logged on the way. */
function merge(updates: readonly Update[]): Update {
  const last = updates.at(-1)!;
  const sights = last.sights.map((sight) => ({
    ...sight,
    log: updates.flatMap((u) => sightOf(u, sight.seat).log),
  }));
  return { ...last, sights };
}
