/** `prove planted`: leaks put into the program on purpose, one at a time, are all found. */
import { whole } from "@tefuda/cli/args";
import { Failed, Misuse, outJson } from "@tefuda/cli/io";
import { allPlants } from "../leaks/plants/plant.ts";
import { type Search, search } from "../leaks/plants/search.ts";
import type { Verb } from "../verb.ts";

interface Options {
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
      .option("--workers <n>", "how many to look for at a time", whole(1, 64), 2)
      .option("--json", "the result as JSON")
      .action(async (part: string | undefined, { workers, json }: Options) => {
        const plants = allPlants().filter(
          ({ id, kind, file }) => part === undefined || [id, kind, file].some((text) => text.includes(part)),
        );
        if (plants.length === 0) throw new Misuse(`no plant has "${part}" in its id, kind or file`);
        const searches = await search(plants, workers, json ? undefined : (one) => io.out(row(one)));
        const failed = searches.filter((one) => one.wrong !== undefined).length;
        const passed = searches.length - failed;
        if (json) outJson(io, { passed, failed, plants: searches.map(plainly) });
        else io.out(`${passed} passed, ${failed} failed\n`);
        if (failed > 0) throw new Failed();
      });
  },
};

function row({ plant, found, decisions, wrong }: Search): string {
  const what = found ? `${found.part}, after ${decisions}` : `NOT FOUND: ${wrong}`;
  const file = plant.file.replace(/^packages\//, "");
  return `${plant.id.padEnd(34)} ${plant.kind.padEnd(10)} ${file.padEnd(36)} ${what}\n`;
}

/** One search without the words of both games. */
const plainly = ({ plant, found, decisions, wrong }: Search): unknown => ({
  id: plant.id,
  kind: plant.kind,
  tells: plant.tells,
  file: plant.file,
  game: plant.game,
  caught: found !== undefined,
  ...(found ? { part: found.part, difference: found.difference, eyes: found.eyes } : {}),
  decisions,
  ...(wrong === undefined ? {} : { wrong }),
});
