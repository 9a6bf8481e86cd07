/** What a text of True Trading Card Game names when it is activated, before it is done (ttcg-6.12). */

import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards } from "../reader/asking.ts";
import { allSuch } from "../reader/describing.ts";
import type { Reading, Said } from "../reader/reading.ts";
import { forbidden } from "../reader/standing.ts";
import type { Action, Cards, Description, Picked, Statement } from "../reader/tree.ts";
import { found, type Thing } from "../reader/world.ts";

/** Cards that are chosen; `free`: of a part that may be left out, so that none is needed. */
interface Target {
  cards: Picked;
  free: boolean;
  meant: (what: Description) => Description;
}

const asItIs = (what: Description): Description => what;

function targetsOf(r: Reading, action: Action, free = false): Target[] {
  switch (action.do) {
    case "seq": {
      const [first, second] = action.of as readonly Action[];
      // what is all that a text does is needed, even if its player may leave it out
      if (
        first!.do === "may" &&
        first!.who === "you" &&
        hangsOnIt(second!) &&
        (action.of as readonly Action[]).length === 2
      )
        return [...targetsOf(r, first!.what as Action, free), ...targetsOf(r, second!.then!, free)];
      return (action.of as readonly Action[]).flatMap((part) => targetsOf(r, part, free));
    }
    case "may":
      return action.who === "you" ? targetsOf(r, action.what as Action, true) : [];
    case "if": {
      const open = free || action.cond!.if !== "did" || action.otherwise !== undefined;
      const parts = [action.then!, ...(action.otherwise ? [action.otherwise] : [])];
      return parts.flatMap((part) => targetsOf(r, part, open));
    }
    // behind "choose one" nothing is chosen before that is
    case "choose":
      return [];
    default: {
      const what = action.do === "lasting" ? (action.what as Statement).who : action.what;
      if (typeof what !== "object" || "hand" in what || OTHERWISE.includes(action.do)) return [];
      const meant = r.rules.meant?.[action.do] ?? asItIs;
      return phrasesOf(what as Cards)
        .filter(isTarget)
        .map((cards) => ({ cards, free, meant }));
    }
  }
}

const hangsOnIt = ({ do: verb, cond, otherwise }: Action): boolean =>
  verb === "if" && cond!.if === "did" && otherwise === undefined;

/** What is done to cards of a hand, or to what a deck is looked through for. */
const OTHERWISE = ["discard", "search", "dig", "look", "reveal"];

const phrasesOf = (cards: Cards): Picked[] =>
  "both" in cards ? cards.both.flatMap(phrasesOf) : "count" in cards ? [cards] : [];

/** A number of open cards that the player of the text names, if it is known then how many. */
function isTarget({ count, what, chosenBy, random }: Picked): boolean {
  if (count === "all" || random || (chosenBy !== undefined && chosenBy !== "you")) return false;
  if (what.zone !== undefined && what.zone.in !== "pile") return false;
  return what.extreme === undefined && !/"(done|it|them)"/.test(JSON.stringify([count, what]));
}

const poolOf = (r: Reading, { cards, meant }: Target, said: Said): Thing[] =>
  allSuch(r, meant(cards.what), said).filter((thing) => !forbidden(r, thing, "beTargeted"));

const needsNone = ({ free, cards: { count } }: Target): boolean =>
  free || count === "any" || (typeof count === "object" && "upTo" in count);

function leastOf(r: Reading, { cards: { count } }: Target, said: Said): number {
  return typeof count === "object" && "exactly" in count ? numberOf(r, count.exactly, said) : 0;
}
function mostOf(r: Reading, { cards: { count } }: Target, said: Said, there: number): number {
  if (typeof count !== "object") return there;
  return Math.min(there, numberOf(r, "exactly" in count ? count.exactly : count.upTo, said));
}

/** ttcg-14.2: a number that is said has to be there. */
export function canAnnounce(r: Reading, action: Action, said: Said): boolean {
  if (action.do === "choose" && action.who === "you")
    return (action.of as readonly Action[]).some((part) => canAnnounce(r, part, said));
  return targetsOf(r, action).every(
    (target) => target.free || poolOf(r, target, said).length >= leastOf(r, target, said),
  );
}

export function* announce(r: Reading, action: Action, said: Said): Asking<void> {
  for (const target of targetsOf(r, action)) {
    const pool = poolOf(r, target, said);
    const most = mostOf(r, target, said, pool.length);
    const least = Math.min(leastOf(r, target, said), pool.length);
    const chosen = most === 0 ? [] : yield* askCards(said.you, pool, least, most);
    said.chosen.set(target.cards, chosen.map(found));
  }
}

/**
 * ttcg-6.8: those that no longer are what the text names are left out; gives whether any is left, if there were some. Where
 * none need be there (ttcg-6.12) the rest is done without.
 */
export function stillStands(r: Reading, action: Action, said: Said): boolean {
  let [before, now] = [0, 0];
  const targets = targetsOf(r, action);
  for (const { cards, meant } of targets) {
    const chosen = said.chosen.get(cards);
    if (!Array.isArray(chosen)) continue;
    const such = allSuch(r, meant(cards.what), said);
    const left = chosen.filter(({ thing, life }) => thing.life === life && such.includes(thing));
    before += chosen.length;
    now += left.length;
    said.chosen.set(cards, left);
  }
  return before === 0 || now > 0 || targets.every(needsNone);
}
