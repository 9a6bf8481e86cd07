/** Values of cards as texts speak of them, and how they are held against numbers and each other. */
import { type Machine, NONE, printed, value } from "@tefuda/kernel";
import { ATTACK, DEFENSE, onTop, RANK } from "../schema.ts";
import type { Bound, Comparison, Stat } from "../text/tree.ts";
import type { Scope } from "./scope.ts";

export const STAT: Record<Stat, number> = { attack: ATTACK, defense: DEFENSE, rank: RANK };

/** A value as a text reads it: current on the field, printed elsewhere. */
export function statOf(m: Machine, card: number, stat: number): number {
  return onTop(m, card) ? value(m, card, stat) : printed(m, card, stat);
}

const SIGN: Record<Comparison, string> = {
  exactly: "exactly",
  atLeast: "at least",
  atMost: "at most",
  moreThan: "more than",
  lessThan: "less than",
};
/** What it has to be, for the judge. */
export const boundWords = (b: Bound): string =>
  `${SIGN[b.how]} ${typeof b.n === "number" ? b.n : b.n.of === "itself" ? `its own ${b.n.value}` : "the other card's"}`;

/** The number that a value of a card is held against; `own` reads those of that card itself. */
export function boundOf(
  b: Bound,
  scope: Scope,
  own: (m: Machine, card: number, stat: number) => number = statOf,
): (m: Machine, self: number, seat: number, card: number) => number {
  const { n } = b;
  if (typeof n === "number") return () => n;
  const { times = 1 } = n;
  const stat = STAT[n.value];
  if (n.of === "itself") return (m, _self, _seat, card) => times * own(m, card, stat);
  const of = scope.single(n.of);
  const look = scope.look(n.of);
  return (m, self, seat) => {
    const card = of(m, self, seat);
    return card < 0 ? NONE : times * look.stat(m, card, stat);
  };
}
