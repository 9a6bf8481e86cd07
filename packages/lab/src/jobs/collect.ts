/**
 * A run that others play: its batches are laid out in a database, and put together as they come back. Whoever is stopped or killed
 * takes nothing along. What does not come back is laid out again by the same ids, so that nothing lies there twice; and what
 * comes back twice is the same both times.
 */
import { WordsError } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import type { PgBoss } from "pg-boss";
import { type Batch, playBatch } from "../batch.ts";
import type { RunFile } from "../kept.ts";
import { Player } from "../play.ts";
import type { Keeping, Stop } from "../run.ts";
import { type Outcome, Total } from "../total.ts";
import { BATCHES, backOf, type Hear, patiently, pause, RUNS } from "./office.ts";
import { SAYS } from "./says.ts";
import {
  type Back,
  backIn,
  batchId,
  batchOf,
  idOf,
  numbersOf,
  type SentRun,
  type Task,
  whyIn,
} from "./travel.ts";

/** So many batches lie out at a time: enough for many machines, and little for a database. */
const MOST_OUT = 512;
/** So many that came back are taken at a time. */
const AT_ONCE = 16;
/** How long is waited for more to come. Milliseconds. */
const LOOK_AGAIN = 200;
/** Where nothing came for so long, what is missing is laid out again. Milliseconds. */
const QUIET = 10_000;

/** Who waits for a run, and what is told on the way: games that are there, and words. */
export interface Waiting {
  stop: Stop;
  told: (done: number) => void;
  hear: Hear;
}

export async function runAfar(
  boss: PgBoss,
  run: RunFile,
  loaded: LoadedGame,
  { stop, told, hear }: Waiting,
  keeping?: Keeping,
): Promise<Outcome> {
  const started = performance.now();
  const player = new Player(run.plan, loaded);
  const first = playBatch(player, 0, 1);
  player.end();
  const collected = new Collected(run, first, hear, keeping);
  const { id } = collected;
  const back = backOf(id);
  const tell = (): void => {
    if (collected.done > 0) told(collected.done);
  };
  tell();

  /** Takes what came back; whether there was anything. */
  const take = async (): Promise<boolean> => {
    const jobs = await boss.fetch(back, { batchSize: AT_ONCE });
    for (const { data } of jobs) collected.take(backIn(data));
    if (jobs.length > 0)
      await boss.deleteJob(
        back,
        jobs.map(({ id }) => id),
      );
    tell();
    return jobs.length > 0;
  };
  let last = -1;
  /** Lays out what is next, and `again` also what lay out before and did not come. */
  const layOut = async (again: boolean): Promise<void> => {
    // somebody else who waits for the same run may have come to its end, and have taken all of this away
    await boss.createQueue(back);
    await boss.insert(RUNS, [{ id, data: { run: collected.text } }]);
    const numbers = collected.missing(MOST_OUT).filter((n) => again || n > last);
    const tasks = numbers.map((n): Task => ({ run: id, n }));
    const jobs = tasks.map((data) => ({ id: batchId(id, data.n), data, group: { id } }));
    await boss.insert(BATCHES, jobs);
    last = Math.max(last, ...numbers);
  };
  /** Throws where the batch that is waited for first was given up. */
  const watch = async (): Promise<void> => {
    const [n] = collected.missing(1);
    const [job] = await boss.findJobs(BATCHES, { id: batchId(id, n!) });
    if (job?.state !== "failed" && job?.state !== "cancelled") return;
    // so that it is tried again when this is run again
    await boss.deleteJob(BATCHES, job.id);
    throw new WordsError(SAYS.givenUp(n!, job.retryCount + 1, whyIn(job.output) ?? SAYS.silent));
  };

  if (collected.isWhole) return collected.outcome(started);
  await patiently(stop, hear, () => boss.createQueue(back));
  // what came back while nobody waited is there already
  while ((await patiently(stop, hear, take)) === true);
  let out = 0;
  let heard = performance.now();
  let warned = false;
  while (!collected.isWhole && !stop.asked) {
    const quiet = performance.now() - heard > QUIET;
    if (quiet) {
      heard = performance.now();
      if (collected.came === 0 && !warned) hear(SAYS.nobody);
      warned = true;
      await patiently(stop, hear, watch);
    }
    if (quiet || collected.came >= out) {
      await patiently(stop, hear, () => layOut(quiet));
      // half of them are there when the next are laid out, so that nobody waits
      out = collected.came + MOST_OUT / 2;
    }
    if (await patiently(stop, hear, take)) heard = performance.now();
    else await pause(LOOK_AGAIN, stop);
  }
  if (collected.isWhole) {
    await patiently(stop, hear, () => boss.deleteJob(RUNS, id));
    await patiently(stop, hear, () => boss.deleteQueue(back));
  }
  return collected.outcome(started);
}

/** What there is of a run, and what is missing. */
class Collected {
  readonly id: string;
  /** The run as it is sent. */
  readonly text: string;
  /** Games that are there. */
  done = 0;
  /** Batches that came back. */
  came = 0;
  private readonly waited = new Set<number>();
  private readonly total: Total;
  private readonly run: RunFile;
  private readonly first: Batch;
  private readonly hear: Hear;
  private readonly keeping: Keeping | undefined;

  constructor(run: RunFile, first: Batch, hear: Hear, keeping: Keeping | undefined) {
    this.run = run;
    this.first = first;
    this.hear = hear;
    this.keeping = keeping;
    const sent: SentRun = { ...run, first: numbersOf(first) };
    this.text = JSON.stringify(sent);
    this.id = idOf(this.text);
    this.total = new Total(run.games, run.atATime, run.plan.course);
    const count = Math.ceil(run.games / run.atATime);
    for (let n = 0; n < count; n++) {
      this.waited.add(n);
      const kept = keeping?.get(n);
      if (kept) this.add(n, kept);
    }
  }

  get isWhole(): boolean {
    return this.waited.size === 0;
  }

  /** The first of those that are missing. */
  missing(most: number): number[] {
    const found: number[] = [];
    for (const n of this.waited) {
      if (found.length === most) break;
      found.push(n);
    }
    return found;
  }

  /** Something that came back; what is there already, or is no batch of this run, is left aside. */
  take(back: Back | undefined): void {
    if (!back) return;
    if ("refused" in back) {
      const { refused, by } = back;
      this.hear({ en: `${by}: ${refused.en}`, ja: `${by}：${refused.ja}` });
      return;
    }
    const { n } = back;
    if (!this.waited.has(n)) return;
    const batch = batchOf(back.batch, n * this.run.atATime, this.sizeOf(n), this.first);
    if (!batch) {
      this.hear(SAYS.notOfRun(n));
      return;
    }
    this.keeping?.put(n, batch);
    this.add(n, batch);
    this.came++;
  }

  outcome(started: number): Outcome {
    return this.total.outcome((performance.now() - started) / 1000);
  }

  private add(n: number, batch: Batch): void {
    this.waited.delete(n);
    this.total.add(n, batch);
    this.done += this.sizeOf(n);
  }

  private sizeOf(n: number): number {
    const { games, atATime } = this.run;
    return Math.min(atATime, games - n * atATime);
  }
}
