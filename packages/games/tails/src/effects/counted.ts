/** Phrases that say how many of which cards, and what these words imply. */
import type { Cards, Description } from "../text/tree.ts";

export type Counted = Extract<Cards, { count: unknown }>;

export const isSingle = (count: Counted["count"]): boolean =>
  typeof count === "object" && ("exactly" in count ? count.exactly : count.upTo) === 1;

/** Those that the cards of a description are attached to, where they are chosen: one for all of the cards. */
export function bearersOf({ attachedTo, ...gear }: Description): Counted | undefined {
  if (!attachedTo || !("count" in attachedTo) || attachedTo.count === "all") return undefined;
  const { what } = attachedTo;
  return { ...attachedTo, what: what.bears ? what : { ...what, bears: gear } };
}
