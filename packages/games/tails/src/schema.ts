/** What lies where in Tails and Tactics: the zones, numbers, values and marks of its state, by the names the rules use. */
import { fact, type Machine, NONE, numbered, Schema, value } from "@tefuda/kernel";
import type { CardType, UnitType } from "./text/tree.ts";

const state = new Schema();

// --- zones (tails-9.2) -----------------------------------------------------------------------------------------------
export const DECK = state.zone("deck", { sees: "none" }); // the draw pile
export const HAND = state.zone("hand", { sees: "owner" });
export const PILE = state.zone("pile", { sees: "all" });
export const UNITS = state.zone("units", { sees: "all", inPlay: true });
export const GEAR = state.zone("gear", { sees: "all", inPlay: true }); // equipment, beside the unit it is attached to
export const GROUNDS = state.zone("grounds", { sees: "all", inPlay: true }); // Turfs and New Rules
// tails-4.13: face down
export const TRAPS = state.zone("traps", {
  sees: "all",
  faceDown: "owner",
  holds: (facts) => (facts[KIND]! & TRAP) !== 0,
});
export const CAMP = state.zone("camp", { sees: "all", faceDown: "owner" }); // what is deployed in the set-up, face down until the reveal
export const GONE = state.zone("gone", { sees: "none" }); // cards of players who are out (tails-9.3)
export const PLAYED = state.zone("played", { sees: "all" }); // an Event or Trap while it takes effect

// --- numbers of the game ------------------------------------------------------------------------------------------------
export const TURN = state.number("turn"); // turns begun, from 1; 0 in the set-up
export const PLAYER = state.number("player"); // the turn player
export const FIRST = state.number("first");
export const ATTACKER = state.number("attacker", "card", "unseen"); // of the attack that has no outcome yet; else -1
export const TARGET = state.number("target", "card", "unseen"); // a card, or -1 for a base
export const TARGET_SEAT = state.number("targetSeat", "unseen");
export const MADE = state.number("made", "unseen"); // actions made in the whole game: every action's number in the order of play (tails-7.12)
export const ACTIONS = state.number("actions"); // actions made this turn
export const ENDING = state.number("ending", "unseen"); // 1 while the turn player has said that the turn ends
export const TURN_LIMIT = state.setting("turnLimit", 0); // 0: none (tails-9.4)
export const ACTION_LIMIT = state.setting("actionLimit", 0, "unseen");
export const ANSWERED = state.number("answered", "card", "unseen"); // the card of the action that a response answers (tails-7.10); -1: none
export const ANSWERED_AS = state.number("answeredAs", "unseen"); // what that action was
export const ANSWERED_OTHER = state.number("answeredOther", "card", "unseen"); // the other card of that action
export const HELD = state.number("held", "unseen"); // how many triggers, the first that wait, belong to an attack that was named (tails-5.9)
export const WENT_OUT = state.number("wentOut", "unseen"); // 1 if somebody went out since the action made last (tails-9.3)

// --- numbers of a seat -----------------------------------------------------------------------------------------------------
export const BASE = state.seatNumber("base"); // base health
export const OUT = state.seatNumber("out"); // 1 when it has lost (tails-9.3)
export const DEPLOYED = state.seatNumber("deployed"); // cards deployed this turn
export const STRUCK = state.seatNumber("struck"); // attacks made this turn
export const READY = state.seatNumber("ready"); // 1 when it is content with its set-up

// --- numbers of a card -------------------------------------------------------------------------------------------------------
export const TEXTS = 3;
export const MOST_AIMS = 5;
export const STRIKES = state.column("strikes", "shown"); // attacks made this turn
export const DAMAGE = state.column("damage", "shown");
export const AIMS = state.columns(numbered("aim", MOST_AIMS), "card"); // different targets of this turn, as `aim` writes them; 0: none
export const USED = state.columns(numbered("used", TEXTS)); // uses of its texts this turn
export const SPENT = state.column("spent"); // bits of texts that are used up for the game
export const LAID = state.column("laid", "shown"); // in the set-up: 1 and counting, in the order in which it was laid; 0: still in hand
export const LAID_FOR = state.column("laidFor", "card"); // the card it was laid for, plus 1

// --- values; the book gives no bounds, and cards as they are printed never reach these --------------------------------------------------------------------------------------------------------------------
export const ATTACK = state.stat("attackTroop", 0, 99); // against Troops; ATTACK + 1 against Positions, ATTACK + 2 against Vehicles
state.stat("attackPosition", 0, 99);
state.stat("attackVehicle", 0, 99);
export const DEFENSE = state.stat("defenseTroop", 0, 99); // the same
state.stat("defensePosition", 0, 99);
state.stat("defenseVehicle", 0, 99);
export const ATTACKS = state.stat("attacks", 0, 20); // how many a turn
export const HEALTH = state.stat("health", 0, 99);

// --- how long changes last, beside the kernel's own terms ---------------------------------------------------------------------
export const THIS_TURN = state.term();
export const UNTIL_NEXT_TURN = state.term(4); // plus the seat whose turn it is
export const THROUGH_NEXT_TURN = state.term(4); // plus the seat with whose next turn it ends
export const THROUGH_OPPONENTS = state.term(4); // plus the seat: it ends with the next turn of anybody else
export const THIS_ATTACK = state.term(); // until the attack that is answered has had its outcome (tails-7.10)

// --- facts of a kind -------------------------------------------------------------------------------------------------------------
export const KIND = state.fact("kind"); // what it is, as bits
export const WORDS = state.fact("words"); // its further card types (tails-1.7), as bits that the set gives out
export const SPREAD = state.fact("spread"); // "X on Y": Y; 0: any number of targets (tails-5.8)
// tails-1.4: numbers that the set gives to words
export const FACTION = state.fact("faction");
export const TERRAIN = state.fact("terrain");

export const CARD_TYPES: readonly CardType[] = ["unit", "equipment", "event", "trap", "turf", "newRule"];
export const UNIT_TYPES: readonly UnitType[] = ["troop", "position", "vehicle"];
export const typeBit = (type: CardType): number => 1 << CARD_TYPES.indexOf(type);
export const unitBit = (type: UnitType): number => 1 << (CARD_TYPES.length + UNIT_TYPES.indexOf(type));
export const EXPLOSIVE = 1 << 9; // tails-5.6
export const DIRECT = 1 << 10; // tails-5.7
export const HAS_HEALTH = 1 << 11; // tails-1.9
export const HAS_ATTACKS = 1 << 12;
export const FROM_PILE = 1 << 13; // a text says that it is deployed out of the discard pile too
export const UNIT = typeBit("unit");
export const EQUIPMENT = typeBit("equipment");
export const EVENT = typeBit("event");
export const TRAP = typeBit("trap");
export const TURF = typeBit("turf");
export const NEW_RULE = typeBit("newRule");
export const POSITION = unitBit("position");

/** What a text can forbid, demand, allow or set. */
export const mark = state.marks(
  "cannotAttack",
  "cannotAttackBase",
  "cannotDodge",
  "cannotBeAttacked",
  "cannotDefend",
  "cannotUse",
  "cannotBeDestroyed",
  "cannotBeDamaged",
  "mayDodge",
  "mayAttackBase",
  "mustDodge",
  "cannotBeDodged",
  "direct",
  "explosive",
  "cannotDeploy",
  "cannotPlay",
  "cannotTurnUp",
  "cannotDraw",
  "cannotLoseBase",
  "cannotGainBase",
  "cheaper",
  "free",
  "handLimit",
  "handMore",
  "draws",
  "drawsMore",
  "baseDamage",
  "baseDamageMore",
  "hitDamage",
  "hitDamageMore",
  "deployments",
  "deploymentsMore",
  "attacksLimit",
  "attacksLimitMore",
  "losesDirect",
  "losesExplosive",
  "blank", // no text of it has any effect
  "happened", // what happened this turn, where a text asks
  "mayAttack",
  "dodgeCost",
  "strikes",
  "strikesBase",
  "spread", // tails-5.8, given by texts: the number of targets
  "oneEach", // each target but once
  "types", // further card types that texts give, as bits
);
export type Mark = Parameters<typeof mark>[0];

export const SHAPE = state.shape({
  // tails-7.12: what has been made keeps its number, whatever is stepped before it
  rewind: {
    script: 400,
    timeless: [MADE, ACTIONS, ANSWERED, ANSWERED_AS, ANSWERED_OTHER],
    cards: [1, 2], // as CARD_ARG and OTHER_ARG of answers.ts
  },
  // tails-9.4: more do not wait or last
  bounds: { modifiers: 120, queue: 240, effects: 0, stack: 500 },
});

// --- reading the table -------------------------------------------------------------------------------------------------------------
export const turnPlayer = (m: Machine): number => m.number(PLAYER);
export const is = (m: Machine, card: number, bits: number): boolean => (fact(m, card, KIND) & bits) !== 0;
/** The player on whose side a card lies. */
export const playerOf = (m: Machine, card: number): number => m.actsFor(card);
export const isOut = (m: Machine, seat: number): boolean => m.seatNumber(seat, OUT) !== 0;
/** The next seat in turn order that is still in the game (tails-9.1). */
export function nextSeat(m: Machine, seat: number): number {
  let next = seat;
  do next = (next + 1) % m.layout.seats;
  while (isOut(m, next) && next !== seat);
  return next;
}
export function seatsLeft(m: Machine): number {
  let n = 0;
  for (let seat = 0; seat < m.layout.seats; seat++) if (!isOut(m, seat)) n++;
  return n;
}
/** Whether a card lies on the battlefield, a face-down Trap with them (tails-4.13, 7.2). */
export const onBattlefield = (m: Machine, card: number): boolean =>
  onField(m, card) || m.zoneId(m.zone(card)) === TRAPS;
/** Whether it lies there face up. */
export function onField(m: Machine, card: number): boolean {
  const zone = m.zoneId(m.zone(card));
  return zone === UNITS || zone === GEAR || zone === GROUNDS;
}
/** 0 for a Troop, 1 for a Position, 2 for a Vehicle; a Turf is attacked as a Position (tails-4.8). */
export function typeOf(m: Machine, card: number): number {
  const bits = fact(m, card, KIND);
  for (let i = 0; i < UNIT_TYPES.length; i++) if (bits & unitBit(UNIT_TYPES[i]!)) return i;
  return 1;
}
/** tails-5.5: what is left of it. */
export const healthLeft = (m: Machine, card: number): number =>
  value(m, card, HEALTH) - m.column(card, DAMAGE);
/** A target among those of a turn: a card, or the base of a seat (tails-5.8). */
export const aim = (card: number, seat: number): number => (card === NONE ? -1 - seat : card + 1);
/** A target that has left the battlefield: still one of those of the turn, and no card that comes is the same. */
export const GONE_AIM = -99;
