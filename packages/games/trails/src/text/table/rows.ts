/** Actions in a row, and how a row falls apart into what each player does and what becomes of cards. */
import { equal } from "@tefuda/cardtext";
import type { Action, Cards, Who } from "../tree.ts";
import { untell } from "./told.ts";

export type Lasting = Extract<Action, { do: "lasting" }>;

/** One action, or several in a row. */
export function whole(list: unknown): Action {
  const of = list as Action[];
  return of.length === 1 ? of[0]! : { do: "seq", of };
}

/** The row that an action is. */
export function listed(action: Action): Action[] {
  return action.do === "seq" ? action.of : [action];
}

type Counted = Extract<Cards, { count: unknown }>;

/** Of so many cards that each player controls: yours, and your opponent's as they choose. */
export function ofEach(cards: Counted): Cards {
  const mine: Cards = { ...cards, what: { ...cards.what, side: "yours" } };
  const theirs: Cards = { ...cards, what: { ...cards.what, side: "opponents" }, chosenBy: "opponent" };
  return { both: [mine, theirs] };
}
/** The other way round: the cards of an action, as each player's own, if that is what they are. */
export function eachOwn(action: Action): object | undefined {
  if (!("what" in action) || typeof action.what !== "object" || !("both" in action.what)) return undefined;
  const [mine] = action.what.both;
  if (!mine || !("count" in mine) || !equal(ofEach(mine), action.what)) return undefined;
  return { ...mine, what: { ...mine.what, side: "each" } };
}

/** Who does an action: you do what names no doer. */
export function doerOf(action: Action): Who {
  if (eachOwn(action)) return "both";
  return "who" in action && typeof action.who === "string" ? action.who : "you";
}

/** What takes in the rest of its sentence, and so begins one of its own. */
export function isTail(action: Action): boolean {
  return action.do === "may" || action.do === "if" || action.do === "choose";
}

/** Whether an action can be joined to those before it under one subject. */
function goesWith(run: readonly Action[], next: Action): boolean {
  const first = run[0]!;
  if (first.do !== "lasting" || next.do !== "lasting")
    return first.do !== "lasting" && next.do !== "lasting" && doerOf(first) === doerOf(next);
  const statements = [...(run as readonly Lasting[]), next].map(({ what }) => what);
  return equal(first.for, next.for) && untell(statements) !== undefined;
}

/** A row in groups of one subject each. */
export function groupsOf(list: readonly Action[]): Action[][] {
  const groups: Action[][] = [];
  for (const action of list) {
    const last = groups.at(-1);
    if (last && goesWith(last, action)) last.push(action);
    else groups.push([action]);
  }
  return groups;
}

/** A row in sentences: each is a tail or the plain actions up to the next. */
export function sentencesOf(list: readonly Action[]): Action[][] {
  const sentences: Action[][] = [];
  for (const action of list) {
    const last = sentences.at(-1);
    if (last && !isTail(action) && !isTail(last[0]!)) last.push(action);
    else sentences.push([action]);
  }
  return sentences;
}
