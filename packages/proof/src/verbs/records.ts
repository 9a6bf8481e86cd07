/** `prove records`: the matches kept from earlier versions can still be played again, or at least watched. */
import { Failed, Misuse, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { type LoadedGame, games as registered, shownPath } from "@tefuda/referee/games";
import { complaintOf } from "../records/check.ts";
import { keep, keptRecords, ofNow } from "../records/kept.ts";
import { KEPT, makeRecords } from "../records/make.ts";
import type { Verb } from "../verb.ts";

interface Result {
  game: string;
  records: number;
  answers: number;
  seen: number;
  complaints: string[];
}

export const verb: Verb = {
  name: "records",
  add(command, io) {
    command
      .command("records")
      .description(
        "matches kept from earlier versions are played again to their ends, or watched as they were seen",
      )
      .argument("[game]", "one game; without it all of them")
      .option("--write", "first plays and keeps some with the rules and cards of now, if there are too few")
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, options: { write?: boolean; json?: boolean }) => {
        const results: Result[] = [];
        for (const game of id === undefined ? registered.map((entry) => entry.id) : [id]) {
          const loaded = await openGame(game);
          if (options.write) write(loaded, (text) => io.err(text));
          const result = check(loaded);
          results.push(result);
          if (!options.json) io.out(asText(result));
        }
        if (options.json) outJson(io, results);
        if (results.some(({ complaints }) => complaints.length > 0)) throw new Failed();
      });
  },
};

/** What is kept stays as it is: with a change of the rules comes an edition, and a file of its own; with one of cards a file. */
function write(loaded: LoadedGame, tell: (text: string) => void): void {
  const { id } = loaded.pack;
  const edition = loaded.game.editions.length;
  if (edition === 0) throw new Misuse(`${loaded.pack.title} has no edition yet`);
  if (ofNow(loaded.game, [...keptRecords(id)]).length >= KEPT) {
    tell(`${id}: there are matches of these rules and cards already\n`);
    return;
  }
  const { file, bytes } = keep(id, edition, makeRecords(loaded));
  tell(`${shownPath(file)}: ${bytes} bytes\n`);
}

function check(loaded: LoadedGame): Result {
  const result: Result = { game: loaded.pack.id, records: 0, answers: 0, seen: 0, complaints: [] };
  for (const record of keptRecords(loaded.pack.id)) {
    result.records++;
    result.answers += record.choices.length;
    if (record.seen) result.seen++;
    const complaint = complaintOf(loaded, record);
    if (complaint !== undefined) result.complaints.push(`record ${result.records}: ${complaint}`);
  }
  return result;
}

function asText({ game, records, answers, seen, complaints }: Result): string {
  const head = `${game}: ${records} records, ${answers} answers, ${seen} with what was seen`;
  return [head, ...complaints.map((text) => `  ${text}`), ""].join("\n");
}
