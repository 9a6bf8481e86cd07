/** What `tefuda learn` and `tefuda levels` have in common: whom they play with, where they write, and that they can be stopped. */
import { accessSync, constants, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { type Ahead, generateCode } from "@tefuda/kernel";
import { gameFolder, type LoadedGame, loadGame } from "@tefuda/referee/games";
import { Failed, type Io } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { overLine } from "../paint.ts";
import { stopper } from "../verbs/simulate.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface WorkplaceOptions {
  with?: string[];
  workers?: number;
  out?: string;
  lang: Language;
  json?: boolean;
}

export class Workplace {
  readonly loaded: LoadedGame;
  /** All ready decks, as card definitions. */
  readonly lists: readonly number[][];
  /** What is found out is written here. */
  readonly file: string;
  readonly workers: number;
  private readonly io: Io;
  private readonly options: WorkplaceOptions;
  private readonly stopping: ReturnType<typeof stopper>;

  private constructor(loaded: LoadedGame, file: string, options: WorkplaceOptions, io: Io) {
    const { game } = loaded;
    this.loaded = loaded;
    this.lists = chooseLists(loaded, ["all"]).map(({ cards }) =>
      cards.map((name) => game.byName.get(name)!.id),
    );
    this.file = file;
    this.workers = Math.min(options.workers ?? availableParallelism(), availableParallelism());
    this.io = io;
    this.options = options;
    this.stopping = stopper(io);
  }

  static async open(id: string, options: WorkplaceOptions, io: Io): Promise<Workplace> {
    const loaded = await openGame(id, options.with, loadGame);
    const file = options.out ?? join(gameFolder(id), "ahead.json");
    // said before hours of work, not behind them
    accessSync(dirname(file), constants.W_OK);
    generateCode(loaded.game);
    return new Workplace(loaded, file, options, io);
  }

  line(text: string): void {
    if (!this.options.json) this.io.out(`${text}\n`);
  }

  /** Tells how far it is; gives whether to go on. */
  async moving(text: string): Promise<boolean> {
    if (this.io.errTty) this.io.err(overLine(text));
    // lets the terminal be heard
    await new Promise((resolve) => setImmediate(resolve));
    return !this.stopping.stop.asked;
  }

  /** Writes what was found; where it was stopped there is nothing to be written. */
  keep<Result>(result: Result | undefined, aheadOf: (result: Result) => Ahead): Result {
    this.stopping.end();
    if (this.io.errTty) this.io.err(overLine(""));
    if (result === undefined) {
      this.io.err(`${terminalWords(this.options.lang).learn.stopped}\n`);
      throw new Failed();
    }
    writeFileSync(this.file, `${JSON.stringify(aheadOf(result), null, 2)}\n`);
    return result;
  }
}
