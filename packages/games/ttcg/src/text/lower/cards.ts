/** Cards and numbers, from how a text says them to the tree that effects are made of. */
import type * as said from "../said/index.ts";
import type { Amount, Bound, Cards, Count, Description, ValueOf, Who, Zone } from "../tree.ts";
import { type Around, pointing } from "./pointing.ts";

export function zone(of: said.Zone, around: Around): Zone {
  switch (of.in) {
    case "under":
      return { in: "under", what: cards(of.what, around) };
    case "deck": {
      const { top, ...rest } = of;
      return top === undefined ? rest : { ...rest, top: amount(top, around) };
    }
    case "pile":
      // a discard pile of "any" player is either, unless both do something with theirs
      return of.whose === "both" && !around.byBoth ? { in: "pile" } : of;
    default:
      return of;
  }
}

const SIDES = { yours: "you", opponents: "opponent", each: "both" } as const;
/** Who controls the cards of a side. */
function whoseSide(side: said.Side): Who {
  return side === "yours" || side === "opponents" || side === "each" ? SIDES[side] : side;
}

function bound({ of, how, n }: said.Bound, around: Around): Bound {
  return { of, how, n: typeof n === "number" ? n : figure(n, around) };
}
function figure({ value, of }: said.ValueOf, around: Around): ValueOf {
  if (typeof of === "object") return { value, of: cards(of, around) };
  return pointing(of, around, (ref) => ({ value, of: ref }));
}

/** The parts of a description, whole or one of several that will do. */
function parts(d: Partial<said.Description>, around: Around): Partial<Description> {
  const {
    also: _,
    side,
    zone: lies,
    bounds,
    equippedTo: __,
    attachedTo,
    sameAs,
    differs,
    anyOf,
    ...rest
  } = d;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => parts(one, around)) }),
    ...(bounds && { bounds: bounds.map((one) => bound(one, around)) }),
    ...(attachedTo && { attachedTo: cards(attachedTo, around) }),
    ...(sameAs && { sameAs: pointing(sameAs.as, around, (as) => ({ what: sameAs.what, as })) }),
    ...(differs && { differs: pointing(differs.from, around, (from) => ({ what: differs.what, from })) }),
    ...(side && { zone: { in: "field", whose: whoseSide(side) } }),
    ...(lies && { zone: zone(lies, around) }),
  };
}
export function description(d: said.Description, around: Around): Description {
  const { noun, also, ...rest } = d;
  const all: Description = also
    ? { ...parts(rest, around), noun: "card", anyOf: [{ noun }, { noun: also }] }
    : { ...parts(rest, around), noun };
  return d.equippedTo ? pointing(d.equippedTo, around, (equippedTo) => ({ ...all, equippedTo })) : all;
}

export function count(of: said.Count, around: Around): Count {
  if (typeof of === "string") return of;
  return "exactly" in of ? { exactly: amount(of.exactly, around) } : { upTo: amount(of.upTo, around) };
}
export function cards(c: said.Cards, around: Around): Cards {
  if ("both" in c) return { both: c.both.map((one) => cards(one, around)) };
  if ("count" in c) return { ...c, count: count(c.count, around), what: description(c.what, around) };
  const from = c.from && { from: zone(c.from, around) };
  return pointing(c.ref, around, (ref) => ({ ref, ...from }));
}

export function amount(n: said.Amount, around: Around): Amount {
  if (typeof n === "number" || "upTo" in n || "eachOf" in n || "done" in n) return n;
  if ("half" in n) return { half: amount(n.half, around) };
  if ("plus" in n) return { ...n, plus: amount(n.plus, around) };
  if ("different" in n) return { ...n, among: description(n.among, around) };
  if ("each" in n) return { ...n, each: description(n.each, around) };
  if ("value" in n) return figure(n, around);
  return { ...n, what: description(n.what, around) };
}
