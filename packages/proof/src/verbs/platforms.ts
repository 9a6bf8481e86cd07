/** `prove platforms`: the same games in Node, by both back ends of the kernel, and in a real Chromium. */
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { loadLists, games as registered } from "@tefuda/referee/games";
import { type Comparison, compare, type Parting } from "../platforms/compare.ts";
import type { Plan } from "../platforms/play.ts";
import { openSides } from "../platforms/sides.ts";
import type { Verb } from "../verb.ts";

interface Options {
  games: number;
  seed: number;
  json?: boolean;
}

interface Result extends Comparison {
  game: string;
  lists: string[];
  seconds: number;
}

export const verb: Verb = {
  name: "platforms",
  add(command, io) {
    command
      .command("platforms")
      .description("the same games give the same states at every step in Node and in Chromium")
      .argument("[game]", "one game; without it all of them")
      .option(
        "--games <n>",
        "how many of each game",
        whole(1, 10_000_000),
        // shared, so that a further game does not make everybody wait longer
        process.env.TEFUDA_DEEP === "1" ? 10_000 : Math.ceil(600 / registered.length),
      )
      .option("--seed <n>", "the seed of the first", whole(0, SEED_MAX), 1)
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, options: Options) => {
        const results: Result[] = [];
        for (const game of id === undefined ? registered.map((entry) => entry.id) : [id]) {
          const result = await prove(game, options);
          results.push(result);
          if (!options.json) io.out(asText(result));
        }
        const same = results.every((result) => !result.parting);
        if (options.json) outJson(io, { same, results });
        if (!same) throw new Failed();
      });
  },
};

async function prove(id: string, options: Options): Promise<Result> {
  const loaded = await openGame(id);
  const lists = loadLists(loaded);
  const plan: Plan = {
    game: id,
    lists: lists.map((list) => list.cards),
    seats: loaded.game.seats.min,
    settings: loaded.pack.simulation,
    seed: options.seed,
  };
  const started = performance.now();
  const sides = await openSides(plan);
  try {
    const comparison = await compare(sides, plan, options.games);
    const seconds = (performance.now() - started) / 1000;
    return { game: id, lists: lists.map((list) => list.id), ...comparison, seconds };
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
}

function asText(result: Result): string {
  const { game, games, answers, lists, sides, hash, parting, seconds } = result;
  const n = (x: number): string => x.toLocaleString("en", { maximumFractionDigits: 1 });
  const lines = [
    `${game}: ${n(games)} games among ${lists.length} lists, ${n(answers)} answers, states after each the same: ${hash}`,
    `  ${sides.join("; ")}; ${n(seconds)} s`,
    ...(parting ? partingLines(parting, lists) : []),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function partingLines(
  { game, seed, lists, answer, sides, places }: Parting,
  names: readonly string[],
): string[] {
  const where =
    answer === undefined
      ? "only after the games before it; by itself it is the same"
      : `after answer ${answer}`;
  return [
    `  NOT THE SAME: game ${game} (seed ${seed}, ${lists.map((n) => names[n]).join(" against ")}), ${where}`,
    ...places.map(
      ({ place, values }) =>
        `    place ${place}: ${sides.map((side, i) => `${values[i]} in ${side}`).join(", ")}`,
    ),
  ];
}
