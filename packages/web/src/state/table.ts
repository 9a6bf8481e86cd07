/**
 * What is on the screen of a table, and when it changes. Updates come as fast as the host plays; they are shown one
 * deed after another at the pace the player has set.
 */

import type { Act, Sight, Update } from "@tefuda/host/host";
import type { LogEntry, View } from "@tefuda/kernel";
import type { Cutter } from "./cutter.ts";
import type { Deed } from "./deeds.ts";
import type { Film, Past } from "./film.ts";
import { type Line, Lines } from "./lines.ts";
import { holdOf, isShown, paces, type Speed } from "./pace.ts";
import type { Stage } from "./stages.ts";
import { nothingTracked, type Tracked, track } from "./track.ts";

export interface Shown {
  view: View;
  tracked: Tracked;
  act: Act | null;
  /** What is being done. */
  deed: Deed | null;
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
  /** Something past is shown once more: which of how many deeds; 0 is the table before them. */
  again: { at: number; of: number } | null;
}

/** So many steps are remembered; of most of them nothing is told. */
const REMEMBERED = 40;

/** Of an update, what is to be shown as one. */
interface Waiting extends Pick<Stage, "view" | "log" | "act" | "deed"> {
  update: Update;
  /** Null where the keys of the cards follow from the log. */
  tracked: Tracked | null;
}

export class TableStore {
  private shown: Shown | null = null;
  /** Updates that wait, and what is left to show of the one that is being shown. */
  private readonly queue: Update[] = [];
  private ready: Waiting[] = [];
  private past: Past[] = [];
  /** What is shown once more, and the screen to come back to. */
  private film: Film | null = null;
  private now: Shown | null = null;
  private readonly lines = new Lines();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastAt = 0;
  private match = 0;
  /** The seat through whose eyes the table is seen. */
  private observer: number | null = null;
  speed: Speed = "normal";
  /** Told just before the screen changes, while the old one can still be measured. */
  beforeChange: (next: Shown) => void = () => {};
  /** By this a step is cut into what is shown one after the other; without it each is shown as one. */
  cutter: Cutter | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): Shown | null => this.shown;

  get busy(): boolean {
    return this.queue.length > 0 || this.ready.length > 0 || this.film !== null;
  }

  /** Whether there may be something to show once more. */
  get hasPast(): boolean {
    return this.past.length > 0 && !this.busy;
  }

  /** Milliseconds that a step stands. What is asked for once more is always shown so that it can be followed. */
  get pace(): number {
    return paces[this.film && this.speed === "instant" ? "normal" : this.speed];
  }

  receive(update: Update): void {
    if (update.fresh) {
      this.forget();
      this.lines.clear();
      this.told(update);
      this.lay(this.whole(update), null, []);
      return;
    }
    const seat = this.seatOf(update);
    const before = this.queue.at(-1) ?? this.ready.at(-1)?.update ?? this.shown?.update;
    if (before) {
      const { log, view } = sightOf(update, seat);
      this.past.push({ before: sightOf(before, seat).view, log, view, act: update.act });
      if (this.past.length > REMEMBERED) this.past.shift();
    }
    this.queue.push(update);
    this.plan();
  }

  /** Shows all that waits at once, or comes back from what is shown once more. */
  skip(): void {
    if (this.film) this.leave();
    else this.skipAll();
  }

  private skipAll(): void {
    const rest = [...this.ready, ...this.queue.map((update) => this.whole(update))];
    const last = rest.at(-1);
    if (!last) return;
    for (const update of this.queue.splice(0)) this.told(update);
    this.ready = [];
    this.show({ ...last, tracked: null, log: rest.flatMap(({ log }) => log) });
  }

  /** Goes on to what comes next, where that is waited for. */
  next(): void {
    if (this.film) this.turnTo(this.film.at + 1);
    else if (this.busy && this.pace > 0) {
      this.stop();
      this.showNext();
    }
  }

  /** Turns the table round to another seat. */
  lookFrom(seat: number): void {
    this.skip();
    this.observer = seat;
    this.past = [];
    if (this.shown) this.lay(this.whole(this.shown.update), null, []);
  }

  /** Another match will be shown; what is on the screen stays until it comes. */
  begin(): void {
    this.forget();
    this.observer = null;
    this.cutter = null;
    this.match++;
  }

  /** Nothing is on the table any more. */
  clear(): void {
    this.begin();
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  /** Shows once more what just happened, as it came; false where there is nothing to see. */
  again(): boolean {
    const { shown } = this;
    if (!shown || !this.cutter || this.busy) return false;
    this.film = this.cutter.filmOf(this.past);
    this.now = shown;
    this.roll();
    return this.film !== null;
  }

  /** To one of the deeds that are shown once more, and back to the game behind the last of them. */
  turnTo(at: number): void {
    const { film } = this;
    if (!film) return;
    if (at > film.length) this.leave();
    else {
      film.at = Math.max(1, at);
      film.runs = false;
      this.roll();
    }
  }

  private roll(): void {
    const { film, now, shown } = this;
    if (!film || !now || !shown) return;
    this.stop();
    const { at, length, runs, frame } = film;
    const turn = shown.turn + 1;
    this.put({
      ...now,
      ...frame,
      // under numbers that no line of the log has
      news: (frame.deed?.says ?? []).map((entry, i) => ({ number: -100 * turn - i, entry })),
      turn,
      flows: shown.again?.at === at - 1,
      again: { at, of: length },
    });
    if (!runs) return;
    const stands = at === 0 ? 0.4 : Math.max(0.9, holdOf(frame.deed, now.view.observer));
    this.timer = setTimeout(() => {
      if (at === length) this.leave();
      else {
        film.at++;
        this.roll();
      }
    }, this.pace * stands);
  }

  /** Back to the game from what was shown once more. */
  private leave(): void {
    const { now, shown } = this;
    this.stop();
    this.film = null;
    if (now && shown) this.put({ ...now, turn: shown.turn + 1, news: [], deed: null, flows: false });
    this.plan();
  }

  private forget(): void {
    this.stop();
    this.queue.length = 0;
    this.ready = [];
    this.past = [];
    this.film = null;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private plan(): void {
    if (this.timer !== undefined || this.film || !this.busy) return;
    if (this.pace === 0) {
      // All that came in the same breath is shown as one step.
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.skip();
      }, 0);
      return;
    }
    const { shown } = this;
    const mine = shown?.view.question && this.queue[0]?.step === shown.update.step + 1;
    const stands = shown && !mine ? this.pace * holdOf(shown.deed, shown.view.observer) : 0;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.showNext();
      },
      Math.max(0, this.lastAt + stands - performance.now()),
    );
  }

  private showNext(): void {
    const update = this.ready.length > 0 ? undefined : this.queue.shift();
    if (update) {
      this.told(update);
      this.ready = this.cut(update);
    }
    const next = this.ready.shift();
    if (next) this.show(next);
    this.plan();
  }

  /** An update in its stages. What is asked then stands behind what was done, unless that is seen at a glance. */
  private cut(update: Update): Waiting[] {
    const whole = this.whole(update);
    const { shown, cutter } = this;
    if (!cutter || !shown) return [whole];
    const stages = cutter.stagesOf(shown, whole);
    const observer = whole.view.observer;
    if (update.watched) {
      const { deed = null } = stages.find(({ deed }) => deed?.kind) ?? {};
      return [{ ...whole, deed }];
    }
    const waiting = stages.map((stage): Waiting => ({ ...stage, update }));
    const last = waiting.at(-1)!;
    const ends = whole.view.question !== null || whole.view.over !== null;
    if (ends && isShown(last.deed, observer))
      return [
        ...waiting.slice(0, -1),
        { ...last, view: { ...last.view, over: null } },
        { ...whole, act: null, log: [], tracked: last.tracked },
      ];
    return [...waiting.slice(0, -1), { ...last, view: whole.view }];
  }

  /** An update as one screen. */
  private whole(update: Update): Waiting {
    const { view, log } = sightOf(update, this.seatOf(update));
    return { update, view, log, act: update.act, deed: null, tracked: null };
  }

  /** The others who sit at this screen have read what was logged. */
  private told(update: Update): void {
    const seat = this.seatOf(update);
    for (const sight of update.sights)
      if (sight.seat !== seat || update.fresh) this.lines.add(sight.seat, sight.log);
  }

  private show(next: Waiting): void {
    this.stop();
    const news = this.lines.add(next.view.observer, next.log);
    this.lastAt = performance.now();
    this.lay(next, next.log, news);
  }

  private seatOf(update: Update): number {
    if (this.observer === null || !update.sights.some((s) => s.seat === this.observer))
      this.observer = update.sights[0]!.seat;
    return this.observer;
  }

  private lay(next: Waiting, log: readonly LogEntry[] | null, news: readonly Line[]): void {
    const { view, update } = next;
    const before = this.shown;
    const flows =
      log !== null &&
      before !== null &&
      before.match === this.match &&
      before.view.observer === view.observer;
    this.put({
      view,
      tracked: next.tracked ?? track(before?.tracked ?? nothingTracked, flows ? log : null, view),
      act: next.act ?? (news.length === 0 && flows ? before.act : null),
      deed: next.deed,
      lines: this.lines.of(view.observer),
      news,
      update,
      turn: (before?.turn ?? 0) + 1,
      match: this.match,
      flows,
      again: null,
    });
  }

  private put(next: Shown): void {
    this.beforeChange(next);
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
}

function sightOf(update: Update, seat: number): Sight {
  return update.sights.find((s) => s.seat === seat) ?? update.sights[0]!;
}
