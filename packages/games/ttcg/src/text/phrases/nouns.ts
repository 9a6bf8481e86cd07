/** What this game calls a card: sub-types that are nouns, one of several sorts (ttcg-12.2, 14.1). */

import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { series } from "@tefuda/language/phrases/lists";
import { entries } from "./shorthand.ts";
import { kinds, subTypes, traits } from "./words.ts";

type Part = Readonly<Record<string, unknown>> & {
  noun?: string;
  extreme?: unknown;
  traits?: { subtype?: readonly string[] };
};

/** Sub-types that are nouns by themselves: a "flying" is always a flying unit. */
const isNoun = (type: string): boolean => subTypes[type as keyof typeof subTypes]?.[0] !== undefined;

export const nouns: Production[] = [
  ...entries(subTypes).flatMap(([type, [plural, ja]]) =>
    plural === undefined ? [] : [say("SubNoun", type, `<num:${type}/${plural}>`, ja)],
  ),
  ...series("SubNouns", "SubNoun", traits.subtype.joined),
  both(
    "Noun",
    ({ t }) => ({ noun: "unit", traits: { subtype: t } }),
    ({ noun, traits: of }: Part) =>
      noun === "unit" && of?.subtype?.length === 1 && of.subtype.every(isNoun)
        ? { t: of.subtype }
        : undefined,
    "{t:SubNouns}",
    ["{t:SubNouns}"],
  ),
  both(
    "Noun",
    () => undefined,
    ({ noun, traits: of }: Part) => (noun === "unit" && of?.subtype ? { t: of.subtype } : undefined),
    "{t:SubTypes} <num:unit/units>",
    "{t:SubTypes}のユニット",
  ),
  say("PlainNoun", { noun: "unit" }, "<num:unit/units>", "ユニット"),
  say("PlainNoun", { noun: "spell" }, ["<num:spell/spells>", "spell <num:card/cards>"], "スペル"),
  say("PlainNoun", { noun: "unit", traits: { subtype: ["$t"] } }, "{t:SubNoun}", "{t:SubNoun}"),
  say(
    "PlainNoun",
    { noun: "unit", traits: { type: ["$t"] } },
    "{t:Type} <num:unit/units>",
    "{t:Type}のユニット",
  ),
  both(
    "Noun",
    ({ a, b }) =>
      isSubOnly(a as Part) && isSubOnly(b as Part)
        ? undefined
        : [a, b].every((part) => (part as Part).traits === undefined)
          ? undefined
          : { noun: "card", anyOf: [a, b] },
    ({ noun, anyOf }: Part & { anyOf?: readonly Part[] }) =>
      noun === "card" && anyOf?.length === 2 && anyOf[0]!.noun !== undefined
        ? { a: anyOf[0], b: anyOf[1] }
        : undefined,
    ["{a:PlainNoun} or {b:PlainNoun}", "{a:PlainNoun} or (one|a) {b:PlainNoun}"],
    ["{a:PlainNoun}または{b:PlainNoun}", "{a:PlainNoun}か{b:PlainNoun}"],
  ),

  // Before the noun.
  say(
    "Adj",
    { anyOf: ["$a", "$b"].map((n) => ({ bounds: [{ of: "rank", how: "exactly", n }] })) },
    ["rank {a:#d} or rank {b:#d}", "(rank|level) {a:#d} or [rank|level] {b:#d}"],
    ["ランク{a:#d}またはランク{b:#d}の", "ランク{a:#d}(か|または)[ランク]{b:#d}の"],
  ),
  read("Adj", { not: { subtype: ["$t"] } }, "non {t:SubType}", "{t:SubType}以外の"),
  read("Adj", { not: { type: ["$t"] } }, "non {t:Type}", "{t:Type}以外の"),
  say(
    "Adj",
    { anyOf: [{ traits: { type: ["$t"] } }, { traits: { subtype: ["$s"] } }] },
    ["{t:Type} or {s:SubType}", "{t:Type} and {s:SubType}"],
    ["{t:Type}または{s:SubType}の", "{t:Type}か{s:SubType}の"],
  ),
  read(
    "Adj",
    { anyOf: [{ traits: { type: ["$t"] } }, { traits: { subtype: ["$s"] } }] },
    "{s:SubType} or {t:Type}",
    "{s:SubType}または{t:Type}の",
  ),
  read("Adj", { traits: { type: "$t" } }, "{t:Types} type", ["{t:Types}(タイプの|属性の)"]),
  read("Adj", { traits: { subtype: "$t" } }, "{t:SubTypes} type", ["{t:SubTypes}族の"]),
  ...entries(kinds).map(([kind, [en, ja]]) => say("Kind", kind, en, ja)),
  read("Adj", { effectKind: "$k" }, "{k:Kind}", "{k:Kind}の"),
  read("Adj", { side: "yours" }, ["friendly", "allied"]),
];

/** Sub-types in a row are one list already. */
function isSubOnly(part: Part): boolean {
  return part.traits?.subtype !== undefined;
}
