/** When a text is set off by itself (trails-9.4, 9.6): its events, and what they have to be. */
import type { GameEvent, Machine, Watch } from "@tefuda/kernel";
import {
  ACTIONED,
  ATTACKED,
  ATTACKS,
  COMBAT_BEGINS,
  CURED,
  DEPLOYS,
  DESTROYED,
  DRAWS,
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
import { playerOf, works } from "../table.ts";
import type { Cards, Trigger, Who } from "../text/tree.ts";
import { controllerOf, has, isWho, meant, type Scope, type Where, workedBefore } from "./describe.ts";
import { worksOrFalls } from "./standing.ts";

/** What sets a text off, and whether that tells of a card, which then is its first argument. */
interface Found {
  watches: Watch[];
  tellsCard: boolean;
}
type Test = (m: Machine) => boolean;
const always: Test = () => true;

/** An event in which a card that a phrase means stays where it lies. */
function happensTo(
  event: GameEvent,
  what: Cards,
  scope: Scope,
  more: { where?: Where; on?: (m: Machine, card: number) => boolean; further?: Test } = {},
): Found {
  const { where = "now", on = works, further = always } = more;
  const test = meant(what, scope, where);
  const self = "ref" in what && what.ref === "this";
  return {
    watches: [
      {
        event,
        self,
        while: "top",
        test: (m, card) => on(m, card) && test(m, m.e[0]!, card, playerOf(m, card)) && further(m),
      },
    ],
    tellsCard: true,
  };
}

/**
 * An event in which the card goes away. It is seen by all that is left; by the text of the card itself, unless that was
 * off (trails-8.3, 9.6); and by what goes together with it. It is asked of how it lay before.
 */
function takesAway(event: GameEvent, what: Cards, scope: Scope): Found {
  const test = meant(what, scope, "before");
  const watch = (place: Watch["while"], self: boolean, on: (m: Machine, card: number) => boolean): Watch => ({
    event,
    self,
    while: place,
    test: (m, card) =>
      (m.e[0] === card) === self && on(m, card) && test(m, m.e[0]!, card, controllerOf(m, card)),
  });
  const own = watch("top", true, workedBefore);
  const onlyOwn = "ref" in what && what.ref === "this";
  return {
    watches: onlyOwn ? [own] : [own, watch("top", false, works), watch("elsewhere", false, goesToo)],
    tellsCard: true,
  };
}
const goesToo = (m: Machine, card: number): boolean => past.leftNow(m, card) && workedBefore(m, card);

function happensToSeat(event: GameEvent, who: Who, further: Test = always): Found {
  return {
    watches: [
      {
        event,
        self: false,
        while: "top",
        test: (m, card) => works(m, card) && isWho(m, who, m.e[0]!, card, playerOf(m, card)) && further(m),
      },
    ],
    tellsCard: false,
  };
}

export function triggerOf(on: Trigger, scope: Scope): Found {
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
      return happensTo(STUNS, on.what, scope, { where: "fallen", on: worksOrFalls });
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
    case "losesBond":
      return happensToSeat(LOSES_BOND, on.who);
    case "draws":
      return happensToSeat(DRAWS, on.who);
  }
}

function played({ who, what, from }: Extract<Trigger, { on: "played" }>, scope: Scope): Found {
  const fits = has(what, scope, "any");
  const home = from === undefined ? undefined : from === "homebase" ? 1 : 0;
  return {
    watches: [
      {
        event: PLAYED,
        self: false,
        while: "top",
        test: (m, card) =>
          works(m, card) &&
          (home === undefined || m.e[2] === home) &&
          isWho(m, who, m.e[1]!, card, playerOf(m, card)) &&
          fits(m, m.e[0]!, card, playerOf(m, card)),
      },
    ],
    tellsCard: true,
  };
}
