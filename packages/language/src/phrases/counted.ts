/** Cards that are counted out of a description: what can be asked of them, and how they are made. */
import type { Cards, Count, Counted, Who } from "./bones.ts";
import { saysOnly } from "./parts.ts";

/** Whether cards are counted out of a description, not spoken of before. */
export function isCounted<C extends Cards>(cards: C): cards is Extract<C, { count: unknown }> {
  return "count" in cards;
}

/** Counted cards of which nothing else is said. */
export function plainly<C extends Cards>(cards: C): Extract<C, { count: unknown }> | undefined {
  return isCounted(cards) && !cards.random && cards.chosenBy === undefined ? cards : undefined;
}

/** Whether cards are some of those that were spoken of, wherever these lie. */
export const isAmong = (what: object): boolean => "among" in what;

/** Whose hand cards are, if they are all that is in it. */
export function wholeHand(cards: Cards): Who | undefined {
  const it = plainly(cards);
  if (it?.count !== "all" || it.what.noun !== "card" || !saysOnly(it.what, ["noun", "zone"]))
    return undefined;
  return it.what.zone?.in === "hand" ? it.what.zone.whose : undefined;
}

/** The number of a count that is "exactly" or "up to" so many. */
export function numberOf(count: Count, key: "exactly" | "upTo"): unknown {
  return typeof count === "object" ? (count as Partial<Record<"exactly" | "upTo", unknown>>)[key] : undefined;
}

export const exactly = (n: number): Count => ({ exactly: n });
export const upTo = (n: number): Count => ({ upTo: n });

/** Whether a count is "exactly" or "up to" one. */
export const single = (key: "exactly" | "upTo") => (count: Count) => numberOf(count, key) === 1;

/** The number of a count that is "exactly" or "up to" more than one. */
export const several = (key: "exactly" | "upTo") => (count: Count) => {
  const n = numberOf(count, key);
  return typeof n === "number" && n > 1 && n;
};

/** Whether cards may be of several owners. */
export function severally(what: Cards): "one" | "many" {
  if ("ref" in what) return what.ref === "them" ? "many" : "one";
  if ("both" in what) return "many";
  const { count } = what;
  return typeof count === "object" && Object.values(count)[0] === 1 ? "one" : "many";
}

/** The top cards of a deck. */
export function deckTop(whose: Who, top: number): Counted {
  return { count: "all", what: { noun: "card", zone: { in: "deck", whose, top } } };
}
