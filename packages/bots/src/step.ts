/** An answer as a machine takes it. */
import { firstOf, type Machine } from "@tefuda/kernel";

/** A packed option, or the cards that are picked. */
export type Step = number | readonly number[];

/** Answers the waiting question. */
export function give(m: Machine, step: Step): void {
  if (typeof step === "number") m.choose(step);
  else m.chooseSome(step);
}

/** Whether the waiting question takes an answer that was found for it in another world, or before. */
export function takes(m: Machine, step: Step): boolean {
  const spec = m.asking()!;
  const options = m.options.subarray(0, m.list());
  if (typeof step === "number") return spec.shape !== "some" && options.includes(step);
  if (spec.shape !== "some" || step.length < spec.min!(m) || step.length > spec.max!(m)) return false;
  const cards = new Set(Array.from(options, firstOf));
  return step.every((card) => cards.has(card));
}
