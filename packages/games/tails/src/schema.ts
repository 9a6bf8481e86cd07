/** What lies where in Tails and Tactics: the zones, numbers, values and marks of its state, by the names the rules use. */
import { fact, type Machine, NONE, numbersOf, type Shape, value } from "@tefuda/kernel";
import type { CardType, UnitType } from "./text/tree.ts";

// --- zones (tails-9.2) -----------------------------------------------------------------------------------------------
export const DECK = 0; // the draw pile
export const HAND = 1;
export const PILE = 2;
export const UNITS = 3;
export const GEAR = 4; // equipment, beside the unit it is attached to
export const GROUNDS = 5; // Turfs and New Rules
export const TRAPS = 6; // face down (tails-4.13)
export const CAMP = 7; // what is deployed in the set-up, face down until the reveal
export const GONE = 8; // cards of players who are out (tails-9.3)
export const PLAYED = 9; // an Event or Trap while it takes effect

// --- numbers of the game ------------------------------------------------------------------------------------------------
export const TURN = 0; // turns begun, from 1; 0 in the set-up
export const PLAYER = 1; // the turn player
export const FIRST = 2;
export const ATTACKER = 3; // of the attack that has no outcome yet; else -1
export const TARGET = 4; // a card, or -1 for a base
export const TARGET_SEAT = 5;
export const MADE = 6; // actions made in the whole game: every action's number in the order of play (tails-7.12)
export const ACTIONS = 7; // actions made this turn
export const ENDING = 8; // 1 while the turn player has said that the turn ends
export const TURN_LIMIT = 9; // 0: none (tails-9.4)
export const ACTION_LIMIT = 10;
export const ANSWERED = 11; // the card of the action that a response answers (tails-7.10); -1: none
export const ANSWERED_AS = 12; // what that action was
export const ANSWERED_OTHER = 13; // the other card of that action
export const HELD = 14; // how many triggers, the first that wait, belong to an attack that was named (tails-5.9)
export const WENT_OUT = 15; // 1 if somebody went out since the action made last (tails-9.3)

// --- numbers of a seat -----------------------------------------------------------------------------------------------------
export const BASE = 0; // base health
export const OUT = 1; // 1 when it has lost (tails-9.3)
export const DEPLOYED = 2; // cards deployed this turn
export const STRUCK = 3; // attacks made this turn
export const READY = 4; // 1 when it is content with its set-up

// --- numbers of a card -------------------------------------------------------------------------------------------------------
export const STRIKES = 0; // attacks made this turn
export const DAMAGE = 1;
export const AIMS = 2; // AIMS .. AIMS + MOST_AIMS - 1: different targets of this turn, as `aim` writes them; 0: none
export const MOST_AIMS = 5;
export const USED = 7; // USED .. USED + 2: uses of its texts this turn
export const SPENT = 10; // bits of texts that are used up for the game
export const LAID = 11; // in the set-up: 1 and counting, in the order in which it was laid; 0: still in hand
export const LAID_FOR = 12; // the card it was laid for, plus 1
export const TEXTS = 3;

// --- values --------------------------------------------------------------------------------------------------------------------
export const ATTACK = 0; // against Troops; ATTACK + 1 against Positions, ATTACK + 2 against Vehicles
export const DEFENSE = 3; // the same
export const ATTACKS = 6; // how many a turn
export const HEALTH = 7;

// --- how long changes last, beside the kernel's own terms ---------------------------------------------------------------------
export const THIS_TURN = 2;
export const UNTIL_NEXT_TURN = 3; // plus the seat whose turn it is
export const THIS_ATTACK = 7; // until the attack that is answered has had its outcome (tails-7.10)

// --- facts of a kind -------------------------------------------------------------------------------------------------------------
export const KIND = 0; // what it is, as bits
export const WORDS = 1; // its further card types (tails-1.7), as bits that the set gives out
export const SPREAD = 2; // "X on Y": Y; 0: any number of targets (tails-5.8)
// tails-1.4: numbers that the set gives to words
export const FACTION = 3;
export const TERRAIN = 4;

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
export const MARKS = [
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
] as const;
export type Mark = (typeof MARKS)[number];
const MARK_NUMBERS = numbersOf(MARKS);
export const mark = (name: Mark): number => MARK_NUMBERS[name];

export const SHAPE: Shape = {
  zones: [
    { id: "deck", per: "seat", sees: "none", inPlay: false },
    { id: "hand", per: "seat", sees: "owner", inPlay: false },
    { id: "pile", per: "seat", sees: "all", inPlay: false },
    { id: "units", per: "seat", sees: "all", inPlay: true },
    { id: "gear", per: "seat", sees: "all", inPlay: true },
    { id: "grounds", per: "seat", sees: "all", inPlay: true },
    {
      id: "traps",
      per: "seat",
      sees: "all",
      faceDown: "owner",
      // tails-4.13
      holds: (facts) => (facts[KIND]! & TRAP) !== 0,
      inPlay: false,
    },
    { id: "camp", per: "seat", sees: "all", faceDown: "owner", inPlay: false },
    { id: "gone", per: "seat", sees: "none", inPlay: false },
    { id: "played", per: "seat", sees: "all", inPlay: false },
  ],
  numbers: [
    "turn",
    "player",
    "first",
    "attacker",
    "target",
    "targetSeat",
    "made",
    "actions",
    "ending",
    "turnLimit",
    "actionLimit",
    "answered",
    "answeredAs",
    "answeredOther",
    "held",
    "wentOut",
  ],
  cardNumbers: ["attacker", "target", "answered", "answeredOther"],
  cardColumns: ["aim1", "aim2", "aim3", "aim4", "aim5", "laidFor"],
  unseen: [
    "attacker",
    "target",
    "targetSeat",
    "made",
    "ending",
    "actionLimit",
    "answered",
    "answeredAs",
    "answeredOther",
    "held",
    "wentOut",
  ],
  seatNumbers: ["base", "out", "deployed", "struck", "ready"],
  columns: [
    "strikes",
    "damage",
    "aim1",
    "aim2",
    "aim3",
    "aim4",
    "aim5",
    "used1",
    "used2",
    "used3",
    "spent",
    "laid",
    "laidFor",
  ],
  // what is laid or chosen in secret lies in its player's hand, and so is counted for that player alone
  counts: ["damage", "strikes", "laid"],
  // the book gives no bounds; none of these is ever reached by cards as they are printed
  stats: [
    { id: "attackTroop", min: 0, max: 99 },
    { id: "attackPosition", min: 0, max: 99 },
    { id: "attackVehicle", min: 0, max: 99 },
    { id: "defenseTroop", min: 0, max: 99 },
    { id: "defensePosition", min: 0, max: 99 },
    { id: "defenseVehicle", min: 0, max: 99 },
    { id: "attacks", min: 0, max: 20 },
    { id: "health", min: 0, max: 99 },
  ],
  facts: ["kind", "words", "spread", "faction", "terrain"],
  marks: MARKS,
  // tails-7.12: what has been made keeps its number, whatever is stepped before it
  rewind: {
    script: 400,
    timeless: [MADE, ACTIONS, ANSWERED, ANSWERED_AS, ANSWERED_OTHER],
    cards: [1, 2], // as CARD_ARG and OTHER_ARG of answers.ts
  },
  // tails-9.4: more do not wait or last
  bounds: { modifiers: 120, queue: 240, effects: 0, stack: 500 },
};

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
