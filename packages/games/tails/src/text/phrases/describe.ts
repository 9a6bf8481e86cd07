/** A description put together from its words, and taken apart again in the order in which it is printed. */
import type { Slots } from "@tefuda/cardtext";
import type { Description } from "../tree.ts";

export type Part = Partial<Description>;

/** All parts in one; undefined if two of them speak of the same. */
export function merge(parts: readonly unknown[]): Part | undefined {
  const merged: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries((part ?? {}) as Part)) {
      if (key in merged) return undefined;
      merged[key] = value;
    }
  }
  return merged as Part;
}

/** Said before the noun, in this order. */
const before: readonly (keyof Description)[] = ["other", "damaged", "side", "faceDown", "types"];
/** Said after it, in this order; what is attached to others last, as all that follows would be said of those. */
const after: readonly (keyof Description)[] = [
  "side",
  "zone",
  "notUnitTypes",
  "notTypes",
  "bears",
  "bearsNo",
  "bound",
  "without",
  "named",
  "ofFaction",
  "attacked",
  "attachedTo",
];

/** The parts that are said as the noun: "Troop" is a unit of that type, "Sidearm" a card of that type. */
function nounKeys(what: Description): readonly (keyof Description)[] {
  if (what.noun === "unit" && what.unitTypes) return ["noun", "unitTypes"];
  if (what.noun === "card" && what.types) return ["noun", "types"];
  return ["noun"];
}

function pick(what: Description, keys: readonly (keyof Description)[]): Part {
  return Object.fromEntries(keys.map((key) => [key, what[key]])) as Part;
}

/** A description as adjectives, a noun and what follows it. */
export function takeApart(what: Description): Slots {
  const noun = nounKeys(what);
  const there = (key: keyof Description) => what[key] !== undefined && !noun.includes(key);
  const adjs = before.filter((key) => there(key) && !(key === "side" && what.side === "yours"));
  const rels = after.filter((key) => there(key) && !adjs.includes(key));
  const said = new Set<string>([...noun, ...adjs, ...rels]);
  // What has no words of its own is not left out in silence.
  const unsaid = Object.fromEntries(
    Object.entries(what).filter(([key, value]) => value !== undefined && !said.has(key)),
  );
  return {
    noun: { ...pick(what, noun), ...unsaid },
    ...(adjs.length > 0 && { adjs: adjs.map((key) => pick(what, [key])) }),
    ...(rels.length > 0 && { rels: rels.map((key) => pick(what, [key])) }),
  };
}

/** A description without some of its parts. */
export function without(what: Description, ...keys: (keyof Description)[]): Description {
  return Object.fromEntries(
    Object.entries(what).filter(([key]) => !keys.includes(key as keyof Description)),
  ) as unknown as Description;
}
