/** `prove exhaustive`: whatever can happen in a game does, and what has not is listed. */
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, type Io, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { overLine } from "@tefuda/cli/paint";
import { games as registered } from "@tefuda/referee/games";
import { asText, report } from "../exhaustive/report.ts";
import { type Happened, playExhaustively } from "../exhaustive/run.ts";
import type { Verb } from "../verb.ts";

interface Options {
  games: number;
  seed: number;
  json?: boolean;
}

export const verb: Verb = {
  name: "exhaustive",
  add(command, io) {
    command
      .command("exhaustive")
      .description("every card, text, branch, answer and refusal happens; what does not is listed")
      .argument("[game]", "one game; without it all of them")
      .option("--games <n>", "at most how many of each game", whole(0, 10_000_000), 1_000)
      .option("--seed <n>", "the seed of the first", whole(0, SEED_MAX), 1)
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, options: Options) => {
        if (id !== undefined) await openGame(id);
        let stopped = false;
        const end = io.onInterrupt(() => {
          stopped = true;
        });
        const results: Happened[] = [];
        for (const game of id === undefined ? registered.map((entry) => entry.id) : [id]) {
          const happened = await playExhaustively(game, {
            ...options,
            stop: () => stopped,
            told: progress(io, options.games),
          });
          if (io.errTty) io.err(overLine(""));
          results.push(happened);
          if (!options.json) io.out(asText(happened));
        }
        end();
        if (options.json) outJson(io, { stopped, results: results.map(report) });
        if (results.some(({ faults }) => faults.length > 0)) throw new Failed();
      });
  },
};

/** A line that moves while games are played; nothing where nobody looks. */
function progress(io: Io, games: number): ((done: number, missing: number) => void) | undefined {
  if (!io.errTty) return undefined;
  return (done, missing) =>
    io.err(overLine(`${done} of ${games} games, ${missing} things not seen yet; Ctrl-C stops and reports`));
}
