/** A world in which nothing happens by itself: time, chance and all that takes time come from one seed, in one order. */
import { Chance } from "@tefuda/kernel";

interface Event {
  at: number;
  order: number;
  run: () => void;
}

export class World {
  private readonly events: Event[] = [];
  private readonly chance = new Chance();
  private order = 0;
  private atWork = 0;
  now = 1_000_000;

  constructor(seed: number) {
    this.chance.seed(seed, 0);
  }

  below(n: number): number {
    return this.chance.below(n);
  }
  /** Whether something happens that happens `some` times in `of`. */
  happens(some: number, of: number): boolean {
    return this.below(of) < some;
  }
  /** A time that something takes, mostly short. Milliseconds. */
  delay(): number {
    return this.happens(1, 20) ? 50 + this.below(3000) : 1 + this.below(20);
  }

  after(ms: number, run: () => void): () => void {
    const event = { at: this.now + Math.max(0, ms), order: this.order++, run };
    this.events.push(event);
    return () => {
      const at = this.events.indexOf(event);
      if (at >= 0) this.events.splice(at, 1);
    };
  }

  /** Lets happen what comes next, and all that follows from it at once; false where nothing is to come. */
  async step(): Promise<boolean> {
    if (this.events.length === 0) return false;
    let next = 0;
    this.events.forEach((event, i) => {
      const first = this.events[next]!;
      if (event.at < first.at || (event.at === first.at && event.order < first.order)) next = i;
    });
    const [event] = this.events.splice(next, 1);
    this.now = event!.at;
    event!.run();
    do await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.atWork > 0);
    return true;
  }

  /** Something outside of this world is at work: time stands still until it has answered. */
  async outside<T>(work: Promise<T>): Promise<T> {
    this.atWork++;
    try {
      return await work;
    } finally {
      this.atWork--;
    }
  }

  /** A promise that is kept after some time. */
  takes(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }
}
