/** Tries inputs at the doors of games and counts what became of them. */
import { games } from "@tefuda/referee/games";
import { type Stop, tryInProcesses } from "./crew.ts";
import type { Door } from "./door.ts";
import { doors } from "./doors/index.ts";
import { type Fault, LIMITS, type Limits, type Task, type Tried } from "./task.ts";

export interface FuzzPlan {
  games: readonly string[];
  doors: readonly Door[];
  /** Address of the file that lists these doors. */
  list: string;
  limits: Limits;
  /** Over all doors and games. */
  inputs: number;
  /** Number of each door's first input. */
  seed: number;
  processes: number;
}

/** Figures of one door, over all games. */
export interface DoorFigures {
  door: string;
  inputs: number;
  accepted: number;
  refused: number;
  /** The commonest sorts of message, and how often each was said. */
  sorts: [string, number][];
  /** Milliseconds of the processor's own time for one input. */
  average: number;
  slowest: { seed: number; ms: number };
  /** Megabytes. */
  memory: number;
}

export interface FuzzReport {
  inputs: number;
  seconds: number;
  doors: DoorFigures[];
  faults: Fault[];
  stopped: boolean;
  /** Of a plan with a single input: the input and what became of it. */
  shown?: string;
}

const BATCH = 400;
const SORTS = 10;

/** How many inputs each door gets, by its share; every door gets at least one. */
export function shares(chosen: readonly Door[], inputs: number): number[] {
  const whole = chosen.reduce((n, door) => n + door.share, 0);
  return chosen.map((door) => Math.max(1, Math.round((inputs * door.share) / whole)));
}

function tasksOf({ games: ids, doors: chosen, list, inputs, seed }: FuzzPlan): Task[] {
  const counts = shares(chosen, Math.max(1, Math.floor(inputs / ids.length)));
  const tasks = ids.flatMap((game) =>
    chosen.flatMap((door, i) => {
      const count = counts[i]!;
      return Array.from({ length: Math.ceil(count / BATCH) }, (_, n): Task => {
        const from = seed + n * BATCH;
        return { game, door: door.name, doors: list, from, count: Math.min(BATCH, seed + count - from) };
      });
    }),
  );
  // All doors a little at a time, so that whoever stops early has seen something of each.
  return tasks.sort((a, b) => a.from - b.from);
}

export async function fuzz(
  plan: FuzzPlan,
  stop: Stop,
  told: (done: number, faults: number) => void = () => {},
): Promise<FuzzReport> {
  const figures = new Map<string, DoorFigures & { counts: Map<string, number> }>();
  for (const { name } of plan.doors) {
    figures.set(name, {
      door: name,
      inputs: 0,
      accepted: 0,
      refused: 0,
      sorts: [],
      average: 0,
      slowest: { seed: plan.seed, ms: 0 },
      memory: 0,
      counts: new Map(),
    });
  }
  const faults: Fault[] = [];
  let done = 0;
  let shown: string | undefined;
  const started = performance.now();
  await tryInProcesses(tasksOf(plan), plan.processes, plan.limits, stop, (task, tried: Tried) => {
    const f = figures.get(task.door)!;
    f.inputs += tried.inputs;
    f.accepted += tried.accepted;
    f.refused += tried.inputs - tried.accepted;
    for (const [sort, n] of Object.entries(tried.sorts)) f.counts.set(sort, (f.counts.get(sort) ?? 0) + n);
    f.average += tried.ms;
    if (tried.slowest.ms > f.slowest.ms) f.slowest = tried.slowest;
    f.memory = Math.max(f.memory, tried.memory);
    faults.push(...tried.faults);
    shown ??= tried.shown;
    done += tried.inputs;
    told(done, faults.length);
  });
  return {
    inputs: done,
    seconds: (performance.now() - started) / 1000,
    doors: [...figures.values()].map(({ counts, ...rest }) => ({
      ...rest,
      average: rest.average / Math.max(1, rest.inputs),
      sorts: [...counts].sort((a, b) => b[1] - a[1]).slice(0, SORTS),
    })),
    faults,
    stopped: stop.asked,
    ...(shown !== undefined ? { shown } : {}),
  };
}

/** Every door of every game. */
export const everything = (): Pick<FuzzPlan, "games" | "doors" | "list" | "limits"> => ({
  games: games.map((game) => game.id),
  doors,
  list: new URL("./doors/index.ts", import.meta.url).href,
  limits: LIMITS,
});
