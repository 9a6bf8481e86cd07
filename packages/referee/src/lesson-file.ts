/** The file of a lesson: its shape, and reading it. */
import type { Problem, SourceFile } from "@tefuda/kernel";
import { z } from "zod";
import { Document } from "./document.ts";
import type { Lesson, LessonStep } from "./lesson.ts";
import { LESSON } from "./says.ts";

const SEATS = ["A", "B", "C", "D"] as const;
const said = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
const say = z.union([z.string().min(1), z.array(z.string())]);
const step = z.strictObject({
  tell: said.optional(),
  A: say.optional(),
  B: say.optional(),
  C: say.optional(),
  D: say.optional(),
});
const KEYS = ["title", "decks", "seed", "format", "steps", "end", "tell", ...SEATS];
const shape = z.strictObject({
  title: said,
  decks: z.array(z.string()).min(2).max(4),
  seed: z.int(),
  format: z.string().optional(),
  steps: z.array(step).min(1),
  end: said,
});

/** Reads a lesson, which is called by the name of its file. */
export function readLesson(source: SourceFile): { lesson?: Lesson; problems: readonly Problem[] } {
  const doc = new Document(source);
  const read = doc.problems.length === 0 ? doc.check(shape, doc.value, [], KEYS) : undefined;
  if (!read) return { problems: doc.problems };
  const { format, ...rest } = read;
  const steps = read.steps.map(({ tell, ...given }, i): LessonStep => {
    const [first, second] = SEATS.filter((letter) => given[letter] !== undefined);
    if (second !== undefined || (first === undefined && !tell)) doc.report(["steps", i], LESSON.oneAnswer);
    return {
      ...(tell ? { tell } : {}),
      ...(first ? { answer: { seat: SEATS.indexOf(first), say: given[first]! } } : {}),
    };
  });
  const id = source.path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
  const lesson: Lesson = { ...rest, id, steps, ...(format === undefined ? {} : { format }) };
  return doc.problems.length > 0 ? { problems: doc.problems } : { lesson, problems: [] };
}
