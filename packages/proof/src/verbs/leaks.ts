/** `prove leaks`: pairs of games that differ only in what an observer may not know look the same to it. */
import { whole } from "@tefuda/cli/args";
import { Failed, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { games } from "@tefuda/referee/games";
import { arenaOf } from "../leaks/arena.ts";
import { hidingToy } from "../leaks/hiding-toy/index.ts";
import { lockstep, planOf } from "../leaks/lockstep.ts";
import { type Summary, summaryOf, summaryText } from "../leaks/summary.ts";
import type { Verb } from "../verb.ts";

interface Options {
  first: number;
  matches: number;
  json?: boolean;
}

export const verb: Verb = {
  name: "leaks",
  add(command, io) {
    command
      .command("leaks")
      .description("two games that differ only in what somebody may not know look the same to them")
      .argument("[game]", `one game, or "${hidingToy.id}", which is made to be leaked from; without it all`)
      .option("--matches <n>", "matches to play", whole(1, 1_000_000), 40)
      .option("--first <n>", "number of the first", whole(0, 1_000_000), 0)
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, { first, matches, json }: Options) => {
        const summaries: Summary[] = [];
        for (const game of id === undefined ? [hidingToy.id, ...games.map((entry) => entry.id)] : [id]) {
          if (game !== hidingToy.id) await openGame(game);
          const arena = game === hidingToy.id ? hidingToy : await arenaOf(game);
          const summary = summaryOf(
            game,
            await lockstep(arena, { ...planOf(arena, false), first, matches, positions: matches }),
          );
          summaries.push(summary);
          if (!json) io.out(summaryText(summary));
        }
        const leaks = summaries.reduce((n, summary) => n + summary.leaks.length, 0);
        const pairs = summaries.reduce((n, summary) => n + summary.pairs, 0);
        if (json) outJson(io, { passed: pairs - leaks, failed: leaks, games: summaries });
        else io.out(`${pairs - leaks} passed, ${leaks} failed\n`);
        if (leaks > 0) throw new Failed();
      });
  },
};
