/** What a Passive text does as long as it is on (ttcg-7.9). */

import type { Modifier } from "@tefuda/kernel";
import { heldOnly } from "../durations.ts";
import { condition } from "../rules/13-conditions.ts";
import { lower } from "../rules/15-actions.ts";
import { onTop } from "../schema.ts";
import { measuredBy } from "../text/measuring.ts";
import type { Action, Condition, Duration } from "../text/tree.ts";
import { rulingModifier } from "./rulings.ts";
import { MEANING } from "./says.ts";
import { fixed, modifierFor, STANDING, touching, touchingSeats, valueModifiers } from "./standing.ts";
import { type CardTest, MeaninglessText } from "./text.ts";
import type { Keep } from "./values.ts";
import { delayedTriggers, replacementEffect } from "./waiting.ts";
/** What a Passive text does as long as it is on. */
export function standingModifiers(a: Action, keep: Keep, when_: Condition | undefined): Modifier[] {
  const during = when_ ? condition(when_, STANDING).test : undefined;
  return changesOf(a, keep, during);
}
function changesOf(a: Action, keep: Keep, during: CardTest | undefined): Modifier[] {
  if (measuredBy(a).length > 0) throw new MeaninglessText(MEANING.alwaysChooses);
  const onlyWhile = (modifier: Modifier): Modifier =>
    during ? modifierFor(modifier, modifier.touches, during) : modifier;
  const both = (x: CardTest | undefined, y: CardTest): CardTest =>
    x ? (m, s, p) => x(m, s, p) && y(m, s, p) : y;
  switch (a.do) {
    case "seq":
      return a.of.flatMap((x) => changesOf(x, keep, during));
    case "if":
      return [
        ...changesOf(a.then, keep, both(during, condition(a.cond, STANDING).test)),
        ...(a.otherwise
          ? changesOf(a.otherwise, keep, both(during, condition({ if: "not", what: a.cond }, STANDING).test))
          : []),
      ];
    case "rule": {
      const made = rulingModifier(a.rule, STANDING);
      if (made.except) {
        const { except } = made;
        return [
          modifierFor(
            { ...made.blueprint, ...fixed(made.amount) },
            (m, mod, subject) => subject >= 0 && onTop(m, subject) && !except(m, mod, subject),
            during,
          ),
        ];
      }
      const held = a.how === undefined || a.how === "whileOnField" ? undefined : heldOnly(a.how);
      if (a.how !== undefined && a.how !== "whileOnField" && !held) throw new MeaninglessText(MEANING.noTerm);
      return [
        modifierFor(
          { ...made.blueprint, ...fixed(made.amount) },
          made.who ? touchingSeats(made.who) : touching(made.what!, false),
          during,
        ),
      ];
    }
    case "instead": {
      const modifier = replacementEffect(a, keep, lower);
      return [onlyWhile(modifier)];
    }
    case "later":
      return delayedTriggers(a, (c) => c, lower).map(onlyWhile);
    default: {
      const made = valueModifiers(a, STANDING, true);
      const how = "how" in a ? a.how : undefined;
      const held = heldOnly(how as Duration | undefined);
      if (how !== undefined && how !== "whileOnField" && !held) throw new MeaninglessText(MEANING.noTerm);
      if (!made) throw new MeaninglessText(MEANING.passive);
      return made.blueprints.map((x) => {
        const { amount } = x;
        const plainFold =
          typeof amount === "number" ? constantFold(a, amount, made.blueprints.indexOf(x)) : x.blueprint.fold;
        const fold: Modifier["fold"] =
          held && plainFold
            ? (m, before, mod, card) => (held(m, mod, card) ? plainFold(m, before, mod, card) : before)
            : plainFold;
        return modifierFor({ ...x.blueprint, ...(fold ? { fold } : {}) }, touching(made.what, false), during);
      });
    }
  }
}
/** A standing modifier keeps no amount in the state, so a plain number is folded in. */
function constantFold(a: Action, n: number, i: number): Modifier["fold"] {
  const op = a.do === "change" ? a.stats[i]!.op : "add";
  return op === "set" ? () => n : op === "add" ? (_m, before) => before + n : (_m, before) => before - n;
}
