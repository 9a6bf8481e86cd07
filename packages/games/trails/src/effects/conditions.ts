/** Conditions as tests of the card that bears the text. */
import type { CardTest } from "@tefuda/language";
import { asked } from "@tefuda/language/conditions/asked";
import { ACTOR, COMBAT, DEPLOYMENT, DRAW_STEP, INITIATIVE, PROPOSAL, STEP } from "../schema.ts";
import type { Condition } from "../text/tree.ts";
import type { Scope } from "./describe.ts";
import { ASKING } from "./numbers.ts";

export function condition(c: Condition, scope: Scope): CardTest {
  switch (c.if) {
    case "initiative":
      return (m, _self, seat) => (m.number(INITIATIVE) === seat) === (c.who === "you");
    case "step":
      return (m, _self, seat) =>
        m.number(STEP) === DEPLOYMENT && (m.number(ACTOR) === seat) === (c.whose === "you");
    case "phase":
      return c.is === "combat"
        ? (m) => m.number(STEP) === PROPOSAL || m.number(STEP) === COMBAT
        : (m) => m.number(STEP) >= DRAW_STEP && m.number(STEP) <= DEPLOYMENT;
    default:
      return asked(c, scope, ASKING, condition);
  }
}
