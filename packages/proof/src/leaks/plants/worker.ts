/** The worker of a search: puts the plant into its file as it is loaded, and only then loads the program. */
import { registerHooks } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { plantedText, urlOf } from "./plant.ts";
import type { Finding, Task } from "./search.ts";

const { plant, game, deep } = workerData as Task;
let loaded = plant === undefined;
if (plant) {
  const url = urlOf(plant);
  const source = plantedText(plant);
  registerHooks({
    load(wanted, context, next) {
      if (wanted !== url) return next(wanted, context);
      loaded = true;
      return { format: "module-typescript", source, shortCircuit: true };
    },
  });
}

const { lockstep, planOf } = await import("../lockstep.ts");
const arena =
  game === "parlour"
    ? (await import("../parlour/index.ts")).parlour
    : await (await import("../arena.ts")).arenaOf(game);
if (!loaded) throw new Error(`${plant?.file} is not loaded in this game`);
const report = await lockstep(arena, { ...planOf(arena, deep), stop: true });
const finding: Finding = {
  found: report.leaks[0],
  decisions: report.pairs.reduce((n, { same }) => n + same, 0),
  matches: (report.pairs.at(-1)?.match ?? 0) + 1,
};
parentPort?.postMessage(finding);
