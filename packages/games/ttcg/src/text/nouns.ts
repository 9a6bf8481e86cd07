/** What a word that points back calls its card: "that spell", "those dragons". It has to be what was spoken of. */
import type { Description, Effect } from "./tree.ts";

/** By the part of a tree that has the word: the noun or sub-type said with it. */
export type Nouns = ReadonlyMap<object, string>;

/** A text as it is kept, with the words that point back alone, and what they called their cards. */
export function withoutNouns(said: Effect): { effect: Effect; nouns: Nouns } {
  const nouns = new Map<object, string>();
  const bare = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map(bare);
    let noun: string | undefined;
    const entries = Object.entries(node).map(([key, value]) => {
      const word = typeof value === "string" && key !== "named" ? CALLED.exec(value) : null;
      if (word) noun = word[2];
      return [key, word ? word[1] : bare(value)];
    });
    const copy: object = Object.fromEntries(entries);
    if (noun !== undefined) nouns.set(copy, noun);
    return copy;
  };
  return { effect: bare(said) as Effect, nouns };
}
const CALLED = /^(it|them|trigger):(.+)$/;

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
