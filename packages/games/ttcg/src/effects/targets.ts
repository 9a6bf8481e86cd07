/** What a text targets: the phrases that are chosen when it is activated, and what could be chosen for them. */
import { hasAll, mayBeChosen } from "../rules/14-targets.ts";
import type { Action, Cards } from "../text/tree.ts";
import { plain } from "./audit.ts";
import type { Picked } from "./choosing.ts";
import { isOpen, searchOf } from "./places.ts";
import type { Scope } from "./scope.ts";
import type { CardTest, Requirement, TextAbility } from "./text.ts";

/** A phrase for cards that is chosen when the text is activated. */
export interface TargetPhrase {
  cards: Picked;
  /** Number of its set in the link. */
  set: number;
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

/** The phrases of a text that are chosen when it is activated: open cards in parts that are sure to be done. */
export function targetPhrases(a: Action, found: TargetPhrase[] = []): TargetPhrase[] {
  const add = (cards: Cards | undefined): void => {
    if (cards && "both" in cards) cards.both.forEach(add);
    else if (cards && isTarget(cards)) found.push({ cards, set: found.length });
  };
  switch (a.do) {
    case "seq":
      for (const part of a.of) targetPhrases(part, found);
      return found;
    case "ifDo":
      return targetPhrases(a.first, found);
    case "destroy":
    case "tap":
    case "untap":
    case "change":
    case "scale":
    case "swapStats":
    case "become":
    case "loseType":
    case "loseEffects":
    case "attackAgain":
    case "control":
      add(a.what);
      return found;
    case "discard":
      if ("what" in a.what && a.what.what.zone?.in === "field") add(a.what);
      return found;
    case "move":
      // what another player moves that player chooses, when the effect resolves
      if (a.who !== undefined && a.who !== "you") return found;
      if (!NEEDS_PLACE.has(a.verb) || isPlaced(a.what)) add(a.what);
      if (a.to.to === "under") add(a.to.what);
      return found;
    case "exchangeStat":
      add(a.a);
      add(a.b);
      return found;
    case "swapCards":
      add(a.a);
      if ("what" in a.b && a.b.what.zone) add(a.b);
      return found;
    case "copy":
    case "activate":
      add(a.of);
      return found;
    case "equip":
    case "redirect":
      if (typeof a.to !== "string") add(a.to);
      return found;
    case "attach":
      add(a.what);
      add(a.to);
      return found;
    case "swapControl":
      add(a.a);
      add(a.b);
      return found;
    case "levelUp":
      add(a.what);
      return found;
    case "rule":
      if ("what" in a.rule && a.rule.what && !("noun" in a.rule.what)) add(a.rule.what);
      if ("immune" in a.rule) add(a.rule.immune);
      return found;
    default:
      return found;
  }
}
/** Verbs that look for their cards off the field where the text names no place. */
const NEEDS_PLACE: ReadonlySet<string> = new Set(["play", "add", "recover"]);
const isPlaced = (cards: Cards): boolean =>
  "both" in cards ? cards.both.every(isPlaced) : "count" in cards && cards.what.zone !== undefined;

export function destroyed(a: Action): Cards[] {
  if (a.do === "destroy") return [a.what];
  if (a.do === "seq") return a.of.flatMap(destroyed);
  return a.do === "ifDo" ? destroyed(a.first) : [];
}

/** The cards that may be chosen for a phrase. */
export function candidatesOf(phrase: TargetPhrase, scope: Scope): TextAbility["candidates"][number] {
  const search = searchOf(phrase.cards.what.zone, scope, undefined, phrase.cards.what.covered);
  const has = hasAll(phrase.cards.what, scope);
  return (m, self, seat, out) => {
    const n = search(m, self, seat, out);
    let kept = 0;
    for (let i = 0; i < n; i++)
      if (has(m, out[i]!, self, seat) && mayBeChosen(m, out[i]!, self)) out[kept++] = out[i]!;
    return kept;
  };
}

/** ttcg-14.2: a stated number of targets has to be there. */
export function targetRequirement(phrase: TargetPhrase, scope: Scope): Requirement[] {
  const { count } = phrase.cards;
  if (count === "all" || count === "any" || "upTo" in count) return [];
  const wanted = scope.amount(count.exactly);
  const search = searchOf(phrase.cards.what.zone, scope, undefined, phrase.cards.what.covered);
  const has = hasAll(phrase.cards.what, scope);
  const test: CardTest = (m, self, seat) => {
    const need = wanted(m, self, seat);
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n && found < need; i++)
      if (has(m, out[i]!, self, seat) && mayBeChosen(m, out[i]!, self)) found++;
    m.giveBack();
    return found >= need;
  };
  return [{ rule: "ttcg-14.2", says: "there are as many targets as it names", test }];
}
