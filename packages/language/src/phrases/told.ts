/** Statements that are said of cards, with their subject left open: a row of predicates of one subject. */
import { equal } from "@tefuda/cardtext/template";
import type { Slots } from "@tefuda/cardtext/types";
import type { Cards, Condition, Statement } from "./bones.ts";
import { isCounted } from "./counted.ts";

/** A statement whose subject is left open. */
export type Predicate = Statement & Readonly<Record<string, unknown>>;

/** A row of predicates and what they are said of. */
export type Said = {
  c: Cards;
  p: Predicate[];
};

/** What a statement is said of, and what is said. */
function apart(statement: Statement): { subject: Cards; predicate: Predicate } | undefined {
  const bag = statement as Predicate;
  const { who, ...predicate } = bag;
  if (typeof who !== "object" || who === null) return undefined;
  return { subject: who as Cards, predicate: predicate as Predicate };
}

/** What a subject is called when it is spoken of again: cards that were chosen are not chosen once more. */
function again(subject: Cards): Cards {
  if (!isCounted(subject) || subject.count === "all") return subject;
  const one = typeof subject.count === "object" && Object.values(subject.count)[0] === 1;
  return { ref: one ? "it" : "them" };
}

/** How predicates `p` are said of cards `c`: of such as are chosen, "its" in a predicate is theirs. */
export const tell = ({ c, p }: Slots): unknown[] =>
  (p as Predicate[]).map(({ is, ...predicate }, i) => {
    const who = i === 0 ? (c as Cards) : again(c as Cards);
    return isCounted(who) ? { is, who, ...predicate } : { is, ...predicate, who };
  });

/** Statements as predicates of one subject. */
export function untell(list: readonly Statement[]): Said | undefined {
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
  return list.flatMap((it) => apart(it)?.subject ?? []).every(settled);
}

/** The card that statements and their condition speak of first. */
export function firstSpoken(list: readonly Statement[], condition?: Condition): string | undefined {
  const subjects = list.map((it) => apart(it)?.subject);
  const asked =
    condition?.if === "and" ? (condition as Condition & { of: readonly Condition[] }).of[0] : condition;
  const refs = [
    ...(asked?.if === "is" ? [asked.what as string] : []),
    ...subjects.flatMap((cards) => (cards && "ref" in cards ? [cards.ref] : [])),
  ];
  return refs.find((ref) => ref !== "it");
}

/** The last statement's own "unless", where it may have one. */
export function takesUnless(list: readonly Statement[], condition: Condition): boolean {
  return condition.if === "not" && list.at(-1)?.is === "cannot";
}
