/** "Choose one": what each part says by itself, and what it cannot do without. */
import { allHold, type CardTest, oneOf, partsOf, type Requirement } from "@tefuda/language";
import { printEffect } from "../text/index.ts";
import type { Action } from "../text/tree.ts";
import type { Scope } from "./scope.ts";
import { targetPhrases, targetRequirement } from "./targets.ts";

/** A part as a text of its own. Only a Counter counters anything. */
export function partWords(part: Action, language: string): string {
  const counters = partsOf(part).some((inner) => "do" in inner && inner.do === "counter");
  const kind = counters ? "counter" : "normal";
  return printEffect({ kind, marked: false, act: part }, language === "ja" ? "ja" : "en");
}

const partRequires = (part: Action, scope: Scope): Requirement[] =>
  targetPhrases(part).flatMap((phrase) => targetRequirement(phrase, scope));

/** Whether a part can be chosen: what must have a target and has none is not offered (ttcg-14.2). */
export function partIsOpen(part: Action, scope: Scope): CardTest {
  const requires = partRequires(part, scope);
  return (m, self, seat) => allHold(requires, m, self, seat);
}

/** A text of which no part finds its target is not activated. */
export const choiceRequirements = (act: Action, scope: Scope): Requirement[] =>
  act.do === "choose" && act.who === "you" ? oneOf(act.of.map((part) => partRequires(part, scope))) : [];
