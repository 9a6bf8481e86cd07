/** Actions in a row: joining them into one flat list, and cutting the list where a phrase ends. */
import { equal } from "@tefuda/cardtext";
import type { Action, Cards } from "../tree.ts";
import { dig, during, fill, timed } from "./hole.ts";

export type Joint = "then" | "and" | "sentence";
export interface Row {
  of: Action[];
  joined: Joint[];
}

export function single(act: Action): Row {
  return act.do === "seq" ? { of: act.of, joined: act.joined } : { of: [act], joined: [] };
}

/** One action, or a sequence of several. */
export function whole(row: Row): Action {
  return row.of.length === 1 ? row.of[0]! : { do: "seq", of: row.of, joined: row.joined };
}

export function concat(a: Row, joint: Joint, b: Row): Row {
  return { of: [...a.of, ...b.of], joined: [...a.joined, joint, ...b.joined] };
}

/** All ways to cut a row in two, the longest beginning first. */
export function cuts(row: Row): { a: Row; j: Joint; rest: Row }[] {
  const all: { a: Row; j: Joint; rest: Row }[] = [];
  for (let k = row.of.length - 1; k >= 1; k--) {
    all.push({
      a: { of: row.of.slice(0, k), joined: row.joined.slice(0, k - 1) },
      j: row.joined[k - 1]!,
      rest: { of: row.of.slice(k), joined: row.joined.slice(k) },
    });
  }
  return all;
}

/** "it" or "them" for a subject that is said once for several predicates. */
function pronoun(subject: Cards): Cards {
  if ("ref" in subject) return subject;
  if ("both" in subject) return { ref: "them" };
  const one =
    typeof subject.count === "object" &&
    ("exactly" in subject.count ? subject.count.exactly : subject.count.upTo) === 1;
  return { ref: one ? "it" : "them" };
}

/** Predicates said of one subject; a duration at the end goes for all of them that have none and can last. */
export function ofSubject(subject: Cards, predicates: readonly Action[], how: unknown): Row | undefined {
  const of: Action[] = [];
  let current = subject;
  for (const predicate of predicates) {
    const timedPredicate = how === undefined ? predicate : during(predicate, how);
    if (!timedPredicate) return undefined;
    of.push(fill(timedPredicate, current));
    current = pronoun(subject);
  }
  return { of, joined: of.slice(1).map(() => "and") };
}

export interface Subjected {
  what: Cards;
  preds: Action[];
  how?: unknown;
}

/** The other way round, if the row is of one subject and one duration. */
export function asSubject(row: Row): Subjected | undefined {
  if (row.joined.some((joint) => joint !== "and")) return undefined;
  const first = dig(row.of[0]!);
  if (!first) return undefined;
  const again = pronoun(first.subject);
  const preds: Action[] = [];
  let how: unknown;
  for (const [i, act] of row.of.entries()) {
    const it = dig(act);
    if (!it || !equal(it.subject, i === 0 ? first.subject : again)) return undefined;
    const { timeless, how: own } = timed(it.predicate);
    if (i > 0 && !equal(own, how)) return undefined;
    how = own;
    preds.push(timeless);
  }
  return { what: first.subject, preds, ...(how !== undefined && { how }) };
}

/** Whether a duration can be put in front of all of it. */
export function allDuring(row: Row, how: unknown): Row | undefined {
  const of: Action[] = [];
  for (const act of row.of) {
    const timedAct = during(act, how);
    if (!timedAct) return undefined;
    of.push(timedAct);
  }
  return { of, joined: row.joined };
}

/** What lasts as a restriction or permission is said to do so "this turn"; a change "until the end of the turn". */
export function isRuling(preds: readonly Action[]): boolean {
  return preds.every((act) => act.do === "rule");
}
