/** `tefuda market winners`: how the ready decks of a game fare against each other, kept beside the game with the command. */

import { accessSync, constants, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { meetings, type Plan } from "@tefuda/lab";
import { runHere, runInWorkers } from "@tefuda/lab/run";
import { loadGame, shownPath } from "@tefuda/referee/games";
import { type Winners, winnersFile } from "@tefuda/referee/measures";
import { Failed, type Io, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { figureLines } from "../paint.ts";
import { report } from "../simulate/report.ts";
import { shareText } from "../simulate/share.ts";
import { progress, stopper } from "../verbs/simulate.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface WinnersOptions {
  game: string;
  games: number;
  bot: string;
  seed: number;
  workers: number;
  out?: string;
  lang: Language;
  json?: boolean;
}

/** Games that a worker plays at a time: few, so that a slow game is heard of. */
const AT_A_TIME = 10;

export async function winners(options: WinnersOptions, io: Io): Promise<void> {
  const { game: id, games, bot, seed, lang } = options;
  const loaded = await openGame(id, [], loadGame);
  const file = options.out ?? winnersFile(id);
  mkdirSync(dirname(file), { recursive: true });
  // said before all the play, not behind it
  accessSync(dirname(file), constants.W_OK);
  const lists = chooseLists(loaded, ["all"]);
  const seats = loaded.game.seats.min;
  const plan: Plan = {
    game: id,
    sets: [],
    bots: Array.from({ length: seats }, () => bot),
    lists: lists.map((list) => ({ id: list.id, cards: [...list.cards] })),
    pairs: meetings(lists.length, seats),
    seed,
    settings: { ...loaded.pack.simulation },
    limit: 20_000,
  };
  const { stop, end } = stopper(io);
  const told = progress(io, games, terminalWords(lang));
  const workers = Math.min(options.workers, availableParallelism());
  const outcome =
    workers === 1
      ? await runHere(plan, games, loaded, stop, told)
      : await runInWorkers(plan, games, workers, stop, told, AT_A_TIME);
  end();
  told(-1);
  const { decks, stopped, failed } = report(plan, outcome, loaded.game);
  const w = terminalWords(lang);
  if (stopped || failed > 0) {
    io.err(`${w.market.notKept}\n`);
    throw new Failed();
  }
  const found: Winners = {
    command: `tefuda market winners --game ${id} --games ${games} --bot ${bot} --seed ${seed}`,
    games,
    decks: Object.fromEntries(decks.map(({ id, wins }) => [id, { wins: wins.wins, of: wins.of }])),
  };
  writeFileSync(file, asYaml(found));
  if (options.json) outJson(io, { ...found, file: shownPath(file) });
  else {
    io.out(figureLines(decks.map(({ id, wins }) => [id, shareText(wins, w)])));
    io.out(`${w.market.kept(shownPath(file))}\n`);
  }
}

function asYaml({ command, games, decks }: Winners): string {
  const lines = Object.entries(decks).map(([id, { wins, of }]) => `  ${id}: { wins: ${wins}, of: ${of} }`);
  return `# How the ready decks fared against each other, each with each in all seats; written by the command.
command: ${command}
games: ${games}
decks:
${lines.join("\n")}
`;
}
