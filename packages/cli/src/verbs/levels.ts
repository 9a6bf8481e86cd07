/** `tefuda levels`: spaces the levels of a game out, so that each plays better than the one below it by as much. */
import { accessSync, constants, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { doubtsIn } from "@tefuda/bots";
import { generateCode } from "@tefuda/kernel";
import { gameFolder, loadGame } from "@tefuda/referee/games";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { Gang } from "../learn/gang.ts";
import { climb, spaced } from "../learn/levels.ts";
import { chooseLists, openGame } from "../open.ts";
import { overLine } from "../paint.ts";
import { percent } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { stopper } from "./simulate.ts";

export interface LevelsOptions {
  pairs: number;
  seed: number;
  with?: string[];
  workers?: number;
  out?: string;
  lang: Language;
  json?: boolean;
}

export async function levels(id: string, options: LevelsOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const { game, pack } = loaded;
  const { ahead } = pack;
  if (!ahead?.playouts) throw new Misuse((w) => w.notAhead(id));
  const file = options.out ?? join(gameFolder(id), "ahead.json");
  accessSync(dirname(file), constants.W_OK);
  generateCode(game);
  const words = terminalWords(options.lang);
  const { stop, end } = stopper(io);
  const lists = chooseLists(loaded, ["all"]).map(({ cards }) =>
    cards.map((name) => game.byName.get(name)!.id),
  );
  // the same deck in all seats, so that the deck decides nothing
  const deals = Array.from({ length: options.pairs }, (_, n) => ({
    lists: Array.from({ length: game.seats.min }, () => lists[n % lists.length]!),
    seed: options.seed + n,
  }));
  const workers = Math.min(options.workers ?? availableParallelism(), availableParallelism());
  const doubts = doubtsIn(ahead).toReversed();
  const games = (doubts.length - 1) * deals.length * game.seats.min;
  const rungs = await climb(new Gang(loaded, workers), ahead, deals, async (done) => {
    if (io.errTty) io.err(overLine(words.learn.trying(done, games)));
    await new Promise((resolve) => setImmediate(resolve));
    return !stop.asked;
  });
  end();
  if (io.errTty) io.err(overLine(""));
  if (!rungs) {
    io.err(`${words.learn.stopped}\n`);
    throw new Failed();
  }
  const found = spaced(doubts, rungs).toReversed();
  writeFileSync(file, `${JSON.stringify({ ...ahead, doubts: found }, null, 2)}\n`);
  if (options.json) outJson(io, { game: id, rungs, before: doubtsIn(ahead), doubts: found, file });
  else {
    for (const { above, below, won } of rungs)
      io.out(`${words.levels.won(above, below, percent(won.share))}\n`);
    io.out(`${words.levels.spaced(found, file)}\n`);
  }
}
