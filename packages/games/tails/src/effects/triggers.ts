/** When a text is set off by itself (tails-7.14): its events, and what they have to be. */
import { type GameEvent, type Machine, NONE, type TriggerCondition } from "@tefuda/kernel";
import { actingFor } from "@tefuda/language";
import {
  ATTACKED,
  ATTACKS_EVENT,
  BASE_HIT,
  DAMAGED,
  DEPLOYS,
  DIES,
  DODGES,
  DRAWN,
  DREW,
  HITS,
  IS_HIT,
  LEAVES,
  LOSES_BASE,
  PLAYS,
  TURN_ENDS,
  TURN_STARTS,
  WITHSTANDS,
} from "../events.ts";
import { playerOf } from "../schema.ts";
import type { Cards, Trigger, Who } from "../text/tree.ts";
import { has, isWho, meant, type Scope } from "./describe.ts";

/** Which argument of the event tells of what the text may mean; e[0] is the card that the trigger speaks of. */
export interface Told {
  trigger: number;
  attacker: number;
  attacked: number;
  /** The player whom "they" means; left out, the player of the card. */
  they?: number;
  /** On whose side the card lies or lay. */
  side?: number;
}
/** The event tells nothing of it. */
export const NOWHERE = 9;

interface Found {
  watches: TriggerCondition[];
  told: Told;
}

const actsFor = actingFor(playerOf);
const isThis = (cards: Cards): boolean => "ref" in cards && cards.ref === "this";

/** An event that happens to a card which a phrase means. */
function happensTo(
  event: GameEvent,
  what: Cards,
  scope: Scope,
  further: TriggerCondition["test"] = () => true,
): TriggerCondition {
  if (isThis(what)) return { event, self: true, while: "top", test: further };
  const test = meant(what, scope);
  return {
    event,
    self: false,
    while: "top",
    test: (m, card) => test(m, m.e[0]!, card, actsFor(m, card)) && further(m, card),
  };
}
function happensToSeat(event: GameEvent, who: Who, scope: Scope): TriggerCondition {
  const isMeant = isWho(who, scope);
  return {
    event,
    self: false,
    while: "top",
    test: (m, card) => isMeant(m, m.e[0]!, card, actsFor(m, card)),
  };
}

export function triggerOf(on: Trigger, scope: Scope): Found {
  const told = (more: Partial<Told> = {}): Told => ({
    trigger: 0,
    attacker: NOWHERE,
    attacked: NOWHERE,
    ...more,
  });
  const ofSeat = told({ trigger: NOWHERE, they: 0 });
  switch (on.on) {
    case "deployed":
      return { watches: [happensTo(DEPLOYS, on.what, scope)], told: told({ side: 1 }) };
    case "dies":
      return { watches: [happensTo(DIES, on.what, scope)], told: told({ side: 2 }) };
    case "leaves":
      return { watches: [happensTo(LEAVES, on.what, scope)], told: told({ side: 1 }) };
    case "attacks":
      return {
        watches: [happensTo(ATTACKS_EVENT, on.what, scope)],
        told: told({ attacker: 0, attacked: 1 }),
      };
    case "attackedBy":
      return { watches: [happensTo(ATTACKED, on.what, scope)], told: told({ attacker: 1, attacked: 0 }) };
    case "hits": {
      const hit = on.target ? has(on.target, scope) : undefined;
      const fits = (m: Machine, card: number): boolean =>
        !hit || (m.e[1] !== NONE && hit(m, m.e[1]!, card, playerOf(m, card)));
      return { watches: [happensTo(HITS, on.what, scope, fits)], told: told({ attacker: 0, attacked: 1 }) };
    }
    case "hitsBase": {
      const isMeant = isWho(on.whose, scope);
      const fits = (m: Machine, card: number): boolean =>
        m.e[1] === NONE && isMeant(m, m.e[2]!, card, playerOf(m, card));
      return { watches: [happensTo(HITS, on.what, scope, fits)], told: told({ attacker: 0, they: 2 }) };
    }
    case "isHit":
      return {
        watches: [happensTo(IS_HIT, on.what, scope)],
        told: told({ attacker: 1, attacked: 0, side: 2 }),
      };
    case "kills": {
      const dead = on.target ? has(on.target, scope) : undefined;
      const by = meant(on.what, scope);
      return {
        watches: [
          {
            event: DIES,
            self: false,
            while: "top",
            test: (m, card) =>
              m.e[1] !== NONE &&
              by(m, m.e[1]!, card, actsFor(m, card)) &&
              (!dead || dead(m, m.e[0]!, card, actsFor(m, card))),
          },
        ],
        told: told({ trigger: 1, attacker: 1, attacked: 0, side: 2 }),
      };
    }
    case "withstands":
      return {
        watches: [happensTo(WITHSTANDS, on.what, scope)],
        told: told({ attacker: 1, attacked: 0 }),
      };
    case "dodges":
      return { watches: [happensTo(DODGES, on.what, scope)], told: told({ attacker: 1, attacked: 0 }) };
    case "damaged":
      return { watches: [happensTo(DAMAGED, on.what, scope)], told: told({ attacker: 2 }) };
    case "played": {
      const fits = has(on.what, scope);
      const isMeant = isWho(on.who, scope);
      return {
        watches: [
          {
            event: PLAYS,
            self: false,
            while: "top",
            test: (m, card) =>
              isMeant(m, m.e[1]!, card, actsFor(m, card)) && fits(m, m.e[0]!, card, actsFor(m, card)),
          },
        ],
        told: told({ they: 1, side: 1 }),
      };
    }
    case "draws":
      return on.each
        ? { watches: [happensToSeat(DRAWN, on.who, scope)], told: told({ trigger: 1, they: 0, side: 0 }) }
        : { watches: [happensToSeat(DREW, on.who, scope)], told: ofSeat };
    case "turnStart":
      return { watches: [happensToSeat(TURN_STARTS, on.whose, scope)], told: ofSeat };
    case "turnEnd":
      return { watches: [happensToSeat(TURN_ENDS, on.whose, scope)], told: ofSeat };
    case "points":
      return { watches: [happensToSeat(LOSES_BASE, on.who, scope)], told: ofSeat };
    case "baseHit":
      return { watches: [happensToSeat(BASE_HIT, on.whose, scope)], told: { ...ofSeat, attacker: 1 } };
  }
}
