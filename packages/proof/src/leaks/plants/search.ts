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
}

/** What a worker is told and tells. */
export interface Task {
  plant: Plant | undefined;
  game: string;
  matches: number;
}
export interface Finding {
  found: Leak | undefined;
  decisions: number;
}

/** Most matches that are played to find a plant. */
export const MATCHES = 40;

/**
 * Looks for each plant, and in each game for none: where something is found without a plant, finding one says nothing.
 * `told` hears of each as it is done.
 */
export async function search(
  plants: readonly Plant[],
  workers: number,
  told: (search: Search) => void = () => {},
  matches = MATCHES,
): Promise<Search[]> {
  const bare = new Map<string, Promise<string | undefined>>();
  for (const { game } of plants) if (!bare.has(game)) bare.set(game, leakWithout(game, matches));
  const searches: Search[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < plants.length) {
      const n = next++;
      const plant = plants[n]!;
      const wrong = await bare.get(plant.game);
      searches[n] =
        wrong === undefined
          ? await searchOne(plant, matches)
          : { plant, found: undefined, decisions: 0, wrong };
      told(searches[n]);
    }
  };
  await Promise.all(Array.from({ length: workers }, lane));
  return searches;
}

async function leakWithout(game: string, matches: number): Promise<string | undefined> {
  const { found } = await lookIn({ plant: undefined, game, matches });
  return found && `without any plant there is a leak in ${game}: ${found.part}`;
}

async function searchOne(plant: Plant, matches: number): Promise<Search> {
  try {
    plantedText(plant);
    const { found, decisions } = await lookIn({ plant, game: plant.game, matches: plant.matches ?? matches });
    return { plant, found, decisions, wrong: found ? undefined : `nothing in ${decisions} decisions` };
  } catch (error) {
    return { plant, found: undefined, decisions: 0, wrong: (error as Error).message };
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
