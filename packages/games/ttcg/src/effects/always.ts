/** What a Passive text does as long as it is on (ttcg-7.9). */

import { type Modifier, WordsError } from "@tefuda/kernel";
import { both, type CardTest } from "@tefuda/language";
import { asOne } from "@tefuda/language/lowering/as-one";
import { partsOf } from "@tefuda/language/lowering/walk";
import { type HeldOnly, heldOnly } from "../durations.ts";
import { condition } from "../rules/13-conditions.ts";
import { lower } from "../rules/15-actions.ts";
import { measuredBy } from "../text/measuring.ts";
import type { Action, Condition, Statement } from "../text/tree.ts";
import { MEANING } from "./says.ts";
import { type Blueprint, heldTouching, modifierFor, STANDING, touchingAll } from "./standing.ts";
import { type Keep, madeBy } from "./values.ts";
import { delayedTriggers, replacementEffect } from "./waiting.ts";

/** @param when_ what has to be so meanwhile */
export function standingModifiers(a: Action, keep: Keep, when_: Condition | undefined): Modifier[] {
  const made = changesOf(a, keep, when_ && condition(when_, STANDING).test);
  const asks = partsOf([a, when_ ?? {}]).some((part) => NUMBERS.some((number) => number in part));
  return asks ? asOne(made) : made;
}
/** Parts of a text that ask for numbers of cards. */
const NUMBERS = ["bounds", "extreme", "value"];

function changesOf(a: Action, keep: Keep, during: CardTest | undefined): Modifier[] {
  if (measuredBy(a).length > 0) throw new WordsError(MEANING.alwaysChooses);
  const onlyWhile = (modifier: Modifier): Modifier =>
    during ? modifierFor(modifier, modifier.touches, during) : modifier;
  const provided = (part: Action, cond: Condition): Modifier[] => {
    const { test } = condition(cond, STANDING);
    return changesOf(part, keep, during ? both(during, test) : test);
  };
  switch (a.do) {
    case "seq":
      return a.of.flatMap((x) => changesOf(x, keep, during));
    case "if":
      return [
        ...provided(a.then, a.cond),
        ...(a.otherwise ? provided(a.otherwise, { if: "not", what: a.cond }) : []),
      ];
    case "lasting": {
      const held = heldOnly(a.for);
      if (a.for !== undefined && a.for !== "whileOnField" && !held) throw new WordsError(MEANING.noTerm);
      return holding(a.what, held, during);
    }
    case "instead":
      return [onlyWhile(replacementEffect(a, keep, lower))];
    case "later":
      return delayedTriggers(a, (c) => c, lower).map(onlyWhile);
    default:
      throw new WordsError(MEANING.passive);
  }
}

/** @param held when within its term it holds, where it is not always */
function holding(said: Statement, held: HeldOnly, during: CardTest | undefined): Modifier[] {
  const { of, parts } = madeBy(said, STANDING, true);
  return parts.map(({ blueprint, amount, made }) => {
    // a standing modifier keeps no amount in the state, so a plain number is folded in
    const plain: Blueprint =
      made && typeof amount === "number" ? { ...blueprint, fold: (_m, n) => made(n, amount) } : blueprint;
    return modifierFor(plain, heldTouching(touchingAll(of, false), held), during);
  });
}
