/** Pieces of a tree, as what points back in a text looks at them. */
import type { Description, Reference, Spoken } from "../tree.ts";
import type { Named } from "./lead.ts";

export type Bag = Record<string, unknown>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether only a card that lies on the battlefield is as described: a card that leaves it forgets its damage. */
export const isOfTheField = ({ is, bounds }: Description): boolean =>
  is !== undefined || bounds !== undefined;

/** Of whose number is spoken: "that card's" is "its". */
export const valued = (of: string): Reference =>
  (of.startsWith("that ") ? "it" : of.startsWith("those ") ? "them" : of) as Reference;

/** "That unit", "those units", as they are read: a reference, and what is meant is called. */
export function asCalled(spoken: Spoken): Spoken {
  const [, many, noun] = /^(that|those) (.+)$/.exec(spoken.ref) ?? [];
  if (noun === undefined) return spoken;
  const ref = (many === "that" ? "that" : "them") as Reference;
  return { ref, ...(noun !== "card" && { fits: { noun: noun as Description["noun"] } }) };
}

/** Whether a thing that holds for a time is said of the cards that the one before it chose. */
export function goesOn(before: unknown, item: Bag): boolean {
  if (!isBag(before) || before.do !== "lasting" || item.do !== "lasting" || before.for !== item.for)
    return false;
  const of = (lasting: Bag): unknown => {
    return (lasting.what as Bag).who;
  };
  const first = of(before);
  const then = of(item);
  if (!isBag(first) || !isBag(then) || typeof then.ref !== "string" || then.fits) return false;
  const again =
    "ref" in first ? first.ref : "count" in first ? (isOne(first.count) ? "it" : "them") : undefined;
  return then.ref === again;
}

const isOne = (count: unknown): boolean => isBag(count) && Object.values(count)[0] === 1;

/** Cards of a description; the top card of a pile is one, though all of its top are meant. */
export function counted(bag: Bag): Named {
  const what = bag.what as Description;
  const top = what.zone?.in === "deck" && what.zone.top === 1;
  return { what, several: !isOne(bag.count) && !top };
}

/** What is known of a card, as far as "that" and one word say it. */
export function nounOf({ ref, what }: Named): Description | undefined {
  if (!what || what.noun === "card" || ref === "this" || ref === "bearer") return undefined;
  return { noun: what.noun };
}
