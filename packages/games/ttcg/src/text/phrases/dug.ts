/**
 * Digging may be said by its parts: the top cards are looked at, some are taken, the rest goes where it is put (ttcg-15.6).
 * It is the same then, and is read as the same.
 */
import { equal } from "@tefuda/cardtext/template";
import { digParts } from "../dig.ts";
import type { Dig } from "../said/index.ts";

type Bag = Readonly<Record<string, unknown>>;
const isBag = (node: unknown): node is Bag => typeof node === "object" && node !== null;

/** Three actions in a row as the one that they are; undefined where they are not. */
function asDig([look, take, rest]: readonly Bag[]): Dig | undefined {
  if (look?.do !== "look" || !isBag(take?.what) || rest?.do !== "move") return undefined;
  const zone = ((look.what as Bag).what as { zone?: Bag } | undefined)?.zone;
  const { among, ...what } = (take.what.what ?? {}) as Bag;
  if (among !== "it" || typeof zone?.top !== "number" || zone.top < 2) return undefined;
  const to = take.do === "play" ? "played" : take.to;
  const dig = {
    do: "dig",
    n: zone.top,
    take: { ...take.what, what },
    to,
    rest: rest.to,
  } as unknown as Dig;
  const known = (to === "played" || to === "hand") && (rest.to === "deckBottom" || rest.to === "pile");
  return known && equal(digParts(dig), [look, take, rest]) ? dig : undefined;
}

/** A row in which every dig is one action. */
function joined(row: readonly unknown[]): unknown[] {
  const at = row.findIndex((_, i) => asDig(row.slice(i, i + 3) as Bag[]));
  if (at < 0) return [...row];
  return [...row.slice(0, at), asDig(row.slice(at, at + 3) as Bag[])!, ...joined(row.slice(at + 3))];
}

function outside(take: Bag): Bag {
  const { among: _, ...what } = take.what as Bag;
  return { ...take, what };
}

/** A text in which every dig is one action, however it is said. */
export function dugUp<T>(node: T): T {
  if (Array.isArray(node)) return node.map(dugUp) as T;
  if (!isBag(node)) return node;
  const bag = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dugUp(value)]));
  // "one of them" and "one from among them" are the same
  if (bag.do === "dig") return { ...bag, take: outside(bag.take as Bag) } as T;
  if (bag.do !== "seq") return bag as T;
  const of = joined(bag.of as unknown[]);
  return (of.length === 1 ? of[0] : { ...bag, of }) as T;
}
