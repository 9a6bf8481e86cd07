/** Looking for a planted leak, one plant a process of its own kind, two of them at a time. */
import { Worker } from "node:worker_threads";
import type { Leak } from "../lockstep.ts";
import { type Plant, plantedText } from "./plant.ts";

/** What came of looking. A plant that breaks the program instead of leaking is not found. */
export interface Search {
  plant: Plant;
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
  plant: Plant | undefined;
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
 * Looks for each plant, and in each game for none: where something is found without a plant, finding one says nothing.
 * `told` hears of each as it is done.
 */
export async function search(
  plants: readonly Plant[],
  workers: number,
  told: (search: Search) => void = () => {},
  deep = false,
): Promise<Search[]> {
  const bare = new Map<string, Promise<string | undefined>>();
  for (const { game } of plants) if (!bare.has(game)) bare.set(game, leakWithout(game, deep));
  const searches: Search[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < plants.length) {
      const n = next++;
      const plant = plants[n]!;
      const wrong = await bare.get(plant.game);
      searches[n] = wrong === undefined ? await searchOne(plant, deep) : { ...NOTHING, plant, wrong };
      told(searches[n]);
    }
  };
  await Promise.all(Array.from({ length: workers }, lane));
  return searches;
}

const NOTHING = { found: undefined, decisions: 0, matches: 0, seconds: 0 };

async function leakWithout(game: string, deep: boolean): Promise<string | undefined> {
  const { found } = await lookIn({ plant: undefined, game, deep });
  return found && `without any plant there is a leak in ${game}: ${found.part}`;
}

async function searchOne(plant: Plant, deep: boolean): Promise<Search> {
  const began = performance.now();
  try {
    plantedText(plant);
    const finding = await lookIn({ plant, game: plant.game, deep: deep || plant.deep });
    return {
      ...finding,
      plant,
      wrong: finding.found ? undefined : `nothing in ${finding.decisions} decisions`,
      seconds: (performance.now() - began) / 1000,
    };
  } catch (error) {
    return { ...NOTHING, plant, wrong: (error as Error).message };
  }
}

/** Plays lockstep in a worker, with a plant or, to see that nothing is found there, without one. */
export function lookIn(task: Task): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: task });
    worker.on("message", resolve);
    worker.on("error", reject);
  });
}
