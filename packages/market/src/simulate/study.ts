/** Everything that is reported of trade with a set: each part over repeated runs with other seeds. */

import { type Course, courseOf } from "./course.ts";
import { curvesOf, type Reach, reachOf, type TasteCurve } from "./curves.ts";
import {
  type FeederRow,
  feedersOf,
  type NewcomerRow,
  newcomersOf,
  type RegionRow,
  regionsOf,
} from "./parts.ts";
import { fittedSkew } from "./taste.ts";
import type { WorldPlan } from "./world.ts";

export interface StudyPlan extends Pick<WorldPlan, "set" | "people" | "seasons" | "packs" | "rule" | "seed"> {
  /** How often each life is lived, with a seed of its own. */
  runs: number;
}

export interface Study {
  /** The skew of taste that is nearest to the decks that win. */
  fittedSkew: number;
  /** How trade fills wishes, by taste and number of packs. */
  curves: TasteCurve[];
  /** Where both aims are reached, by skew and for the decks that win. */
  reach: Reach;
  course: Course;
  newcomers: NewcomerRow[];
  regions: RegionRow[];
  feeders: FeederRow[];
}

/** A part of a study: so many lives, and what comes of them when all are lived. */
export interface Part<Found> {
  lives: (() => void)[];
  found: () => Found;
}

/** Lives all of it; `told` hears how many lives are done, and whoever answers false has it end there with nothing. */
export async function study(
  plan: StudyPlan,
  told: (done: number, of: number) => Promise<boolean>,
): Promise<Study | undefined> {
  const parts = {
    curves: curvesOf(plan),
    reach: reachOf(plan),
    course: courseOf(plan),
    newcomers: newcomersOf(plan),
    regions: regionsOf(plan),
    feeders: feedersOf(plan),
  };
  const lives = Object.values(parts).flatMap((part) => part.lives);
  for (const [done, life] of lives.entries()) {
    if (!(await told(done, lives.length))) return undefined;
    life();
  }
  return {
    fittedSkew: fittedSkew(plan.set),
    curves: parts.curves.found(),
    reach: parts.reach.found(),
    course: parts.course.found(),
    newcomers: parts.newcomers.found(),
    regions: parts.regions.found(),
    feeders: parts.feeders.found(),
  };
}
