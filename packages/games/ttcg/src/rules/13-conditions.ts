/** 13 Conditions: what has to hold, for an activation and again when its effect resolves (ttcg-6.8). */

import type { Machine } from "@tefuda/kernel";
import { WordsError } from "@tefuda/kernel";
import { type CardNum, type CardTest, compare, type Requirement } from "@tefuda/language";
import { leads } from "@tefuda/language/conditions/asked";
import { everyHolds, those } from "@tefuda/language/conditions/every";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { isHidden } from "../effects/places.ts";
import { MEANING } from "../effects/says.ts";
import { destroyedThisTurn, type Scope } from "../effects/scope.ts";
import {
  ATTACKS,
  BATTLE_PHASE,
  CAME_IN,
  DECK,
  DRAW_PHASE,
  HAND,
  LOST_UNIT,
  MAIN_PHASE,
  NUMBERS,
  onField,
  PHASE,
  PILE,
  TURN,
  turnPlayer,
} from "../schema.ts";
import { areAny, isHeld } from "../text/described.ts";
import type { Comparison, Condition, Description, Phase, Who, Zone } from "../text/tree.ts";
import { countOf, hasAll } from "./14-targets.ts";

export const PHASE_NUMBER: Record<Phase, number> = {
  draw: DRAW_PHASE,
  main: MAIN_PHASE,
  battle: BATTLE_PHASE,
};

/** A condition as a requirement: its rule, its words, its test, and what open information tells of it. */
export function condition(c: Condition, scope: Scope): Requirement {
  switch (c.if) {
    case "count":
      return countCondition(c, scope);
    case "hand":
      return numberHeld(c.who, "hand", c, scope);
    case "outnumber": {
      // of each player their own: where the text names a place, those that lie there
      const zone = c.what.zone ?? { in: "field" };
      const own: Zone = { in: isHeld(zone) ? zone.in : "field", whose: "you" };
      if ("whose" in zone) void zone.whose;
      const count = countOf({ ...c.what, zone: own }, scope);
      return requires("ttcg-13.3", "the numbers of cards compare as the text says", leads(c.who, count));
    }
    case "points": {
      const { how, n } = c;
      const number = NUMBERS[c.of];
      return seats(c.who, scope, countingRule(c), "the points are as the text says", (m, seat) =>
        compare(how, number(m, seat), n),
      );
    }
    case "lead": {
      if (c.of === "points")
        return requires(
          "ttcg-13.3",
          "the points compare as the text says",
          leads(c.who, (m, _self, seat) => NUMBERS.points(m, seat)),
        );
      const id = HELD[c.of];
      const number: CardNum = (m, _self, seat) => m.count(m.zoneOf(id, seat));
      return requires("ttcg-13.3", "the numbers of cards compare as the text says", leads(c.who, number));
    }
    case "is": {
      const of = scope.one(c.what);
      const has = hasAll(c.fits, scope, scope.look(c.what));
      return requires("ttcg-13.3", "the card is what the text says", (m, s, p) => {
        const card = of(m, s, p);
        return card >= 0 && has(m, card, s, p);
      });
    }
    case "every":
      return requires(
        "ttcg-13.3",
        "all of the cards are as the text says",
        everyHolds(countOf(c.what, scope), countOf(those(c.what, c.fits)!, scope)),
      );
    case "turn": {
      const { whose: turnOf } = c;
      return requires(
        "ttcg-13.13",
        turnOf === "opponent" ? "it is your opponent's turn" : "it is your turn",
        (m, _s, p) => turnOf === "both" || (turnPlayer(m) === p) === (turnOf === "you"),
      );
    }
    case "phase": {
      const phase = PHASE_NUMBER[c.phase];
      const whose = c.whose ?? "both";
      return requires(
        "ttcg-13.13",
        `it is the ${c.phase} phase${whose === "opponent" ? " of your opponent's turn" : whose === "you" ? " of your turn" : ""}`,
        (m, _s, p) =>
          m.number(PHASE) === phase && (whose === "both" || (turnPlayer(m) === p) === (whose === "you")),
      );
    }
    case "happened":
      return happened(c, scope);
    case "event": {
      if (c.event !== "destroyed")
        throw new WordsError(MEANING.noMeaning("something to have happened", String(c.event)));
      const count = destroyedThisTurn(hasAll(ofField(c.what), scope));
      return requires("ttcg-13.6", "such a card was destroyed this turn", (m, s, p) => count(m, s, p) > 0);
    }
    case "not": {
      const inner = condition(c.what, scope);
      return {
        ...requires(inner.rule, `not: ${inner.says}`, (m, s, p) => !inner.test(m, s, p)),
        ...(inner.open ? { open: () => true } : {}),
      };
    }
    case "and":
    case "or": {
      const all = c.of.map((x) => condition(x, scope));
      const test: CardTest =
        c.if === "and"
          ? (m, s, p) => all.every((r) => r.test(m, s, p))
          : (m, s, p) => all.some((r) => r.test(m, s, p));
      const hidden = all.some((r) => r.open);
      return {
        ...requires(all[0]!.rule, all.map((r) => r.says).join(`, ${c.if} `), test),
        ...(hidden ? { open: () => true } : {}),
      };
    }
    default:
      return otherCondition(c, scope);
  }
}

/** A card that was destroyed lay on somebody's side of the field, and nowhere else. */
export const ofField = ({ zone, ...what }: Description): Description =>
  zone?.in === "field" ? { ...what, zone } : what;

function otherCondition(c: Condition, _scope: Scope): never {
  if (c.if === "did") throw new WordsError(COMMON.nothingAsked);
  throw new WordsError(MEANING.noMeaning("a condition", JSON.stringify(c)));
}

const requires = (rule: string, says: string, test: CardTest): Requirement => ({ rule, says, test });

function seats(
  who: Who,
  scope: Scope,
  rule: string,
  says: string,
  test: (m: Machine, seat: number, self: number, acts: number) => boolean,
): Requirement {
  if (who === "both") return requires(rule, says, (m, s, p) => test(m, 0, s, p) && test(m, 1, s, p));
  const seat = scope.seatOf(who);
  return requires(rule, says, (m, s, p) => test(m, seat(m, s, p), s, p));
}

interface Asked {
  how: Comparison;
  n: number;
}

/** ttcg-11.3 where a text says "exactly"; "no units" says that there are none. */
const countingRule = ({ how, n }: Asked): string =>
  how === "exactly" && n !== 0 ? "ttcg-11.3" : "ttcg-13.3";

/** Where cards are that no player controls. */
const HELD = { hand: HAND, deck: DECK, pile: PILE } as const;
type Held = keyof typeof HELD;

/** How many cards of whatever sort somebody has. */
function numberHeld(who: Who, of: Held, c: Asked, scope: Scope): Requirement {
  const says = `the number of cards in the ${of} is as the text says`;
  const id = HELD[of];
  return seats(who, scope, countingRule(c), says, (m, seat) =>
    compare(c.how, m.count(m.zoneOf(id, seat)), c.n),
  );
}

/** ttcg-13.3: "have" looks at the own field and hand; "control" at the own field only. */
function countCondition(c: Extract<Condition, { if: "count" }>, scope: Scope): Requirement {
  const { what, have = false, how, n } = c;
  const { zone, ...sort } = what;
  const rule = countingRule(c);
  if (isHeld(zone) && areAny(sort)) return numberHeld(zone.whose ?? "both", zone.in, c, scope);
  const who = zone?.in === "field" ? zone.whose : undefined;
  const says = isHeld(zone)
    ? "the cards there are as the text says"
    : `${who === "opponent" ? "your opponent has" : who === undefined || who === "both" ? "there are" : have ? "you have" : "you control"} the cards that the text names`;
  const there = countOf(what, scope);
  if (!have || !who) {
    const test: CardTest = (m, s, p) => compare(how, there(m, s, p), n);
    return { ...requires(rule, says, test), ...(isHidden(zone) ? { open: () => true } : {}) };
  }
  const hand = countOf({ ...what, zone: { in: "hand", whose: who } }, scope);
  return {
    ...requires(rule, says, (m, s, p) => compare(how, there(m, s, p) + hand(m, s, p), n)),
    open: () => true,
  };
}

function happened(c: Extract<Condition, { if: "happened" }>, scope: Scope): Requirement {
  const { what, who } = c;
  return seats(who, scope, "ttcg-13.6", "that happened this turn", (m, seat) => {
    if (what === "lostUnitThisTurn") return m.seatNumber(seat, LOST_UNIT) === m.number(TURN);
    for (let c = 0; c < m.layout.cards; c++) {
      if (!onField(m, c) || m.actsFor(c) !== seat) continue;
      if (what === "attackedThisTurn" ? m.column(c, ATTACKS) > 0 : m.column(c, CAME_IN) === m.number(TURN))
        return true;
    }
    return false;
  });
}
