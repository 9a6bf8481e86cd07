/** Counted cards, put together and looked at. */
import type { Cards, Count, Description, Who, Zone } from "../tree.ts";
import { mergeParts, type Part } from "./describe.ts";

/** A count of a description made of several parts. */
export function counted(count: Count, parts: readonly unknown[], more: object = {}): Cards | undefined {
  const what = mergeParts(parts as Part[]) as Description | undefined;
  return what && { count, what, ...more };
}

/** Cards of one plain description, with nothing that this phrase could not say. */
export function plain(cards: Cards): { count: Count; what: Description } | undefined {
  if (!("count" in cards) || cards.chosenBy !== undefined || cards.random !== undefined) return undefined;
  return cards;
}

export function withZone(whose: Who): Part {
  return { zone: { in: "field", whose } as Zone };
}
