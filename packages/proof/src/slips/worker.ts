/** A process that makes the cases of a game, or tries one slip on some of them. */
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { Slip } from "./slip.ts";
import type { Chosen, Tried } from "./trying.ts";

export type Task =
  | { make: string; cases: number; slips: readonly Slip[]; into: string }
  | { try: Slip; games: readonly Chosen[] };
export type Told = { made: number } | { tried: Tried } | { done: true };

const tell = (told: Told): unknown => process.send!(told);

// who works on the same machine comes first, unless somebody waits for this
if (process.env.TEFUDA_HURRY !== "1") setPriority(constants.priority.PRIORITY_LOW);
process.once("message", async (task: Task) => {
  if ("make" in task) {
    const { poolOf } = await import("./pool.ts");
    const pool = await poolOf(task.make, task.slips, {
      cases: task.cases,
      told: (made) => tell({ made }),
    });
    writeFileSync(task.into, JSON.stringify(pool));
    tell({ done: true });
  } else {
    const { trySlip } = await import("./trying.ts");
    tell({ tried: await trySlip(task.try, task.games) });
  }
  process.disconnect();
});
