/** What a Passive text does as long as it is on (ttcg-7.9). */

import type { Change } from "@tefuda/kernel";
import { heldOnly } from "../durations.ts";
import { condition } from "../rules/13-conditions.ts";
import { lower } from "../rules/15-actions.ts";
import { onTop } from "../table.ts";
import { measuredBy } from "../text/measuring.ts";
import type { Action, Condition, Duration } from "../text/tree.ts";
import { rulingChange } from "./rulings.ts";
import { MEANING } from "./says.ts";
import { changeFor, fixed, STANDING, touching, touchingSeats, valueChanges } from "./standing.ts";
import { type CardTest, MeaninglessText } from "./text.ts";
import type { Keep } from "./values.ts";
import { replacementChange, waitingChanges } from "./waiting.ts";
/** What a Passive text does as long as it is on. */
export function standingChanges(a: Action, keep: Keep, when_: Condition | undefined): Change[] {
  const during = when_ ? condition(when_, STANDING).test : undefined;
  return changesOf(a, keep, during);
}
function changesOf(a: Action, keep: Keep, during: CardTest | undefined): Change[] {
  if (measuredBy(a).length > 0) throw new MeaninglessText(MEANING.alwaysChooses);
  const onlyWhile = (change: Change): Change => (during ? changeFor(change, change.touches, during) : change);
  const both = (x: CardTest | undefined, y: CardTest): CardTest =>
    x ? (m, s, p) => x(m, s, p) && y(m, s, p) : y;
  switch (a.do) {
    case "seq":
      return a.of.flatMap((x) => changesOf(x, keep, during));
    case "if":
      return [
        ...changesOf(a.then, keep, both(during, condition(a.cond, STANDING).test)),
        ...(a.otherwise
          ? changesOf(a.otherwise, keep, both(during, condition({ if: "not", cond: a.cond }, STANDING).test))
          : []),
      ];
    case "rule": {
      const made = rulingChange(a.rule, STANDING);
      if (made.except) {
        const { except } = made;
        return [
          changeFor(
            { ...made.blueprint, ...fixed(made.amount) },
            (m, mod, subject) => subject >= 0 && onTop(m, subject) && !except(m, mod, subject),
            during,
          ),
        ];
      }
      const held = a.how === undefined || a.how === "whileOnField" ? undefined : heldOnly(a.how);
      if (a.how !== undefined && a.how !== "whileOnField" && !held) throw new MeaninglessText(MEANING.noTerm);
      return [
        changeFor(
          { ...made.blueprint, ...fixed(made.amount) },
          made.who ? touchingSeats(made.who) : touching(made.what!, false),
          during,
        ),
      ];
    }
    case "instead": {
      const change = replacementChange(a, keep, lower);
      return [onlyWhile(change)];
    }
    case "later":
      return waitingChanges(a, (c) => c, lower).map(onlyWhile);
    default: {
      const made = valueChanges(a, STANDING, true);
      const how = "how" in a ? a.how : undefined;
      const held = heldOnly(how as Duration | undefined);
      if (how !== undefined && how !== "whileOnField" && !held) throw new MeaninglessText(MEANING.noTerm);
      if (!made) throw new MeaninglessText(MEANING.passive);
      return made.blueprints.map((x) => {
        const { amount } = x;
        const plainFold =
          typeof amount === "number" ? constantFold(a, amount, made.blueprints.indexOf(x)) : x.blueprint.fold;
        const fold: Change["fold"] =
          held && plainFold
            ? (m, before, mod, card) => (held(m, mod, card) ? plainFold(m, before, mod, card) : before)
            : plainFold;
        return changeFor({ ...x.blueprint, ...(fold ? { fold } : {}) }, touching(made.what, false), during);
      });
    }
  }
}
/** A standing change keeps no amount in a modifier, so a plain number is folded in. */
function constantFold(a: Action, n: number, i: number): Change["fold"] {
  const op = a.do === "change" ? a.stats[i]!.op : "add";
  return op === "set" ? () => n : op === "add" ? (_m, before) => before + n : (_m, before) => before - n;
}
