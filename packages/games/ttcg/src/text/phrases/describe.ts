/** A description put together from its words, and taken apart again in the order in which it is printed. */

import { equal, type Slots } from "@tefuda/cardtext";
import { merge, partsOf, saysOnly, without } from "@tefuda/language/phrases/parts";
import { statesIn } from "@tefuda/language/qualities/states";
import { traitsIn } from "@tefuda/language/qualities/traits";
import type { Bound, Description, Zone } from "../tree.ts";
import { states, traits } from "./words.ts";

export type Part = Partial<Description>;
type Key = keyof Description;

/** One place out of two that say different things of it, if they can be one. */
function mergeZones(a: Zone, b: Zone): Zone | undefined {
  if (equal(a, b)) return a;
  if (a.in !== b.in || a.in === "under" || b.in === "under") return undefined;
  if (a.whose !== undefined && b.whose !== undefined && a.whose !== b.whose) return undefined;
  return { ...a, ...b } as Zone;
}

/** Before the noun, behind it, or last of all: a rank in figures, other values, a rank beside that of another card. */
const place = ({ of, n }: Bound): number => (of !== "rank" ? 1 : typeof n === "number" ? 0 : 2);

/** All parts in one; undefined if two of them say different things of the same. */
export function mergeParts(parts: readonly Part[]): Part | undefined {
  const zones = parts.flatMap(({ zone }) => zone ?? []);
  const zone = zones.reduce<Zone | undefined>((all, one) => all && mergeZones(all, one), zones[0]);
  const merged = merge(parts.map((part) => without(part, "zone"))) as Part | undefined;
  if (!merged || (zones.length > 0 && !zone)) return undefined;
  return {
    ...merged,
    ...(merged.bounds && { bounds: merged.bounds.toSorted((a, b) => place(a) - place(b)) }),
    ...(zone && { zone }),
  };
}

/** Said after the noun, in this order, and around the numbers. */
const after: readonly Key[] = ["not", "sameAs", "differs"];
const later: readonly Key[] = [
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
];

/** A description as adjectives, a noun and what follows it. */
export function takeApart(what: Description): Slots | undefined {
  const { noun, other, anyOf, is, traits: any, bounds = [] } = what;
  if (!saysOnly(what, ["noun", "other", "anyOf", "is", "traits", "bounds", ...after, ...later]))
    return undefined;
  const nounOr = noun === "card" && anyOf?.length === 2 && anyOf.every((part) => part.noun !== undefined);
  const subtypes = any?.subtype;
  const nounSubType = noun === "unit" && subtypes?.length === 1 && !adjectiveOnly.has(subtypes[0]!);
  const at = (n: number): Part[] =>
    bounds.filter((bound) => place(bound) === n).map((bound) => ({ bounds: [bound] }));
  const said = nounSubType ? { type: any?.type } : any;
  const adjs: Part[] = [
    ...(other ? [{ other }] : []),
    ...(anyOf && !nounOr ? [{ anyOf }] : []),
    ...(statesIn(states, is) as Part[]),
    ...at(0),
    ...(traitsIn(traits, said as typeof any) as Part[]),
  ];
  const rels: Part[] = [...(partsOf(what, after) ?? []), ...at(1), ...(partsOf(what, later) ?? []), ...at(2)];
  return {
    noun: nounOr
      ? { noun, anyOf: anyOf! }
      : nounSubType
        ? { noun, traits: { subtype: subtypes! } }
        : { noun },
    ...(adjs.length > 0 && { adjs }),
    ...(rels.length > 0 && { rels }),
  };
}

/** Sub-types that are no nouns: a "flying" is always a flying unit. */
export const adjectiveOnly: ReadonlySet<string> = new Set(["flying", "aquatic", "botanic"]);
