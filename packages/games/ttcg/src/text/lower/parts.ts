/**
 * What is said of cards, as effects are made of it: the same part by part, but for the words that point back, for where cards
 * lie, and for what a text need not say.
 */
import type * as said from "../said/index.ts";
import type { Who } from "../tree.ts";
import { type Around, pointing } from "./pointing.ts";

type Bag = Readonly<Record<string, unknown>>;
type Rule = (bag: never, around: Around) => object;

const SIDES = { yours: "you", opponents: "opponent", each: "both" } as const;
/** Who controls the cards of a side. */
function whoseSide(side: said.Side): Who {
  return side === "yours" || side === "opponents" || side === "each" ? SIDES[side] : side;
}

/** A discard pile of "any" player is either, unless both do something with theirs. */
const zone = (of: said.Zone, around: Around): object =>
  of.in === "pile" && of.whose === "both" && !around.byBoth ? { in: "pile" } : parts(of, around);

/** What is said of a card, whole or one of several things that will do. */
function described(d: Partial<said.Description>, around: Around): object {
  const { also: _, side, equippedTo: __, sameAs, differs, anyOf, ...rest } = d;
  return {
    ...(side && { zone: { in: "field", whose: whoseSide(side) } }),
    ...parts(rest, around),
    ...(anyOf && { anyOf: anyOf.map((one) => described(one, around)) }),
    ...(sameAs && { sameAs: pointing(sameAs.as, around, (as) => ({ what: sameAs.what, as })) }),
    ...(differs && { differs: pointing(differs.from, around, (from) => ({ what: differs.what, from })) }),
  };
}
function description(d: said.Description, around: Around): object {
  const { noun, also, equippedTo } = d;
  const either = also && { noun: "card", anyOf: [{ noun }, { noun: also }] };
  const all = { ...described(d, around), ...either };
  return equippedTo ? pointing(equippedTo, around, (on) => ({ ...all, equippedTo: on })) : all;
}

function figure({ value, of, times }: said.ValueOf<said.Saying>, around: Around): object {
  const many = times === undefined ? {} : { times };
  if (typeof of === "object") return { value, of: part(of, around), ...many };
  return pointing(of, around, (ref) => ({ value, of: ref, ...many }));
}

function condition(c: said.Condition, around: Around): object {
  if (c.if !== "is") return parts(c, around);
  const fits = description(c.fits, around);
  return pointing(c.what, around, (what) => ({ if: "is", what, fits }));
}

/** What of cards players cannot play or level up, where the text says it of all. */
const ALL: Readonly<Record<string, object>> = { play: { noun: "card" }, levelUp: { noun: "unit" } };

const statement = (s: said.Statement, around: Around): object => ({
  ...(s.is === "playersCannot" && ALL[s.what] && { card: ALL[s.what] }),
  ...parts(s, around),
});

/** By a field that only such a part has. */
const RULES: readonly (readonly [field: string, rule: Rule])[] = [
  ["noun", description],
  [
    "ref",
    ({ ref, ...rest }: Bag & { ref: said.Word }, around) =>
      pointing(ref, around, (card) => ({ ref: card, ...parts(rest, around) })),
  ],
  ["value", figure],
  ["in", zone],
  ["if", condition],
  // for each card drawn, or once for all of them: there is one trigger for both
  ["on", (on: Bag, around) => parts(on.on === "draws" ? { ...on, each: undefined } : on, around)],
  ["is", statement],
];

/** A part of what is said; `T` is what such a part becomes. */
export function part<T>(it: unknown, around: Around): T {
  if (Array.isArray(it)) return it.map((one) => part(one, around)) as T;
  if (typeof it !== "object" || it === null) return it as T;
  const [, rule = parts] = RULES.find(([field]) => field in it) ?? [];
  return rule(it as never, around) as T;
}
/** The same of all that is in it. */
export const parts = (bag: object, around: Around): object =>
  Object.fromEntries(
    Object.entries(bag).flatMap(([key, it]) => (it === undefined ? [] : [[key, part(it, around)]])),
  );
