/** What lies where in TTCG: the zones, numbers, values and marks of its state, by the names the rules use. */
import { type Machine, numbersOf, printed, type Shape } from "@tefuda/kernel";
import type { CardType, SubType } from "./text/tree.ts";

// --- zones (ttcg-3.1, 3.4, 3.10) --------------------------------------------------------------------------------
export const DECK = 0;
export const HAND = 1;
export const PILE = 2;
export const UNITS = 3;
export const SPELLS = 4;
/** ttcg-3.1 */
export const ROW_LIMIT = 5;

// --- numbers of the game -----------------------------------------------------------------------------------------
export const TURN = 0; // turns begun, from 1
export const PLAYER = 1; // the turn player
export const PHASE = 2;
export const FIRST = 3; // who went first
export const ATTACKER = 4; // -1 while no attack is under way
export const DEFENDER = 5; // a card, or -1 for a direct attack
export const DIRECT = 6; // 1 while the attack under way is a direct one
export const STOPPED_ATTACK = 7; // 1 when it was negated
export const REPEATS = 8; // effects this turn that nobody activated at will
export const TURN_LIMIT = 9; // 0: none
/** What happened last that a Counter may answer besides effects and attacks: a card played, until the window closes. */
export const JUST_PLAYED = 10;
/** 1 when a text has ended the battle phase under way. */
export const PHASE_OVER = 11;
/** How many effects are being done as parts of others at this moment (ttcg-15.5). */
export const NESTED = 12;

// Phases, as PHASE holds them.
export const START = 0;
export const DRAW_PHASE = 1;
export const MAIN_PHASE = 2;
export const BATTLE_PHASE = 3;
export const END_PHASE = 4;

// --- numbers of a seat -------------------------------------------------------------------------------------------
export const POINTS = 0;
export const PLAYS = 1; // cards played this turn
export const SKIP_TURN = 2;
export const SKIP_DRAW = 3;
export const SKIP_MAIN = 4;
export const SKIP_BATTLE = 5;
export const LOST_UNIT = 6; // turn number in which a unit of this seat was last destroyed

// --- numbers of a card -------------------------------------------------------------------------------------------
export const ATTACKS = 0; // attacks declared this turn
export const TAPPED_IN = 1; // the turn in which it was last tapped
export const USED = 2; // times its first text was activated at will this turn; USED + 1: the second
export const ACTIVE = 4; // 1 while its first text, Continuous or Equip, is active; ACTIVE + 1: the second
export const CAME_IN = 6; // the turn in which it came to the field
export const AGAIN = 7; // further attacks it was given this turn
export const STRUCK_BY = 8; // the card that attacked it last, plus 1
export const DESTROYED_IN = 9; // the turn in which it was last destroyed
// What it was when it left the field (past.ts), one behind another.
export const NOTED = 10; // as bits, 0 when nothing is noted
export const WAS_HOST = 11; // the card it was attached to, plus 1
export const WAS_STAT = 12; // its values, in their order

// --- values ------------------------------------------------------------------------------------------------------
export const ATTACK = 0;
export const DEFENSE = 1;
export const RANK = 2;
export const TYPES = 3; // one bit a type
export const SUBTYPES = 4; // one bit a sub-type

// --- facts of a kind ---------------------------------------------------------------------------------------------
export const AT_WILL = 0; // places where it has a text to use at will
export const TEXT = 1; // what its first text is, as bits; TEXT + 1: the second

export const CARD_TYPES: readonly CardType[] = [
  "earth",
  "water",
  "fire",
  "air",
  "electric",
  "light",
  "dark",
  "nature",
  "spell",
];
export const SUB_TYPES: readonly SubType[] = [
  "dragon",
  "warrior",
  "beast",
  "spellcaster",
  "flying",
  "insect",
  "reptile",
  "humanoid",
  "machine",
  "fairy",
  "ghost",
  "fish",
  "elemental",
  "aquatic",
  "undead",
  "botanic",
];
export const typeBit = (type: CardType): number => 1 << CARD_TYPES.indexOf(type);
export const subTypeBit = (type: SubType): number => 1 << SUB_TYPES.indexOf(type);
export const SPELL_BIT = typeBit("spell");

/** What a text can forbid, demand or allow (ttcg-6.1). */
export const MARKS = [
  "cannotAttack",
  "cannotBeDestroyed",
  "cannotBeDestroyedInBattle",
  "cannotBeDestroyedByEffects",
  "cannotBeAttacked",
  "cannotActivate",
  "cannotBeLevelledUp",
  "cannotTap",
  "cannotUntap",
  "cannotAttackDirectly",
  "cannotLeaveField",
  "cannotChangeControl",
  "cannotBeTargeted",
  "immune",
  "cannotPlay",
  "cannotDraw",
  "cannotGainPoints",
  "cannotLosePoints",
  "cannotDiscard",
  "cannotActivateEffects",
  "cannotAttackTarget",
  "mustAttack",
  "mustBeTarget",
  "attackTimes",
  "attackDirectly",
  "extraPlays",
  "playsPerTurn",
  "levelAcrossTypes",
  "levelFromPile",
  "levelFromDeck",
  "cannotLevelUp",
  "noPhaseDraw",
  "drawLess",
  "losesNoPointsFor",
  "attackEach",
  "playAnyNumber",
  "levelledBy",
  "levelledHigher",
  "everyType",
  "onlyPlays",
  "mustAttackTarget",
  "takesAttacks",
  "playHigher",
  "playFromPile",
  "activateInOpponentsTurn",
  "activateTapped",
  "handLimit",
  "noEffects",
  "handLimitBy",
  "destructible",
] as const;
export type Mark = (typeof MARKS)[number];
const MARK_NUMBERS = numbersOf(MARKS);
export const mark = (name: Mark): number => MARK_NUMBERS[name];

/** ttcg-10.5: as many effects in one turn that nobody activated at will end the game undecided. */
export const ENDLESS = 1000;

export const SHAPE: Shape = {
  // ttcg-3.10: a hand is known to its player only, a deck to nobody; all else, and every number, is open to both
  zones: [
    { id: "deck", per: "seat", sees: "none", inPlay: false },
    { id: "hand", per: "seat", sees: "owner", inPlay: false },
    { id: "pile", per: "seat", sees: "all", inPlay: false },
    { id: "units", per: "seat", sees: "all", inPlay: true },
    { id: "spells", per: "seat", sees: "all", inPlay: true },
  ],
  numbers: [
    "turn",
    "player",
    "phase",
    "first",
    "attacker",
    "defender",
    "direct",
    "stopped",
    "repeats",
    "turnLimit",
    "justPlayed",
    "phaseOver",
    "nested",
  ],
  cardNumbers: ["attacker", "defender", "justPlayed"],
  cardColumns: ["struckBy", "wasHost"],
  unseen: ["attacker", "defender", "stopped", "repeats", "justPlayed", "phaseOver", "nested"],
  seatNumbers: ["points", "plays", "skipTurn", "skipDraw", "skipMain", "skipBattle", "lostUnit"],
  columns: [
    "attacks",
    "tappedIn",
    "used1",
    "used2",
    "active1",
    "active2",
    "cameIn",
    "again",
    "struckBy",
    "destroyedIn",
    "noted",
    "wasHost",
    "wasAttack",
    "wasDefense",
    "wasRank",
    "wasTypes",
    "wasSubtypes",
  ],
  // ttcg-15.7: attack and defense never below 0, rank never below 1. The upper bounds are ours; see its ruling.
  stats: [
    { id: "attack", min: 0, max: 9999 },
    { id: "defense", min: 0, max: 9999 },
    { id: "rank", min: 1, max: 99 },
    { id: "types", min: 0, max: 0xffff },
    { id: "subtypes", min: 0, max: 0xffff },
  ],
  facts: ["atWill", "text1", "text2"],
  marks: MARKS,
  // ttcg-10.5: more do not wait or last
  bounds: { modifiers: 160, queue: 320, effects: 320, stack: 496 },
};

// --- reading the table -------------------------------------------------------------------------------------------
export const opponentOf = (seat: number): number => 1 - seat;
export const turnPlayer = (m: Machine): number => m.number(PLAYER);
export const points = (m: Machine, seat: number): number => m.seatNumber(seat, POINTS);
/** Numbers of players, as texts name them. */
export const NUMBERS = { points } as const;
export const isSpell = (m: Machine, card: number): boolean => (printed(m, card, TYPES) & SPELL_BIT) !== 0;
export const rowOf = (m: Machine, card: number): number => (isSpell(m, card) ? SPELLS : UNITS);
export function onField(m: Machine, card: number): boolean {
  const zone = m.zoneId(m.zone(card));
  return zone === UNITS || zone === SPELLS;
}
/** On the field and not covered. */
export const onTop = (m: Machine, card: number): boolean => m.above(card) < 0 && onField(m, card);
/** ttcg-3.7: the player on whose side a card lies. */
export const controller = (m: Machine, card: number): number => m.actsFor(card);
/** ttcg-3.2: covered cards do not count. */
export const hasRoom = (m: Machine, seat: number, row: number): boolean =>
  m.count(m.zoneOf(row, seat)) < ROW_LIMIT;
