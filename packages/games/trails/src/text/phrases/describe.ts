/** A description put together from its words, and taken apart again in the order in which it is printed. */
import type { Slots } from "@tefuda/cardtext";
import { merge as mergeParts, partsOf, saysOnly } from "@tefuda/language/phrases/parts";
import { statesIn } from "@tefuda/language/qualities/states";
import { traitsIn } from "@tefuda/language/qualities/traits";
import type { Description } from "../tree.ts";
import { states } from "./states.ts";
import { traits } from "./words.ts";

export type Part = Partial<Description>;
type Key = keyof Description;

/** All parts in one; undefined if two of them speak of the same. */
export function merge(parts: readonly unknown[]): Part | undefined {
  const merged = mergeParts(parts);
  // Cards on the field are on somebody's side, others in somebody's zone.
  return merged && "side" in merged && "zone" in merged ? undefined : merged;
}

/** Said after it in English and before all that in Japanese, in this order. */
const after: readonly Key[] = ["side", "zone", "bound", "keywords", "lacks", "supported", "arts", "named"];

/** A description as adjectives, a noun and what follows it; at the end what might take in all that follows. */
export function takeApart(what: Description): Slots {
  const share = what.sharesOrg && { sharesOrg: what.sharesOrg };
  return {
    adjs: adjectives(what),
    noun: what.also ? { noun: what.noun, also: what.also } : { noun: what.noun },
    rels: partsOf(what, after),
    share,
  };
}

/** Said before the noun: whether it is another, its states in their order, its organizations. */
function adjectives({ other, is, traits: any }: Description): Part[] | undefined {
  const parts = [
    ...(other ? [{ other }] : []),
    ...(statesIn(states, is) as Part[]),
    ...(traitsIn(traits, any) as Part[]),
  ];
  return parts.length > 0 ? parts : undefined;
}

/** Whether a description says no more than a noun and these parts. */
export function says(what: Description, ...keys: readonly Key[]): boolean {
  return saysOnly(what, ["noun", "also", ...keys]);
}
