/** Everything that is played and read for a report on a game, whoever plays it: here or in workers, kept or not. */
import type { LoadedGame } from "@tefuda/referee/games";
import { type Beside, lapsingPlans, variedPlan } from "./beside.ts";
import { editionOf } from "./edition.ts";
import type { Plan } from "./play.ts";
import { printedOf } from "./printed.ts";
import { type LabReport, reportOf } from "./report.ts";
import type { Outcome } from "./run.ts";
import { Study } from "./study.ts";

/** Each of the runs beside has so many games, of those in which decks meet. */
const BESIDE = 0.5;

/** A run by its name, with which it can be kept. */
export interface Run {
  name: "meeting" | `lapsing-${number}` | "varied";
  plan: Plan;
  games: number;
}
export type Playing = (run: Run) => Promise<Outcome>;

/** Plays one run after the other and reports; `stopped` where one of them did not come to its end. */
export async function examine(
  loaded: LoadedGame,
  plan: Plan,
  games: number,
  play: Playing,
): Promise<{ report: LabReport; stopped: boolean }> {
  let stopped = false;
  const outcomeOf = async (run: Run): Promise<Outcome> => {
    const outcome = await play(run);
    stopped ||= outcome.stopped;
    return outcome;
  };
  const studyOf = async (run: Run): Promise<Study> => new Study(loaded, run.plan, await outcomeOf(run));
  const meeting = await outcomeOf({ name: "meeting", plan, games });
  const beside: Beside = {};
  const few = Math.max(2, Math.ceil(games * BESIDE));
  if (!stopped) {
    const lapsing: Study[] = [];
    for (const [seat, one] of lapsingPlans(plan).entries())
      lapsing.push(await studyOf({ name: `lapsing-${seat}`, plan: one, games: few }));
    beside.lapsing = lapsing;
    beside.varied = await studyOf({ name: "varied", plan: variedPlan(loaded, plan), games: few });
    const printed = await printedOf(loaded);
    if (printed) beside.printed = printed;
  }
  const study = new Study(loaded, plan, meeting);
  return { report: reportOf(study, editionOf(loaded), meeting.cards, beside), stopped };
}
