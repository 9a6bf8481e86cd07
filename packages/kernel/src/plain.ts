/**
 * The plain answer: the one that does least. For whoever has to answer and does not care - a scenario that passes on
 * to its next point, a seat that nobody plays, a look ahead that has to come to an end.
 */
import { firstOf, offersWord, pack } from "./ask.ts";
import type { Machine } from "./machine.ts";
import { NONE } from "./shape.ts";
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
  if (spec.shape !== "some") {
    m.choose(plainOption(m, passes));
    return;
  }
  m.list();
  const cards: number[] = [];
  for (let i = 0; i < spec.min!(m); i++) cards.push(firstOf(m.options[i]!));
  m.chooseSome(cards);
}

/** The plain option of the waiting question, which is none of shape "some". */
export function plainOption(m: Machine, passes: readonly string[]): number {
  const spec = m.asking()!;
  const pass = passOption(m, passes);
  if (pass !== NONE) return pass;
  if (m.list() === 0) m.fail(`"${spec.prompt}" has no answer`);
  return m.options[spec.shape === "yes" && !passes.includes("yes") ? 1 : 0]!;
}

/** The first of `passes` that the waiting question offers, found without listing all else; NONE if it offers none. */
export function passOption(m: Machine, passes: readonly string[]): number {
  const { shape, groups = [] } = m.asking()!;
  if (shape !== "one") return NONE;
  for (const pass of passes) {
    const g = groups.findIndex(({ form, verb }) => form === "word" && verb === pass);
    if (g >= 0 && offersWord(m, groups[g]!)) return pack(g, NONE, NONE);
  }
  return NONE;
}
