/** A crew of processes that try inputs; one that comes to no end is ended, and the input in its work told. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HEAP, type Limits, type Task, type Tried } from "./task.ts";

const LOOK = 250;
const READING = 120_000;
/** Inputs of a door that a game may be ahead of another: a hand that changes the game has to read one. */
const ABOUT = 4000;
/** A process that waits for nothing takes no processor's time: after so many times its patience the clock ends it. */
const IDLE = 15;

export interface Stop {
  asked: boolean;
}

/** Has all tasks done by so many processes; `told` is called with what came of each, in the order in which they end. */
export async function tryInProcesses(
  tasks: readonly Task[],
  processes: number,
  limits: Limits,
  stop: Stop,
  told: (task: Task, tried: Tried) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-fuzz-"));
  const waiting = [...tasks];
  const games = new Map<number, string>();
  /** One of those that begin at about the same number: rather of the game that a hand has read, or of one that no other has. */
  const next = (n: number): Task | undefined => {
    const due = waiting.filter((task) => task.from < waiting[0]!.from + ABOUT);
    const others = [...games].flatMap(([hand, game]) => (hand === n ? [] : game));
    const task =
      due.find(({ game }) => game === games.get(n)) ??
      due.find(({ game }) => !others.includes(game)) ??
      due[0];
    if (!task) return undefined;
    waiting.splice(waiting.indexOf(task), 1);
    games.set(n, task.game);
    return task;
  };
  try {
    await Promise.all(
      Array.from({ length: Math.min(processes, tasks.length) }, async (_, n) => {
        const hand = new Hand(join(folder, String(n)), limits);
        try {
          for (let task = next(n); task && !stop.asked; task = next(n)) await hand.do(task, stop, told);
        } finally {
          hand.end();
        }
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Hand {
  private child: ChildProcess | undefined;
  private game = "";
  private said = "";
  private readonly folder: string;
  private readonly progress: string;
  private readonly limits: Limits;

  constructor(folder: string, limits: Limits) {
    this.folder = folder;
    this.limits = limits;
    this.progress = join(folder, "progress");
  }

  private start(): ChildProcess {
    const work = join(this.folder, "work");
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), [this.progress, work], {
      // Whatever is written to a bare name lands here.
      cwd: work,
      execArgv: [`--max-old-space-size=${HEAP}`],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.said = "";
    child.stderr!.on("data", (data: Buffer) => {
      this.said = (this.said + String(data)).slice(-4000);
    });
    this.child = child;
    return child;
  }

  end(): void {
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }

  /** Does a task. Where the process has to be ended, what it did is done again without the input that was in work. */
  async do(task: Task, stop: Stop, told: (task: Task, tried: Tried) => void): Promise<void> {
    const parts = [task];
    for (let part = parts.shift(); part && !stop.asked; part = parts.shift()) {
      const got = await this.part(part, stop);
      if (got === undefined) return;
      if (typeof got !== "string") {
        told(part, got);
        continue;
      }
      const { game, door, from, count } = part;
      const seed = Math.min(Math.max(this.seed() ?? from, from), from + count - 1);
      told(part, {
        inputs: 1,
        accepted: 0,
        sorts: {},
        ms: 0,
        slowest: { seed, ms: 0 },
        memory: 0,
        faults: [{ game, door, seed, what: got, input: "(see the command)" }],
      });
      const before = { ...part, count: seed - from };
      const behind = { ...part, from: seed + 1, count: from + count - seed - 1 };
      parts.push(...[before, behind].filter((rest) => rest.count > 0));
    }
  }

  /** What came of it; words if the process ended, or had to be; undefined if it was stopped from outside. */
  private part(task: Task, stop: Stop): Promise<Tried | string | undefined> {
    // One game a process: what several leave behind would say more of their number than of an input.
    if (task.game !== this.game) this.end();
    this.game = task.game;
    const child = this.child ?? this.start();
    const { patience, memory } = this.limits;
    return new Promise((resolve) => {
      let last = -1;
      let since = { busy: 0, clock: 0 };
      const timer = setInterval(() => {
        const now = this.count();
        const spent = { busy: busyOf(child), clock: performance.now() };
        if (now !== last) {
          last = now;
          since = spent;
        }
        // Before its first input a process reads a whole game.
        const most = Math.max(patience, now === 0 ? READING : 0);
        if (stop.asked) done(undefined, true);
        else if (memoryOf(child) > memory) done(`it takes more than ${memory} MB`, true);
        else if (spent.busy - since.busy > most || spent.clock - since.clock > most * IDLE)
          done(`no end after ${patience / 1000} seconds`, true);
      }, LOOK);
      const done = (result: Tried | string | undefined, kill: boolean): void => {
        clearInterval(timer);
        child.off("message", onMessage);
        child.off("exit", onExit);
        if (kill) this.end();
        resolve(result);
      };
      const onMessage = (tried: Tried): void => done(tried, false);
      const onExit = (code: number | null, signal: string | null): void => {
        this.child = undefined;
        done(`the process ended (${signal ?? code}): ${this.said.trim().slice(-1500)}`, false);
      };
      child.on("message", onMessage);
      child.on("exit", onExit);
      child.send(task);
    });
  }

  private note(): Buffer | undefined {
    try {
      const note = readFileSync(this.progress);
      return note.length === 8 ? note : undefined;
    } catch {
      return undefined;
    }
  }
  private count(): number {
    return this.note()?.readUInt32LE(0) ?? 0;
  }
  private seed(): number | undefined {
    return this.note()?.readUInt32LE(4);
  }
}

/** Megabytes that a process holds, where the system tells it. */
function memoryOf(child: ChildProcess): number {
  try {
    return (Number(readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1]) * 4096) / 1e6;
  } catch {
    return 0;
  }
}

/** Milliseconds that a process has kept a processor busy; where the system does not tell, those of the clock. */
function busyOf(child: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
    // Behind the name, which may hold anything: the 12th and 13th number, in hundredths of a second.
    const numbers = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(numbers[11]) + Number(numbers[12])) * 10;
  } catch {
    return performance.now();
  }
}
