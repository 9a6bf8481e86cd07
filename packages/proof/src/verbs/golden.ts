/** `prove golden`: the golden games go as they are written down, for every observer. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failed, outJson } from "@tefuda/cli/io";
import { openGame } from "@tefuda/cli/open";
import { SPECTATOR, seatName } from "@tefuda/kernel";
import { type LoadedGame, games as registered, shownPath } from "@tefuda/referee/games";
import {
  everybody,
  type GoldenGame,
  goldenFile,
  goldenFolder,
  goldenGames,
  strayFiles,
} from "../golden/games.ts";
import { goldenText, notCited, playGolden } from "../golden/write.ts";
import type { Verb } from "../verb.ts";

interface Told extends GoldenGame {
  game: string;
  answers: number;
  ended: string;
  /** In words, what is not as it is written down. */
  failures: string[];
}

export const verb: Verb = {
  name: "golden",
  add(command, io) {
    command
      .command("golden")
      .description("whole games go as they are written down, for every observer")
      .argument("[game]", "one game; without it all of them")
      .option("--json", "the result as JSON")
      .action(async (id: string | undefined, options: { json?: boolean }) => {
        const told: Told[] = [];
        const stray: string[] = [];
        for (const name of id === undefined ? registered.map((entry) => entry.id) : [id]) {
          const loaded = await openGame(name);
          const games = goldenGames(loaded);
          stray.push(...strayFiles(loaded, games).map((file) => shownPath(join(goldenFolder(loaded), file))));
          told.push(...games.map((game) => tell(loaded, game)));
        }
        const failures = [
          ...told.flatMap((game) => game.failures),
          ...stray.map((file) => `${file} belongs to no golden game`),
        ];
        if (options.json) outJson(io, { same: failures.length === 0, games: told, stray });
        else io.out([...told.map(line), ...failures.map((f) => `FAILED ${f}`), ""].join("\n"));
        if (failures.length > 0) throw new Failed();
      });
  },
};

function tell(loaded: LoadedGame, golden: GoldenGame): Told {
  const match = playGolden(loaded, golden);
  const { winner, rule } = match.view(SPECTATOR).over!;
  const failures = notCited(golden, match).map((id) => `game ${golden.seed} does not cite ${id}`);
  for (const { observer, name } of everybody(loaded.game.seats.min)) {
    const file = join(goldenFolder(loaded), goldenFile(golden, name));
    if (!existsSync(file)) failures.push(`${shownPath(file)} is missing`);
    else if (readFileSync(file, "utf8") !== goldenText(loaded, golden, match, observer))
      failures.push(`${shownPath(file)} says otherwise`);
  }
  const ended = `${winner === null ? "a draw" : `${seatName(winner)} wins`} (${rule})`;
  return { game: loaded.pack.id, ...golden, answers: match.length, ended, failures };
}

function line({ game, seed, decks, players, answers, ended, shows }: Told): string {
  return `${game} ${seed}: ${decks.join(", ")}; ${players.join(", ")}; ${answers} answers, ${ended}. ${shows}`;
}
