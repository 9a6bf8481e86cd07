/** Phrases that say how many of which cards, and what these words imply. */
import type { Counted } from "@tefuda/language/standard/tree";
import type { Description } from "../text/tree.ts";

export const isSingle = (count: Counted["count"]): boolean =>
  typeof count === "object" && ("exactly" in count ? count.exactly : count.upTo) === 1;

/** Those that the cards of a description are attached to, where they are chosen: one for all of the cards. */
export function bearersOf(cards: Counted["what"]): Counted | undefined {
  const { attachedTo, ...gear } = cards as Description;
  if (!attachedTo || !("count" in attachedTo) || attachedTo.count === "all") return undefined;
  const { what } = attachedTo;
  return { ...attachedTo, what: (what.bears ? what : { ...what, bears: gear }) as Counted["what"] };
}
