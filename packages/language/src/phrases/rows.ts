/** Actions in a row, and how a row falls apart into what each player does and what becomes of cards. */
import { equal } from "@tefuda/cardtext/template";
import type { Slots } from "@tefuda/cardtext/types";
import type { Action, Cards, Counted, Lasting, Who } from "./bones.ts";
import { untell } from "./told.ts";

/** One action, or several in a row. */
export function whole<A extends Action>(list: unknown): A {
  const of = list as A[];
  return of.length === 1 ? of[0]! : ({ do: "seq", of } as unknown as A);
}

/** The row that an action is. */
export function listed<A extends Action>(action: A): A[] {
  return action.do === "seq" ? (action as unknown as { of: A[] }).of : [action];
}

/** Of so many cards that each player controls: yours, and your opponent's as they choose. */
export function ofEach(cards: Counted): Cards {
  const mine: Cards = { ...cards, what: { ...cards.what, side: "yours" } };
  return { both: [mine, { ...cards, what: { ...cards.what, side: "opponents" }, chosenBy: "opponent" }] };
}

/** The other way round: the cards of an action, as each player's own, if that is what they are. */
export function eachOwn(action: Action): Counted | undefined {
  const what = action.what as Cards | undefined;
  if (typeof what !== "object" || !("both" in what)) return undefined;
  const [mine] = what.both;
  if (!mine || !("count" in mine) || !equal(ofEach(mine), what)) return undefined;
  return { ...mine, what: { ...mine.what, side: "each" } };
}

/** What takes in the rest of its sentence, and so begins one of its own. */
const ENDS: ReadonlySet<string> = new Set([
  "may",
  "if",
  "choose",
  "later",
  "instead",
  "forEach",
  "pick",
  "unless",
  "flip",
  "roll",
]);
export const isTail = (action: Action): boolean => ENDS.has(action.do);

export interface Rows {
  /** Who does an action: you do what names no doer. */
  doerOf(action: Action): Who;
  /** A row in groups of one subject each. */
  groupsOf<A extends Action>(list: readonly A[]): A[][];
  /** Whether an action can be joined to those before it under one subject. */
  goesWith(run: readonly Action[], next: Action): boolean;
}

/** Whether cards are some of a player's own. */
export function ownOf(what: Cards, who: "you" | "opponent"): boolean {
  if (!("count" in what) || what.count === "all") return false;
  const { side, zone } = what.what;
  return side === (who === "you" ? "yours" : "opponents") || zone?.whose === who;
}

/**
 * @param ownDeeds what a player is said to do to what is their own, and so is named by the cards alone
 * @param yours what you are said to do, with whosesoever cards
 * @param chooserActs whether whoever chooses the cards is said to do it, whosesoever they are
 */
export function rowsOf(
  ownDeeds: readonly string[],
  yours: readonly string[] = [],
  chooserActs = false,
): Rows {
  function doerOf(action: Action): Who {
    if (eachOwn(action)) return "both";
    if (yours.includes(action.do)) return "you";
    const chooser = ownDeeds.includes(action.do) ? chooserOf(action.what as Cards) : undefined;
    return chooser ?? (typeof action.who === "string" ? (action.who as Who) : "you");
  }

  /** Who chooses all of the cards, where that is said by who does it. */
  function chooserOf(what: Cards): Who | undefined {
    const parts = "both" in what ? what.both : [what];
    const [first] = parts;
    const by = first && "count" in first ? first.chosenBy : undefined;
    if (by === undefined || by === "you") return undefined;
    const theirs = (part: Cards): boolean =>
      "count" in part &&
      part.chosenBy === by &&
      !part.random &&
      (chooserActs || (by === "opponent" && ownOf(part, "opponent")));
    return parts.every(theirs) && (chooserActs || parts.length === 1) ? by : undefined;
  }

  function goesWith(run: readonly Action[], next: Action): boolean {
    const first = run[0]!;
    if (first.do !== "lasting" || next.do !== "lasting")
      return first.do !== "lasting" && next.do !== "lasting" && doerOf(first) === doerOf(next);
    const lasting = [...run, next] as unknown as Lasting[];
    const same = equal(lasting[0]!.for, lasting.at(-1)!.for);
    return same && untell(lasting.map(({ what }) => what)) !== undefined;
  }

  function groupsOf<A extends Action>(list: readonly A[]): A[][] {
    const groups: A[][] = [];
    for (const action of list) {
      const last = groups.at(-1);
      if (last && goesWith(last, action)) last.push(action);
      else groups.push([action]);
    }
    return groups;
  }

  return { doerOf, groupsOf, goesWith };
}

/**
 * A row in sentences: each is a tail or the plain actions up to the next. What becomes of cards has a sentence of its own
 * for each subject.
 */
export function sentencesOf<A extends Action>(list: readonly A[], goesWith: Rows["goesWith"]): A[][] {
  const sentences: A[][] = [];
  const becomes = (run: readonly A[], action: A) => run[0]!.do === "lasting" || action.do === "lasting";
  for (const action of list) {
    const last = sentences.at(-1);
    const joined = last && (!becomes(last, action) || goesWith(last, action));
    if (joined && !isTail(action) && !isTail(last[0]!)) last.push(action);
    else sentences.push([action]);
  }
  return sentences;
}

/** One action of a list, as the slots that `take` finds in it. */
export function only<A extends Action>(
  kind: "may" | "if" | "choose",
  take: (action: A) => Slots | undefined,
) {
  return (list: readonly A[]): Slots | undefined =>
    list.length === 1 && list[0]!.do === kind ? take(list[0]!) : undefined;
}
