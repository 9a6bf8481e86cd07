/** Playing what others laid out in a database, with every core, until somebody stops it. */
import { hostname } from "node:os";
import { bots } from "@tefuda/bots";
import { type Words, WordsError } from "@tefuda/kernel";
import { games, loadGame } from "@tefuda/referee/games";
import type { PgBoss } from "pg-boss";
import { Piscina } from "piscina";
import type { Batch } from "../batch.ts";
import { batchText } from "../batch-file.ts";
import { editionOf } from "../edition.ts";
import { HABIT, type Plan } from "../play.ts";
import type { Stop } from "../run.ts";
import type { Task as Played } from "../worker.ts";
import { BATCHES, backOf, type Hear, openOffice, patiently, pause, RUNS, SIGN_OF_LIFE } from "./office.ts";
import { SAYS } from "./says.ts";
import { type Back, numbersOf, runIn, type SentRun, taskIn, wordsOf } from "./travel.ts";

/** Whoever finds nothing to play looks again after so long. Milliseconds. */
const IDLE = 1000;
/** Runs that are kept in mind. */
const MOST_RUNS = 20;

export interface Work {
  /** The database is there, and batches are looked for. */
  ready(): void;
  /** A run is taken part in from now on. */
  began(run: SentRun): void;
  /** So many games of a batch were played and put back. */
  played(games: number): void;
  /** None of a run is played, and why. */
  refused(words: Words): void;
  hear: Hear;
}

/** A claim on a batch: who has it, and for the how-manieth time it was taken. */
interface Claim {
  id: string;
  retryCount: number;
}

export async function work(url: string, threads: number, stop: Stop, tell: Work): Promise<void> {
  const boss = await openOffice(url, Math.min(threads, 8) + 1, false);
  const filename = new URL("../worker.ts", import.meta.url).href;
  const pool = new Piscina<Played, Batch>({ filename, minThreads: threads, maxThreads: threads });
  const worker = new Worker(boss, pool, stop, tell);
  tell.ready();
  const life = setInterval(() => worker.giveSign(), SIGN_OF_LIFE);
  try {
    await Promise.all(Array.from({ length: threads }, () => worker.lane()));
  } finally {
    clearInterval(life);
    // games still under way are given up; nobody waits for them any more
    await pool.destroy().catch(() => {});
    await boss.stop({ graceful: false }).catch(() => {});
  }
}

class Worker {
  private readonly boss: PgBoss;
  private readonly pool: Piscina<Played, Batch>;
  private readonly stop: Stop;
  private readonly tell: Work;
  /** Runs that were looked at, by their ids; those that are not played here are also among the refused. */
  private readonly runs = new Map<string, Promise<SentRun | Words | undefined>>();
  private readonly refused = new Set<string>();
  private readonly claims = new Set<Claim>();

  constructor(boss: PgBoss, pool: Piscina<Played, Batch>, stop: Stop, tell: Work) {
    this.boss = boss;
    this.pool = pool;
    this.stop = stop;
    this.tell = tell;
  }

  /** Says that what was taken is still being played. */
  giveSign(): void {
    // one that does not arrive is followed by the next
    if (this.claims.size > 0) this.boss.touch(BATCHES, [...this.claims]).catch(() => {});
  }

  /** Plays one batch after the other. */
  async lane(): Promise<void> {
    while (!this.stop.asked) {
      const jobs = await this.ask(() => this.boss.fetch(BATCHES, { ignoreGroups: [...this.refused] }));
      const [job] = jobs ?? [];
      if (!job) {
        await pause(IDLE, this.stop);
        continue;
      }
      const claim = { id: job.id, retryCount: job.retryCount };
      this.claims.add(claim);
      const why = await this.batch(claim, job.data).catch(wordsOf);
      // who cannot say so is silent, and gives it back as well
      if (why) await this.boss.fail(BATCHES, claim, { why }).catch(() => {});
      this.claims.delete(claim);
    }
  }

  /** Plays a batch and puts it back; says why where it is left to others. */
  private async batch(claim: Claim, data: unknown): Promise<Words | undefined> {
    const task = taskIn(data);
    const run = task && (await this.runOf(task.run));
    if (this.stop.asked) return SAYS.stopped;
    const over = () => this.ask(() => this.boss.deleteJob(BATCHES, claim));
    if (!run) {
      // of a run that is over, or of none
      await over();
      return undefined;
    }
    if ("en" in run) return run;
    const from = task.n * run.atATime;
    const count = Math.min(run.atATime, run.games - from);
    const batch = count > 0 ? await this.play({ plan: run.plan, from, count }) : undefined;
    if (this.stop.asked) return SAYS.stopped;
    if (batch) {
      await this.put(task.run, { n: task.n, batch: batchText(batch) }, claim.id).catch((error: unknown) => {
        // whoever takes it next looks whether the run is over
        this.runs.delete(task.run);
        throw error;
      });
    }
    await over();
    if (batch) this.tell.played(count);
    return undefined;
  }

  /** A run that is played here, or why it is not; nothing where it is over. */
  private async runOf(id: string): Promise<SentRun | Words | undefined> {
    let looked = this.runs.get(id);
    if (!looked) {
      looked = this.look(id);
      this.runs.set(id, looked);
      const [oldest] = this.runs.keys();
      if (this.runs.size > MOST_RUNS) this.runs.delete(oldest!);
    }
    const run = await looked;
    if (!run) this.runs.delete(id);
    return run;
  }

  private async look(id: string): Promise<SentRun | Words | undefined> {
    const jobs = await this.ask(() => this.boss.findJobs(RUNS, { id }));
    if (!jobs?.[0]) return undefined;
    try {
      return await this.accepted(id, jobs[0].data);
    } catch (error) {
      const words = wordsOf(error);
      if (this.stop.asked) return words;
      this.refused.add(id);
      this.tell.refused(words);
      // whoever waits for it may be gone by now
      await this.put(id, { refused: words, by: hostname() }).catch(() => {});
      return words;
    }
  }

  /** A run that is played here as it is where it was laid out; throws a {@link WordsError} for any other. */
  private async accepted(id: string, data: unknown): Promise<SentRun> {
    const run = runIn(data, id);
    const { plan, edition, first } = run;
    checkNames(plan);
    const loaded = await loadGame(plan.game, plan.sets);
    const here = editionOf(loaded);
    if (here !== edition) throw new WordsError(SAYS.edition(edition, here));
    const unknown = plan.lists.flatMap(({ cards }) => cards).find((name) => !loaded.game.byName.has(name));
    if (unknown !== undefined) throw new WordsError(SAYS.noCard(unknown));
    const batch = await this.play({ plan, from: 0, count: 1 });
    if (!batch) throw new WordsError(SAYS.stopped);
    if (`${numbersOf(batch)}` !== `${first}`) throw new WordsError(SAYS.otherwise);
    this.tell.began(run);
    return run;
  }

  /** Nothing where somebody stopped it. */
  private async play(played: Played): Promise<Batch | undefined> {
    const playing = this.pool.run(played);
    // where it was stopped nobody waits for it any more
    playing.catch(() => {});
    return await Promise.race([playing, this.stop.whenAsked.then(() => undefined)]);
  }

  private async put(run: string, back: Back, id?: string): Promise<void> {
    await this.ask(() => this.boss.insert(backOf(run), [{ ...(id ? { id } : {}), data: back }]));
  }

  private ask<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return patiently(this.stop, this.tell.hear, ask);
  }
}

function checkNames({ game, bots: players }: Plan): void {
  if (!games.some(({ id }) => id === game)) throw new WordsError(SAYS.noGame(game));
  const stranger = players.find((name) => name !== HABIT && !bots.some((bot) => bot.name === name));
  if (stranger !== undefined) throw new WordsError(SAYS.noPlayer(stranger));
}
