/**
 * What a text targets: the phrases that are chosen when it is activated, and what could be chosen for them. They lie in
 * the announced effect until it resolves, where other texts may turn it to another card (ttcg-15.4); the language's
 * targets are chosen and used by one program.
 */

import type { Machine } from "@tefuda/kernel";
import { WordsError } from "@tefuda/kernel";
import { type CardTest, enough, fitting, type Has, type Requirement } from "@tefuda/language";
import { hasAll, mayBeChosen } from "../rules/14-targets.ts";
import { measuredBy } from "../text/measuring.ts";
import { subjectOf } from "../text/statements.ts";
import type { Action, ActionOf, Cards } from "../text/tree.ts";
import { plain } from "./audit.ts";
import type { Picked } from "./choosing.ts";
import { canBeLevelled, canLevel } from "./levelling.ts";
import { isOpen, searchOf } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import type { TextAbility } from "./text.ts";

/** A phrase for cards that is chosen when the text is activated. */
export interface TargetPhrase {
  cards: Picked;
  /** Number of its set in the effect. */
  set: number;
  /** Of a part that may be left out: as many as there are of the number named, and none is needed (ttcg-6.12). */
  free: boolean;
  /** The card a cost is measured by: whether the cost can be paid by it (ttcg-13.5). */
  pays?: Choosable;
  /** The level-up whose lower or upper card it is; for the upper one, what it has to fit: a phrase before it or this card. */
  levels?: { lowerOf: ActionOf<"levelUp"> } | { onto: TargetPhrase | "this" };
}

/** Whether a phrase is chosen on activating: a number of open cards, named by the effect's player (ttcg-6.12, 14.8). */
function isTarget(cards: Cards): cards is Picked {
  if (!("count" in cards) || cards.count === "all" || cards.random) return false;
  if (cards.chosenBy !== undefined && cards.chosenBy !== "you") return false;
  if (cards.what.chosenWord || cards.what.among) return false;
  return isOpen(cards.what.zone) && cards.what.extreme === undefined && !mentionsResult(cards);
}
/** A number or place that is only known while the effect resolves. */
function mentionsResult(cards: Picked): boolean {
  const json = JSON.stringify(plain(cards));
  return (
    json.includes('"done"') || json.includes('"it"') || json.includes('"them"') || json.includes('"among"')
  );
}

/**
 * The phrases of a text that are chosen when it is activated: open cards, in the order of the text. What hangs on
 * something done first ("if you do", "unless") is chosen with the rest; what its player may leave out, or what only a
 * condition brings about, is needed by nobody (`free`).
 */
export function targetPhrases(a: Action, found: TargetPhrase[] = [], free = false): TargetPhrase[] {
  const add = (cards: Cards, levels?: TargetPhrase["levels"]): TargetPhrase | undefined => {
    if ("both" in cards) for (const part of cards.both) add(part);
    else if (isTarget(cards)) {
      found.push({ cards, set: found.length, free, ...(levels ? { levels } : {}) });
      return found.at(-1);
    }
    return undefined;
  };
  for (const cards of measuredBy(a)) add(cards);
  if (a.do === "pick") add(a.what);
  for (const inner of within(a)) targetPhrases(inner.part, found, free || inner.free);
  if (a.do === "levelUp") {
    const lower = add(a.what, { lowerOf: a });
    const onto = lower ?? ("ref" in a.what && a.what.ref === "this" ? "this" : undefined);
    if (onto && isPlaced(a.with)) add(a.with, { onto });
  } else for (const cards of objectsOf(a)) add(cards);
  return found;
}

/** What an action is made of that is chosen for when the text is activated. */
function within(a: Action): { part: Action; free: boolean }[] {
  const otherwise = "otherwise" in a && a.otherwise ? [{ part: a.otherwise, free: true }] : [];
  switch (a.do) {
    case "seq":
      // a part that is a choice of its own is no reason to leave the others alone
      return a.of.map((part) => ({ part, free: part.do === "ifDo" && part.first.do === "may" }));
    case "ifDo": {
      const { first } = a;
      const part = first.do === "may" && first.who === "you" ? first.what : first;
      // what else is done if its player leaves that out is done without its targets
      return [
        { part, free: first.do === "may" && otherwise.length > 0 },
        { part: a.then, free: otherwise.length > 0 },
        ...otherwise,
      ];
    }
    case "unless":
    case "pick":
      return [{ part: a.act, free: false }];
    case "may":
      return a.who === "you" ? [{ part: a.what, free: true }] : [];
    case "if":
      return [{ part: a.then, free: true }, ...otherwise];
    default:
      return [];
  }
}

/** Where an action has the cards that it is done to. */
const OBJECTS: Partial<Record<Action["do"], readonly ("what" | "under" | "of" | "to" | "a" | "b")[]>> = {
  destroy: ["what"],
  tap: ["what"],
  untap: ["what"],
  swapStats: ["what"],
  attackAgain: ["what"],
  control: ["what"],
  enter: ["what"],
  move: ["what"],
  play: ["what"],
  place: ["what", "under"],
  exchangeStat: ["a", "b"],
  swapControl: ["a", "b"],
  copy: ["of"],
  activate: ["of"],
  equip: ["to"],
  redirect: ["to"],
  attach: ["what", "to"],
};
function objectsOf(a: Action): readonly Cards[] {
  switch (a.do) {
    case "lasting":
      return [subjectOf(a.what) ?? []].flat();
    // verbs that look for their cards off the field where the text names no place
    case "discard":
      return "what" in a.what && a.what.what.zone?.in === "field" ? [a.what] : [];
    case "recover":
      return isPlaced(a.what) ? [a.what] : [];
    case "swapCards":
      return isPlaced(a.b) && "count" in a.b ? [a.a, a.b] : [a.a];
    default: {
      // what another player moves that player chooses, when the effect resolves
      if ((a.do === "move" || a.do === "play") && a.who !== undefined && a.who !== "you") return [];
      const parts = a as unknown as Partial<Record<string, Cards | string>>;
      return (OBJECTS[a.do] ?? []).map((key) => parts[key]!).filter((it) => typeof it === "object");
    }
  }
}
const isPlaced = (cards: Cards): boolean =>
  "both" in cards ? cards.both.every(isPlaced) : "count" in cards && cards.what.zone !== undefined;

/** The card that a cost is measured by, chosen before it is paid. */
export function costPhrases(cost: readonly Action[], found: TargetPhrase[]): TargetPhrase | undefined {
  const measures = cost.flatMap(measuredBy);
  if (measures.length === 0) return undefined;
  const [cards] = measures;
  if (measures.length > 1 || !isTarget(cards!)) throw new WordsError(MEANING.measured);
  found.push({ cards, set: found.length, free: false });
  return found.at(-1);
}

/** Asked of a card that could be chosen for a phrase; `openly` as far as anybody can tell (ttcg-4.7). */
export type Choosable = (m: Machine, card: number, self: number, seat: number, openly: boolean) => boolean;
/** What its verb asks of a card besides the words: the card to be levelled up needs one that does so. */
export function choosable(phrase: TargetPhrase, scope: Scope): Choosable {
  const { levels, pays } = phrase;
  if (pays)
    return (m, card, self, seat, openly) => mayBeChosen(m, card, self) && pays(m, card, self, seat, openly);
  if (!levels || "onto" in levels) return (m, card, self) => mayBeChosen(m, card, self);
  const can = canBeLevelled(levels.lowerOf, scope);
  return (m, card, self, seat, openly) =>
    mayBeChosen(m, card, self) && (openly ? can.open : can.test)(m, card, self, seat);
}

/** The cards that may be chosen for a phrase. */
export function candidatesOf(phrase: TargetPhrase, scope: Scope): TextAbility["candidates"][number] {
  return fitting(searchOf(phrase.cards.what, scope), mayBeTarget(phrase, scope, false));
}
function mayBeTarget(phrase: TargetPhrase, scope: Scope, openly: boolean): Has {
  const has = hasAll(phrase.cards.what, scope);
  const may = choosable(phrase, scope);
  return (m, card, self, seat) => has(m, card, self, seat) && may(m, card, self, seat, openly);
}

/** ttcg-14.2: a stated number of targets has to be there. */
export function targetRequirement(phrase: TargetPhrase, scope: Scope): Requirement[] {
  const { count } = phrase.cards;
  if (phrase.free || count === "all" || count === "any" || "upTo" in count) return [];
  if (phrase.levels && "onto" in phrase.levels) return []; // there is one for what it levels up, or that is refused
  const wanted = scope.amount(count.exactly);
  const search = searchOf(phrase.cards.what, scope);
  const there = (openly: boolean): CardTest => enough(wanted, search, mayBeTarget(phrase, scope, openly));
  return [
    {
      rule: "ttcg-14.2",
      says: "there are as many targets as it names",
      test: there(false),
      ...(phrase.levels || phrase.pays ? { open: there(true) } : {}),
    },
  ];
}
/** ttcg-8.1: what a text levels up without choosing it has to have a card that does so. */
export function levelRequirements(a: Action, scope: Scope): Requirement[] {
  if (a.do === "seq") return a.of.flatMap((part) => levelRequirements(part, scope));
  const can = a.do === "levelUp" ? canLevel(a, scope) : undefined;
  return can ? [{ rule: "ttcg-8.1", says: "there is a card that levels it up", ...can }] : [];
}
