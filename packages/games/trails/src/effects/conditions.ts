/** Conditions as tests of the card that bears the text. */

import { type Machine, NONE, WordsError } from "@tefuda/kernel";
import { type CardTest, compare } from "@tefuda/language";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import {
  ACTOR,
  BOND,
  COMBAT,
  DEPLOYMENT,
  DRAW_STEP,
  HAND,
  INITIATIVE,
  other,
  PROPOSAL,
  STEP,
} from "../schema.ts";
import type { Condition, Who } from "../text/tree.ts";
import { has, isWho, type Scope } from "./describe.ts";
import { countOf } from "./numbers.ts";

export function condition(c: Condition, scope: Scope): CardTest {
  switch (c.if) {
    case "count": {
      const count = countOf(c.what, scope);
      return (m, self, seat) => compare(c.how, count(m, self, seat), c.n);
    }
    case "points":
      return overSeats(c.who, scope, (m, s) => compare(c.how, m.seatNumber(s, BOND), c.n));
    case "lead": {
      const you = c.who === "you";
      return (m, _self, seat) => {
        const lead = m.seatNumber(seat, BOND) - m.seatNumber(other(seat), BOND);
        return you ? lead > 0 : lead < 0;
      };
    }
    case "hand":
      return overSeats(c.who, scope, (m, s) => compare(c.how, m.count(m.zoneOf(HAND, s)), c.n));
    case "initiative":
      return (m, _self, seat) => (m.number(INITIATIVE) === seat) === (c.who === "you");
    case "step":
      return (m, _self, seat) =>
        m.number(STEP) === DEPLOYMENT && (m.number(ACTOR) === seat) === (c.whose === "you");
    case "phase":
      return c.is === "combat"
        ? (m) => m.number(STEP) === PROPOSAL || m.number(STEP) === COMBAT
        : (m) => m.number(STEP) >= DRAW_STEP && m.number(STEP) <= DEPLOYMENT;
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
