/** "Choose one": what each part says by itself, and what it cannot do without. */
import type { Machine } from "@tefuda/kernel";
import { partsOf } from "@tefuda/language";
import { printEffect } from "../text/index.ts";
import type { Action } from "../text/tree.ts";
import type { Scope } from "./scope.ts";
import { targetPhrases, targetRequirement } from "./targets.ts";
import type { Requirement } from "./text.ts";

/** A part as a text of its own. Only a Counter counters anything. */
export function partWords(part: Action, language: string): string {
  const counters = partsOf(part).some((inner) => "do" in inner && inner.do === "counter");
  const kind = counters ? "counter" : "normal";
  return printEffect({ kind, marked: false, act: part }, language === "ja" ? "ja" : "en");
}

const partRequires = (part: Action, scope: Scope): Requirement[] =>
  targetPhrases(part).flatMap((phrase) => targetRequirement(phrase, scope));

/** Whether a part can be chosen: what must have a target and has none is not offered (ttcg-14.2). */
export function partIsOpen(part: Action, scope: Scope): Requirement["test"] {
  const requires = partRequires(part, scope);
  return (m, self, seat) => requires.every((r) => r.test(m, self, seat));
}

/** A text of which no part finds its target is not activated. */
export function choiceRequirements(act: Action, scope: Scope): Requirement[] {
  if (act.do !== "choose" || act.who !== "you") return [];
  const ways = act.of.map((part) => partRequires(part, scope));
  const [first] = ways.flat();
  if (!first || ways.some((way) => way.length === 0)) return [];
  const some =
    (openly: boolean): Requirement["test"] =>
    (m: Machine, self, seat) =>
      ways.some((way) => way.every((r) => ((openly ? r.open : undefined) ?? r.test)(m, self, seat)));
  return [{ ...first, test: some(false), open: some(true) }];
}
