/** Targets: what a text chooses before it is paid for, and what it cannot do without (trails-9.7). */
import { targeting } from "@tefuda/language";
import type { Action, Cards, Condition, Description } from "../text/tree.ts";
import { bringsAbout } from "./bringing.ts";
import { condition } from "./conditions.ts";
import { choosable, has, type Scope, sightOf } from "./describe.ts";
import { placesOf } from "./numbers.ts";
import { subjectOf } from "./walk.ts";

type Counted = Extract<Cards, { count: unknown }>;

/** Only stunned UNITs are cured (trails-3.4, 10.13), said or not. */
export function cureable(cards: Cards): Cards {
  if ("both" in cards) return { both: cards.both.map(cureable) };
  return "count" in cards
    ? { ...cards, what: { ...cards.what, is: { state: "stunned", ...cards.what.is } } }
    : cards;
}

function cardsOf(a: Action): Cards[] {
  switch (a.do) {
    case "lasting":
      return [subjectOf(a.what) ?? []].flat();
    case "cure":
      return [cureable(a.what)];
    case "discard":
    case "destroy":
    case "stun":
    case "action":
    case "ready":
    case "turnUp":
    case "rebuild":
    case "free":
      return [a.what];
    case "move":
    case "enter":
    case "toHomebase":
      // what another player moves, that player chooses when it is come to
      return a.who === undefined || a.who === "you" ? [a.what] : [];
    case "look":
    case "reveal":
      return "hand" in a.what ? [] : [a.what];
    default:
      return [];
  }
}
/** Whether it is neither chance nor the other player that chooses, who does so out of their hand if nobody else is named. */
function isOwnChoice({ what, chosenBy, random }: Counted): boolean {
  if (random) return false;
  if (chosenBy) return chosenBy === "you";
  return what.zone?.in !== "hand" || what.zone.whose !== "opponent";
}

export const { wants, isTargetAfter } = targeting({
  rule: "trails-9.7",
  condition: (cond, scope: Scope) => condition(cond as Condition, scope),
  cardsOf,
  has,
  places: placesOf,
  sight: sightOf,
  choosable,
  bringsAbout,
  first: (cards) => isOwnChoice(cards) && cards.what.zone?.in !== "deck",
  // trails-4.8, 4.9: by then it lies in the trail, or face up
  leaves: (what: Description, scope) =>
    scope.effect && (what.zone?.in === "hand" || what.is?.face === "down"),
});
