/** What lies where in TTCG: the zones, numbers, values and marks of its state, by the names the rules use. */
import { type Machine, numbered, printed, Schema } from "@tefuda/kernel";
import type { CardType, SubType } from "./text/tree.ts";

const state = new Schema();

// --- zones (ttcg-3.1, 3.4); a hand is known to its player only, a deck to nobody (ttcg-3.10) --------------------------------------------------------------------------------
export const DECK = state.zone("deck", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const PILE = state.zone("pile", { sees: "all" });
export const UNITS = state.zone("units", { sees: "all", inPlay: true });
export const SPELLS = state.zone("spells", { sees: "all", inPlay: true });
/** ttcg-3.1 */
export const ROW_LIMIT = 5;

// --- numbers of the game -----------------------------------------------------------------------------------------
export const TURN = state.number("turn"); // turns begun, from 1
export const PLAYER = state.number("player"); // the turn player
export const PHASE = state.number("phase");
export const FIRST = state.number("first"); // who went first
export const ATTACKER = state.number("attacker", "card", "unseen"); // -1 while no attack is under way
export const DEFENDER = state.number("defender", "card", "unseen"); // a card, or -1 for a direct attack
export const DIRECT = state.number("direct"); // 1 while the attack under way is a direct one
export const STOPPED_ATTACK = state.number("stopped", "unseen"); // 1 when it was negated
export const REPEATS = state.number("repeats", "unseen"); // effects this turn that nobody activated at will
export const TURN_LIMIT = state.setting("turnLimit", 0); // 0: none
/** What happened last that a Counter may answer besides effects and attacks: a card played, until the window closes. */
export const JUST_PLAYED = state.number("justPlayed", "card", "unseen");
/** 1 when a text has ended the battle phase under way. */
export const PHASE_OVER = state.number("phaseOver", "unseen");
/** How many effects are being done as parts of others at this moment (ttcg-15.5). */
export const NESTED = state.number("nested", "unseen");

// Phases, as PHASE holds them.
export const START = state.phase({ en: "Start of turn", ja: "ターン開始" });
export const DRAW_PHASE = state.phase({ en: "Draw phase", ja: "ドローフェイズ" });
export const MAIN_PHASE = state.phase({ en: "Main phase", ja: "メインフェイズ" });
export const BATTLE_PHASE = state.phase({ en: "Battle phase", ja: "バトルフェイズ" });
export const END_PHASE = state.phase({ en: "End of turn", ja: "ターン終了" });

// --- numbers of a seat -------------------------------------------------------------------------------------------
export const POINTS = state.seatNumber("points");
export const PLAYS = state.seatNumber("plays"); // cards played this turn
export const SKIP_TURN = state.seatNumber("skipTurn");
export const SKIP_DRAW = state.seatNumber("skipDraw");
export const SKIP_MAIN = state.seatNumber("skipMain");
export const SKIP_BATTLE = state.seatNumber("skipBattle");
export const LOST_UNIT = state.seatNumber("lostUnit"); // turn number in which a unit of this seat was last destroyed

// --- numbers of a card -------------------------------------------------------------------------------------------
export const ATTACKS = state.column("attacks"); // attacks declared this turn
export const TAPPED_IN = state.column("tappedIn"); // the turn in which it was last tapped
export const USED = state.columns(numbered("used", 2)); // uses this turn of its first text, at will or once per turn; USED + 1: the second
export const ACTIVE = state.columns(numbered("active", 2)); // 1 while its first text, Continuous or Equip, is active; ACTIVE + 1: the second
export const CAME_IN = state.column("cameIn"); // the turn in which it came to the field
export const AGAIN = state.column("again"); // further attacks it was given this turn
export const STRUCK_BY = state.column("struckBy", "card"); // the card that attacked it last, plus 1
export const DESTROYED_IN = state.column("destroyedIn"); // the turn in which it was last destroyed
// What it was when it left the field (past.ts), one behind another.
export const NOTED = state.column("noted"); // as bits, 0 when nothing is noted
export const WAS_HOST = state.column("wasHost", "card"); // the card it was attached to, plus 1
export const WAS_STAT = state.columns(["wasAttack", "wasDefense", "wasRank", "wasTypes", "wasSubtypes"]); // its values, in their order
export const WAS_USED = state.columns(numbered("wasUsed", 2)); // what its texts had done in the turn

// --- values; attack and defense never below 0, rank never below 1 (ttcg-15.7) ------------------------------------
// The upper bounds are ours; see the ruling of ttcg-15.7.
export const ATTACK = state.stat("attack", 0, 9999);
export const DEFENSE = state.stat("defense", 0, 9999);
export const RANK = state.stat("rank", 1, 99);
export const TYPES = state.stat("types", 0, 0xffff); // one bit a type
export const SUBTYPES = state.stat("subtypes", 0, 0xffff); // one bit a sub-type

// --- facts of a kind ---------------------------------------------------------------------------------------------
export const AT_WILL = state.fact("atWill"); // places where it has a text to use at will
export const TEXT = state.fact("text1"); // what its first text is, as bits; TEXT + 1: the second
state.fact("text2");

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
export const mark = state.marks(
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
);
export type Mark = Parameters<typeof mark>[0];

/** ttcg-10.5: as many effects in one turn that nobody activated at will end the game undecided. */
export const ENDLESS = 1000;

// ttcg-10.5: more do not wait or last
export const SHAPE = state.shape({ bounds: { modifiers: 160, queue: 320, effects: 320, stack: 496 } });
export const PHASES = state.phases;

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
