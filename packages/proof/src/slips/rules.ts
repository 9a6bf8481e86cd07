/** By which rules slips are made, kind by kind. */
import { dropped, order } from "./left-out.ts";
import { bound, duration, moment, negation } from "./otherwise.ts";
import type { Kind, Rule } from "./slip.ts";
import { card, seat } from "./whom.ts";

export const RULES: Readonly<Record<Kind, readonly Rule[]>> = {
  seat,
  card,
  moment,
  bound,
  negation,
  duration,
  order,
  dropped,
};
