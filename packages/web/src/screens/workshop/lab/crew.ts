/** Workers of this page among which games are shared out. */
import type { Plan } from "@tefuda/lab/play";
import { type Outcome, Total } from "@tefuda/lab/total";
import { called } from "../../../host/calls.ts";
import type { Labbed, SetVersion } from "../../../host/lab.ts";

/** Games that a worker plays at a time: so few that it soon hears what else is asked. */
const AT_A_TIME = 20;
/** The page keeps one core for itself. */
const workersHere = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

export interface Run {
  plan: Plan;
  games: number;
  /** Which version of the set it is played with. */
  version: string;
  count: (games: number) => void;
  /** Hears of all that has been played so far. */
  grows?: (total: Total) => Promise<void>;
}

export class Crew {
  /** Who plans and reports. */
  readonly first: Labbed;
  private readonly workers: Worker[] = [];
  private readonly players: Labbed[] = [];
  private readonly opened: SetVersion[] = [];

  constructor() {
    this.first = this.begun();
  }

  /** Opens a version of a set for whoever plays. */
  async open(version: SetVersion): ReturnType<Labbed["open"]> {
    this.opened.push(version);
    const [found] = await Promise.all(this.players.map((one) => one.open(version)));
    return found!;
  }

  /** Plays a run by all; the same whoever plays which part. */
  async play({ plan, games, version, count, grows }: Run): Promise<Outcome> {
    await this.grow();
    const total = new Total(games, AT_A_TIME, plan.course);
    const batches = Math.ceil(games / AT_A_TIME);
    let next = 0;
    const lane = async (player: Labbed): Promise<void> => {
      while (next < batches) {
        const n = next++;
        const from = n * AT_A_TIME;
        const size = Math.min(AT_A_TIME, games - from);
        total.add(n, await player.batch(version, plan, from, size));
        count(size);
        await grows?.(total);
      }
    };
    await Promise.all(this.players.map(lane));
    return total.outcome(0);
  }

  end(): void {
    for (const worker of this.workers) worker.terminate();
  }

  /** The others begin when there is something to play. */
  private async grow(): Promise<void> {
    const others = Array.from({ length: workersHere() - this.players.length }, () => this.begun());
    await Promise.all(
      others.map(async (one) => {
        for (const version of this.opened) await one.open(version);
      }),
    );
  }

  private begun(): Labbed {
    const worker = new Worker(new URL("../../../host/lab-worker.ts", import.meta.url), { type: "module" });
    this.workers.push(worker);
    const one = called<Labbed>(worker);
    this.players.push(one);
    return one;
  }
}
