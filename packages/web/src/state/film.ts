/** What just happened, to be seen once more: the last steps as they came, cut into the stages that were shown of them. */
import type { Look, TableLayout, View } from "@tefuda/kernel";
import { type Stage, type Step, stagesOf } from "./stages.ts";
import { nothingTracked, track } from "./track.ts";

/** A step that is past, with the table before it. */
export interface Past extends Step {
  before: View;
}

/** So many deeds are shown again. */
const SHOWN = 6;

export class Film {
  /** How the table stood before the first of them. */
  private readonly opening: Pick<Stage, "view" | "tracked">;
  private readonly deeds: readonly Stage[];
  /** Which deed is shown, from 1; 0 is the table before them. */
  at = 0;
  /** Whether it goes on by itself. */
  runs = true;

  private constructor(opening: Pick<Stage, "view" | "tracked">, deeds: readonly Stage[]) {
    this.opening = opening;
    this.deeds = deeds;
  }

  /** Null where there is nothing to see. */
  static of(past: readonly Past[], look: Look, layout: TableLayout): Film | null {
    const first = past[0];
    if (!first) return null;
    const before = { view: first.before, tracked: track(nothingTracked, null, first.before) };
    const all: Stage[] = [];
    for (const step of past) {
      const tracked = all.at(-1)?.tracked ?? before.tracked;
      all.push(...stagesOf({ view: step.before, tracked }, step, look, layout));
    }
    const deeds = all.filter(({ deed }) => deed !== null && deed.says.length > 0).slice(-SHOWN);
    return deeds.length === 0 ? null : new Film(all[all.indexOf(deeds[0]!) - 1] ?? before, deeds);
  }

  get length(): number {
    return this.deeds.length;
  }

  /** What is to be seen where it stands; nothing is asked there, and nobody has won yet. */
  get frame(): Pick<Stage, "view" | "tracked" | "act" | "deed"> {
    const {
      view,
      tracked,
      act = null,
      deed = null,
    }: Partial<Stage> & typeof this.opening = this.deeds[this.at - 1] ?? this.opening;
    return { view: { ...view, question: null, over: null }, tracked, act, deed };
  }
}
