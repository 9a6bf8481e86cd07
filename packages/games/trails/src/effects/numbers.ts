/** Numbers that are counted: amounts, and how many cards a description means. */
import type { CardNum, Search } from "@tefuda/effects";
import { NONE } from "@tefuda/kernel";
import { THEN } from "../last.ts";
import type { Amount, Description, Figure, Reference } from "../text/tree.ts";
import { asksFace, foeOf, has, numberOf, type Scope, searchOf } from "./describe.ts";

/** A number, perhaps counted. */
export function amount(n: Amount, scope: Scope): CardNum {
  if (typeof n === "number") return () => n;
  if ("half" in n) {
    const whole = amount(n.half, scope);
    return (m, self, seat) => whole(m, self, seat) >> 1;
  }
  if ("each" in n) {
    const count = countOf(n.each, scope);
    const { times } = n;
    return (m, self, seat) => times * count(m, self, seat);
  }
  if ("value" in n) return scope.total(n.of, n.value);
  if (!scope.done) throw new Error("nothing is done here that could be counted");
  return scope.done;
}

/** Where a description looks, only among the top cards if it looks in a deck. */
export function placesOf(d: Description, scope: Scope): Search {
  return searchOf(d, scope, d.zone?.in === "deck" ? amount(d.zone.top, scope) : undefined);
}

/** How many cards a description means, as all can see (trails-11.1). */
export function countOf(d: Description, scope: Scope): CardNum {
  const search = placesOf(d, scope);
  const fits = has(d, scope);
  const asks = asksFace(d);
  if (asks && (d.zone?.in === "hand" || d.zone?.in === "deck"))
    throw new Error("it counts cards that lie hidden by what they are, which not everybody can see");
  const open = d.zone?.in === "homebase" && asks;
  return (m, self, seat) => {
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n; i++) if (!(open && m.faceDown(out[i]!)) && fits(m, out[i]!, self, seat)) found++;
    m.giveBack();
    return found;
  };
}

/** What a text is compiled against where it only holds or waits, and does nothing. */
export function standingScope(org: Scope["org"], one: Scope["one"] = standingOne): Scope {
  return {
    org,
    one,
    spoken: (_m, self) => self,
    total: (ref, of) => totalOf(one(ref), of),
    effect: false,
  };
}
export function totalOf(one: CardNum, of: Figure): CardNum {
  const number = numberOf(of, THEN);
  return (m, self, seat) => {
    const card = one(m, self, seat);
    return card === NONE ? 0 : number(m, card);
  };
}

/** What a reference means to a text that only holds. */
export function standingOne(ref: Reference): CardNum {
  if (ref === "this") return (_m, self) => self;
  if (ref === "foe") return foeOf;
  throw new Error("it speaks of a card as chosen or named before, and nothing was");
}
