/**
 * The plain answer: the one that does least. For whoever has to answer and does not care - a scenario that passes on
 * to its next point, a seat that nobody plays, a look ahead that has to come to an end.
 */
import { firstOf, groupOf } from "./ask.ts";
import type { Machine } from "./machine.ts";
import type { QuestionView } from "./view.ts";

/** The plain answer in notation. `passes` are the notations of a game that do nothing, the plainest first. */
export function plainSay(question: QuestionView, passes: readonly string[]): string | string[] {
  const words = question.options.map((option) => option.notation);
  if (question.shape === "some") return words.slice(0, question.min);
  return passes.find((pass) => words.includes(pass)) ?? (question.shape === "yes" ? "no" : words[0]!);
}

/** Gives the waiting question of a machine its plain answer. */
export function answerPlainly(m: Machine, passes: readonly string[]): void {
  const spec = m.asking()!;
  const count = m.list();
  if (spec.shape === "some") {
    const cards: number[] = [];
    for (let i = 0; i < spec.min!(m); i++) cards.push(firstOf(m.options[i]!));
    m.chooseSome(cards);
    return;
  }
  if (count === 0) m.fail(`"${spec.prompt}" has no answer`);
  m.choose(m.options[plainOption(m, passes, count)]!);
}

/** Which of the options listed in `m.options` is the plain one. */
export function plainOption(m: Machine, passes: readonly string[], count: number): number {
  const spec = m.asking()!;
  if (spec.shape === "yes") return passes.includes("yes") ? 0 : 1;
  if (spec.shape === "number") return 0;
  for (const pass of passes) {
    for (let i = 0; i < count; i++) {
      const group = spec.groups![groupOf(m.options[i]!)]!;
      if (group.form === "word" && group.verb === pass) return i;
    }
  }
  return 0;
}
