/** What a Passive text does as long as it is on (ttcg-7.9). */

import type { Machine, Modifier } from "@tefuda/kernel";
import { WordsError } from "@tefuda/kernel";
import type { CardTest } from "@tefuda/language";
import { heldOnly } from "../durations.ts";
import { condition } from "../rules/13-conditions.ts";
import { lower } from "../rules/15-actions.ts";
import { onTop } from "../schema.ts";
import { measuredBy } from "../text/measuring.ts";
import { isChange } from "../text/statements.ts";
import type { Action, Change, Condition, Ruling } from "../text/tree.ts";
import { rulingModifier } from "./rulings.ts";
import { MEANING } from "./says.ts";
import { fixed, modifierFor, STANDING, touching, touchingSeats, valueModifiers } from "./standing.ts";
import type { Keep } from "./values.ts";
import { delayedTriggers, replacementEffect } from "./waiting.ts";
/** What a Passive text does as long as it is on. */
export function standingModifiers(a: Action, keep: Keep, when_: Condition | undefined): Modifier[] {
  const during = when_ ? condition(when_, STANDING).test : undefined;
  return changesOf(a, keep, during);
}
function changesOf(a: Action, keep: Keep, during: CardTest | undefined): Modifier[] {
  if (measuredBy(a).length > 0) throw new WordsError(MEANING.alwaysChooses);
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
    case "lasting": {
      const held = heldOnly(a.for);
      if (a.for !== undefined && a.for !== "whileOnField" && !held) throw new WordsError(MEANING.noTerm);
      return isChange(a.what) ? changeOf(a.what, held, during) : [rulingOf(a.what, during)];
    }
    case "instead": {
      const modifier = replacementEffect(a, keep, lower);
      return [onlyWhile(modifier)];
    }
    case "later":
      return delayedTriggers(a, (c) => c, lower).map(onlyWhile);
    default:
      throw new WordsError(MEANING.passive);
  }
}

function rulingOf(said: Ruling, during: CardTest | undefined): Modifier {
  const { blueprint, amount, who, what, except } = rulingModifier(said, STANDING);
  const touches = except
    ? (m: Machine, mod: number, subject: number) =>
        subject >= 0 && onTop(m, subject) && !except(m, mod, subject)
    : who
      ? touchingSeats(who)
      : touching(what!, false);
  return modifierFor({ ...blueprint, ...fixed(amount) }, touches, during);
}

function changeOf(said: Change, held: ReturnType<typeof heldOnly>, during: CardTest | undefined): Modifier[] {
  const made = valueModifiers(said, STANDING, true);
  return made.blueprints.map(({ blueprint, amount, made: folded }) => {
    // a standing modifier keeps no amount in the state, so a plain number is folded in
    const plain: Modifier["fold"] =
      folded && typeof amount === "number" ? (_m, before) => folded(before, amount) : blueprint.fold;
    const fold: Modifier["fold"] =
      held && plain
        ? (m, before, mod, card) => (held(m, mod, card) ? plain(m, before, mod, card) : before)
        : plain;
    return modifierFor({ ...blueprint, ...(fold ? { fold } : {}) }, touching(made.what, false), during);
  });
}
