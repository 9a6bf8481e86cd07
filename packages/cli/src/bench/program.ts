/** What the program around the kernel costs: starting it, reading a game's cards, sharing games among workers. */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Plan } from "@tefuda/lab";
import { runInWorkers } from "@tefuda/lab/run";
import type { LoadedGame } from "@tefuda/referee/games";
import { median } from "./reference.ts";

const COMMAND = fileURLToPath(new URL("../../bin/tefuda.mjs", import.meta.url));

/** Milliseconds from the start of a process to the end of `tefuda --help`: the median of so many. */
export function coldStart(starts: number): number {
  return median(
    Array.from({ length: starts }, () => {
      const started = performance.now();
      spawnSync(process.execPath, [COMMAND, "--help"], { stdio: "ignore" });
      return performance.now() - started;
    }),
  );
}

/** Milliseconds for putting a game together from its card files, first thing in a process: the median of so many. */
export function coldAssembly(loaded: LoadedGame, starts: number): number {
  const { id } = loaded.pack;
  const script = `
    const { ${id}: pack } = await import(${JSON.stringify(import.meta.resolve(`@tefuda/${id}`))});
    const files = ${JSON.stringify(loaded.cardFiles)};
    const started = performance.now();
    pack.assemble(files);
    console.log(performance.now() - started);`;
  return median(
    Array.from({ length: starts }, () =>
      Number(spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).stdout),
    ),
  );
}

/** How much faster two workers are than one, the start of the workers included: the median of so many pairs. */
export async function twoWorkers(plan: Plan, games: number, starts: number): Promise<number> {
  const never = { asked: false, whenAsked: new Promise<void>(() => {}) };
  const ratios: number[] = [];
  for (let pair = 0; pair < starts; pair++) {
    const one = await runInWorkers(plan, games, 1, never, () => {});
    const two = await runInWorkers(plan, games, 2, never, () => {});
    ratios.push(one.seconds / two.seconds);
  }
  return median(ratios);
}
