import { WordsError } from "@tefuda/kernel";
import { partsOf } from "@tefuda/language";
import type { Coming } from "../rules/14-targets.ts";
import type { Action, ActionOf, Cards, Description, Effect, Trigger } from "../text/tree.ts";
import { namesLevel } from "./playing.ts";
import { MEANING } from "./says.ts";

/**
 * What a text leaves to its verb, spelled out. ttcg-6.16: a card that lies so already is no target for a text that taps
 * or untaps; ttcg-11.1: a card is recovered from the own pile.
 */
export function spelledOut<T>(node: T): T {
  if (Array.isArray(node)) return node.map(spelledOut) as T;
  if (typeof node !== "object" || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, spelledOut(value as unknown)]),
  );
  if (copy.do === "tap" || copy.do === "untap")
    copy.what = inPosition(copy.what as Cards, copy.do === "tap" ? "untapped" : "tapped");
  if (copy.do === "recover") copy.what = inOwnPile(copy.what as Cards);
  if (copy.do === "play") copy.what = ableToCome(copy as unknown as ActionOf<"play">);
  return copy as T;
}
/** ttcg-5.7: where a text plays cards, only those are meant that can come under the rules of playing. */
function ableToCome({ what, whose, who }: ActionOf<"play">): Cards {
  if (!("what" in what) || namesLevel(what)) return what;
  const comes: Description & Coming = { ...what.what, comesTo: whose ?? who ?? "you" };
  return { ...what, what: comes };
}
/** ttcg-7.4: an Equip text attaches its card to another unit, whether it says so or only what the equipped unit gets. */
export function attaching(effect: Effect): Effect {
  if (effect.kind === "equip" || effect.kind === "continuous") holdsAllAlong(effect);
  if (effect.kind !== "equip" || JSON.stringify(effect.act).includes('"do":"equip"')) return effect;
  const { trigger, ...rest } = effect;
  const attach: Action = {
    do: "equip",
    to: { count: { exactly: 1 }, what: { noun: "unit", zone: { in: "field" }, other: true } },
  };
  const then: Action = trigger ? eachTime(effect, trigger) : effect.act;
  return { ...rest, act: { do: "seq", of: [attach, then], joined: ["sentence"] } };
}
/** What is done instead once a turn is so for that replacement, which goes on to hold. */
export function insteadOnce(effect: Effect): Effect {
  const { oncePerTurn, trigger, kind, act } = effect;
  if (!oncePerTurn || trigger || !HOLDING.has(kind) || act.do !== "instead") return effect;
  return { ...effect, oncePerTurn: false, act: { ...act, times: "eachTurn" } };
}
const HOLDING: ReadonlySet<Effect["kind"]> = new Set(["passive", "continuous", "equip"]);

/** What happens each time, or once a turn, for as long as a text holds. */
export const eachTime = ({ act, oncePerTurn }: Effect, when: Trigger): Action => ({
  do: "later",
  when,
  once: false,
  act,
  ...(oncePerTurn && { perTurn: true }),
});

/** What an Equip or Continuous text cannot say, as it holds from its activation on (ttcg-7.2, 7.4). */
function holdsAllAlong({ kind, trigger, oncePerTurn, may, act }: Effect): void {
  const several = oncePerTurn && trigger?.on === "either";
  if (several || ((oncePerTurn || may || act.do === "may") && !trigger))
    throw new WordsError(MEANING.allAlong(kind === "equip"));
  const waits = partsOf(act).flatMap((part) =>
    "do" in part && part.do === "later" ? [(part as ActionOf<"later">).when] : [],
  );
  if (kind === "equip" && [...waits, ...(trigger ? [trigger] : [])].some(leavesWithIt))
    throw new WordsError(MEANING.equipGone);
}
const leavesWithIt = (t: Trigger): boolean =>
  t.on === "either" ? t.of.some(leavesWithIt) : GOING.has(t.on) && "what" in t && isEquipped(t.what);
const GOING: ReadonlySet<Trigger["on"]> = new Set(["destroyed", "sentToPile", "leavesField", "returned"]);
const isEquipped = (what: Cards | Description | undefined): boolean =>
  what !== undefined && "ref" in what && (what.ref === "equipped" || what.ref === "it");
function inOwnPile(cards: Cards): Cards {
  if ("both" in cards) return { both: cards.both.map(inOwnPile) };
  return "what" in cards && !cards.what.zone
    ? { ...cards, what: { ...cards.what, zone: { in: "pile", whose: "you" } } }
    : cards;
}
function inPosition(cards: Cards, position: "tapped" | "untapped"): Cards {
  if ("both" in cards) return { both: cards.both.map((c) => inPosition(c, position)) };
  return "what" in cards ? { ...cards, what: { ...cards.what, is: { position, ...cards.what.is } } } : cards;
}
