/** What has the form of a text but says what never can be, or what could mean two things. */
import type { Fault } from "./faults.ts";
import type { Action, Cards, Effect } from "./tree.ts";

export const fault = (en: string, ja: string): Fault => ({ en, ja });
const SO_ALREADY = fault(
  "only an untapped card can be tapped, and only a tapped one untapped (ttcg-6.16)",
  "タップできるのはアンタップ状態のカード、アンタップできるのはタップ状態のカードだけです（ttcg-6.16）",
);
const OWN_ALREADY = fault(
  "that player controls these cards already (ttcg-3.7)",
  "そのカードはすでにそのプレイヤーがコントロールしています（ttcg-3.7）",
);
const THERE_ALREADY = fault(
  "a card on the field cannot return to it; say where it comes from (ttcg-15.2)",
  "場にあるカードは場に戻せません。どこから戻すかを書いてください（ttcg-15.2）",
);
const NO_LEVEL = fault(
  "only a unit is levelled up, and by another card (ttcg-8.1)",
  "レベルアップできるのはユニットだけで、別のカードを重ねます（ttcg-8.1）",
);
const GONE = fault(
  "this card has been discarded by then (ttcg-13.2)",
  "このカードはその時点で捨てられています（ttcg-13.2）",
);
const DONE_ONCE = fault(
  "an Equip effect says what is so while the card is attached, not what is done once (ttcg-7.4)",
  "装備の効果には、装備中に続くことを書きます。一度だけ行うことは書けません（ttcg-7.4）",
);
const WHOSE = fault(
  "“you control” could speak of the unit or of the equip card; put it next to the one that is meant (ttcg-14.1)",
  "コントロールしているのがユニットか装備カードか、はっきりしません（ttcg-14.1）",
);

/** What is wrong with an effect as a whole or with one of its parts. */
export function senseless(effect: Effect, text: string): Fault | undefined {
  if (/\bwith an equip card (you|your opponent) controls?\b/i.test(text)) return WHOSE;
  if (effect.kind === "equip" && !effect.trigger && (ONCE.has(effect.act.do) || asksOnce(effect.act)))
    return DONE_ONCE;
  const leaves = (effect.cost ?? []).some((a) => a.do === "discard" && isThis(a.what));
  if (leaves && (effect.act.do === "tap" || effect.act.do === "untap") && isThis(effect.act.what))
    return GONE;
  return partOf(effect);
}
/** What is done, and then is over. */
export const ONCE: ReadonlySet<Action["do"]> = new Set(["draw", "points", "mill", "discard"]);

/** What goes on, of what a text can do. */
const GOES_ON: ReadonlySet<Action["do"]> = new Set([
  "lasting",
  "instead",
  "later",
  "equip",
  "attach",
  "control",
]);

/** "..., if you control no units, destroy this card" beside what holds: it would be asked but once, when the effect begins. */
export function asksOnce(act: Action): boolean {
  return act.do === "seq" && act.of.some((a) => a.do === "if" && a.cond.if !== "did" && isOver(a.then));
}
function isOver(a: Action): boolean {
  if (a.do === "seq") return a.of.some(isOver);
  return !GOES_ON.has(a.do === "may" ? a.what.do : a.do);
}

function partOf(node: unknown): Fault | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const found = "do" in node ? ofAction(node as Action) : undefined;
  if (found) return found;
  for (const value of Object.values(node)) {
    const inner = partOf(value);
    if (inner) return inner;
  }
  return undefined;
}

function ofAction(a: Action): Fault | undefined {
  switch (a.do) {
    case "tap":
    case "untap":
      return phrasesOf(a.what).some(
        (cards) => described(cards)?.is?.position === (a.do === "tap" ? "tapped" : "untapped"),
      )
        ? SO_ALREADY
        : undefined;
    case "control": {
      const zone = described(a.what)?.zone;
      return zone?.in === "field" && zone.whose !== undefined && zone.whose === a.by
        ? OWN_ALREADY
        : undefined;
    }
    case "enter":
      return a.whose === undefined && onlyOnField(a.what) ? THERE_ALREADY : undefined;
    case "levelUp":
      return described(a.what)?.noun === "spell" || (isThis(a.what) && isThis(a.with)) ? NO_LEVEL : undefined;
    default:
      return undefined;
  }
}
const phrasesOf = (cards: Cards): Cards[] => ("both" in cards ? cards.both.flatMap(phrasesOf) : [cards]);
const described = (cards: Cards) => ("count" in cards ? cards.what : undefined);
const isThis = (cards: Cards | undefined): boolean =>
  cards !== undefined && typeof cards === "object" && "ref" in cards && cards.ref === "this";
export function onlyOnField(cards: Cards): boolean {
  const what = described(cards);
  return what !== undefined && (what.zone === undefined || what.zone.in === "field");
}
