/** Threads in which programs think, so that nobody else has to wait; people take turns in the queue, not matches. */
import { Worker } from "node:worker_threads";
import type { Choice } from "@tefuda/kernel";
import type { Play } from "../match/play.ts";
import type { Job, Thought } from "./job.ts";

interface Waiting {
  job: Job;
  resolve: (say: Choice["say"]) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  doing: Waiting | null;
  /** Ends it where it does not come back. */
  late: ReturnType<typeof setTimeout> | undefined;
}

/** So many answers may wait for each thread before no further match begins that would wait as well. */
const MOST_WAITING = 25;
/** A thread that does not come back for so long is ended. Milliseconds. */
const PATIENCE = 60_000;

export class Programs {
  private readonly threads = new Set<Thread>();
  /** What waits, by whom it is for; whoever was served last comes last. */
  private readonly queue = new Map<string, Waiting[]>();
  private readonly most: number;
  private next = 1;
  private closed = false;

  constructor(threads: number) {
    this.most = threads;
  }

  /** How many answers are being thought about or wait for that. */
  get load(): number {
    const waiting = [...this.queue.values()].reduce((sum, own) => sum + own.length, 0);
    return waiting + [...this.threads].filter(({ doing }) => doing).length;
  }

  /** Whether so much waits that no further match should begin with a program in it. */
  get busy(): boolean {
    return this.load >= this.most * MOST_WAITING;
  }

  /** `root` is where the files of the build lie that plays it; null for this one. */
  think(play: Play, root: string | null = null): Promise<Choice["say"]> {
    const { head, match, waitsFor } = play;
    const { streams = [] } = match.record();
    const job: Job = {
      id: this.next++,
      root,
      match: head.id,
      game: head.game,
      kind: head.seats[waitsFor!]!.kind,
      setup: head.setup,
      streams,
      choices: match.choices,
    };
    return new Promise((resolve, reject) => {
      const whose = head.seats.find(({ user }) => user !== null)?.user ?? head.id;
      this.queue.set(whose, [...(this.queue.get(whose) ?? []), { job, resolve, reject }]);
      this.go();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private go(): void {
    if (this.closed || this.queue.size === 0) return;
    const free = [...this.threads].find(({ doing }) => doing === null) ?? this.begin();
    if (!free) return;
    const [whose, [next, ...rest]] = this.queue.entries().next().value as [string, [Waiting, ...Waiting[]]];
    this.queue.delete(whose);
    if (rest.length > 0) this.queue.set(whose, rest);
    free.doing = next;
    free.worker.postMessage(next.job);
    free.late = setTimeout(() => void free.worker.terminate(), PATIENCE);
    free.late.unref();
  }

  private begin(): Thread | null {
    if (this.threads.size >= this.most) return null;
    const worker = new Worker(new URL("./thread.ts", import.meta.url));
    const thread: Thread = { worker, doing: null, late: undefined };
    this.threads.add(thread);
    worker.unref();
    worker.on("message", (message: Thought) => {
      const { doing } = thread;
      clearTimeout(thread.late);
      thread.doing = null;
      if ("say" in message) doing?.resolve(message.say);
      else doing?.reject(new Error(message.failed));
      this.go();
    });
    const gone = (error?: Error): void => {
      if (!this.threads.delete(thread)) return;
      clearTimeout(thread.late);
      thread.doing?.reject(error ?? new Error("the thread has ended"));
      this.go();
    };
    worker.on("error", gone);
    worker.on("exit", () => gone());
    return thread;
  }
}
