/** What would happen and does not, as a text has something else done instead. */
import { act } from "./actions.ts";
import type { Asking } from "./asking.ts";
import { holds } from "./conditions.ts";
import { isFor, triggerOf, worksOf } from "./happening.ts";
import { type Happened, type Reading, startOf } from "./reading.ts";
import type { Action } from "./tree.ts";
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
    const [first, ...more] = text.do!.do === "seq" ? (text.do!.of as readonly Action[]) : [text.do!];
    // whether it was done at all is known before what then follows
    yield* act(r, first!, said);
    const is = first!.do !== "may" || said.done > 0;
    if (more.length > 0) yield* act(r, { do: "seq", of: more }, said);
    r.replacing.delete(text);
    if (is) return true;
  }
  return false;
}
