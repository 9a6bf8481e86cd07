/** What several players do with cards of their own, so that all of these are spoken of afterwards: "Each player discards a card. Put them ...". */
import { act, type Step, seq, type Var } from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import { addAll, type Meaning } from "./meaning.ts";
import type { Who } from "./phrases.ts";

/** Does it for each of the players; to each of them "it" is what was spoken of before. */
export function eachWithCards<D, R, A, M extends Meaning<D, R, A>>(
  who: Who,
  b: Builder<D, R, A, M>,
  body: (seat: Var) => Step,
): Step {
  if (!b.areSeveral(who)) return b.eachSeatDoing(who, body);
  const [before, all] = [b.frame.set(), b.frame.set()];
  return seq(
    act((m) => {
      m.copySet(m.setAt(b.it), m.setAt(before));
      m.clearSet(m.setAt(all));
    }),
    b.eachSeatDoing(
      who,
      (seat) =>
        seq(
          act((m) => m.copySet(m.setAt(before), m.setAt(b.it))),
          body(seat),
          act((m) => addAll(m, m.setAt(b.it), m.setAt(all))),
        ),
      true,
    ),
    b.mean(all),
  );
}
