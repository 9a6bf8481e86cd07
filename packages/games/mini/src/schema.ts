/** What lies where in the reference game, by the names its rules use. */
import { type Machine, type Num, printed, Schema } from "@tefuda/kernel";

const state = new Schema();
export const DECK = state.zone("deck", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const FIELD = state.zone("field", { sees: "all", inPlay: true });
export const DISCARD = state.zone("discard", { sees: "all" });
/** mini-3 */
export const HAND_LIMIT = 10;
/** mini-4 */
export const FIELD_LIMIT = 5;

// Numbers of the game.
export const TURN = state.number("turn");
export const PLAYER = state.number("player");
// Numbers of a seat.
export const POINTS = state.seatNumber("points");
export const PLAYS = state.seatNumber("plays");
// Numbers of a card; all are 0 again when it leaves the field.
export const STRENGTH = state.column("strength"); // attack gained
export const WALL = state.column("wall"); // defense gained, less what was lost
export const FRESH = state.column("fresh"); // 1 while it may not attack because it has just arrived
// Values printed on cards.
const ATTACK = state.stat("attack", 0, 99);
const DEFENSE = state.stat("defense", -99, 99);
export const LEVEL = state.stat("level", 0, 9);
export const KEYWORDS = state.stat("keywords", 0, 63);

export const HASTE = 1;
export const GUARD = 2;
export const PIERCE = 4;
/** Kept with the keywords: a unit, one of level 5 or more, and a spell whose first step chooses. */
export const UNIT = 8;
export const HIGH = 16;
export const CHOOSES = 32;

export const SHAPE = state.shape({ bounds: { modifiers: 8, queue: 24, effects: 16, stack: 512 } });

export const turnPlayer: Num = (m) => m.number(PLAYER);
export const opponent: Num = (m) => 1 - m.number(PLAYER);
export const attackOf = (m: Machine, card: number): number =>
  printed(m, card, ATTACK) + m.column(card, STRENGTH);
export const defenseOf = (m: Machine, card: number): number =>
  printed(m, card, DEFENSE) + m.column(card, WALL);
export const has = (m: Machine, card: number, keyword: number): boolean =>
  (printed(m, card, KEYWORDS) & keyword) !== 0;
export const onField = (m: Machine, card: number): boolean => m.zoneId(m.zone(card)) === FIELD;
