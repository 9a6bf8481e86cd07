/**
 * Cards that a condition asks for, as a text goes on to speak of one: "If your opponent controls a tapped UNIT, destroy that
 * UNIT", "if a UNIT attacked this turn, stun it". A condition finds no card by itself, so one of them is meant.
 */
import type { TriggerWords } from "../triggers/triggers.ts";
import type { Described } from "./bones.ts";

export interface AskedFor {
  what: Described;
  /** How many there have to be. */
  n: unknown;
}

/** What is said of a card that is there and has done something this turn, by triggers. */
export type Dids = Readonly<Record<string, object>>;

export const didsOf = ({ did, called = {} }: NonNullable<TriggerWords["past"]>): Dids => ({
  ...Object.fromEntries(did.map((on) => [on, { did: { on } }])),
  ...Object.fromEntries(Object.entries(called).map(([key, on]) => [on, { [key]: true }])),
});

/**
 * What a condition asks for, or undefined where it asks for no cards that could be spoken of.
 * @param dids what those did of which it asks whether they did it
 */
export function askedFor(cond: Readonly<Record<string, unknown>>, dids: Dids): AskedFor | undefined {
  if (cond.how !== "atLeast") return undefined;
  if (cond.if === "count") return { what: cond.what as Described, n: cond.n };
  if (cond.if !== "happened" || cond.n !== 1) return undefined;
  const { on, what, ...more } = cond.happened as { on: string; what?: { count?: unknown; what: Described } };
  const did = dids[on];
  if (what?.count === undefined || !did || Object.keys(more).length > 0) return undefined;
  return { what: { ...what.what, ...did }, n: 1 };
}
