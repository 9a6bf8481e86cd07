/** `prove planted`: leaks put into the program on purpose, one at a time, are all found. */
import { whole } from "@tefuda/cli/args";
import { Failed, Misuse, outJson } from "@tefuda/cli/io";
import { allPlants } from "../leaks/plants/plant.ts";
import { type Search, search } from "../leaks/plants/search.ts";
import type { Verb } from "../verb.ts";

interface Options {
  file?: string;
  deep?: boolean;
  workers: number;
  json?: boolean;
}

export const verb: Verb = {
  name: "planted",
  add(command, io) {
    command
      .command("planted")
      .description("leaks put into the program on purpose, one at a time, are all found")
      .argument("[part]", "only the plants whose id, kind or file has this in it")
      .option("--file <file>", "the plants of this YAML file instead of our own")
      .option("--deep", "looks for each as long as deep tests look, not as long as `npm test` does")
      .option("--workers <n>", "how many to look for at a time", whole(1, 64), 2)
      .option("--json", "the result as JSON")
      .action(async (part: string | undefined, { file, deep, workers, json }: Options) => {
        const plants = allPlants(file).filter(
          ({ id, kind, file }) => part === undefined || [id, kind, file].some((text) => text.includes(part)),
        );
        if (plants.length === 0) throw new Misuse(`no plant has "${part}" in its id, kind or file`);
        const searches = await search(plants, workers, json ? undefined : (one) => io.out(row(one)), deep);
        const failed = searches.filter((one) => one.wrong !== undefined).length;
        const passed = searches.length - failed;
        if (json) outJson(io, { passed, failed, plants: searches.map(plainly) });
        else io.out(`${passed} passed, ${failed} failed\n`);
        if (failed > 0) throw new Failed();
      });
  },
};

function row({ plant, found, decisions, matches, seconds, wrong }: Search): string {
  const what = found
    ? `${found.part}, in match ${found.match}, after ${decisions} decisions`
    : `NOT FOUND: ${wrong}`;
  const { id, kind, game } = plant;
  return `${id.padEnd(34)} ${kind.padEnd(10)} ${game.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s, ${matches} matches: ${what}\n`;
}

/** One search without the words of both games. */
const plainly = ({ plant, found, decisions, matches, seconds, wrong }: Search): unknown => ({
  id: plant.id,
  kind: plant.kind,
  tells: plant.tells,
  file: plant.file,
  game: plant.game,
  caught: found !== undefined,
  ...(found ? { part: found.part, match: found.match, difference: found.difference, eyes: found.eyes } : {}),
  decisions,
  matches,
  seconds,
  ...(wrong === undefined ? {} : { wrong }),
});
