/**
 * Numbers that a text takes from a card it names without pointing at it ("equal to the rank of one unit your opponent
 * controls"): that card is chosen like any other, when the text is activated if it lies in the open (ttcg-6.12).
 */
import type { Bonus } from "./statements.ts";
import type { Action, Amount, Cards } from "./tree.ts";

type Picked = Extract<Cards, { count: unknown }>;

/** The numbers of an action itself, without those of actions inside it. */
function amountsOf(a: Action): readonly Amount[] {
  switch (a.do) {
    case "draw":
    case "mill":
    case "points":
    case "setPoints":
      return [a.n];
    case "lasting":
      if (a.what.is === "set") return [a.what.to];
      return a.what.is === "bonus" ? a.what.by.map(({ by }) => byHow(by)) : [];
    case "discard": {
      if (!("count" in a.what)) return [];
      const { count } = a.what;
      return typeof count === "string" ? [] : ["exactly" in count ? count.exactly : count.upTo];
    }
    default:
      return [];
  }
}

/** How much it is more or less. */
const byHow = (by: Bonus["by"]): Amount => (typeof by === "object" && "less" in by ? by.less : by);

/** The card that a number is taken from, if it is chosen for that. */
export function measuring(n: Amount): Picked[] {
  if (typeof n !== "object") return [];
  if ("half" in n) return measuring(n.half);
  if (!("value" in n)) return [];
  return typeof n.of === "object" && "count" in n.of ? [n.of] : [];
}

/** The cards that the numbers of an action are taken from. */
export const measuredBy = (a: Action): Picked[] => amountsOf(a).flatMap(measuring);

/** Whether an action speaks of no card but the one it is measured by, so that "it" is that card afterwards. */
export const speaksOfMeasure = (a: Action): boolean => a.do === "points" || a.do === "setPoints";
