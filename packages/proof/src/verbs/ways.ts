/** `prove ways`: scenarios, golden games and random games come to the same in all four ways of running them. */
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { games as registered } from "@tefuda/referee/games";
import { WAY_NAMES, type Way } from "@tefuda/referee/scenario";
import { InvalidArgumentError, Option } from "commander";
import type { Verb } from "../verb.ts";
import { proveWays, type Shard, type WaysResult } from "../ways/prove.ts";

const WAYS: Readonly<Record<string, Way>> = { plain: 1, undo: 2, save: 3, replay: 4 };

interface Options {
  way?: string;
  games: number;
  seed: number;
  shard?: Shard;
  json?: boolean;
}

export const verb: Verb = {
  name: "ways",
  add(command, io) {
    // shared, so that a further game does not make everybody wait longer
    const games = process.env.TEFUDA_DEEP === "1" ? 100 : Math.ceil(6 / registered.length);
    command
      .command("ways")
      .description(
        "as it is, undone and given again, saved and loaded, from the record: always the same game",
      )
      .argument("[game]", "one game; without it all of them")
      .addOption(new Option("--way <way>", "one way; without it all four").choices(Object.keys(WAYS)))
      .option("--games <n>", "how many random whole games", whole(0, 1_000_000), games)
      .option("--seed <n>", "the seed of the first", whole(0, SEED_MAX), 1)
      .option("--shard <part/of>", "only one of several shares, as 1/2", shard)
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, { way, json, ...extent }: Options) => {
        if (id !== undefined) await openGame(id);
        const ways = way === undefined ? Object.values(WAYS) : [WAYS[way]!];
        const results: WaysResult[] = [];
        for (const game of id === undefined ? registered.map((entry) => entry.id) : [id]) {
          const result = await proveWays(game, { ...extent, ways });
          results.push(result);
          if (!json) io.out(asText(result));
        }
        const failed = results.reduce((n, { failures }) => n + failures.length, 0);
        const ran = results.flatMap(({ tallies }) => tallies.map((t) => t.scenarios + t.golden + t.random));
        const passed = Math.max(0, ran.reduce((sum, n) => sum + n, 0) - failed);
        if (json) outJson(io, { passed, failed, results });
        else io.out(`${passed} passed, ${failed} failed\n`);
        if (failed > 0) throw new Failed();
      });
  },
};

function shard(text: string): Shard {
  const [, part = 0, of = 0] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of) throw new InvalidArgumentError(`"${text}" is no share of a whole, as 1/2 is.`);
  return { part, of };
}

function asText({ game, tallies, failures }: WaysResult): string {
  const n = (x: number): string => x.toLocaleString("en");
  return [
    ...tallies.map(
      ({ way, scenarios, golden, random, answers }) =>
        `${game}, ${WAY_NAMES[way]}: ${n(scenarios)} scenarios, ${n(golden)} golden and ${n(random)} random games, ${n(answers)} answers`,
    ),
    ...failures.map((failure) => `FAILED ${failure}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}
