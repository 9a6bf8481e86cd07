/** What is said of a subject: a statement, or what is done to it, with the cards left open; and how long it lasts. */

import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";
import { isChange } from "../statements.ts";
import type { Action, Cards, Duration } from "../tree.ts";
import type { Row } from "./flow.ts";

/** What "gains 100 attack" says of somebody, with the somebody left open; perhaps for a time. */
export type Predicate = ({ is: string } | { do: string }) & { for?: Duration };

/** What is done to cards and said of them as well: "all units untap". */
const DONE: ReadonlySet<string> = new Set(["tap", "untap", "attackAgain"]);

/** Actions that can last for a time. */
const LASTING: ReadonlySet<string> = new Set([
  "lasting",
  "swapStats",
  "exchangeStat",
  "control",
  "swapControl",
  "later",
  "instead",
]);

/** An action for a time, where it is one that can last and has no time of its own. */
export function during(action: Action, term: unknown): Action | undefined {
  if (term === undefined) return action;
  if (!LASTING.has(action.do) || ("for" in action && action.for !== undefined)) return undefined;
  return { ...action, for: term } as Action;
}

/** An action without its time, and the time. */
export function timed(action: Action): { v: Action; t?: unknown } {
  if (!("for" in action) || action.for === undefined) return { v: action };
  const { for: t, ...v } = action;
  return { v: v as Action, t };
}

/** Something that can last, and for how long: the time stands behind it in English and before it in Japanese. */
export const lasting = (makes: string, part: string, term: "until" | "during", ja = ""): Production =>
  both(
    makes,
    ({ v, t }) => during(v as Action, t),
    timed,
    `{v:${part}} [{t:Dur.${term}}]`,
    `[{t:Dur.${term}}${ja}]{v:${part}}`,
  );

const isCards = (value: unknown): value is Cards =>
  typeof value === "object" && value !== null && ("ref" in value || "count" in value || "both" in value);

function said({ for: term, ...of }: Predicate, subject: Cards): Action {
  const whole = "is" in of ? { do: "lasting", what: { ...of, who: subject } } : { ...of, what: subject };
  return { ...whole, ...(term !== undefined && { for: term }) } as Action;
}

/** An action as subject and predicate. */
function unsaid(action: Action): { subject: Cards; predicate: Predicate } | undefined {
  const term = "for" in action && action.for !== undefined ? { for: action.for } : {};
  if (action.do === "lasting") {
    const { who, ...predicate } = action.what as { is: string; who?: unknown };
    return isCards(who) ? { subject: who, predicate: { ...predicate, ...term } } : undefined;
  }
  if (!DONE.has(action.do)) return undefined;
  const { what, ...predicate } = action as { do: string; what?: unknown };
  return isCards(what) ? { subject: what, predicate } : undefined;
}

/** "it" or "them" for a subject that is said once for several predicates. */
function pronoun(subject: Cards): Cards {
  if ("ref" in subject) return subject;
  if ("both" in subject) return { ref: "them" };
  const { count } = subject;
  const one = typeof count === "object" && ("exactly" in count ? count.exactly : count.upTo) === 1;
  return { ref: one ? "it" : "them" };
}

/** Predicates said of one subject; a time at the end goes for all of them, none of which has one of its own. */
export function ofSubject({ c, p, t, u }: Slots): Row | undefined {
  const term = (t ?? u) as Duration | undefined;
  const of: Action[] = [];
  for (const predicate of p as Predicate[]) {
    const action = during(said(predicate, of.length === 0 ? (c as Cards) : pronoun(c as Cards)), term);
    if (!action) return undefined;
    of.push(action);
  }
  return { of, joined: of.slice(1).map(() => "and") };
}

/** The other way round, if the row is of one subject and one time. */
export function asSubject(row: Row): Slots | undefined {
  if (row.joined.some((joint) => joint !== "and")) return undefined;
  const list = row.of.map(unsaid);
  const c = list[0]?.subject;
  if (!c) return undefined;
  const term = list[0]!.predicate.for;
  const p: Predicate[] = [];
  for (const [i, it] of list.entries()) {
    if (!it || !equal(it.subject, i === 0 ? c : pronoun(c)) || !equal(it.predicate.for, term))
      return undefined;
    const { for: _, ...predicate } = it.predicate;
    p.push(predicate as Predicate);
  }
  return { c, p, ...(term !== undefined && { [areRulings(p) ? "t" : "u"]: term }) };
}

/** What lasts as a restriction or permission is said to do so "this turn"; a change "until the end of the turn". */
const areRulings = (list: readonly Predicate[]): boolean => list.every((it) => "is" in it && !isChange(it));
