/** Circles on this machine: who follows them, and the rounds that go on by themselves. */
import { Worker } from "node:worker_threads";
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { Following } from "../wire/following.ts";
import type { Ground } from "./ground.ts";
import { goOn, overdueRounds, takeIn } from "./rounds.ts";
import { type Solved, type Solving, solve } from "./solving.ts";
import { circleFor } from "./view.ts";

/** So many rounds are gone on with at once. */
const HANDS = 4;

export class CircleService {
  readonly ground: Ground;
  private readonly time: { now(): number };
  private readonly report: (error: unknown) => void;
  private readonly following = new Following<string>(async (id) => id);
  /** Circles whose round this machine works out. */
  private readonly working = new Set<string>();
  /** So many more rounds may be gone on with at once. */
  private hands = HANDS;

  /** `report` is told of a round that does not go on. */
  constructor(ground: Ground, time: { now(): number }, report: (error: unknown) => void) {
    this.ground = ground;
    this.time = time;
    this.report = report;
  }

  view(id: string, user: string): Promise<CircleView> {
    return circleFor(this.ground, id, user);
  }

  /** Tells somebody of every change, as they see it. */
  follow(id: string, user: string, tell: (view: CircleView) => void): () => void {
    return this.following.follow(id, async () => tell(await this.view(id, user)));
  }

  heard(id: string): Promise<void> {
    return this.following.heard(id);
  }

  catchUp(): Promise<void> {
    return this.following.catchUp();
  }

  /**
   * Goes on with every round that has something to be done, whichever machine could have done it: with a few at once, so that a
   * slow one holds up no other. A sweep beside one that is not over yet takes what that has left free.
   */
  async sweep(): Promise<void> {
    const overdue = await overdueRounds(this.ground.db, this.time.now());
    const hand = async (): Promise<void> => {
      this.hands--;
      // one that does not go on keeps no other from it
      for (let id = overdue.pop(); id !== undefined; id = overdue.pop())
        await this.advance(id).catch(this.report);
      this.hands++;
    };
    await Promise.all(Array.from({ length: this.hands }, hand));
  }

  /** Goes on with one circle's round as far as it goes without an answer of somebody. */
  async advance(id: string): Promise<void> {
    if (this.working.has(id)) return;
    this.working.add(id);
    try {
      for (let work = await goOn(this.ground, id); work; work = await goOn(this.ground, id))
        await takeIn(this.ground, id, work, await solveApart(work));
    } finally {
      this.working.delete(id);
    }
  }
}

/** So many lines are worked out in less time than a thread takes to begin. */
const FEW = 2000;

/** Works it out, in a thread of its own where others would have to wait for it. */
async function solveApart({ input, rule, tries, secret }: Solving): Promise<Solved> {
  const workerData: Solving = { input, rule, tries, secret };
  const lines = input.parts.reduce((sum, { gives, wishes }) => sum + gives.length + wishes.length, 0);
  if (lines <= FEW) return solve(workerData);
  return await new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./solve-thread.ts", import.meta.url), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`the thread of a round ended with ${code}`)));
  });
}
