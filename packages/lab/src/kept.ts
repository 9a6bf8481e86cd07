/**
 * A run that is kept: a folder with what is run, and a file for each batch of games that is complete, named by the first and last of
 * them. The folder only grows; whoever is stopped or killed goes on where it was, and the same run comes to the same with any
 * number of workers.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WordsError } from "@tefuda/kernel";
import { z } from "zod";
import type { Batch } from "./batch.ts";
import { batchIn, batchText, parsed } from "./batch-file.ts";
import type { Plan } from "./play.ts";

/** Everything that the results hang on. */
export interface RunFile {
  plan: Plan;
  games: number;
  atATime: number;
  /** Of the rules and the cards. */
  edition: string;
}

export class KeptRun {
  private readonly folder: string;
  private readonly games: number;
  private readonly atATime: number;

  /** Begins a run in a folder, or goes on with it. Throws a {@link WordsError} where another run lies there. */
  constructor(folder: string, run: RunFile) {
    this.folder = folder;
    this.games = run.games;
    this.atATime = run.atATime;
    mkdirSync(join(folder, "games"), { recursive: true });
    const path = join(folder, "run.json");
    const text = `${JSON.stringify(run, null, 2)}\n`;
    if (!existsSync(path)) write(path, text);
    else if (readFileSync(path, "utf8") !== text) throw new WordsError(OTHER(folder));
  }

  /** The nth batch, if it is there. What cannot be read is as good as not there, and is played again. */
  get(n: number): Batch | undefined {
    const path = this.pathOf(n);
    if (!existsSync(path)) return undefined;
    const batch = batchIn(readFileSync(path, "utf8"));
    return batch?.from === n * this.atATime ? batch : undefined;
  }

  put(n: number, batch: Batch): void {
    write(this.pathOf(n), batchText(batch));
  }

  private pathOf(n: number): string {
    const last = Math.min(this.games, (n + 1) * this.atATime) - 1;
    const name = (game: number): string => String(game).padStart(8, "0");
    return join(this.folder, "games", `${name(n * this.atATime)}-${name(last)}.json`);
  }
}

/** How many games the run in a folder has; undefined where none lies there. */
export function keptGames(folder: string): number | undefined {
  const path = join(folder, "run.json");
  if (!existsSync(path)) return undefined;
  const read = z.looseObject({ games: z.int() }).safeParse(parsed(readFileSync(path, "utf8")));
  return read.success ? read.data.games : undefined;
}

const OTHER = (folder: string) => ({
  en: `Another run lies in ${folder}: other decks, cards, players, games or seed. Name another folder, or run what that one says.`,
  ja: `${folder}には別の実行があります（デッキ、カード、プレイヤー、ゲーム数、シードのどれかが違います）。別のフォルダを指定するか、そこにある実行を続けてください。`,
});

/** Whole or not at all, whenever the process ends. */
function write(path: string, text: string): void {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, path);
}
