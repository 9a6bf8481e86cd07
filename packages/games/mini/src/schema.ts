/** What lies where in the reference game, by the names its rules use. */
import { type Machine, type Num, printed, type Shape } from "@tefuda/kernel";

export const DECK = 0;
export const HAND = 1;
export const FIELD = 2;
export const DISCARD = 3;
/** mini-3 */
export const HAND_LIMIT = 10;
/** mini-4 */
export const FIELD_LIMIT = 5;

// Numbers of the game.
export const TURN = 0;
export const PLAYER = 1;
// Numbers of a seat.
export const POINTS = 0;
export const PLAYS = 1;
// Numbers of a card; all are 0 again when it leaves the field.
export const STRENGTH = 0; // attack gained
export const WALL = 1; // defense gained, less what was lost
export const FRESH = 2; // 1 while it may not attack because it has just arrived
// Values printed on cards.
const ATTACK = 0;
const DEFENSE = 1;
export const LEVEL = 2;
export const KEYWORDS = 3;

export const HASTE = 1;
export const GUARD = 2;
export const PIERCE = 4;
/** Kept with the keywords: a unit, one of level 5 or more, and a spell whose first step chooses. */
export const UNIT = 8;
export const HIGH = 16;
export const CHOOSES = 32;

export const SHAPE: Shape = {
  zones: [
    { id: "deck", per: "seat", sees: "none", inPlay: false },
    { id: "hand", per: "seat", sees: "owner", inPlay: false },
    { id: "field", per: "seat", sees: "all", inPlay: true },
    { id: "discard", per: "seat", sees: "all", inPlay: false },
  ],
  numbers: ["turn", "player"],
  seatNumbers: ["points", "plays"],
  columns: ["strength", "wall", "fresh"],
  stats: [
    { id: "attack", min: 0, max: 99 },
    { id: "defense", min: -99, max: 99 },
    { id: "level", min: 0, max: 9 },
    { id: "keywords", min: 0, max: 63 },
  ],
  marks: [],
  bounds: { modifiers: 8, queue: 24, effects: 16, stack: 512 },
};

export const turnPlayer: Num = (m) => m.number(PLAYER);
export const opponent: Num = (m) => 1 - m.number(PLAYER);
export const attackOf = (m: Machine, card: number): number =>
  printed(m, card, ATTACK) + m.column(card, STRENGTH);
export const defenseOf = (m: Machine, card: number): number =>
  printed(m, card, DEFENSE) + m.column(card, WALL);
export const has = (m: Machine, card: number, keyword: number): boolean =>
  (printed(m, card, KEYWORDS) & keyword) !== 0;
export const onField = (m: Machine, card: number): boolean => m.zoneId(m.zone(card)) === FIELD;
