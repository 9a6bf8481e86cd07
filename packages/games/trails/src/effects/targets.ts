/** Targets: what a text chooses before it is paid for, and what it cannot do without (trails-9.7). */
import { oneOf, partsOf, type Requirement, speaksBack } from "@tefuda/effects";
import { knows } from "@tefuda/kernel";
import type { Action, Cards, Description } from "../text/tree.ts";
import { asksFace, choosable, has, isHidden, type Scope } from "./describe.ts";
import { placesOf } from "./numbers.ts";
import { subjectOf } from "./walk.ts";

type Counted = Extract<Cards, { count: unknown }>;

/**
 * Whether a phrase is one of which its player chooses targets: cards that lie on a field, in a homebase or in a trail,
 * and not such as only what was done or paid before says which, or how many, they are.
 */
export function isTarget(cards: Counted): boolean {
  const { what, count, chosenBy, random } = cards;
  if (count === "all" || random || (chosenBy && chosenBy !== "you")) return false;
  if (what.zone?.in === "hand" || what.zone?.in === "deck") return false;
  return !partsOf(cards).some(speaksBack);
}
/** Only stunned UNITs are cured (trails-3.4, 10.13), said or not. */
export function cureable(cards: Cards): Cards {
  if ("both" in cards) return { both: cards.both.map(cureable) };
  return "count" in cards ? { ...cards, what: { state: "stunned", ...cards.what } } : cards;
}

/**
 * trails-9.7: what must have a target needs one. Asked of what a text does first, and of what follows as long as nothing
 * before it can bring a target about.
 */
export function wants(action: Action, scope: Scope, brought: boolean): Requirement[] {
  const found: Requirement[] = [];
  for (const [i, part] of (action.do === "seq" ? action.of : [action]).entries()) {
    const cards = targetOf(part);
    for (const what of cards ? descriptions(cards) : [])
      if (isTarget(what) || (i === 0 && !brought)) found.push(isThere(what.what, scope));
    if (part.do === "choose" && part.who === "you")
      found.push(...oneOf(part.of.map((way) => wants(way, scope, brought || i > 0))));
    if (!QUIET.includes(part.do)) break;
  }
  return found;
}
/** What brings no card to where it was not, but for a hand. */
export const QUIET: readonly Action["do"][] = ["draw", "bond", "gain", "plan", "look", "reveal", "endAttack"];

function targetOf(a: Action): Cards | undefined {
  switch (a.do) {
    case "lasting":
      return subjectOf(a.what);
    case "cure":
      return cureable(a.what);
    case "discard":
    case "destroy":
    case "stun":
    case "action":
    case "ready":
    case "turnUp":
    case "move":
    case "toField":
    case "toHomebase":
    case "rebuild":
    case "free":
      return a.what;
    case "look":
    case "reveal":
      return "hand" in a.what ? undefined : a.what;
    default:
      return undefined;
  }
}
/** The phrases that must have so many cards. */
function descriptions(cards: Cards): Counted[] {
  // what each player chooses of their own is done as far as it can be
  if ("both" in cards && cards.both.some((part) => "count" in part && part.chosenBy === "opponent"))
    return [];
  if ("both" in cards) return cards.both.flatMap(descriptions);
  if ("ref" in cards || typeof cards.count !== "object" || !("exactly" in cards.count)) return [];
  return cards.what.zone?.in === "deck" ? [] : [cards];
}
function isThere(what: Description, scope: Scope): Requirement {
  const search = placesOf(what, scope);
  const fits = has(what, scope);
  // a BASE of which no place is said lies face up
  const unknown = asksFace(what) && isHidden(what.zone) && what.face !== "up";
  // trails-4.8, 4.9: by then it lies in the trail, or face up
  const leaves = scope.effect && (what.zone?.in === "hand" || what.face === "down");
  return {
    rule: "trails-9.7",
    says: "there is a card for it to do something to",
    test: (m, self, seat) => {
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self, seat, out);
      let found = false;
      for (let i = 0; i < n && !found; i++) {
        const c = out[i]!;
        if (leaves && c === self) continue;
        // trails-11.1: what a player cannot know may be there
        found = unknown && !knows(m, seat, c) ? true : fits(m, c, self, seat) && choosable(m, c, self, seat);
      }
      m.giveBack();
      return found;
    },
  };
}
