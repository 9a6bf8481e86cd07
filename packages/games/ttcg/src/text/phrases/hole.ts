/** The subject of a predicate: what "gains 100 attack" says of somebody, with the somebody left open. */
import type { Action, Cards } from "../tree.ts";

type Bag = Record<string, unknown>;

/** Stands for the subject in a predicate. */
export const hole = { ref: "#subject" } as const;

const places: readonly string[] = ["what", "immune", "a"];

function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where the subject of an action stands, if it is one that is said of cards. */
function placeOf(action: Bag): { of: Bag; key: string } | undefined {
  const of = action.do === "rule" && isBag(action.rule) ? action.rule : action;
  for (const key of places) if (isBag(of[key]) && isCards(of[key] as Bag)) return { of, key };
  return undefined;
}

function isCards(value: Bag): boolean {
  return "ref" in value || "count" in value || "both" in value;
}

/** The predicate said of a subject. */
export function fill(action: Action, subject: Cards): Action {
  const place = placeOf(action as unknown as Bag);
  if (!place) throw new Error(`a predicate without a place for its subject: ${JSON.stringify(action)}`);
  const filled = { ...place.of, [place.key]: subject };
  return (place.of === (action as unknown as Bag)
    ? filled
    : { ...(action as unknown as Bag), rule: filled }) as unknown as Action;
}

/** An action as subject and predicate. */
export function dig(action: Action): { subject: Cards; predicate: Action } | undefined {
  const place = placeOf(action as unknown as Bag);
  if (!place) return undefined;
  return { subject: place.of[place.key] as Cards, predicate: fill(action, hole as unknown as Cards) };
}

/** An action without its duration, and the duration. */
export function timed(action: Action): { timeless: Action; how: unknown } {
  if (!("how" in action) || action.how === undefined) return { timeless: action, how: undefined };
  const { how, ...rest } = action as Bag & Action;
  return { timeless: rest as unknown as Action, how };
}

const lasting: ReadonlySet<string> = new Set([
  "change",
  "scale",
  "swapStats",
  "exchangeStat",
  "become",
  "loseType",
  "loseEffects",
  "rule",
  "control",
  "later",
  "instead",
  "gainEffects",
  "swapControl",
  "invert",
]); // prettier-ignore

/** The action for a time, where it is one that can last and has no time of its own. */
export function during(action: Action, how: unknown): Action | undefined {
  if (!lasting.has(action.do) || ("how" in action && action.how !== undefined)) return undefined;
  return { ...action, how } as Action;
}
