/** What lies where in the Three Kingdoms game: the zones, numbers, values and marks of its state, by the names the rules use. */
import { fact, type Machine, marked, NONE, numbersOf, type Shape } from "@tefuda/kernel";
import type { CardType, Nation, PlainEmblem, UnitType } from "./text/tree.ts";

// --- zones (sangoku-3.1) -----------------------------------------------------------------------------------------------
export const DECK = 0;
export const HAND = 1;
export const BATTLEFIELD = 2;
export const RESOURCES = 3;
export const FORTS = 4;
export const PILE = 5; // discard pile
export const OUT = 6; // out of the game
export const PLAYING = 7; // a tactic, from its payment till its effect is done (sangoku-6.10)

// --- numbers of the game ---------------------------------------------------------------------------------------------------
export const TURN = 0; // turns begun, from 1
export const PLAYER = 1; // the turn player
export const PHASE = 2; // one of the phases and steps below
export const ATTACKER = 3; // what attacks, or the ambusher in its place; NONE
export const TARGET = 4; // the general attacked; NONE: the forts, or no attack
export const INTERCEPTOR = 5; // NONE
export const DEFENDER = 6; // from the confirmation on (sangoku-7.9); NONE
export const ATTACKER_FATE = 7; // what became of the fighters, see below
export const DEFENDER_FATE = 8;
export const SURPRISED = 9; // 1: no battle tactics in this battle (sangoku-10.23)
export const REPEATS = 10; // effects of this turn that nobody used by choice (sangoku-4.10)
export const PARTING = 11; // counts what leaves together
export const TURN_LIMIT = 12; // 0: none
// The further parameters of a format (sangoku-2.10), -1 for none.
export const DECK_MIN = 13;
export const DECK_MAX = 14;
export const COPY_LIMIT = 15;
export const OPENING_HAND = 16;
export const FORTS_LAID = 17;
export const HAND_LIMIT = 18;
export const FIRST_MULLIGAN = 19;
export const FIRST_DRAW = 20;
export const FIRST_ATTACK = 21;
export const RESOURCES_PER_TURN = 22;
export const RESOURCE_CAP = 23;
export const FACE_DOWN_DRAW = 24;
export const MUSOU_HEALS = 25;
export const SUMMON_TURNS_RESOURCE = 26;

// Values of PHASE; the steps of a battle are those from the declaration to the successes (sangoku-7.1).
export const SET_UP = 0;
export const DRAW_PHASE = 1;
export const RESOURCE_PHASE = 2;
export const MAIN_PHASE = 3;
export const DECLARATION = 4;
export const INTERCEPTION = 5;
export const CONFIRMATION = 6;
export const AMBUSH = 7;
export const AMBUSH_BY_OTHER = 8;
export const BATTLE_TACTICS = 9;
export const DAMAGE_STEP = 10;
export const SUCCESSES = 11;
export const END_PHASE = 12;

// What became of a fighter since the battle was confirmed (sangoku-7.16, 7.17).
export const STAYS = 0;
export const RETIRED = 1;
export const GONE = 2;

// --- numbers of a seat -------------------------------------------------------------------------------------------------------
export const PLACED = 0; // resources placed this turn
export const MUSOU_USED = 1; // 1 after its Musou of this turn (sangoku-9.6)

// --- numbers of a card ---------------------------------------------------------------------------------------------------------
export const DAMAGE = 0; // sangoku-7.14
export const CAME = 1; // 1 from coming to the battlefield to the end of that turn (sangoku-1.4)
export const ATTACKED = 2; // attacks declared this turn (sangoku-7.4)
export const AGAIN = 3; // attacks of this turn that Musou adds (sangoku-9.5)
export const DANCING = 4; // sangoku-9.17
export const PREPARED = 5; // 1 + number of the forsaken tactics that wait (sangoku-11.9)
export const ROLE = 6; // its part in the attack under way, for whoever watches: bits below
export const STRIKES_FIRST = 7; // 1: First Strike is paid (sangoku-10.20)
export const STANCED = 8; // 1 in the battle for which its stance card was spent (sangoku-10.28)
export const RAISED = 9; // 1 after Nation Treasure this turn (sangoku-10.24)
export const USED = 10; // USED .. USED + 3: uses of its texts this turn
export const TEXTS = 4;
export const LAST_MARKS = 14; // what was last known of it when it left the battlefield (last.ts)
export const LAST_POWER = 15;
export const LAST_NATIONS = 16;
export const LAST_EMBLEMS = 17; // the lower half of the bits
export const LAST_EMBLEMS_TOO = 18;
export const LEFT = 19;
export const LAST_HOST = 20; // 1 + the general that bore it; 0 for none
export const LAST_FOE = 21; // 1 + the general that fought it; 0 for none
export const LAST_DAMAGE = 22;
export const LAST_FORT_DAMAGE = 23;
// How it was just before what happened to it last.
export const DAMAGE_BEFORE = 24;
export const DANCING_BEFORE = 25;

// Bits of ROLE.
export const IS_ATTACKER = 1;
export const IS_TARGET = 2;
export const IS_INTERCEPTOR = 4;
export const IS_DEFENDER = 8;

// --- values ------------------------------------------------------------------------------------------------------------------------
export const POWER = 0;
export const FORT_DAMAGE = 1;
export const ANY_COST = 2; // the colourless part of its cost, the only one that texts change

/** How long changes last, beside the kernel's own terms. */
export const THIS_TURN = 2;
export const THIS_BATTLE = 3;
/** UNTIL_TURN_OF + seat: until that player's next turn begins. */
export const UNTIL_TURN_OF = 4;
/** THROUGH_TURN_OF + seat: until the end of that player's next turn. */
export const THROUGH_TURN_OF = 6;

// --- facts of a kind -----------------------------------------------------------------------------------------------------------------
export const KIND = 0; // bits of its type, unit types behind them
export const NATIONS = 1;
export const EMBLEMS = 2;
export const NAME = 3; // numbers that the set gives out: equal for equal names (sangoku-1.9)
export const CODE = 4; // and for equal codes (sangoku-11.10)
export const SUBTYPES = 5;
export const PRICE = 6; // the coloured part of its cost, packed (05-prices.ts)
export const ALLIANCE = 7; // the whole other price, packed; 0: none (sangoku-10.29)
export const OUTSOURCE = 8; // nations whose colour it pays as a resource (sangoku-10.13)

export const CARD_TYPES: readonly CardType[] = [
  "general",
  "reinforcement",
  "mainTactic",
  "battleTactic",
  "scenario",
];
export const typeBit = (type: CardType): number => 1 << CARD_TYPES.indexOf(type);
export const GENERAL = typeBit("general");
export const REINFORCEMENT = typeBit("reinforcement");
export const MAIN_TACTIC = typeBit("mainTactic");
export const BATTLE_TACTIC = typeBit("battleTactic");
export const SCENARIO = typeBit("scenario");
/** It has a text with the Main icon, forsaken tactics, or Ambush: looked up before its texts are gone through. */
export const HAS_MAIN = 1 << 5;
export const HAS_FORSAKEN = 1 << 6;
export const HAS_AMBUSH = 1 << 7;
export const UNIT_TYPES: readonly UnitType[] = ["cavalry", "spearman", "bowman", "infantry", "elephant"];
export const unitBit = (unit: UnitType): number => 1 << (8 + UNIT_TYPES.indexOf(unit));

/** sangoku-5.1: in the order in which their colours are written. */
export const NATION_NAMES: readonly Nation[] = ["wei", "shu", "wu", "warlords", "han"];
export const nationBit = (nation: Nation): number => 1 << NATION_NAMES.indexOf(nation);

export const EMBLEM_NAMES: readonly PlainEmblem[] = [
  "haste",
  "trample",
  "avoidance",
  "longSpear",
  "unblockable",
  "summonShot",
  "uprising",
  "patriotism",
  "assistant",
  "lord",
  "multipleMusou",
  "combatElephant",
  "awaken",
  "firstStrike",
  "mercenary",
  "support",
  "surpriseAttack",
  "nationTreasure",
  "continuousFire",
  "intimidate",
  "defensiveStance",
  "dance",
];
export const emblemBit = (emblem: PlainEmblem): number => 1 << EMBLEM_NAMES.indexOf(emblem);

/** What a text can give, forbid, demand, allow or change. */
export const MARKS = [
  "emblems", // emblems it is given: bits of the modifier
  "lost", // emblems it has lost, which beats all it has (sangoku-1.2): bits of the modifier
  "nations", // nations it is of beside its own: bits of the modifier
  "silent", // its texts are off
  "attacks", // more attacks a turn
  "attacksUpTo", // so many attacks a turn, if it has not as many anyway
  "cannotAttack",
  "cannotAttackForts",
  "cannotBeAttacked",
  "cannotIntercept",
  "cannotRetire",
  "cannotBeRetired",
  "cannotStand",
  "cannotBeChosen",
  "cannotStrikeBack",
  "mustAttack",
  "unaffected",
  "noBattleDamage",
  "noSpecialDamage",
  "lessBattleDamage",
  "lessSpecialDamage",
  "handLimit",
  "resourcesPerTurn",
  "cannotSummon",
  "cannotEquip",
  "cannotPlayMainTactics",
  "cannotPlayBattleTactics",
  "cannotPlayScenarios",
  "playerCannotIntercept",
  "cannotAmbush",
  "cannotMusou",
  "cannotDraw",
  "happened", // what happened this turn, where a text asks
  "cannotBeIntercepted",
  "cannotStandUp",
  "attacksStanding",
] as const;
export type Mark = (typeof MARKS)[number];
const MARK_NUMBERS = numbersOf(MARKS);
export const mark = (name: Mark): number => MARK_NUMBERS[name];

/** sangoku-2.10: the parameters of a format, by the numbers that hold them, with their defaults. */
export const PARAMETERS = {
  deckMin: 50,
  deckMax: -1,
  copyLimit: 4,
  openingHand: 5,
  forts: 7,
  handLimit: 7,
  firstPlayerMulligan: 1,
  firstTurnDraw: 1,
  firstTurnAttack: 1,
  resourcesPerTurn: 1,
  resourceCap: -1,
  faceDownDraw: 0,
  musouHeals: 0,
  summonTurnsResource: 0,
  turnLimit: 0,
} as const;
export type Parameter = keyof typeof PARAMETERS;

/** sangoku-4.10: so many effects may happen in a turn that nobody used by choice. */
export const MOST_REPEATS = 1000;

export const SHAPE: Shape = {
  zones: [
    { id: "deck", per: "seat", sees: "none", inPlay: false }, // sangoku-12.1
    { id: "hand", per: "seat", sees: "owner", inPlay: false }, // sangoku-12.2
    // a stance card lies there unseen by anybody (sangoku-12.6)
    { id: "battlefield", per: "seat", sees: "all", faceDown: "none", inPlay: true },
    { id: "resources", per: "seat", sees: "all", faceDown: "owner", inPlay: true }, // sangoku-12.4
    { id: "forts", per: "seat", sees: "none", inPlay: false }, // sangoku-12.3
    { id: "pile", per: "seat", sees: "all", inPlay: false }, // sangoku-12.5
    { id: "out", per: "seat", sees: "all", inPlay: false }, // sangoku-11.11
    { id: "playing", per: "seat", sees: "all", inPlay: false }, // sangoku-6.10
  ],
  numbers: [
    "turn",
    "player",
    "phase",
    "attacker",
    "target",
    "interceptor",
    "defender",
    "attackerFate",
    "defenderFate",
    "surprised",
    "repeats",
    "parting",
    "turnLimit",
    "deckMin",
    "deckMax",
    "copyLimit",
    "openingHand",
    "forts",
    "handLimit",
    "firstPlayerMulligan",
    "firstTurnDraw",
    "firstTurnAttack",
    "resourcesPerTurn",
    "resourceCap",
    "faceDownDraw",
    "musouHeals",
    "summonTurnsResource",
  ],
  cardNumbers: ["attacker", "target", "interceptor", "defender"],
  unseen: [
    "attacker",
    "target",
    "interceptor",
    "defender",
    "attackerFate",
    "defenderFate",
    "repeats",
    "parting",
    "deckMin",
    "deckMax",
    "copyLimit",
  ],
  seatNumbers: ["placed", "musou"],
  columns: [
    "damage",
    "came",
    "attacked",
    "again",
    "dancing",
    "prepared",
    "role",
    "strikesFirst",
    "stanced",
    "raised",
    "used1",
    "used2",
    "used3",
    "used4",
    "lastMarks",
    "lastPower",
    "lastNations",
    "lastEmblems",
    "lastEmblemsToo",
    "left",
    "lastHost",
    "lastFoe",
    "lastDamage",
    "lastFortDamage",
    "damageBefore",
    "dancingBefore",
  ],
  cardColumns: ["lastHost", "lastFoe"],
  counts: ["damage", "came", "attacked", "again", "dancing", "prepared", "role", "strikesFirst", "stanced"],
  stats: [
    // sangoku-11.3, 8.1
    { id: "power", min: 0, max: 30_000 },
    { id: "fortDamage", min: 0, max: 99 },
    { id: "cost", min: 0, max: 15 },
  ],
  facts: ["kind", "nations", "emblems", "name", "code", "subtypes", "price", "alliance", "outsource"],
  marks: MARKS,
  // sangoku-4.10: more do not wait or last
  bounds: { modifiers: 320, queue: 512, effects: 0, stack: 560 },
};

// --- reading the table -----------------------------------------------------------------------------------------------------------------
export const is = (m: Machine, card: number, bits: number): boolean => (fact(m, card, KIND) & bits) !== 0;
/** The player on whose side a card lies, or whose it is elsewhere (sangoku-3.4). */
export const playerOf = (m: Machine, card: number): number => m.actsFor(card);
export const other = (seat: number): number => 1 - seat;
export const inZone = (m: Machine, card: number, zone: number): boolean => m.zoneId(m.zone(card)) === zone;

/** Whether it is a player's main phase, outside of battles. */
export const isMain = (m: Machine, seat: number): boolean =>
  m.number(PHASE) === MAIN_PHASE && m.number(PLAYER) === seat;

/** Whether an attack is under way, from its declaration to the return to the main phase. */
export const isBattle = (m: Machine): boolean =>
  m.number(PHASE) >= DECLARATION && m.number(PHASE) <= SUCCESSES;

/** A general on the battlefield; what lies under or on one is none (sangoku-1.10, 6.7). */
export const isGeneral = (m: Machine, card: number): boolean =>
  is(m, card, GENERAL) &&
  inZone(m, card, BATTLEFIELD) &&
  m.host(card) === NONE &&
  m.above(card) === NONE &&
  !m.faceDown(card);

/** sangoku-5.10: whether the texts of a card are on where it lies. */
export const works = (m: Machine, card: number): boolean =>
  inZone(m, card, BATTLEFIELD) &&
  m.above(card) === NONE &&
  !m.faceDown(card) &&
  marked(m, card, mark("silent")) === NONE;
