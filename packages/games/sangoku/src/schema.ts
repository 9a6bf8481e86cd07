/** What lies where in the Three Kingdoms game: the zones, numbers, values and marks of its state, by the names the rules use. */
import { fact, type Machine, marked, NONE, numbered, Schema, type ZoneId } from "@tefuda/kernel";
import type { CardType, Nation, PlainEmblem, UnitType } from "./text/tree.ts";

const state = new Schema();

// --- zones (sangoku-3.1) -----------------------------------------------------------------------------------------------
export const DECK = state.zone("deck", { sees: "none" }); // sangoku-12.1
export const HAND = state.zone("hand", { sees: "owner" }); // sangoku-12.2
export const BATTLEFIELD = state.zone("battlefield", { sees: "all", faceDown: "none", inPlay: true }); // a stance card lies there unseen (sangoku-12.6)
export const RESOURCES = state.zone("resources", { sees: "all", faceDown: "owner", inPlay: true }); // sangoku-12.4
export const FORTS = state.zone("forts", { sees: "none" }); // sangoku-12.3
export const PILE = state.zone("pile", { sees: "all" }); // discard pile (sangoku-12.5)
export const OUT = state.zone("out", { sees: "all" }); // out of the game (sangoku-11.11)
export const PLAYING = state.zone("playing", { sees: "all" }); // a tactic, from its payment till its effect is done (sangoku-6.10)

// --- numbers of the game ---------------------------------------------------------------------------------------------------
export const TURN = state.number("turn"); // turns begun, from 1
export const PLAYER = state.number("player"); // the turn player
export const PHASE = state.number("phase"); // one of the phases and steps below
export const ATTACKER = state.number("attacker", "card", "unseen"); // what attacks, or the ambusher in its place; NONE
export const TARGET = state.number("target", "card", "unseen"); // the general attacked; NONE: the forts, or no attack
export const INTERCEPTOR = state.number("interceptor", "card", "unseen"); // NONE
export const DEFENDER = state.number("defender", "card", "unseen"); // from the confirmation on (sangoku-7.9); NONE
export const ATTACKER_FATE = state.number("attackerFate", "unseen"); // what became of the fighters, see below
export const DEFENDER_FATE = state.number("defenderFate", "unseen");
export const SURPRISED = state.number("surprised"); // 1: no battle tactics in this battle (sangoku-10.23)
export const REPEATS = state.number("repeats", "unseen"); // effects of this turn that nobody used by choice (sangoku-4.10)
export const PARTING = state.number("parting", "unseen"); // counts what leaves together
export const TURN_LIMIT = state.setting("turnLimit", 0); // 0: none
// The further parameters of a format (sangoku-2.10), with the usual ones; -1 for none.
export const DECK_MIN = state.setting("deckMin", 50, "unseen");
export const DECK_MAX = state.setting("deckMax", -1, "unseen");
export const COPY_LIMIT = state.setting("copyLimit", 4, "unseen");
export const OPENING_HAND = state.setting("openingHand", 5);
export const FORTS_LAID = state.setting("forts", 7);
export const HAND_LIMIT = state.setting("handLimit", 7);
export const FIRST_MULLIGAN = state.setting("firstPlayerMulligan", 1);
export const FIRST_DRAW = state.setting("firstTurnDraw", 1);
export const FIRST_ATTACK = state.setting("firstTurnAttack", 1);
export const RESOURCES_PER_TURN = state.setting("resourcesPerTurn", 1);
export const RESOURCE_CAP = state.setting("resourceCap", -1);
export const FACE_DOWN_DRAW = state.setting("faceDownDraw", 0);
export const MUSOU_HEALS = state.setting("musouHeals", 0);
export const SUMMON_TURNS_RESOURCE = state.setting("summonTurnsResource", 0);

// Values of PHASE; the steps of a battle are those from the declaration to the successes (sangoku-7.1).
export const SET_UP = state.phase({ en: "Set-up", ja: "準備" });
export const DRAW_PHASE = state.phase({ en: "Draw phase", ja: "ドローフェイズ" });
export const RESOURCE_PHASE = state.phase({ en: "Resource phase", ja: "国力フェイズ" });
export const MAIN_PHASE = state.phase({ en: "Main phase", ja: "メインフェイズ" });
export const DECLARATION = state.phase({ en: "Declaration", ja: "攻撃宣言" });
export const INTERCEPTION = state.phase({ en: "Interception", ja: "迎撃宣言" });
export const CONFIRMATION = state.phase({ en: "Confirmation", ja: "戦闘確定" });
export const AMBUSH = state.phase({ en: "Ambush", ja: "伏兵" });
export const AMBUSH_BY_OTHER = state.phase({ en: "Counter-ambush", ja: "相手の伏兵" });
export const BATTLE_TACTICS = state.phase({ en: "Battle tactics", ja: "戦闘計略" });
export const DAMAGE_STEP = state.phase({ en: "Damage", ja: "ダメージ" });
export const SUCCESSES = state.phase({ en: "Successes", ja: "戦闘結果" });
export const END_PHASE = state.phase({ en: "End phase", ja: "エンドフェイズ" });

// What became of a fighter since the battle was confirmed (sangoku-7.16, 7.17).
export const STAYS = 0;
export const RETIRED = 1;
export const GONE = 2;
export const CALLED_OFF = 3;

// --- numbers of a seat -------------------------------------------------------------------------------------------------------
export const PLACED = state.seatNumber("placed"); // resources placed this turn
export const MUSOU_USED = state.seatNumber("musou"); // 1 after its Musou of this turn (sangoku-9.6)

// --- numbers of a card ---------------------------------------------------------------------------------------------------------
export const TEXTS = 4;
export const DAMAGE = state.column("damage", "shown"); // sangoku-7.14
export const CAME = state.column("came", "shown"); // 1 from coming to the battlefield to the end of that turn (sangoku-1.4)
export const ATTACKED = state.column("attacked", "shown"); // attacks declared this turn (sangoku-7.4)
export const AGAIN = state.column("again", "shown"); // attacks of this turn that Musou adds (sangoku-9.5)
export const DANCING = state.column("dancing", "shown"); // sangoku-9.17
export const PREPARED = state.column("prepared", "shown"); // 1 + number of the forsaken tactics that wait (sangoku-11.9)
export const ROLE = state.column("role", "shown"); // its part in the attack under way, for whoever watches: bits below
export const STRIKES_FIRST = state.column("strikesFirst", "shown"); // 1: First Strike is paid (sangoku-10.20)
export const STANCED = state.column("stanced", "shown"); // 1 in the battle for which its stance card was spent (sangoku-10.28)
export const RAISED = state.column("raised"); // 1 after Nation Treasure this turn (sangoku-10.24)
export const USED = state.columns(numbered("used", TEXTS)); // uses of its texts this turn
export const LAST_MARKS = state.column("lastMarks"); // what was last known of it when it left the battlefield (last.ts)
export const LAST_POWER = state.column("lastPower");
export const LAST_NATIONS = state.column("lastNations");
export const LAST_EMBLEMS = state.column("lastEmblems"); // the lower half of the bits
export const LAST_EMBLEMS_TOO = state.column("lastEmblemsToo");
export const LEFT = state.column("left");
export const LAST_HOST = state.column("lastHost", "card"); // 1 + the general that bore it; 0 for none
export const LAST_FOE = state.column("lastFoe", "card"); // 1 + the general that fought it; 0 for none
export const LAST_DAMAGE = state.column("lastDamage");
export const LAST_FORT_DAMAGE = state.column("lastFortDamage");
// How it was just before what happened to it last.
export const DAMAGE_BEFORE = state.column("damageBefore");
export const DANCING_BEFORE = state.column("dancingBefore");
export const BY_AMBUSH = state.column("byAmbush"); // 1 from coming by Ambush to the end of that turn (sangoku-10.11)

// Bits of ROLE.
export const IS_ATTACKER = 1;
export const IS_TARGET = 2;
export const IS_INTERCEPTOR = 4;
export const IS_DEFENDER = 8;

// --- values, and within what they are held (sangoku-8.1, 11.3) ------------------------------------------------------------------------------------------------------------------------
export const POWER = state.stat("power", 0, 30_000);
export const FORT_DAMAGE = state.stat("fortDamage", 0, 99);
export const ANY_COST = state.stat("cost", 0, 15); // the colourless part of its cost, the only one that texts change

// How long changes last, beside the kernel's own terms.
export const THIS_TURN = state.term();
export const THIS_BATTLE = state.term();
export const UNTIL_TURN_OF = state.term(2); // plus a seat: until that player's next turn begins
export const THROUGH_TURN_OF = state.term(2); // plus a seat: until the end of that player's next turn

// --- facts of a kind -----------------------------------------------------------------------------------------------------------------
export const KIND = state.fact("kind"); // bits of its type, unit types behind them
export const NATIONS = state.fact("nations");
export const EMBLEMS = state.fact("emblems");
export const NAME = state.fact("name"); // numbers that the set gives out: equal for equal names (sangoku-1.9)
export const CODE = state.fact("code"); // and for equal codes (sangoku-11.10)
export const SUBTYPES = state.fact("subtypes");
export const PRICE = state.fact("price"); // the coloured part of its cost, packed (05-prices.ts)
export const ALLIANCE = state.fact("alliance"); // the whole other price, packed; 0: none (sangoku-10.29)
export const OUTSOURCE = state.fact("outsource"); // nations whose colour it pays as a resource (sangoku-10.13)

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
export const mark = state.marks(
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
  "comesTapped",
  "drawsPerTurn", // more cards in the draw phase
  "handLimitIs", // a hand limit in place of that of the format
  "cannotEquipTo", // which generals a reinforcement is not for
  "cannotBeEquipped",
  "cannotPlace", // resources
);
export type Mark = Parameters<typeof mark>[0];

/** sangoku-4.10: so many effects may happen in a turn that nobody used by choice. */
export const MOST_REPEATS = 1000;

// sangoku-4.10: more do not wait or last
export const SHAPE = state.shape({ bounds: { modifiers: 320, queue: 512, effects: 0, stack: 560 } });
export const PHASES = state.phases;

// --- reading the table -----------------------------------------------------------------------------------------------------------------
export const is = (m: Machine, card: number, bits: number): boolean => (fact(m, card, KIND) & bits) !== 0;
/** The player on whose side a card lies, or whose it is elsewhere (sangoku-3.4). */
export const playerOf = (m: Machine, card: number): number => m.actsFor(card);
export const other = (seat: number): number => 1 - seat;
export const inZone = (m: Machine, card: number, zone: ZoneId): boolean => m.zoneId(m.zone(card)) === zone;

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
