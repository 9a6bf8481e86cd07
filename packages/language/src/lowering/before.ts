/**
 * What a text does, as far as it speaks back: "if you do" asks whether the action before it did anything, "that many" to
 * how many cards or how many points it did it.
 */
import { WordsError } from "@tefuda/kernel";
import type { Roll } from "../actions/roll.ts";
import { MEANING } from "./says.ts";
import { partsOf } from "./walk.ts";

/** What games have in common of what their texts do. */
interface Doing {
  do: string;
}
interface Row extends Doing {
  of: readonly Doing[];
}
interface Asking extends Doing {
  cond: Asked;
  then: Doing;
  otherwise?: Doing;
}
export interface Asked {
  if: string;
  what?: unknown;
}

/** Whether a condition asks about what was done before, and if it was or was not. */
export function asksBack(cond: Asked): "did" | "did not" | undefined {
  if (cond.if === "did") return "did";
  return cond.if === "not" && (cond.what as Asked).if === "did" ? "did not" : undefined;
}

/** "If you do, ... If you do not, ..." asks about one and the same: it is asked once. */
export function askedTogether<A extends Doing>(row: readonly A[]): A[] {
  const joined: A[] = [];
  for (const part of row) {
    const last = joined.at(-1);
    const both = last && together(last as Doing as Asking, part as Doing as Asking);
    if (both) joined[joined.length - 1] = both as Doing as A;
    else joined.push(part);
  }
  return joined;
}
function together(one: Asking, other: Asking): Asking | undefined {
  if (one.do !== "if" || other.do !== "if" || one.otherwise || other.otherwise) return undefined;
  const [a, b] = [asksBack(one.cond), asksBack(other.cond)];
  return a && b && a !== b ? { ...one, otherwise: other.then } : undefined;
}

/** What was done before: nothing, something that has no number, or something to so many. */
export type Before = "nothing" | "something" | "so many";

/**
 * Refuses a text that speaks back of nothing, and gives what was done at its end.
 * @param numberless what an action does that is not done to any number
 */
export function speaksOfBefore<A extends Doing>(
  action: A,
  before: Before,
  numberless: (action: A) => boolean,
): Before {
  const inner = (part: unknown, then: Before): Before => speaksOfBefore(part as A, then, numberless);
  switch (action.do) {
    case "seq":
      return (action as Doing as Row).of.reduce((then, part) => inner(part, then), before);
    case "choose":
      return least((action as Doing as Row).of.map((part) => inner(part, before)));
    case "may":
      return inner((action as Doing as Doing & { what: unknown }).what, before);
    case "unless":
      return inner((action as Doing as Doing & { what: unknown }).what, before);
    // what is done later is a text of its own
    case "later":
      inner((action as Doing as Doing & { what: unknown }).what, "nothing");
      return "something";
    case "roll": {
      const { of, otherwise } = action as Doing as Roll<Doing>;
      const ends = [...of.map(({ then }) => then), ...(otherwise ? [otherwise] : [])];
      return least(ends.map((part) => inner(part, before)));
    }
    case "flip":
    case "if": {
      const asking = action as Doing as Asking;
      if (asking.do === "if" && asksBack(asking.cond) && before === "nothing")
        throw new WordsError(MEANING.nothingAsked);
      const ends = [asking.then, ...(asking.otherwise ? [asking.otherwise] : [])];
      return least(ends.map((part) => inner(part, before)));
    }
  }
  if (before !== "so many" && partsOf(action).some((part) => "done" in part))
    throw new WordsError(before === "nothing" ? MEANING.nothingCounted : MEANING.noNumber);
  return numberless(action) ? "something" : "so many";
}
const least = (ends: readonly Before[]): Before => (ends.includes("something") ? "something" : "so many");
