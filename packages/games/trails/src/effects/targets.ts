/** Targets: what a text chooses before it is paid for, and what it cannot do without (trails-9.7). */
import { knows } from "@tefuda/kernel";
import {
  always,
  both,
  branches,
  type CardTest,
  oneOf,
  partsOf,
  type Requirement,
  speaksBack,
} from "@tefuda/language";
import type { Action, Cards, Description } from "../text/tree.ts";
import { bringsAbout } from "./bringing.ts";
import { condition } from "./conditions.ts";
import { asksFace, choosable, has, isHidden, type Scope } from "./describe.ts";
import { placesOf } from "./numbers.ts";
import { subjectOf } from "./walk.ts";

type Counted = Extract<Cards, { count: unknown }>;

/**
 * Whether a phrase is one of which its player chooses targets: cards that lie on a field, in a homebase or in a trail,
 * and not such as only what was done or paid before says which, or how many, they are.
 */
export function isTarget(cards: Counted): boolean {
  const { what, count } = cards;
  if (count === "all" || !isOwnChoice(cards)) return false;
  if (what.zone?.in === "hand" || what.zone?.in === "deck") return false;
  return !partsOf(cards).some(speaksBack);
}
/** Whether it is neither chance nor the other player that chooses, who does so out of their hand if nobody else is named. */
function isOwnChoice({ what, chosenBy, random }: Counted): boolean {
  if (random) return false;
  if (chosenBy) return chosenBy === "you";
  return what.zone?.in !== "hand" || what.zone.whose !== "opponent";
}
/** Only stunned UNITs are cured (trails-3.4, 10.13), said or not. */
export function cureable(cards: Cards): Cards {
  if ("both" in cards) return { both: cards.both.map(cureable) };
  return "count" in cards
    ? { ...cards, what: { ...cards.what, is: { state: "stunned", ...cards.what.is } } }
    : cards;
}

/** Where a part of a text stands that may need a target. */
interface Place {
  scope: Scope;
  /** What is done before it. */
  before: readonly Action[];
  /** Whether it needs whatever cards it speaks of, because nothing at all is done before it. */
  any: boolean;
  /** On what it hangs whether it is done. */
  so: CardTest;
}

/**
 * trails-9.7: what must have a target needs one, also what is done only if something is so, while it is. Asked of what a
 * text does first, and of what follows unless something before it can bring a target about.
 */
export const wants = (action: Action, scope: Scope, brought: boolean): Requirement[] =>
  wanted(action, { scope, before: [], any: !brought, so: always });

function wanted(action: Action, at: Place): Requirement[] {
  if (action.do === "seq")
    return action.of.flatMap((part, i) =>
      wanted(part, { ...at, before: [...at.before, ...action.of.slice(0, i)], any: at.any && i === 0 }),
    );
  if (action.do === "choose")
    return action.who === "you" ? oneOf(action.of.map((way) => wanted(way, at))) : [];
  if (action.do === "if")
    return branches(action, () => condition(action.cond, at.scope)).flatMap(({ part, so }) =>
      wanted(part, { ...at, any: false, so: both(at.so, so) }),
    );
  const cards = targetOf(action);
  return (cards ? descriptions(cards) : [])
    .filter((what) => (at.any && isOwnChoice(what)) || isTargetAfter(at.before, what))
    .map(({ what }) => isThere(what, at));
}
/** Whether a phrase is one of targets where so much is done before: not if that could bring such a card about. */
export const isTargetAfter = (before: readonly Action[], cards: Counted): boolean =>
  isTarget(cards) && !before.some((action) => bringsAbout(action, cards.what));

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
    case "enter":
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
function isThere(what: Description, { scope, so }: Place): Requirement {
  const search = placesOf(what, scope);
  const fits = has(what, scope);
  // a BASE of which no place is said lies face up
  const unknown = asksFace(what) && isHidden(what.zone) && what.is?.face !== "up";
  // trails-4.8, 4.9: by then it lies in the trail, or face up
  const leaves = scope.effect && (what.zone?.in === "hand" || what.is?.face === "down");
  return {
    rule: "trails-9.7",
    says: "there is a card for it to do something to",
    test: (m, self, seat) => {
      if (!so(m, self, seat)) return true;
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
