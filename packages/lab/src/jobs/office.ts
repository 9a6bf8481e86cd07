/** The place in a database where runs are laid out and played: jobs of pg-boss, in a schema of their own. */
import { type Words, WordsError } from "@tefuda/kernel";
import { PgBoss } from "pg-boss";
import type { Stop } from "../run.ts";
import { reasonOf, SAYS } from "./says.ts";

/** Runs as they are sent. They only lie there, and are read by their ids. */
export const RUNS = "runs";
/** Batches to be played, of all runs. */
export const BATCHES = "batches";
/** Where what comes back of a run waits for whoever laid it out. */
export const backOf = (run: string): string => `back-${run}`;

/** Whoever says nothing of a batch for so long has lost it. Seconds; the least that can be asked for. */
const SILENCE = 10;
/** How often whoever plays a batch says that it still does. Milliseconds. */
export const SIGN_OF_LIFE = 2500;
/** Taken so often in vain, a batch is given up: it ends whoever plays it. A machine that refuses it counts as one time. */
const MOST_TIMES = 100;
/** A claim ends by silence, never by time: this is the longest that there is. */
const A_DAY = 24 * 3600;
/** Before a database that is away is asked again. Milliseconds. */
const AGAIN = 2000;

export type Hear = (words: Words) => void;

/** Opens the place, and makes it where it is not there yet. `watches`: whether it sees to batches that were lost. */
export async function openOffice(url: string, connections: number, watches: boolean): Promise<PgBoss> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new WordsError(SAYS.noAddress);
  try {
    const boss = new PgBoss({
      ...{ connectionString: url, schema: "tefuda_lab", application_name: "tefuda lab", max: connections },
      ...{ schedule: false, supervise: watches, superviseIntervalSeconds: 2, monitorIntervalSeconds: 1 },
    });
    // what fails in the background is tried again by itself, and shows in what is asked for besides
    boss.on("error", () => {});
    await boss.start();
    await boss.createQueue(RUNS);
    const lasting = { heartbeatSeconds: SILENCE, expireInSeconds: A_DAY };
    await boss.createQueue(BATCHES, { ...lasting, retryLimit: MOST_TIMES, retryDelay: 0 });
    return boss;
  } catch (error) {
    throw new WordsError(SAYS.notReached(reasonOf(codeOf(error))), { cause: error });
  }
}

/** Asks a database until it answers, or until somebody stops it: then nothing comes. Throws what it refuses. */
export async function patiently<T>(stop: Stop, hear: Hear, ask: () => Promise<T>): Promise<T | undefined> {
  let told = false;
  while (!stop.asked) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (!told) hear(SAYS.away(reasonOf(codeOf(error))));
      told = true;
      await pause(AGAIN, stop);
    }
  }
  return undefined;
}

/** Waits, or until somebody stops it. */
export async function pause(milliseconds: number, stop: Stop): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([over, stop.whenAsked]);
  clearTimeout(timer);
}

/** Of errors of a database those that tell of its end or of the way to it: 08 connection, 57 by an operator, 58 system. */
const AWAY = /^(08|57|58|E[A-Z]+$)/;

/** Whether it is the way to the database that failed, and not what was asked. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined) return AWAY.test(code);
  return /connection|timeout/i.test(error.message);
}

/** Of several addresses that a name has, each was tried. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
