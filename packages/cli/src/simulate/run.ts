/** Running a plan in this process or in several workers; the results are the same. */
import type { LoadedGame } from "@tefuda/referee/games";
import { type Fault, FIELDS, MOST_FAULTS, type Plan, Player } from "./play.ts";
import type { Batch, Task } from "./worker.ts";

/** Games that a worker plays at a time, where they are not slow ones. */
export const BATCH = 250;

export interface Outcome {
  /** Numbers of the games played, FIELDS each, in the order of the games. */
  results: Int32Array;
  faults: Fault[];
  /** How often each rule was applied; empty unless the plan asks for it. */
  trace: Uint32Array;
  /** What became of the cards, to be read by `cardsReport`; empty unless the plan asks for it. */
  cards: Uint32Array;
  /** By seat: milliseconds that its program thought in all, and in how many decisions; those at random are not counted. */
  thought: Float64Array;
  seconds: number;
  /** Whether somebody stopped it before all games were played. */
  stopped: boolean;
}

/** Lets somebody stop a run from outside. */
export interface Stop {
  asked: boolean;
  whenAsked: Promise<void>;
}

export async function runHere(
  plan: Plan,
  games: number,
  loaded: LoadedGame,
  stop: Stop,
  told: (done: number) => void,
): Promise<Outcome> {
  const player = new Player(plan, loaded);
  const results = new Int32Array(games * FIELDS);
  const started = performance.now();
  let breath = started;
  let g = 0;
  for (; g < games && !stop.asked; g++) {
    player.play(g, results, g * FIELDS);
    const now = performance.now();
    if (now - breath > 100) {
      // Lets the terminal be heard.
      await new Promise((resolve) => setImmediate(resolve));
      breath = now;
      told(g + 1);
    }
  }
  player.cards?.end();
  return {
    results: results.subarray(0, g * FIELDS),
    faults: player.faults,
    trace: player.trace,
    cards: player.cards?.counts ?? new Uint32Array(0),
    thought: player.thought,
    seconds: (performance.now() - started) / 1000,
    stopped: g < games,
  };
}

export async function runInWorkers(
  plan: Plan,
  games: number,
  workers: number,
  stop: Stop,
  told: (done: number) => void,
  atATime = BATCH,
): Promise<Outcome> {
  const { Piscina } = await import("piscina");
  const filename = new URL("./worker.ts", import.meta.url).href;
  const pool = new Piscina<Task, Batch>({ filename, minThreads: workers, maxThreads: workers });
  const count = Math.ceil(games / atATime);
  const total = new Total(games, atATime);
  const started = performance.now();
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (next < count && !stop.asked) {
      const n = next++;
      const from = n * atATime;
      const size = Math.min(atATime, games - from);
      const batch = await Promise.race([
        pool.run({ plan, from, count: size }),
        stop.whenAsked.then(() => undefined),
      ]);
      if (!batch) return;
      total.add(n, batch);
      done += size;
      told(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, lane));
  } finally {
    // Runs still under way are given up; their promises have nobody left to wait for them.
    await pool.destroy().catch(() => {});
  }
  const seconds = (performance.now() - started) / 1000;
  const { results, trace, cards, faults, thought, whole } = total;
  return {
    results: results.subarray(0, Math.min(games, whole * atATime) * FIELDS),
    trace,
    cards,
    faults,
    thought,
    seconds,
    stopped: whole < count,
  };
}

/**
 * What all batches come to, put together as they come in: of many games only their numbers are kept. After a stop only what
 * is complete from the first game on counts, so that the same games always give the same.
 */
export class Total {
  readonly results: Int32Array;
  trace: Uint32Array = new Uint32Array(0);
  cards: Uint32Array = new Uint32Array(0);
  thought: Float64Array = new Float64Array(0);
  readonly faults: Fault[] = [];
  /** Batches that are complete from the first on. */
  whole = 0;
  private readonly ahead = new Map<number, Batch>();
  private readonly atATime: number;

  constructor(games: number, atATime = BATCH) {
    this.atATime = atATime;
    this.results = new Int32Array(games * FIELDS);
  }

  add(n: number, batch: Batch): void {
    this.ahead.set(n, batch);
    for (let next = this.ahead.get(this.whole); next; next = this.ahead.get(this.whole)) {
      this.results.set(next.results, this.whole * this.atATime * FIELDS);
      this.trace = sum(this.trace, next.trace);
      this.cards = sum(this.cards, next.cards);
      this.thought = sum(this.thought, next.thought);
      this.faults.push(...next.faults.slice(0, MOST_FAULTS - this.faults.length));
      this.ahead.delete(this.whole++);
    }
  }
}

/** A row added to what there is so far; the first is all that there is. */
function sum<T extends Uint32Array | Float64Array>(total: T, row: T): T {
  if (total.length === 0) return row.slice() as T;
  for (let i = 0; i < row.length; i++) total[i]! += row[i]!;
  return total;
}
