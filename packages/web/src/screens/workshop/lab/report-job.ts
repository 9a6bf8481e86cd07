/** A report that grows while games are played, and what is wrong with the cards of a set. */
import type { Finding } from "@tefuda/lab/findings/finding";
import type { Outcome, Total } from "@tefuda/lab/total";
import type { Labbed, LabList, LabPlans, LabPlayed, LabTold, SetVersion } from "../../../host/lab.ts";
import type { Doing } from "./useJob.ts";

/** Milliseconds between two reports while games are played. */
const BETWEEN = 1500;
/** The runs beside the main one have so many of its games each. */
const BESIDE = 0.5;

export interface ReportNews {
  lists: readonly LabList[];
  told: LabTold | null;
  /** What is played where lists meet: what a game to watch is a game of. */
  plans: LabPlans | null;
  /** Null as long as they are being looked for. */
  findings: readonly Finding[] | null;
}
export const NO_REPORT: ReportNews = { lists: [], told: null, plans: null, findings: null };

/** Where a set has decks of its own they play; one without is seen in those of its game alone. */
export function played(all: readonly LabList[]): readonly LabList[] {
  const own = all.filter((list) => list.own);
  return own.length >= 2 ? own : all;
}

export const reporting =
  (version: SetVersion, games: number) =>
  async ({ crew, tell, expect, count, isWanted }: Doing<ReportNews>): Promise<void> => {
    const { first } = crew;
    const lists = played((await crew.open(version)).lists);
    const plans = await first.plans(version.id, lists, 1);
    tell({ lists, plans });
    const few = Math.max(2, Math.ceil(games * BESIDE));
    const runs = [plans.meeting, ...plans.lapsing, plans.varied];
    expect(games + few * (runs.length - 1));
    const outcomes: Outcome[] = [];
    for (const [i, plan] of runs.entries()) {
      const grows = i === 0 ? { grows: growing(first, version.id, plans, tell) } : {};
      const run = { plan, games: i === 0 ? games : few, version: version.id, count, ...grows };
      outcomes.push(await crew.play(run));
      if (!isWanted()) return;
      tell({ told: await first.report(version.id, plans, soFar(plans, outcomes)) });
      // what needs few games is looked for when the first report is there
      if (i === 0) tell({ findings: await first.findings(version.id) });
    }
  };

/** What has been played of the runs, in their order. */
function soFar({ lapsing: seats }: LabPlans, [meeting, ...rest]: readonly Outcome[]): LabPlayed {
  const lapsing = rest.slice(0, seats.length);
  const varied = rest[seats.length];
  return {
    meeting: meeting!,
    ...(lapsing.length === seats.length ? { lapsing } : {}),
    ...(varied ? { varied } : {}),
  };
}

/** Reports now and then of what there is so far. */
function growing(first: Labbed, version: string, plans: LabPlans, tell: Doing<ReportNews>["tell"]) {
  let last = performance.now();
  return async (total: Total): Promise<void> => {
    if (performance.now() - last < BETWEEN) return;
    last = performance.now();
    tell({ told: await first.report(version, plans, { meeting: total.outcome(0) }) });
  };
}
