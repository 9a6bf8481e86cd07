/** Targets: what a text chooses before it is paid for, and what it cannot do without (sangoku-6.10). */
import { type Has, oneOf, partsOf, type Requirement, speaksBack } from "@tefuda/effects";
import { knows } from "@tefuda/kernel";
import type { Action, Cards, Description } from "../text/tree.ts";
import { choosable, has, placesOf, type Scope, sightOf } from "./describe.ts";
import { subjectOf } from "./walk.ts";

type Counted = Extract<Cards, { count: unknown }>;

/**
 * Whether a phrase is one of which its player chooses targets: cards that lie open or are their own, and not such as only
 * what was done or paid before says which, or how many, they are. What is looked for in hands and decks is none.
 */
export function isTarget(cards: Counted): boolean {
  const { what, count, chosenBy, random } = cards;
  if (count === "all" || random || (chosenBy && chosenBy !== "you")) return false;
  return !sightOf(what).looks && !partsOf(cards).some(speaksBack);
}

/**
 * Asked of what a text does first, and of what follows as long as nothing before it can bring a target about.
 * @param spared which cards its cost leaves where they are
 */
export function wants(action: Action, scope: Scope, spared: Has = () => true): Requirement[] {
  const found: Requirement[] = [];
  for (const part of action.do === "seq" ? action.of : [action]) {
    for (const what of targetsOf(part).flatMap(descriptions))
      if (isTarget(what)) found.push(isThere(what.what, scope, spared));
    if (part.do === "choose" && part.who === "you")
      found.push(...oneOf(part.of.map((way) => wants(way, scope, spared))));
    if (!QUIET.includes(part.do)) break;
  }
  return found;
}
/** What brings no card to where it was not, but for a hand. */
export const QUIET: readonly Action["do"][] = ["draw", "damage", "heal", "tap", "look", "reveal", "lasting"];

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
    case "toBattlefield":
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
/** The phrases that must have so many cards. */
function descriptions(cards: Cards): Counted[] {
  // what each player chooses of their own is done as far as it can be
  if ("both" in cards && cards.both.some((part) => "count" in part && part.chosenBy === "opponent"))
    return [];
  if ("both" in cards) return cards.both.flatMap(descriptions);
  if ("ref" in cards || typeof cards.count !== "object" || !("exactly" in cards.count)) return [];
  if (cards.chosenBy && cards.chosenBy !== "you") return [];
  return [cards];
}
function isThere(what: Description, scope: Scope, spared: Has): Requirement {
  const search = placesOf(what, scope);
  const fits = has(what, scope);
  const { face, hidden } = sightOf(what);
  const unknown = face && hidden;
  return {
    rule: "sangoku-6.10",
    says: "there is a card for it to do something to",
    test: (m, self, seat) => {
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self, seat, out);
      let found = false;
      for (let i = 0; i < n && !found; i++) {
        const c = out[i]!;
        // what a player cannot know may be there (sangoku-12.7)
        found =
          unknown && !knows(m, seat, c)
            ? true
            : fits(m, c, self, seat) && choosable(m, c, self, seat) && spared(m, c, self, seat);
      }
      m.giveBack();
      return found;
    },
  };
}
