/** `npm run prove -- fuzz`: nothing that comes in from outside breaks anything. */
import { availableParallelism } from "node:os";
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, type Io, Misuse, outJson } from "@tefuda/cli/io";
import { overLine } from "@tefuda/cli/paint";
import { gameEntry, NoSuchGame } from "@tefuda/referee/games";
import { near } from "@tefuda/referee/problems";
import { asText } from "../fuzz/report.ts";
import { everything, fuzz } from "../fuzz/run.ts";
import type { Verb } from "../verb.ts";

interface Options {
  door?: string;
  inputs?: number;
  seed: number;
  processes: number;
  json?: boolean;
}

export const verb: Verb = {
  name: "fuzz",
  add(command, io) {
    command
      .command("fuzz")
      .description("hostile input: no crash, no wait, no partial effect, and words for people")
      .argument("[game]", "id of the game; without it, all games")
      .option("--door <name>", "only this door")
      .option(
        "-n, --inputs <n>",
        "how many inputs over all doors (one, with a door and a seed)",
        whole(1, 1e9),
      )
      .option("-s, --seed <n>", "number of the first input", whole(0, SEED_MAX), 1)
      .option("--processes <n>", "how many at a time", whole(1, 64), availableParallelism())
      .option("--json", "write the result as JSON")
      .action((game, options: Options, own) =>
        run(game, options, own.getOptionValueSource("seed") === "cli", io),
      );
  },
};

async function run(game: string | undefined, options: Options, seeded: boolean, io: Io): Promise<void> {
  const all = everything();
  const chosen = all.doors.filter((door) => options.door === undefined || door.name === options.door);
  if (chosen.length === 0) {
    const names = all.doors.map((door) => door.name);
    const meant = near(options.door!, names);
    throw new Misuse(
      `there is no door "${options.door}"; there is ${names.join(", ")}${meant.length > 0 ? `; did you mean ${meant[0]}?` : ""}`,
    );
  }
  try {
    if (game !== undefined) gameEntry(game);
  } catch (error) {
    throw error instanceof NoSuchGame ? new Misuse(error.message) : error;
  }
  const single = options.door !== undefined && seeded && options.inputs === undefined;
  const inputs = options.inputs ?? (single ? 1 : 10_000);
  const stop = { asked: false };
  const end = io.onInterrupt(() => {
    stop.asked = true;
  });
  const told = progress(io, inputs);
  const report = await fuzz(
    {
      ...all,
      games: game === undefined ? all.games : [game],
      doors: chosen,
      inputs,
      seed: options.seed,
      processes: Math.min(options.processes, availableParallelism()),
    },
    stop,
    told,
  );
  end();
  if (io.errTty) io.err(overLine(""));
  if (options.json) outJson(io, report);
  else io.out(`${report.shown !== undefined ? `${report.shown}\n\n` : ""}${asText(report)}`);
  if (report.faults.length > 0) throw new Failed();
}

/** A line that moves while inputs are tried; nothing where nobody looks. */
function progress(io: Io, inputs: number): (done: number, faults: number) => void {
  if (!io.errTty) return () => {};
  const started = performance.now();
  return (done, faults) => {
    const speed = done / ((performance.now() - started) / 1000);
    const left = Math.ceil((inputs - done) / speed);
    io.err(overLine(`${done} of ${inputs} inputs, ${faults} faults, ${left} s left; Ctrl-C stops`));
  };
}
