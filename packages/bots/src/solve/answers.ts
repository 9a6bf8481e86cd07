/** Every answer to the question that a machine waits at. */
import { firstOf, type Machine, notations } from "@tefuda/kernel";
import type { Step } from "../step.ts";
import { GaveUp } from "./gave-up.ts";

/** Ways to pick several cards that are gone through. */
const PICKS = 2000;

export interface PossibleAnswer {
  say: string | string[];
  step: Step;
}

/** Throws {@link GaveUp} if they are too many. */
export function everyAnswer(m: Machine): PossibleAnswer[] {
  const spec = m.asking()!;
  const count = m.list();
  const packed = Array.from(m.options.subarray(0, count));
  const words = notations(m, spec, count);
  if (spec.shape !== "some") return packed.map((step, i) => ({ say: words[i]!, step }));
  const found: PossibleAnswer[] = [];
  const most = Math.min(spec.max!(m), count);
  for (let size = spec.min!(m); size <= most; size++)
    for (const places of choices(count, size)) {
      if (found.length >= PICKS) throw new GaveUp("picks");
      found.push({ say: places.map((i) => words[i]!), step: places.map((i) => firstOf(packed[i]!)) });
    }
  return found;
}

/** All ways to choose so many of the numbers below n, each in rising order. */
function* choices(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= n - size; first++)
      for (const rest of choices(n, size - 1, first + 1)) yield [first, ...rest];
}

/** One and the same text for the same answer, in whichever world it is given. */
export const keyOf = ({ say }: PossibleAnswer): string => (typeof say === "string" ? say : say.join(" + "));
