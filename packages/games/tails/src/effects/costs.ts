/** What a text asks for before it does anything: a cost is paid whole, or nothing of the text happens (tails-7.13). */
import { type Machine, marked, NONE, seatSubject } from "@tefuda/kernel";
import { alone, type Claim, claimOf, type Payable, type Requirement, together } from "@tefuda/language";
import { amount, has, placesOf, type Scope } from "@tefuda/language/standard/index";
import { DECK, HAS_HEALTH, is, mark, onBattlefield, onField, PILE } from "../schema.ts";
import type { Action, Amount, Cards, Description, Reference } from "../text/tree.ts";

/** Actions that take a card away: no card is taken for two parts of a cost. */
const TAKING: readonly Action["do"][] = ["discard", "destroy", "move"];

/** What each way of paying asks of the cards. */
const FITS: Partial<Record<Action["do"], Payable>> = {
  discard: () => true,
  move: () => true,
  destroy: (m, c) => onBattlefield(m, c) && marked(m, c, mark("cannotBeDestroyed")) === NONE,
  damage: (m, c) => onField(m, c) && is(m, c, HAS_HEALTH) && marked(m, c, mark("cannotBeDamaged")) === NONE,
};

/** Whom an earlier part of a cost would speak of is not known before it is paid. */
export const ANYBODY: Scope["players"] = { means: () => () => true, speak: () => undefined };

/** tails-7.13: an ability is offered only if the whole of its cost can be paid. */
export function canPay(cost: readonly Action[] | undefined, standing: Scope): Requirement[] {
  if (!cost || cost.length === 0) return [];
  // what an earlier part does is not known before
  const scope: Scope = { ...standing, players: ANYBODY, done: () => 0 };
  const tests: Requirement["test"][] = [];
  const taken: Claim[] = [];
  for (const part of cost) {
    const claims = claimsOf(part, scope);
    if (TAKING.includes(part.do)) taken.push(...claims);
    else tests.push(...claims.map(alone));
    tests.push(...playerPays(part, scope));
  }
  if (taken.length > 0) tests.push(together(taken));
  return tests.map((test) => ({ rule: "tails-7.13", says: "all that it costs can be paid", test }));
}

const leavesOf = (cards: Cards): Exclude<Cards, { both: unknown }>[] =>
  "both" in cards ? cards.both.flatMap(leavesOf) : [cards];

function claimsOf(part: Action, scope: Scope): Claim[] {
  const fits = FITS[part.do];
  if (!fits) return [];
  return leavesOf((part as { what: Cards }).what).flatMap((cards) => {
    if ("ref" in cards && cards.ref !== "this" && cards.ref !== "bearer") return [];
    if ("what" in cards && cards.what.zone?.in === "deck") return [];
    const named = "ref" in cards ? { ref: cards.ref } : { count: cards.count, what: cards.what };
    const claim = claimOf<Description, Reference, Amount>("cards", fits, named, {
      one: scope.one,
      num: (n) => amount(n, scope),
      has: (d) => has(d, scope, "any"),
      places: (d) => placesOf(d, scope),
    });
    return claim ? [claim] : [];
  });
}

/** What a player gives who pays with no card that is named. */
function playerPays(part: Action, scope: Scope): Requirement["test"][] {
  if (!("who" in part) || part.who !== "you") return [];
  const free = (m: Machine, seat: number, ban: "cannotLoseBase" | "cannotGainBase" | "cannotDraw"): boolean =>
    marked(m, seatSubject(seat), mark(ban)) === NONE;
  switch (part.do) {
    case "points":
      return [(m, _self, seat) => free(m, seat, part.how === "lose" ? "cannotLoseBase" : "cannotGainBase")];
    case "draw":
    case "mill": {
      const n = amount(part.n, scope);
      return [
        (m, self, seat) =>
          (part.do === "mill" || free(m, seat, "cannotDraw")) &&
          m.count(m.zoneOf(DECK, seat)) + m.count(m.zoneOf(PILE, seat)) >= n(m, self, seat),
      ];
    }
    default:
      return [];
  }
}
