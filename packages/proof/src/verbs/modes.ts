/** `prove modes`: scenarios, golden games and random games come to the same in all four modes. */
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { games as registered } from "@tefuda/referee/games";
import { MODE_NAMES, type Mode } from "@tefuda/referee/scenario";
import { InvalidArgumentError, Option } from "commander";
import { type ModesResult, proveModes, type Shard } from "../modes/prove.ts";
import type { Verb } from "../verb.ts";

const BY_NAME: Readonly<Record<string, Mode>> = { plain: 1, undo: 2, save: 3, replay: 4 };

interface Options {
  mode?: string;
  games: number;
  seed: number;
  shard?: Shard;
  json?: boolean;
}

export const verb: Verb = {
  name: "modes",
  add(command, io) {
    // shared, so that a further game does not make everybody wait longer
    const games = process.env.TEFUDA_DEEP === "1" ? 100 : Math.ceil(6 / registered.length);
    command
      .command("modes")
      .description(
        "as it is, undone and given again, saved and loaded, from the record: always the same game",
      )
      .argument("[game]", "one game; without it all of them")
      .addOption(new Option("--mode <mode>", "one mode; without it all four").choices(Object.keys(BY_NAME)))
      .option("--games <n>", "how many random whole games", whole(0, 1_000_000), games)
      .option("--seed <n>", "the seed of the first", whole(0, SEED_MAX), 1)
      .option("--shard <part/of>", "only one of several shares, as 1/2", shard)
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, { mode, json, ...extent }: Options) => {
        if (id !== undefined) await openGame(id);
        const modes = mode === undefined ? Object.values(BY_NAME) : [BY_NAME[mode]!];
        const results: ModesResult[] = [];
        for (const game of id === undefined ? registered.map((entry) => entry.id) : [id]) {
          const result = await proveModes(game, { ...extent, modes: modes });
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

function asText({ game, tallies, failures }: ModesResult): string {
  const n = (x: number): string => x.toLocaleString("en");
  return [
    ...tallies.map(
      ({ mode, scenarios, golden, random, answers }) =>
        `${game}, ${MODE_NAMES[mode]}: ${n(scenarios)} scenarios, ${n(golden)} golden and ${n(random)} random games, ${n(answers)} answers`,
    ),
    ...failures.map((failure) => `FAILED ${failure}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}
