/** Numbers that are counted: amounts, and how many cards a description means. */

import { WordsError } from "@tefuda/kernel";
import {
  type CardNum,
  countOf as count,
  type Fixed,
  type NumberOf,
  type Search,
  standingScope,
} from "@tefuda/language";
import { type Asking, amount as common } from "@tefuda/language/conditions/asked";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { THEN } from "../last.ts";
import { BOND, HAND } from "../schema.ts";
import type { Amount, Description, Figure, Reference } from "../text/tree.ts";
import { asksFace, foeOf, has, isWho, numberOf, type Scope, searchOf } from "./describe.ts";

/** A number, perhaps counted. */
export const amount = (n: Amount, scope: Scope): CardNum => common(n, scope, ASKING);

/** What stands behind the words in which texts ask. */
export const ASKING: Asking<Description, Scope> = {
  count: countOf,
  fits: (what, scope) => has(what, scope, "any"),
  points: { bond: (m, seat) => m.seatNumber(seat, BOND) },
  hand: (m, seat) => m.count(m.zoneOf(HAND, seat)),
  isWho,
  yours: (what) => ({ ...what, side: "yours" }),
};

/** Where a description looks, only among the top cards if it looks in a deck. */
export function placesOf(d: Description, scope: Scope): Search {
  return searchOf(d, scope, d.zone?.in === "deck" ? amount(d.zone.top, scope) : undefined);
}

/** How many cards a description means, as all can see (trails-11.1). */
function countOf(d: Description, scope: Scope): CardNum {
  const asks = asksFace(d);
  if (asks && (d.zone?.in === "hand" || d.zone?.in === "deck")) throw new WordsError(COMMON.hidden);
  const open = d.zone?.in === "homebase" && asks;
  return count(placesOf(d, scope), has(d, scope), open ? (m, card) => !m.faceDown(card) : undefined);
}

/** Cards that stand in a fixed relation to a text. */
export const fixed: Fixed<Reference> = (ref) =>
  ref === "this" ? (_m, self) => self : ref === "foe" ? foeOf : undefined;
export const lastNumber: NumberOf<Figure> = (of) => numberOf(of, THEN);
/** What a text is compiled against where it only holds or waits, and does nothing. */
export const standing = (org: Scope["org"], one?: Scope["one"]): Scope => ({
  org,
  ...standingScope(fixed, lastNumber, one),
});
