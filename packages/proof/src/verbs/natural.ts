/** `prove natural`: what is understood of card texts that people wrote who knew the rulebook and no grammar. */
import { fileURLToPath } from "node:url";
import { type Io, Misuse, outJson } from "@tefuda/cli/io";
import { type Entry, readEntries } from "../natural/entries.ts";
import { type Measured, measure, VERDICTS } from "../natural/measure.ts";
import type { Verb } from "../verb.ts";

interface Options {
  folder: string;
  list?: boolean;
  only?: string;
  json?: boolean;
}

export const verb: Verb = {
  name: "natural",
  add(command, io) {
    command
      .command("natural")
      .description("how many texts are understood that people wrote who knew only the rulebook")
      .argument("[game]", "one game; without it all of them")
      .argument("[language]", "en or ja; without it both")
      .option(
        "--folder <path>",
        "where the texts lie",
        fileURLToPath(new URL("../../natural", import.meta.url)),
      )
      .option("--list", "each text that is not understood, with the reason")
      .option("--only <numbers>", "texts by their numbers, with commas between them")
      .option("--json", "the result as JSON")
      .action(async (game: string | undefined, language: string | undefined, options: Options) => {
        const { folder, list, only, json } = options;
        const entries = readEntries(folder, game, language);
        if (entries.length === 0) throw new Misuse(`no texts of that game and language in ${folder}`);
        const wanted = only?.split(",").map(Number);
        const groups = Object.values(
          Object.groupBy(entries, (entry) => `${entry.game} ${entry.language}`),
        ) as Entry[][];
        const results: Measured[] = [];
        for (const group of groups) {
          const one = await measure(
            folder,
            group.filter(({ number }) => !wanted || wanted.includes(number)),
          );
          results.push(...one);
          if (!json) tell(io, one, list === true);
        }
        if (json)
          outJson(
            io,
            results.map(({ entry, ...rest }) => ({ ...entry, ...rest })),
          );
      });
  },
};

function tell(io: Io, results: readonly Measured[], list: boolean): void {
  const [{ entry }] = results as [Measured];
  const counts = VERDICTS.map((verdict) => {
    const n = results.filter((one) => one.verdict === verdict).length;
    return `${verdict} ${n}`;
  });
  io.out(`${entry.game} ${entry.language}: ${results.length} texts, ${counts.join(", ")}\n`);
  if (!list) return;
  for (const { entry: one, verdict, why, column } of results) {
    if (verdict === "understood" || verdict === "unplayed") continue;
    io.out(`  ${one.number} ${verdict}: ${one.text}\n`);
    for (const line of why) io.out(`      ${column === undefined ? "" : `${column}: `}${line}\n`);
  }
}
