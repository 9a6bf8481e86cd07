/** Conditions as tests of the card that bears the text. */

import { type Machine, NONE, WordsError } from "@tefuda/kernel";
import { type CardTest, compare, type Who } from "@tefuda/language";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { FORTS, HAND, other, PLAYER } from "../schema.ts";
import type { Condition } from "../text/tree.ts";
import { countOf, has, isWho, type Scope } from "./describe.ts";

export function condition(c: Condition, scope: Scope): CardTest {
  switch (c.if) {
    case "count": {
      const count = countOf(c.what, scope);
      return (m, self, seat) => compare(c.how, count(m, self, seat), c.n);
    }
    case "points":
      return overSeats(c.who, scope, (m, s) => compare(c.how, m.count(m.zoneOf(FORTS, s)), c.n));
    case "lead": {
      const you = c.who === "you";
      return (m, _self, seat) => {
        const more = m.count(m.zoneOf(FORTS, seat)) - m.count(m.zoneOf(FORTS, other(seat)));
        return you ? more > 0 : more < 0;
      };
    }
    case "hand":
      return overSeats(c.who, scope, (m, s) => compare(c.how, m.count(m.zoneOf(HAND, s)), c.n));
    case "turn":
      return (m, _self, seat) => (m.number(PLAYER) === seat) === (c.whose === "you");
    case "not": {
      const test = condition(c.what, scope);
      return (m, self, seat) => !test(m, self, seat);
    }
    case "is": {
      const one = scope.one(c.what);
      const fits = has(c.fits, scope, "any");
      return (m, self, seat) => {
        const card = one(m, self, seat);
        return card !== NONE && fits(m, card, self, seat);
      };
    }
    case "did": {
      const { done } = scope;
      if (!done) throw new WordsError(COMMON.nothingAsked);
      return (m, self, seat) => done(m, self, seat) > 0;
    }
  }
}
/** Of several players one is enough. */
function overSeats(who: Who, scope: Scope, test: (m: Machine, seat: number) => boolean): CardTest {
  return (m, self, seat) => {
    for (let s = 0; s < m.layout.seats; s++)
      if (isWho(m, who, s, scope.spoken(m, self, seat), seat) && test(m, s)) return true;
    return false;
  };
}
