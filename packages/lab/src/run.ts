/** Running a plan in this process or in several workers; the results are the same. */
import type { LoadedGame } from "@tefuda/referee/games";
import type { Batch } from "./batch.ts";
import { COURSE_FIELDS } from "./course.ts";
import { FIELDS, type Plan, Player } from "./play.ts";
import { BATCH, type Outcome, Total } from "./total.ts";
import type { Task } from "./worker.ts";

export type { Outcome } from "./total.ts";

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
  const course = new Int32Array(plan.course ? games * COURSE_FIELDS : 0);
  const held = new Uint32Array(games * player.heldSize);
  const started = performance.now();
  let breath = started;
  let g = 0;
  for (; g < games && !stop.asked; g++) {
    player.play(g, results, g, course, held);
    const now = performance.now();
    if (now - breath > 100) {
      // Lets the terminal be heard.
      await new Promise((resolve) => setImmediate(resolve));
      breath = now;
      told(g + 1);
    }
  }
  player.end();
  return {
    results: results.subarray(0, g * FIELDS),
    course: course.subarray(0, plan.course ? g * COURSE_FIELDS : 0),
    faults: player.faults,
    trace: player.trace,
    cards: plan.cards ? player.cards!.counts : new Uint32Array(0),
    held: held.subarray(0, g * player.heldSize),
    thought: player.thought,
    seconds: (performance.now() - started) / 1000,
    stopped: g < games,
  };
}

/** Where batches are kept, by their numbers: those that are there are not played again. */
export interface Keeping {
  get(n: number): Batch | undefined;
  put(n: number, batch: Batch): void;
}

export async function runInWorkers(
  plan: Plan,
  games: number,
  workers: number,
  stop: Stop,
  told: (done: number) => void,
  atATime = BATCH,
  keeping?: Keeping,
): Promise<Outcome> {
  const { Piscina } = await import("piscina");
  const filename = new URL("./worker.ts", import.meta.url).href;
  const pool = new Piscina<Task, Batch>({ filename, minThreads: workers, maxThreads: workers });
  const count = Math.ceil(games / atATime);
  const total = new Total(games, atATime, plan.course);
  const started = performance.now();
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (next < count && !stop.asked) {
      const n = next++;
      const from = n * atATime;
      const size = Math.min(atATime, games - from);
      const kept = keeping?.get(n);
      const batch =
        kept ??
        (await Promise.race([pool.run({ plan, from, count: size }), stop.whenAsked.then(() => undefined)]));
      if (!batch) return;
      if (!kept) keeping?.put(n, batch);
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
  return total.outcome(seconds);
}
