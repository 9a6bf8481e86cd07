/**
 * The past of a match: all answers, and some of the states before them to go back to. The first is always kept; where
 * there would be more than may be kept, every second one goes, so that those that are left lie evenly.
 */
import type { Choice } from "./setup.ts";

export interface Step {
  choice: Choice;
  /** How long the journal was before it. */
  journal: number;
  /** Whether chance or anything hidden came to light between this choice and the next question. */
  revealed: boolean;
}

/** Where a match stands, with what going back needs of its answers: twice the journal's length, and one if it revealed. */
export interface PackedMatch {
  state: Int16Array;
  journal: Int32Array;
  steps: readonly number[];
}

/** A state before an answer, which is known by its number. */
interface Kept {
  before: number;
  state: Int16Array;
}

/**
 * Nearer to each other no states are kept: room for one costs as much time as a dozen answers, and a few answers are given
 * again in less time than anybody notices.
 */
const CLOSEST = 8;

export class Past {
  readonly steps: Step[] = [];
  private kept: Kept[] = [];
  /** States are kept before every so many answers. */
  private spacing = CLOSEST;
  private readonly most: number;

  /** At most so many states are kept, but always the first. */
  constructor(most: number) {
    this.most = Math.max(1, most);
  }

  /** A further answer, with the state before it, which is copied where it is kept. */
  push(step: Step, state: Int16Array): void {
    const before = this.steps.length;
    this.steps.push(step);
    if (before % this.spacing !== 0) return;
    const last = this.kept.at(-1);
    if (last && last.before >= before) return;
    this.kept.push({ before, state: state.slice() });
    while (this.kept.length > this.most) {
      this.spacing *= 2;
      this.kept = this.kept.filter((one) => one.before % this.spacing === 0);
    }
  }

  /** Takes back to so many answers: the nearest kept state before there, and the answers that lead on from it. */
  cutTo(length: number): { state: Int16Array; journal: number; again: Choice[] } {
    const { before, state } = this.kept.findLast((one) => one.before <= length)!;
    const again = this.steps.slice(before, length).map(({ choice }) => choice);
    const { journal } = this.steps[before]!;
    this.steps.length = before;
    this.kept = this.kept.filter((one) => one.before <= before);
    return { state, journal, again };
  }

  /** The last answer was not one. */
  pop(): void {
    this.steps.pop();
    this.kept = this.kept.filter((one) => one.before < this.steps.length);
  }

  copy(): Past {
    const copy = new Past(this.most);
    copy.steps.push(...this.steps);
    copy.kept = [...this.kept];
    copy.spacing = this.spacing;
    return copy;
  }

  /** Takes up answers that were given elsewhere, with the states before the first of them and after the last. */
  takeUp(steps: readonly Step[], first: Int16Array, last: Int16Array): void {
    for (const step of steps) this.steps.push(step);
    if (steps.length > 0) this.kept.push({ before: 0, state: first.slice() });
    while (steps.length > this.most * this.spacing) this.spacing *= 2;
    if (this.most > 1) this.stand(last);
  }

  /** Where it stands is kept, wherever that is; so nothing further back is asked for what comes from here on. */
  stand(state: Int16Array): void {
    const before = this.steps.length;
    this.kept = [...this.kept.filter((one) => one.before < before), { before, state: state.slice() }];
  }
}
