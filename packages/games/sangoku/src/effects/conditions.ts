/** Conditions as tests of the card that bears the text. */
import type { CardTest } from "@tefuda/language";
import { asked } from "@tefuda/language/conditions/asked";
import { PLAYER } from "../schema.ts";
import type { Condition } from "../text/tree.ts";
import { ASKING, type Scope } from "./describe.ts";

export const condition = (c: Condition, scope: Scope): CardTest =>
  c.if === "turn"
    ? (m, _self, seat) => (m.number(PLAYER) === seat) === (c.whose === "you")
    : asked(c, scope, ASKING, condition);
