/** When a text is set off by itself: icons and what the Activate icon waits for (sangoku-9.2 to 9.22). */
import type { GameEvent, Machine, TriggerCondition } from "@tefuda/kernel";
import { type Has, type SetOff, triggersOf, type Who } from "@tefuda/language";
import { DAMAGED, DISCARDED, RETIRES, STANDS, TAPS, TURNS_UP } from "../events.ts";
import { BEFORE, type Look, past, workedBefore } from "../last.ts";
import { BY_EFFECT, SUMMONED } from "../places.ts";
import { AS_ATTACKER, AS_INTERCEPTOR } from "../rules/07-damage.ts";
import { IS_ATTACKER, IS_DEFENDER, isBattle, PREPARED, playerOf, works } from "../schema.ts";
import {
  ATTACKS,
  AWAKENED,
  DRAWS_CARD,
  DRAWS_CARDS,
  ENTERS,
  EQUIPPED,
  FORT_DOWN,
  HITS_FORTS,
  HURT,
  INTERCEPTS,
  IS_ATTACKED,
  LEAVES,
  MAIN_BEGINS,
  MUSOU,
  OCCURS,
  PLAYED,
  TURN_ENDS,
  WINS,
} from "../seen.ts";
import type { Cards, Description, Icon, Trigger } from "../text/tree.ts";
import { controllerOf, has, isWho, meant, type Scope } from "./describe.ts";

type Test = (m: Machine) => boolean;
const always: Test = () => true;

const watches = triggersOf({
  works,
  workedBefore,
  leftNow: (m, card) => past.leftNow(m, card),
  playerOf,
  controllerOf,
});
const isOwn = (what: Cards): boolean => "ref" in what && what.ref === "this";

/** An event in which a card that a phrase means stays where it lies; `look` says how it lay just before. */
const happensTo = (
  event: GameEvent,
  what: Cards,
  scope: Scope,
  { further = always, look }: { further?: Test; look?: Look } = {},
): SetOff => watches.happensTo(event, meant(what, scope, "now", look), isOwn(what), { further });
/** An event in which it goes away. */
const takesAway = (event: GameEvent, what: Cards, scope: Scope): SetOff =>
  watches.takesAway(event, meant(what, scope, "before"), isOwn(what));
/** An event of a player; `at` is the argument that names the player. */
const happensToSeat = (event: GameEvent, who: Who, how: { at?: number; further?: Test } = {}): SetOff =>
  watches.happensToSeat(event, isPlayer(who), how);

/** What happens to the card itself while its texts are on. */
const own = (event: GameEvent, further: Test = always): SetOff => ({
  triggers: [{ event, self: true, while: "top", test: (m, card) => works(m, card) && further(m) }],
  tellsCard: false,
});
/** sangoku-9.10 to 9.12: its texts were on till it left. */
const ownRetiring = (further: Test = always): SetOff => ({
  triggers: [
    { event: RETIRES, self: true, while: "top", test: (m, card) => workedBefore(m, card) && further(m) },
  ],
  tellsCard: false,
});
const wasA =
  (role: number): Test =>
  (m) =>
    (m.e[1]! & role) !== 0;

/** sangoku-9.4 to 9.22 */
export function iconOf(icon: Icon): SetOff {
  switch (icon) {
    case "enter":
      return own(ENTERS);
    case "declareAttack":
      return own(ATTACKS);
    case "declareInterception":
      return own(INTERCEPTS);
    case "battleOccurs":
      return own(OCCURS);
    case "retire":
      return ownRetiring();
    case "battleRetire":
      return ownRetiring(isBattle);
    case "attackerRetire":
      return ownRetiring(wasA(IS_ATTACKER));
    case "defenderRetire":
      return ownRetiring(wasA(IS_DEFENDER));
    case "fortSuccess":
      return own(HITS_FORTS);
    case "battleSuccess":
      return own(WINS);
    case "attackSuccess":
      return own(WINS, (m) => m.e[1] === AS_ATTACKER);
    case "interceptionSuccess":
      return own(WINS, (m) => m.e[1] === AS_INTERCEPTOR);
    case "triggerAwaken":
      return own(AWAKENED);
    case "musou":
      return own(MUSOU);
  }
}

/** sangoku-11.9: when the general stands, the use that waits on it. */
export const forsakenOf = (index: number): TriggerCondition[] => [
  { event: STANDS, self: true, while: "top", test: (m, card) => m.column(card, PREPARED) === 1 + index },
];
/** sangoku-8.5: in red, of a card that goes down as a fort. */
export const FORT_WATCH: readonly TriggerCondition[] = [
  { event: FORT_DOWN, self: true, while: "elsewhere", test: () => true },
];

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
    case "summoned":
      return happensTo(ENTERS, on.what, scope, { further: (m) => m.e[2] === SUMMONED });
    case "played":
      return doneWith(PLAYED, on, scope, (m, card) => m.e[0] !== card);
    case "discards":
      return doneWith(DISCARDED, on, scope);
    case "equipped":
      return happensTo(EQUIPPED, on.what, scope);
    case "retires":
      return takesAway(RETIRES, on.what, scope);
    case "leaves":
      return takesAway(LEAVES, on.what, scope);
    case "attacks": {
      const look = BEFORE.fights;
      if (on.target === "forts")
        return happensTo(ATTACKS, on.what, scope, { further: (m) => m.e[1]! < 0, look });
      if (on.whom === undefined) return happensTo(ATTACKS, on.what, scope, { look });
      const doer = meant(on.what, scope, "now", look);
      const attacked = meant(on.whom, scope, "now", BEFORE.isFought);
      const both: Has = (m, card, self, seat) =>
        doer(m, card, self, seat) && m.e[1]! >= 0 && attacked(m, m.e[1]!, self, seat);
      return watches.happensTo(ATTACKS, both, isOwn(on.what));
    }
    case "attacked":
      return happensTo(IS_ATTACKED, on.what, scope, { look: BEFORE.isFought });
    case "intercepts":
      return happensTo(INTERCEPTS, on.what, scope, { look: BEFORE.fights });
    case "wins":
      return happensTo(WINS, on.what, scope);
    case "damaged": {
      const kinds = [on.kind !== "battle" && DAMAGED, on.kind !== "special" && HURT];
      const events = kinds
        .filter((event) => event !== false)
        .map((event) => happensTo(event, on.what, scope, { look: BEFORE.damaged }));
      return { triggers: events.flatMap((event) => event.triggers), tellsCard: true };
    }
    case "taps":
      return happensTo(TAPS, on.what, scope, { look: BEFORE.taps });
    case "stands":
      return happensTo(STANDS, on.what, scope, { look: BEFORE.stands });
    case "turnedUp":
      return {
        triggers: [
          {
            event: TURNS_UP,
            self: false,
            while: "top",
            test: (m, card) =>
              works(m, card) && isWho(m, on.who, playerOf(m, m.e[0]!), card, playerOf(m, card)),
          },
        ],
        tellsCard: true,
      };
    case "fortDown":
      return happensToSeat(FORT_DOWN, on.who, { at: 1 });
    case "draws":
      return happensToSeat(on.each ? DRAWS_CARD : DRAWS_CARDS, on.who, {
        further: (m) => on.byEffect !== true || m.e[1] === BY_EFFECT,
      });
    case "mainPhase":
      return happensToSeat(MAIN_BEGINS, on.who);
    case "turnEnd":
      return happensToSeat(TURN_ENDS, on.who);
  }
}
