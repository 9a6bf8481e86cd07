/** What a text does only if something is so, where it is asked before it does anything: its branches, and when each is meant. */
import { type Asked, asksBack } from "./before.ts";
import type { CardTest } from "./phrases.ts";
import { always } from "./tests.ts";
import { partsOf, speaksBack } from "./walk.ts";

interface Provided<A> {
  cond: Asked & object;
  then: A;
  otherwise?: A;
}

/** What is done if something is so and if not; what only the text itself can tell is left out. */
export function branches<A>(
  { cond, then, otherwise }: Provided<A>,
  condition: () => CardTest,
): { part: A; so: CardTest }[] {
  const others = otherwise ? [otherwise] : [];
  if (asksBack(cond)) return [then, ...others].map((part) => ({ part, so: always }));
  if (partsOf(cond).some(speaksBack)) return [];
  const so = condition();
  const notSo: CardTest = (m, self, seat) => !so(m, self, seat);
  return [{ part: then, so }, ...others.map((part) => ({ part, so: notSo }))];
}
