/** Cards and parts that are chosen before anything is done, where a game has it so. */
import type { Asking } from "./asking.ts";
import { asksFace, boundsOf, candidates, choose, chooserOf, moverOf } from "./cards.ts";
import { holds } from "./conditions.ts";
import type { Reading, Said } from "./reading.ts";
import type { Action, Cards, Cost, Description, Picked, Statement } from "./tree.ts";
import { seatsOf } from "./who.ts";
import { everything, found, zoneOf } from "./world.ts";

/** Chooses what can be chosen before; leaves it in `said.chosen`. */
export function* chooseTargets(r: Reading, action: Action, said: Said): Asking<void> {
  if (r.rules.announces) return yield* r.rules.announces.choose(r, action, said);
  if (!r.rules.choosesFirst) return;
  const it = said.it;
  yield* walk(r, action, said, []);
  said.it = it;
}

function* walk(r: Reading, action: Action, said: Said, before: Action[]): Asking<void> {
  switch (action.do) {
    case "seq":
      for (const part of action.of as readonly Action[]) yield* walk(r, part, said, before);
      return;
    case "if":
      if (action.cond!.if === "did") {
        yield* walk(r, action.then!, said, before);
        if (action.otherwise) yield* walk(r, action.otherwise, said, before);
      } else {
        const branch = holds(r, action.cond!, said) ? action.then : action.otherwise;
        if (branch) yield* walk(r, branch, said, before);
        before.push(action);
      }
      return;
    case "may":
    case "flip":
    case "later":
      before.push(action);
      return;
    case "unless":
      yield* walk(r, action.what as Action, said, []);
      before.push(action);
      return;
    case "choose": {
      if (action.who !== "you") {
        before.push(action);
        return;
      }
      const parts = action.of as readonly Action[];
      const open = parts.flatMap((part, i) => (canBegin(r, part, said) ? [i] : []));
      if (open.length === 0) return;
      const part = (yield { about: "part", who: said.you, parts: open }) as number;
      said.chosen.set(action, part);
      yield* walk(r, parts[part]!, said, before);
      before.push(action);
      return;
    }
    default:
      for (const { cards, by } of cardsOf(r, action, said)) {
        if (!isTarget(r, cards, said, by, before)) continue;
        const picked = yield* choose(r, cards, said, by, r.rules.meant?.[action.do]);
        said.chosen.set(cards, picked.map(found));
        said.it = picked.map(found);
      }
      before.push(action);
  }
}

/** The cards that an action asks somebody to pick, and who is asked; what each player moves, each picks as it is come to. */
export function cardsOf(r: Reading, action: Action, said: Said): { cards: Picked; by: number }[] {
  if (action.do === "move" && action.who === "both") return [];
  const what = action.what as Cards | Statement | { hand: string } | undefined;
  const list: Picked[] = [];
  const take = (cards: Cards): void => {
    if ("both" in cards) cards.both.forEach(take);
    else if ("count" in cards) list.push(cards);
  };
  if (action.do === "lasting") {
    const { who } = what as Statement;
    if (typeof who === "object") take(who);
  } else if (typeof what === "object" && action.do !== "search" && ("count" in what || "both" in what))
    take(what as Cards);
  if (typeof action.to === "object") take(action.to);
  return list.map((cards) => ({ cards, by: chooserOf(r, cards, said, moverOf(r, action, said)) }));
}

function isTarget(
  r: Reading,
  { count, what, random }: Picked,
  said: Said,
  by: number,
  before: readonly Action[],
): boolean {
  if (count === "all" || random || by !== said.you || speaksBack(what)) return false;
  const place = what.zone ? what.zone.in : "";
  return r.rules.targets.includes(place) && !before.some((action) => r.rules.bringsAbout(action, what));
}

/** What is described by cards that were spoken of is known only when these are. */
const speaksBack = ({ sharesOrg, bounds = [] }: Description): boolean =>
  (sharesOrg !== undefined && "ref" in sharesOrg && sharesOrg.ref !== "this") ||
  bounds.some(({ n }) => typeof n !== "number" && ["it", "them"].includes(n.of));

/** Whether such a card may lie where somebody does not see what lies there (trails-11.1). */
function mayLieHidden(r: Reading, what: Description, said: Said, by: number): boolean {
  if (what.is?.face === "up" || !what.zone) return false;
  if (!asksFace(what)) return false;
  const zone = r.rules.zones[what.zone.in];
  const seats = seatsOf(r, what.zone.whose ?? "both", said);
  return everything(r.world).some(
    (thing) =>
      thing.zone === zone &&
      seats.includes(thing.seat) &&
      thing.faceDown &&
      (thing.seat !== by || by !== said.you),
  );
}

/** What has been done before an action that may need targets, and whether it is the first of all. */
interface Before {
  before: Action[];
  first: boolean;
  /** Whether hands are not what they were, as something was paid of them. */
  paid?: boolean;
  /** Who is to know whether it can begin. */
  for: number;
}

/**
 * Whatever is paid out of a hand or into it, nobody asks before whether the hand holds what is then done first; where it is
 * paid part by part nothing comes into it by that.
 */
export const afterPaying = (r: Reading, cost: readonly Cost[], said: Said): Before => ({
  before: [],
  first: said.first,
  paid: !r.rules.paysInTurn && cost.some(({ pay }) => pay === "return" || pay === "discard"),
  for: said.you,
});

/** Whether every target that the action needs is there, as far as somebody can tell. */
export function canBegin(
  r: Reading,
  action: Action,
  said: Said,
  at: Before = { before: [], first: said.first, for: said.you },
): boolean {
  if (r.rules.announces) return r.rules.announces.can(r, action, said);
  const later = { ...at, first: false };
  if (!r.rules.needs.later && (!at.first || action.do === "if")) return true;
  switch (action.do) {
    case "seq":
      return (action.of as readonly Action[]).every((part, i) =>
        canBegin(r, part, said, i === 0 ? at : later),
      );
    case "if": {
      if (action.cond!.if === "did") {
        // what the one way does is not done before the other
        const can = [action.then, action.otherwise].every(
          (part) => !part || canBegin(r, part, said, { ...later, before: [...at.before] }),
        );
        at.before.push(action);
        return can;
      }
      const branch = holds(r, action.cond!, said) ? action.then : action.otherwise;
      const can = !branch || canBegin(r, branch, said, later);
      at.before.push(action);
      return can;
    }
    case "may":
    case "flip":
    case "later":
      at.before.push(action);
      return true;
    case "unless": {
      const can = canBegin(r, action.what as Action, said, at);
      at.before.push(action);
      return can;
    }
    case "choose": {
      const can =
        action.who !== "you" ||
        (action.of as readonly Action[]).some((part) =>
          canBegin(r, part, said, { ...at, before: [...at.before] }),
        );
      at.before.push(action);
      return can;
    }
    default: {
      const all = cardsOf(r, action, said);
      const { rows, lasting } = r.rules.needs;
      const needed = (all.length > 1 && !rows) || (action.do === "lasting" && !lasting) ? [] : all;
      const lacks = needed.some(({ cards, by }) => isMissing(r, action, cards, said, by, at));
      at.before.push(action);
      return !lacks;
    }
  }
}

function isMissing(r: Reading, action: Action, cards: Picked, said: Said, by: number, at: Before): boolean {
  const hand = cards.what.zone !== undefined && r.rules.zones[cards.what.zone.in] === r.rules.hand;
  const seats = hand ? seatsOf(r, cards.what.zone!.whose ?? "both", said) : [];
  const own =
    r.rules.needs.hand && at.first && !at.paid && seats.length === 1 && by === said.you && !cards.random;
  const other = r.rules.needs.others && cards.chosenBy !== undefined;
  const both = r.rules.needs.hand && r.rules.needs.later && at.first && seats.length === 2;
  if (!own && !other && !both && !isTarget(r, cards, said, by, at.before)) return false;
  if (typeof cards.count !== "object" || !("exactly" in cards.count)) return false;
  const [min] = boundsOf(r, cards, said, Number.MAX_SAFE_INTEGER);
  if (min === 0) return false;
  // of another hand nobody knows more than how many cards it holds; and to anybody but its player a text tells no more
  if (both) {
    const told = candidates(r, cards, said, by).filter(({ seat }) => seat === said.you && seat === at.for);
    const hidden = seats.filter((seat) => seat !== said.you || seat !== at.for);
    return told.length === 0 && hidden.every((seat) => zoneOf(r.world, seat, r.rules.hand).length === 0);
  }
  // nobody else knows more of a hand than how many cards it holds
  if (hand && at.for !== by && asksFace(cards.what)) return zoneOf(r.world, by, r.rules.hand).length === 0;
  const pool = candidates(r, cards, said, by, r.rules.meant?.[action.do]);
  return pool.length === 0 && !mayLieHidden(r, cards.what, said, at.for);
}
