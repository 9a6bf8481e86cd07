/** When a text is set off by itself (tails-7.14): its events, and what they have to be. */
import { type GameEvent, type Machine, NONE, type Watch } from "@tefuda/kernel";
import {
  ATTACKED,
  ATTACKS_EVENT,
  DAMAGED,
  DEPLOYS,
  DIES,
  DODGES,
  DRAWS,
  HITS,
  LEAVES,
  LOSES_BASE,
  PLAYS,
  TURN_ENDS,
  TURN_STARTS,
} from "../events.ts";
import { playerOf } from "../table.ts";
import type { Cards, Reference, Trigger } from "../text/tree.ts";
import { has, isWho, meant, type Scope } from "./describe.ts";
import type { CardNum } from "./text.ts";

/** Which argument of the event a reference of the text means; e[0] is the card that the trigger speaks of. */
export interface Told {
  trigger: number;
  attacker: number;
  attacked: number;
}
/** The event tells nothing of it. */
export const NOWHERE = 9;

interface Found {
  watches: Watch[];
  told: Told;
}

const isThis = (cards: Cards): boolean => "ref" in cards && cards.ref === "this";

/** An event that happens to a card which a phrase means. */
function happensTo(
  event: GameEvent,
  what: Cards,
  scope: Scope,
  further: (m: Machine) => boolean = () => true,
): Watch {
  if (isThis(what)) return { event, self: true, while: "top", test: further };
  const test = meant(what, scope);
  return {
    event,
    self: false,
    while: "top",
    test: (m, card) => test(m, m.e[0]!, card, playerOf(m, card)) && further(m),
  };
}
function happensToSeat(event: GameEvent, who: Parameters<typeof isWho>[1]): Watch {
  return {
    event,
    self: false,
    while: "top",
    test: (m, card) => isWho(m, who, m.e[0]!, card, playerOf(m, card)),
  };
}

export function triggerOf(on: Trigger, scope: Scope): Found {
  const told = (more: Partial<Told> = {}): Told => ({
    trigger: 0,
    attacker: NOWHERE,
    attacked: NOWHERE,
    ...more,
  });
  switch (on.on) {
    case "deployed":
      return { watches: [happensTo(DEPLOYS, on.what, scope)], told: told() };
    case "dies":
      return { watches: [happensTo(DIES, on.what, scope)], told: told() };
    case "leaves":
      return { watches: [happensTo(LEAVES, on.what, scope)], told: told() };
    case "attacks":
      return {
        watches: [happensTo(ATTACKS_EVENT, on.what, scope)],
        told: told({ attacker: 0, attacked: 1 }),
      };
    case "attackedBy":
      return { watches: [happensTo(ATTACKED, on.what, scope)], told: told({ attacker: 1, attacked: 0 }) };
    case "hits": {
      const { base } = on;
      const fits = (m: Machine): boolean => base === undefined || (m.e[1] === NONE) === base;
      return { watches: [happensTo(HITS, on.what, scope, fits)], told: told({ attacker: 0, attacked: 1 }) };
    }
    case "dodges":
      return { watches: [happensTo(DODGES, on.what, scope)], told: told({ attacker: 1, attacked: 0 }) };
    case "damaged":
      return { watches: [happensTo(DAMAGED, on.what, scope)], told: told({ attacker: 2 }) };
    case "played": {
      const fits = has(on.what, scope);
      return {
        watches: [
          {
            event: PLAYS,
            self: false,
            while: "top",
            test: (m, card) =>
              isWho(m, on.who, m.e[1]!, card, playerOf(m, card)) && fits(m, m.e[0]!, card, playerOf(m, card)),
          },
        ],
        told: told(),
      };
    }
    case "turnStart":
      return { watches: [happensToSeat(TURN_STARTS, on.whose)], told: told({ trigger: NOWHERE }) };
    case "turnEnd":
      return { watches: [happensToSeat(TURN_ENDS, on.whose)], told: told({ trigger: NOWHERE }) };
    case "draws":
      return { watches: [happensToSeat(DRAWS, on.who)], told: told({ trigger: NOWHERE }) };
    case "losesBase":
      return { watches: [happensToSeat(LOSES_BASE, on.who)], told: told({ trigger: NOWHERE }) };
  }
}

/** The card that a reference means among an event's arguments, as a trigger's program holds them. */
export const toldCard =
  (told: Told, args: readonly CardNum[]) =>
  (ref: Reference): CardNum | undefined => {
    const n =
      ref === "trigger"
        ? told.trigger
        : ref === "attacker"
          ? told.attacker
          : ref === "attacked"
            ? told.attacked
            : NOWHERE;
    return args[n];
  };
