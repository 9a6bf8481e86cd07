/** Statements that are said of cards, with their subject left open: a row of predicates of one subject. */
import { equal, type Slots } from "@tefuda/cardtext";
import type { Cards, Condition, Reference, Statement } from "../tree.ts";
import { isCounted } from "./cards.ts";

type About = Extract<Statement, { on: Cards } | { who: Cards }>;
/** A statement whose subject is left open. */
type Open<S> = S extends { on: Cards } ? Omit<S, "on"> : S extends { who: Cards } ? Omit<S, "who"> : never;
export type Predicate = Open<About>;

/** What a statement is said of, and what is said. */
function apart(statement: Statement): { subject: Cards; predicate: Predicate } | undefined {
  if (statement.is === "bonus") {
    const { on: subject, ...predicate } = statement;
    return { subject, predicate };
  }
  if (!("who" in statement) || typeof statement.who === "string") return undefined;
  const { who: subject, ...predicate } = statement as Extract<About, { who: Cards }>;
  return { subject, predicate };
}

/** The cards that a statement is about. */
function subjectOf(statement: Statement): Cards | undefined {
  return apart(statement)?.subject;
}

/** What a subject is called when it is spoken of again: cards that were chosen are not chosen once more. */
function again(subject: Cards): Cards {
  if (!isCounted(subject) || subject.count === "all") return subject;
  const one = typeof subject.count === "object" && Object.values(subject.count)[0] === 1;
  return { ref: one ? "it" : "them" };
}

/** The predicates `p` said of the cards `c`. */
export function tell({ c, p }: Slots): Statement[] {
  return (p as Predicate[]).map((predicate, i) => {
    const subject = i === 0 ? (c as Cards) : again(c as Cards);
    return { ...predicate, [predicate.is === "bonus" ? "on" : "who"]: subject } as Statement;
  });
}

/** Statements as predicates of one subject. */
export function untell(list: readonly Statement[]): { c: Cards; p: Predicate[] } | undefined {
  const said = list.map(apart);
  const c = said[0]?.subject;
  if (!c) return undefined;
  const p: Predicate[] = [];
  for (const [i, it] of said.entries()) {
    if (!it || !equal(it.subject, i === 0 ? c : again(c))) return undefined;
    p.push(it.predicate);
  }
  return { c, p };
}

/** Whether what is said stands for as long as the text does: then nothing is chosen. */
export function stands(list: readonly Statement[]): boolean {
  const settled = (cards: Cards): boolean =>
    "both" in cards ? cards.both.every(settled) : !isCounted(cards) || cards.count === "all";
  return list.flatMap((it) => subjectOf(it) ?? []).every(settled);
}

/** The card that statements and their condition speak of first. */
export function firstSpoken(list: readonly Statement[], condition?: Condition): Reference | undefined {
  const subjects = list.map(subjectOf);
  const refs = [
    ...(condition?.if === "is" ? [condition.what] : []),
    ...subjects.flatMap((cards) => (cards && "ref" in cards ? [cards.ref] : [])),
  ];
  return refs.find((ref) => ref !== "it");
}

/** The last statement's own "unless", where it may have one. */
export function takesUnless(list: readonly Statement[], condition: Condition): boolean {
  return condition.if === "not" && list.at(-1)?.is === "cannot";
}
