/** The worker of a search: puts the leak into its file as it is loaded, and only then loads the program. */
import { registerHooks } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { seededText, urlOf } from "../seeded/leak.ts";
import type { Finding, Task } from "../seeded/search.ts";

const { leak, game, deep } = workerData as Task;
let loaded = leak === undefined;
if (leak) {
  const url = urlOf(leak);
  const source = seededText(leak);
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
  game === "hiding"
    ? (await import("../hiding-toy/index.ts")).hidingToy
    : await (await import("../arena.ts")).arenaOf(game);
if (!loaded) throw new Error(`${leak?.file} is not loaded in this game`);
const report = await lockstep(arena, { ...planOf(arena, deep), stop: true });
const finding: Finding = {
  found: report.leaks[0],
  decisions: report.pairs.reduce((n, { same }) => n + same, 0),
  matches: (report.pairs.at(-1)?.match ?? 0) + 1,
};
parentPort?.postMessage(finding);
