/** Where somebody stands in a lesson, and what is left of a question there: the one answer that the lesson waits for. */
import type { QuestionView } from "@tefuda/kernel";
import type { Lesson, LessonStep } from "@tefuda/referee/lesson";

/** A step with words. */
export interface Told extends LessonStep {
  tell: NonNullable<LessonStep["tell"]>;
  /** How many answers are given before it. */
  after: number;
  /** Its number among those with words, from 1. */
  number: number;
}

/** The steps of a lesson that have words. */
export function toldIn({ steps }: Lesson): Told[] {
  let after = 0;
  const told: Told[] = [];
  for (const step of steps) {
    if (step.tell) told.push({ ...step, tell: step.tell, after, number: told.length + 1 });
    if (step.answer) after++;
  }
  return told;
}

export interface Standing {
  /** What is told; what was told last while others answer. */
  told: Told;
  /** Whether it is to be read or answered now. */
  now: boolean;
}

/**
 * Where a lesson stands after so many answers, of which the words alone have been read up to number `read`: at those that
 * have not, even if others have answered meanwhile; then at the answer that it waits for. Undefined when it is over.
 */
export function standingIn(lesson: Lesson, step: number, read: number): Standing | undefined {
  const told = toldIn(lesson);
  const all = lesson.steps.filter(({ answer }) => answer).length;
  const next =
    told.find(({ after, answer, number }) => !answer && after <= step && number > read) ??
    told.find(({ after, answer }) => answer && after === step);
  if (next) return { told: next, now: true };
  const last = told.findLast(({ after }) => after <= step) ?? told[0];
  return step < all && last ? { told: last, now: false } : undefined;
}

/** A question as far as it is open in a lesson: nothing while words are to be read, else what the lesson waits for. */
export function guided(question: QuestionView, { told, now }: Standing): QuestionView {
  const wanted = now && told.answer?.seat === question.seat ? [told.answer.say].flat() : [];
  const options = question.options.filter(({ notation }) => wanted.includes(notation));
  if (question.shape === "some" && told.answer)
    return { ...question, options, min: wanted.length, max: wanted.length };
  return options.length === 0 ? { ...question, shape: "one", options } : { ...question, options };
}
