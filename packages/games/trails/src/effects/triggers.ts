/** When a text is set off by itself (trails-9.4, 9.6): its events, and what they have to be. */
import type { GameEvent, Machine } from "@tefuda/kernel";
import { type CardOn, type SetOff, triggersOf } from "@tefuda/language";
import {
  ACTIONED,
  ATTACKED,
  ATTACKS,
  COMBAT_BEGINS,
  CURED,
  DEPLOYS,
  DESTROYED,
  DISCARDED,
  DRAWS_CARD,
  DRAWS_CARDS,
  ENTERS,
  LEAVES,
  LOSES_BOND,
  OVERKILLS,
  PLAYED,
  REBUILT,
  STUNNED_EVENT,
  STUNS,
  SUPPORTS,
  TURN_ENDS,
} from "../events.ts";
import { past } from "../last.ts";
import { playerOf, works } from "../schema.ts";
import type { Cards, Description, Trigger, Who } from "../text/tree.ts";
import { controllerOf, has, isWho, meant, type Scope, type Where, workedBefore } from "./describe.ts";
import { worksOrFalls } from "./standing.ts";

const watches = triggersOf({
  works,
  workedBefore,
  leftNow: (m, card) => past.leftNow(m, card),
  playerOf,
  controllerOf,
});
const isOwn = (what: Cards): boolean => "ref" in what && what.ref === "this";

/** An event in which a card that a phrase means stays where it lies. */
const happensTo = (
  event: GameEvent,
  what: Cards,
  scope: Scope,
  { where, ...more }: { where?: Where; on?: CardOn; further?: (m: Machine) => boolean } = {},
): SetOff => watches.happensTo(event, meant(what, scope, where), isOwn(what), more);
/** An event in which it goes away (trails-8.3, 9.6). */
const takesAway = (event: GameEvent, what: Cards, scope: Scope): SetOff =>
  watches.takesAway(event, meant(what, scope, "before"), isOwn(what));
const happensToSeat = (event: GameEvent, who: Who): SetOff => watches.happensToSeat(event, isPlayer(who));

/** What a player does with a card. */
const doneWith = (
  event: GameEvent,
  { who, what }: { who: Who; what: Description },
  scope: Scope,
  further?: (m: Machine, card: number) => boolean,
): SetOff => watches.doneWith(event, isPlayer(who), has(what, scope, "any"), further);
const isPlayer =
  (who: Who) =>
  (m: Machine, seat: number, card: number, of: number): boolean =>
    isWho(m, who, seat, card, of);

export function triggerOf(on: Trigger, scope: Scope): SetOff {
  switch (on.on) {
    case "enters":
      return happensTo(ENTERS, on.what, scope);
    case "played":
      return played(on, scope);
    case "stunned":
      // trails-6.12: those that fall together see one another fall
      return happensTo(STUNNED_EVENT, on.what, scope, { where: "fallen", on: worksOrFalls });
    case "cured":
      return happensTo(CURED, on.what, scope, { where: "fallen" });
    case "destroyed":
      return takesAway(DESTROYED, on.what, scope);
    case "leaves":
      return takesAway(LEAVES, on.what, scope);
    case "attacks":
      return happensTo(ATTACKS, on.what, scope, on.group ? { further: (m) => m.e[2] === 1 } : {});
    case "attacked":
      return happensTo(ATTACKED, on.what, scope);
    case "stuns":
      return stuns(on, scope);
    case "overkill":
      return happensTo(OVERKILLS, on.what, scope, { where: "fallen" });
    case "supports":
      return happensTo(SUPPORTS, on.what, scope);
    case "actioned":
      return happensTo(ACTIONED, on.what, scope);
    case "rebuilt":
      return happensToSeat(REBUILT, on.who);
    case "deploys":
      return happensToSeat(DEPLOYS, on.who);
    case "combat":
      return happensToSeat(COMBAT_BEGINS, "both");
    case "turnEnd":
      return happensToSeat(TURN_ENDS, "both");
    case "points":
      return happensToSeat(LOSES_BOND, on.who);
    case "discards":
      return doneWith(DISCARDED, on, scope);
    case "draws":
      return happensToSeat(on.each ? DRAWS_CARD : DRAWS_CARDS, on.who);
  }
}

/** Whoever stuns may fall at the same time (trails-6.8), and may have left when its text stuns. */
function stuns({ what, whom, inCombat }: Extract<Trigger, { on: "stuns" }>, scope: Scope): SetOff {
  const stunner = meant(what, scope, "fallen");
  const stunned = meant(whom, scope, "fallen");
  return watches.happensTo(
    STUNS,
    (m, card, self, seat) =>
      (!inCombat || m.e[2] === 1) && stunner(m, card, self, seat) && stunned(m, m.e[1]!, self, seat),
    isOwn(what),
    { on: worksOrFalls },
  );
}
function played(on: Extract<Trigger, { on: "played" }>, scope: Scope): SetOff {
  const { from } = on;
  const home = from === undefined ? undefined : from === "homebase" ? 1 : 0;
  return doneWith(PLAYED, on, scope, (m) => home === undefined || m.e[2] === home);
}
