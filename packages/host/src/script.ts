/** The answers that stand written in a lesson, as a match goes on by them. */
import type { Match } from "@tefuda/kernel";
import { type Lesson, type Written, writtenIn } from "@tefuda/referee/lesson";

export class Script {
  readonly id: string;
  private readonly written: readonly Written[];

  constructor(lesson: Lesson) {
    this.id = lesson.id;
    this.written = writtenIn(lesson);
  }

  /** Whether a match has gone as it is written so far. */
  holds(match: Match): boolean {
    return match.choices.every(({ seat, say }, i) => {
      const written = this.written[i];
      return !written || (written.seat === seat && String(written.say) === String(say));
    });
  }

  /** The answer that comes next; undefined where the match goes its own way. */
  next(match: Match): Written | undefined {
    const written = this.written[match.length];
    return written && this.holds(match) ? written : undefined;
  }
}
