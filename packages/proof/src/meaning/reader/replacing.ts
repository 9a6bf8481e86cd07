/** What would happen and does not, as a text has something else done instead. */
import { act } from "./actions.ts";
import type { Asking } from "./asking.ts";
import { holds } from "./conditions.ts";
import { isFor, triggerOf, worksOf } from "./happening.ts";
import { type Happened, type Reading, startOf } from "./reading.ts";
import { found } from "./world.ts";

/** Whether something else was done; what is done instead is not itself replaced by the same text. */
export function* replaced(r: Reading, what: Happened): Asking<boolean> {
  for (const { thing, text } of worksOf(r, "instead")) {
    const trigger = triggerOf(what);
    const said = {
      ...startOf(thing.seat, found(thing)),
      it: trigger.trigger ? [trigger.trigger] : [],
      first: false,
      trigger,
    };
    if (r.replacing.has(text) || text.on!.on !== what.on || !isFor(r, text.on!, what, said, false)) continue;
    if (text.if && !holds(r, text.if, said)) continue;
    r.replacing.add(text);
    yield* act(r, text.do!, said);
    r.replacing.delete(text);
    if (text.do!.do !== "may" || said.done > 0) return true;
  }
  return false;
}
