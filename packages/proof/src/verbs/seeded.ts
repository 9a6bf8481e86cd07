/** `prove seeded`: leaks put into the program on purpose, one at a time, are all found. */
import { whole } from "@tefuda/cli/args";
import { Failed, Misuse, outJson } from "@tefuda/cli/io";
import { allSeeded } from "../leaks/seeded/leak.ts";
import { type Search, search } from "../leaks/seeded/search.ts";
import type { Verb } from "../verb.ts";

interface Options {
  file?: string;
  deep?: boolean;
  workers: number;
  json?: boolean;
}

export const verb: Verb = {
  name: "seeded",
  add(command, io) {
    command
      .command("seeded")
      .description("leaks put into the program on purpose, one at a time, are all found")
      .argument("[part]", "only the leaks whose id, kind or file has this in it")
      .option("--file <file>", "the leaks of this YAML file instead of our own")
      .option("--deep", "looks for each as long as deep tests look, not as long as `npm test` does")
      .option("--workers <n>", "how many to look for at a time", whole(1, 64), 2)
      .option("--json", "the result as JSON")
      .action(async (part: string | undefined, { file, deep, workers, json }: Options) => {
        const leaks = allSeeded(file).filter(
          ({ id, kind, file }) => part === undefined || [id, kind, file].some((text) => text.includes(part)),
        );
        if (leaks.length === 0) throw new Misuse(`no leak has "${part}" in its id, kind or file`);
        const searches = await search(leaks, workers, json ? undefined : (one) => io.out(row(one)), deep);
        const failed = searches.filter((one) => one.wrong !== undefined).length;
        const passed = searches.length - failed;
        if (json) outJson(io, { passed, failed, leaks: searches.map(plainly) });
        else io.out(`${passed} passed, ${failed} failed\n`);
        if (failed > 0) throw new Failed();
      });
  },
};

function row({ leak, found, decisions, matches, seconds, wrong }: Search): string {
  const what = found
    ? `${found.part}, in match ${found.match}, after ${decisions} decisions`
    : `NOT FOUND: ${wrong}`;
  const { id, kind, game } = leak;
  return `${id.padEnd(34)} ${kind.padEnd(10)} ${game.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s, ${matches} matches: ${what}\n`;
}

/** One search without the words of both games. */
const plainly = ({ leak, found, decisions, matches, seconds, wrong }: Search): unknown => ({
  id: leak.id,
  kind: leak.kind,
  tells: leak.tells,
  file: leak.file,
  game: leak.game,
  caught: found !== undefined,
  ...(found ? { part: found.part, match: found.match, difference: found.difference, eyes: found.eyes } : {}),
  decisions,
  matches,
  seconds,
  ...(wrong === undefined ? {} : { wrong }),
});
