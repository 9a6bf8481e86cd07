/** Targets: what a text chooses before it is paid for, and what it cannot do without (sangoku-6.10). */
import { knows } from "@tefuda/kernel";
import {
  always,
  both,
  branches,
  type CardTest,
  type Has,
  oneOf,
  partsOf,
  type Requirement,
  speaksBack,
} from "@tefuda/language";
import type { Action, Cards, Description } from "../text/tree.ts";
import { bringsAbout } from "./bringing.ts";
import { condition } from "./conditions.ts";
import { choosable, has, placesOf, type Scope, sightOf } from "./describe.ts";
import { subjectOf } from "./walk.ts";

type Counted = Extract<Cards, { count: unknown }>;

/**
 * Whether a phrase is one of which its player chooses targets: cards that lie open or are their own, and not such as only
 * what was done or paid before says which, or how many, they are. What is looked for in hands and decks is none.
 */
function isTarget(cards: Counted): boolean {
  const { what, count, chosenBy, random } = cards;
  if (count === "all" || random || (chosenBy && chosenBy !== "you")) return false;
  return !sightOf(what).looks && !partsOf(cards).some(speaksBack);
}

/** Where a part of a text stands that may need a target. */
interface Place {
  scope: Scope;
  /** What is done before it. */
  before: readonly Action[];
  /** Which cards its cost leaves where they are. */
  spared: Has;
  /** On what it hangs whether it is done. */
  so: CardTest;
}

/**
 * sangoku-6.10: what must have a target needs one, also what is done only if something is so, while it is. Asked of what
 * a text does first, and of what follows unless something before it can bring a target about.
 */
export const wants = (action: Action, scope: Scope, spared: Has = () => true): Requirement[] =>
  wanted(action, { scope, before: [], spared, so: always });

function wanted(action: Action, at: Place): Requirement[] {
  if (action.do === "seq")
    return action.of.flatMap((part, i) =>
      wanted(part, { ...at, before: [...at.before, ...action.of.slice(0, i)] }),
    );
  if (action.do === "choose")
    return action.who === "you" ? oneOf(action.of.map((way) => wanted(way, at))) : [];
  if (action.do === "if")
    return branches(action, () => condition(action.cond, at.scope)).flatMap(({ part, so }) =>
      wanted(part, { ...at, so: both(at.so, so) }),
    );
  return targetsOf(action)
    .flatMap(descriptions)
    .filter((what) => isTargetAfter(at.before, what))
    .map(({ what }) => isThere(what, at));
}
/** Whether a phrase is one of targets where so much is done before: not if that could bring such a card about. */
export const isTargetAfter = (before: readonly Action[], cards: Counted): boolean =>
  isTarget(cards) && !before.some((action) => bringsAbout(action, cards.what));

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
function isThere(what: Description, { scope, spared, so }: Place): Requirement {
  const search = placesOf(what, scope);
  const fits = has(what, scope);
  const { face, hidden } = sightOf(what);
  const unknown = face && hidden;
  return {
    rule: "sangoku-6.10",
    says: "there is a card for it to do something to",
    test: (m, self, seat) => {
      if (!so(m, self, seat)) return true;
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
