/** A description put together from its words, and taken apart again in the order in which it is printed. */
import type { Slots } from "@tefuda/cardtext";
import type { Description } from "../tree.ts";

export type Part = Partial<Description>;
type Key = keyof Description;

/** All parts in one; undefined if two of them speak of the same. */
export function merge(parts: readonly unknown[]): Part | undefined {
  const merged: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries((part ?? {}) as Part)) {
      if (key in merged) return undefined;
      merged[key] = value;
    }
  }
  // Cards on the field are on somebody's side, others in somebody's zone.
  return "side" in merged && "zone" in merged ? undefined : (merged as Part);
}

/** Said before the noun, in this order. */
const before: readonly Key[] = ["other", "state", "combat", "face", "orgs"];
/** Said after it in English and before all that in Japanese, in this order. */
const after: readonly Key[] = ["side", "zone", "bound", "icons", "lacks", "supported", "arts", "named"];

function parts(what: Description, order: readonly Key[]): Part[] | undefined {
  const list = order.flatMap((key): Part[] => (what[key] === undefined ? [] : [{ [key]: what[key] }]));
  return list.length > 0 ? list : undefined;
}

/** A description as adjectives, a noun and what follows it; at the end what might take in all that follows. */
export function takeApart(what: Description): Slots {
  const share = what.sharesOrg && { sharesOrg: what.sharesOrg };
  return {
    adjs: parts(what, before),
    noun: what.also ? { noun: what.noun, also: what.also } : { noun: what.noun },
    rels: parts(what, after),
    share,
  };
}

/** A description without some of its parts. */
export function without(what: Description, ...keys: readonly Key[]): Description {
  return Object.fromEntries(
    Object.entries(what).filter(([key]) => !keys.includes(key as Key)),
  ) as unknown as Description;
}

/** Whether a description says no more than a noun and these parts. */
export function says(what: Description, ...keys: readonly Key[]): boolean {
  return Object.keys(without(what, "noun", "also", ...keys)).length === 0;
}
