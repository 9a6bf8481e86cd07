/** Cuts steps into stages as a game wants them shown. It comes with the table, and is no part of the first page. */
import type { Look, TableLayout } from "@tefuda/kernel";
import { Film, type Past } from "./film.ts";
import { type Stage, type Step, stagesOf } from "./stages.ts";

export interface Cutter {
  stagesOf: (from: Pick<Stage, "view" | "tracked">, step: Step) => Stage[];
  /** Null where there is nothing to see. */
  filmOf: (past: readonly Past[]) => Film | null;
}

export const cutterOf = (look: Look, layout: TableLayout): Cutter => ({
  stagesOf: (from, step) => stagesOf(from, step, look, layout),
  filmOf: (past) => Film.of(past, look, layout),
});
