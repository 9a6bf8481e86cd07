/** Targets: what a text chooses before it is paid for, and what it cannot do without (sangoku-6.10). */
import { targeting } from "@tefuda/language";
import type { Action, Cards, Condition } from "../text/tree.ts";
import { bringsAbout } from "./bringing.ts";
import { condition } from "./conditions.ts";
import { choosable, has, placesOf, type Scope, sightOf } from "./describe.ts";
import { subjectOf } from "./walk.ts";

function targetsOf(a: Action): Cards[] {
  switch (a.do) {
    case "lasting": {
      const subject = subjectOf(a.what);
      return subject ? [subject] : [];
    }
    case "equip":
      return [a.what, a.to];
    case "retire":
    case "damage":
    case "heal":
    case "tap":
    case "stand":
    case "turnUp":
    case "turnDown":
    case "move":
    case "enter":
    case "toResources":
    case "peel":
      return [a.what];
    case "look":
    case "reveal":
      return "hand" in a.what ? [] : [a.what];
    default:
      return [];
  }
}
export const { wants, isTargetAfter } = targeting({
  rule: "sangoku-6.10",
  condition: (cond, scope: Scope) => condition(cond as Condition, scope),
  cardsOf: targetsOf,
  has,
  places: placesOf,
  sight: sightOf,
  choosable,
  bringsAbout,
});
