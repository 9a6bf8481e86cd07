/** Sets read in a thread of their own, one after another, and no longer than they may take. */
import { Worker } from "node:worker_threads";
import type { SourceFile, Words } from "@tefuda/kernel";
import type { Identity } from "@tefuda/workshop/identity";
import { SetRefused } from "./refused.ts";
import { SETS } from "./words.ts";

export interface Reading {
  files: readonly SourceFile[];
  games: readonly string[];
}
export interface ReadSet {
  about: Identity;
  leftOut: string[];
  /** The files of pictures that it names. */
  pictures: string[];
}
export type ReadAnswer = ReadSet | { wrong: Words };

/** Milliseconds that one may take, its thread with it. */
const LONGEST = 15_000;
/** More than so many do not wait at once. */
const MOST_WAITING = 20;
/** Megabytes. */
const MEMORY = 256;

export class SetReader {
  private waiting = 0;
  private line: Promise<unknown> = Promise.resolve();

  /** What a set is, and which of the files are none of it. Throws a {@link SetRefused} for what is no set. */
  async read(reading: Reading): Promise<ReadSet> {
    if (this.waiting >= MOST_WAITING) throw new SetRefused(503, SETS.busy);
    this.waiting++;
    const turn = this.line.then(() => inThread(reading));
    this.line = turn.catch(() => {});
    try {
      const answer = await turn;
      if ("wrong" in answer) throw new SetRefused(400, answer.wrong);
      return answer;
    } finally {
      this.waiting--;
    }
  }
}

function inThread(reading: Reading): Promise<ReadAnswer> {
  const worker = new Worker(new URL("./read-thread.ts", import.meta.url), {
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  return new Promise<ReadAnswer>((resolve, reject) => {
    // what a thread comes to its end of, time or memory, is told alike
    const slow = (): void => reject(new SetRefused(400, SETS.slow(LONGEST / 1000)));
    const timer = setTimeout(slow, LONGEST);
    worker.once("message", resolve);
    worker.once("error", slow);
    worker.once("exit", () => {
      clearTimeout(timer);
      slow();
    });
  }).finally(() => void worker.terminate());
}
