/** Plays many games, here one after the other or several at a time in workers; what comes of them is the same. */
import type { LoadedGame } from "@tefuda/referee/games";
import type { Piscina } from "piscina";
import type { Played, Player } from "./played.ts";
import { playNoted } from "./played.ts";
import type { Task } from "./worker.ts";

/** A game that is to be played. */
export type Fixture = Pick<Task, "lists" | "seed"> & { players: readonly Player[] };

type Pool = Piscina<Task, Played>;

/** Tells how many games have been played; gives whether to go on. */
export type ToldDone = (done: number) => Promise<boolean>;

export class Gang {
  private readonly loaded: LoadedGame;
  private readonly workers: number;
  /** Stays from one plan to the next: a worker takes longer to read the program and the game than many games do. */
  private pool: Promise<Pool> | undefined;

  constructor(loaded: LoadedGame, workers: number) {
    this.loaded = loaded;
    this.workers = workers;
  }

  /** The games in their order; undefined if it was stopped. */
  async play(fixtures: readonly Fixture[], told: ToldDone): Promise<Played[] | undefined> {
    return this.workers > 1 && fixtures.length > 1
      ? this.inWorkers(fixtures, told)
      : this.here(fixtures, told);
  }

  private async here(fixtures: readonly Fixture[], told: ToldDone): Promise<Played[] | undefined> {
    const played: Played[] = [];
    for (const { players, lists, seed } of fixtures) {
      if (!(await told(played.length))) return undefined;
      played.push(playNoted(this.loaded, players, lists, seed));
    }
    return played;
  }

  private async inWorkers(fixtures: readonly Fixture[], told: ToldDone): Promise<Played[] | undefined> {
    this.pool ??= this.hire();
    const pool = await this.pool;
    const { pack, sets } = this.loaded;
    const played: Played[] = [];
    let next = 0;
    let done = 0;
    let goesOn = true;
    const lane = async (): Promise<void> => {
      while (next < fixtures.length && goesOn) {
        const n = next++;
        played[n] = await pool.run({ game: pack.id, sets, ...fixtures[n]! });
        goesOn = (await told(++done)) && goesOn;
      }
    };
    await Promise.all(Array.from({ length: this.workers }, lane));
    return goesOn ? played : undefined;
  }

  private async hire(): Promise<Pool> {
    const { Piscina } = await import("piscina");
    return new Piscina<Task, Played>({
      filename: new URL("./worker.ts", import.meta.url).href,
      minThreads: this.workers,
      maxThreads: this.workers,
    });
  }

  /** Nothing more is to be played. */
  async end(): Promise<void> {
    await (await this.pool)?.destroy();
    this.pool = undefined;
  }
}
