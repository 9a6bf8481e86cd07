/** What a word that points back calls its card: "that spell", "those dragons". It has to be what was spoken of. */
import type { Description } from "./tree.ts";

/** By the part of a tree that has the word: the noun or sub-type said with it. */
export type Nouns = ReadonlyMap<object, string>;

/** Whether a description speaks of what only fighters have. */
export const fights = ({ bounds = [] }: Description): boolean => bounds.some(({ of }) => of !== "rank");

/** Whether every card that a description means is one that the word calls it. */
export function isCalled(noun: string, what: Description | undefined): boolean {
  if (!what || what.anyOf) return what === undefined;
  const unit = what.noun === "unit" || what.traits !== undefined || fights(what);
  if (noun === "unit") return unit;
  if (noun === "spell") return what.noun === "spell";
  return what.traits?.subtype?.every((sub) => sub === noun) ?? false;
}
