/** A description put together from its words, and taken apart again in the order in which it is printed. */
import { equal } from "@tefuda/cardtext";
import type { Description, Zone } from "../tree.ts";

export type Part = Partial<Description>;

function mergeZones(a: Zone, b: Zone): Zone | undefined {
  if (equal(a, b)) return a;
  if (a.in !== b.in || a.in === "under" || b.in === "under") return undefined;
  if (a.whose !== undefined && b.whose !== undefined && a.whose !== b.whose) return undefined;
  return { ...a, ...b } as Zone;
}

/** All parts in one; undefined if two of them say different things of the same. */
export function mergeParts(parts: readonly Part[]): Part | undefined {
  const merged: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const known = merged[key];
      if (known === undefined) merged[key] = value;
      else if (key === "zone") {
        const zone = mergeZones(known as Zone, value as Zone);
        if (!zone) return undefined;
        merged[key] = zone;
      } else if (key === "values") merged[key] = [...(known as unknown[]), ...(value as unknown[])];
      else return undefined;
    }
  }
  return merged as Part;
}

/** Said before the noun, in this order. */
const before: readonly (keyof Description)[] = [
  "other",
  "anyOf",
  "covered",
  "attacking",
  "position",
  "equipped",
  "rank",
  "types",
];
/** Said after it, in this order. */
const after: readonly (keyof Description)[] = [
  "notTypes",
  "notSubTypes",
  "sameAs",
  "differs",
  "values",
  "effectKind",
  "equippedTo",
  "attached",
  "attachedTo",
  "chosenWord",
  "covering",
  "named",
  "extreme",
  "among",
  "zone",
  "attackedThisTurn",
  "playedThisTurn",
  "targets",
]; // prettier-ignore

export interface Taken {
  adjs?: Part[];
  noun: Part;
  rels?: Part[];
}

/** A description as adjectives, a noun and what follows it. `skip` is said elsewhere. */
export function takeApart(what: Description, skip: readonly (keyof Description)[] = []): Taken | undefined {
  const keys = (Object.keys(what) as (keyof Description)[]).filter(
    (key) => what[key] !== undefined && !skip.includes(key),
  );
  const known = new Set<keyof Description>(["noun", "subTypes", ...before, ...after]);
  if (keys.some((key) => !known.has(key))) return undefined;
  const late = (key: keyof Description) => key === "rank" && typeof what.rank?.n !== "number";
  const nounOr =
    what.noun === "card" && what.anyOf?.length === 2 && what.anyOf.every((part) => part.noun !== undefined);
  const adjs: Part[] = before
    .filter((key) => keys.includes(key) && !late(key) && !(key === "anyOf" && nounOr))
    .map((key) => ({ [key]: what[key] }));
  const rels: Part[] = [...after, "rank" as const]
    .filter((key) => keys.includes(key) && (key !== "rank" || late(key)))
    .flatMap((key): Part[] =>
      key === "values" ? what.values!.map((value) => ({ values: [value] })) : [{ [key]: what[key] }],
    );
  const nounSubType =
    what.noun === "unit" && what.subTypes?.length === 1 && !adjectiveOnly.has(what.subTypes[0]!);
  const noun: Part = nounOr
    ? { noun: "card", anyOf: what.anyOf! }
    : nounSubType
      ? { noun: "unit", subTypes: what.subTypes! }
      : { noun: what.noun };
  if (what.subTypes && !nounSubType) adjs.push({ subTypes: what.subTypes });
  return { noun, ...(adjs.length > 0 && { adjs }), ...(rels.length > 0 && { rels }) };
}

/** Sub-types that are no nouns: a "flying" is always a flying unit. */
export const adjectiveOnly: ReadonlySet<string> = new Set(["flying", "aquatic", "botanic"]);
