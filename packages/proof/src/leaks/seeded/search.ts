/** Looking for a seeded leak, one leak a process of its own kind, two of them at a time. */
import { Worker } from "node:worker_threads";
import type { Leak } from "../lockstep.ts";
import { type SeededLeak, seededText } from "../seeded/leak.ts";

/** What came of looking. A leak that breaks the program instead of leaking is not found. */
export interface Search {
  leak: SeededLeak;
  found: Leak | undefined;
  /** Answers after which both games were found the same, before the leak showed. */
  decisions: number;
  wrong: string | undefined;
  /** Matches that were played, and seconds that it took. */
  matches: number;
  seconds: number;
}

/** What a worker is told and tells. */
export interface Task {
  leak: SeededLeak | undefined;
  game: string;
  /** Whether it is looked for as long as deep tests look, or as `npm test` does. */
  deep: boolean;
}
export interface Finding {
  found: Leak | undefined;
  decisions: number;
  matches: number;
}

/**
 * Looks for each leak, and in each game for none: where something is found without a leak, finding one says nothing.
 * `told` hears of each as it is done.
 */
export async function search(
  leaks: readonly SeededLeak[],
  workers: number,
  told: (search: Search) => void = () => {},
  deep = false,
): Promise<Search[]> {
  const bare = new Map<string, Promise<string | undefined>>();
  for (const { game } of leaks) if (!bare.has(game)) bare.set(game, leakWithout(game, deep));
  const searches: Search[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < leaks.length) {
      const n = next++;
      const leak = leaks[n]!;
      const wrong = await bare.get(leak.game);
      searches[n] = wrong === undefined ? await searchOne(leak, deep) : { ...NOTHING, leak, wrong };
      told(searches[n]);
    }
  };
  await Promise.all(Array.from({ length: workers }, lane));
  return searches;
}

const NOTHING = { found: undefined, decisions: 0, matches: 0, seconds: 0 };

async function leakWithout(game: string, deep: boolean): Promise<string | undefined> {
  const { found } = await lookIn({ leak: undefined, game, deep });
  return found && `without any leak there is a leak in ${game}: ${found.part}`;
}

async function searchOne(leak: SeededLeak, deep: boolean): Promise<Search> {
  const began = performance.now();
  try {
    seededText(leak);
    const finding = await lookIn({ leak, game: leak.game, deep: deep || leak.deep });
    return {
      ...finding,
      leak,
      wrong: finding.found ? undefined : `nothing in ${finding.decisions} decisions`,
      seconds: (performance.now() - began) / 1000,
    };
  } catch (error) {
    return { ...NOTHING, leak, wrong: (error as Error).message };
  }
}

/** Plays lockstep in a worker, with a leak or, to see that nothing is found there, without one. */
export function lookIn(task: Task): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: task });
    worker.on("message", resolve);
    worker.on("error", reject);
  });
}
