/** `tefuda learn`: finds out by play how programs look ahead in a game. */
import { accessSync, constants, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { generateCode } from "@tefuda/kernel";
import { gameFolder, loadGame } from "@tefuda/referee/games";
import { Failed, type Io, outJson } from "../io.ts";
import { learnGame, type Told, type Tried, type Way } from "../learn/rounds.ts";
import { chooseLists, openGame } from "../open.ts";
import { overLine } from "../paint.ts";
import { meetings } from "../simulate/meetings.ts";
import { percent } from "../simulate/share.ts";
import { type Language, type TerminalWords, terminalWords } from "../words/index.ts";
import { stopper } from "./simulate.ts";

export interface LearnOptions {
  games: number;
  pairs: number;
  rounds: number;
  playouts: number;
  seed: number;
  turns: number[];
  with?: string[];
  workers?: number;
  out?: string;
  lang: Language;
  json?: boolean;
}

export async function learn(id: string, options: LearnOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const { game } = loaded;
  const file = options.out ?? join(gameFolder(id), "ahead.json");
  // said before hours of work, not behind them
  accessSync(dirname(file), constants.W_OK);
  generateCode(game);
  const lists = chooseLists(loaded, ["all"]).map(({ cards }) =>
    cards.map((name) => game.byName.get(name)!.id),
  );
  const w = terminalWords(options.lang).learn;
  const { stop, end } = stopper(io);
  const line = (text: string): void => {
    if (!options.json) io.out(`${text}\n`);
  };
  const moving = async (text: string): Promise<boolean> => {
    if (io.errTty) io.err(overLine(text));
    // lets the terminal be heard
    await new Promise((resolve) => setImmediate(resolve));
    return !stop.asked;
  };
  const told: Told = {
    playing: (done) => moving(w.playing(done, options.games)),
    trying: (done) => moving(w.trying(done, options.pairs * game.seats.min)),
    learned: ({ round, games, foreseen }) => line(w.learned(round, games, percent(foreseen))),
    tried: (one) => line(w.share(lookText(one, w), one.against, shareOf(one, options.lang))),
  };
  const tables = lists.length === 1 ? [[0, 0]] : meetings(lists.length, game.seats.min);
  const workers = Math.min(options.workers ?? availableParallelism(), availableParallelism());
  const result = await learnGame(loaded, { ...options, lists, tables, workers }, told);
  end();
  if (io.errTty) io.err(overLine(""));
  if (!result) {
    io.err(`${w.stopped}\n`);
    throw new Failed();
  }
  const { ahead, rounds } = result;
  writeFileSync(file, `${JSON.stringify(ahead, null, 2)}\n`);
  const { playouts, turns, plans } = ahead;
  if (options.json) outJson(io, { game: id, playouts, turns, plans, rounds, file });
  else line(playouts > 0 ? w.kept(lookText(ahead, w), file) : w.notAhead(file));
}

const lookText = ({ turns, plans }: Way, w: TerminalWords["learn"]): string =>
  (turns === 0 ? w.toStage : w.toTurn(turns)) + (plans > 0 ? w.inPlans : "");

function shareOf({ won }: Tried, language: Language): string {
  const { duel } = terminalWords(language);
  return `${percent(won.share)}${won.low === undefined ? "" : duel.interval(percent(won.low), percent(won.high!))}`;
}
