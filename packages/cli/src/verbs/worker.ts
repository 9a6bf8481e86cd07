/** `tefuda worker`: plays what others laid out in a database, until it is stopped. */
import { availableParallelism } from "node:os";
import type { Words } from "@tefuda/kernel";
import { work } from "@tefuda/lab/jobs/work";
import { type Io, outJson } from "../io.ts";
import { overLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { stopper } from "./simulate.ts";

export interface WorkerOptions {
  database: string;
  workers?: number;
  lang: Language;
  json?: boolean;
}

export async function worker(options: WorkerOptions, io: Io): Promise<void> {
  const { lab: w } = terminalWords(options.lang);
  const cores = availableParallelism();
  const threads = Math.min(options.workers ?? cores, cores);
  const { stop, end } = stopper(io);
  const done = { batches: 0, games: 0, seconds: 0, runs: 0, refused: [] as Words[] };
  const started = performance.now();
  const say = (line: string): void => io.err(`${io.errTty ? overLine("") : ""}${line}\n`);
  try {
    await work(options.database, threads, stop, {
      began: ({ plan, games }) => {
        done.runs++;
        say(w.workBegins(plan.game, games, plan.bots.join(", ")));
      },
      played: (games) => {
        done.batches++;
        done.games += games;
        if (io.errTty) io.err(overLine(w.worked(done.games, done.batches)));
      },
      refused: (words) => {
        done.refused.push(words);
        say(w.workRefused(words[options.lang]));
      },
      hear: (words) => say(words[options.lang]),
      ready: () => say(w.workReady(threads)),
    });
  } finally {
    end();
  }
  done.seconds = (performance.now() - started) / 1000;
  if (io.errTty) io.err(overLine(""));
  if (options.json) outJson(io, done);
  else io.out(`${w.worked(done.games, done.batches)}\n`);
}
