/** "Choose one": what each part says by itself, and what it cannot do without. */
import { allHold, type CardTest, oneOf, partsOf, type Requirement } from "@tefuda/language";
import { printEffect } from "../text/index.ts";
import type { Action, SaidSo } from "../text/tree.ts";
import type { Scope } from "./scope.ts";
import { targetPhrases, targetRequirement } from "./targets.ts";

/** An action as a text of its own, as it was said. Only a Counter counters anything. */
export function partWords({ said }: Pick<SaidSo, "said">, language: string): string {
  const act = said();
  const counters = partsOf(act).some((inner) => "do" in inner && inner.do === "counter");
  const kind = counters ? "counter" : "normal";
  return printEffect({ kind, marked: false, act }, language === "ja" ? "ja" : "en");
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
