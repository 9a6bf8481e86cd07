/** What lies where in Dewfall: the zones, numbers, values and marks of its state, by the names the rules use. */
import { fact, type Machine, marked, NONE, numbersOf, type Shape, value } from "@tefuda/kernel";
import { type Bits, type CardWorld, hasWord, inZone, pastColumns } from "@tefuda/language/standard/index";
import { KEYWORDS, type Keyword, KINS } from "./words.ts";

// Zones (dew-3.1 to 3.3).
export const DECK = 0;
export const HAND = 1;
export const MEADOW = 2;
export const COMPOST = 3;

// Numbers of the game.
export const TURN = 0; // turns begun, from 1
export const PLAYER = 1; // whose turn it is
export const PHASE = 2; // one of those below
export const PARTING = 3; // counts what leaves together
export const CHOICES = 4; // things done this turn (dew-9.4)
export const TURN_LIMIT = 5; // 0: none
export const CHOICE_LIMIT = 6;

// Values of PHASE.
export const SET_UP = 0;
export const MORNING = 1;
export const NOON = 2;
export const FIGHT = 3;
export const DUSK = 4;

// Numbers of a seat.
export const BLOOM = 0;
export const DEW = 1;
export const SPRING = 2; // how much dew a morning brings
export const DRY = 3; // 1 when it had to draw and could not (dew-9.2)

// Numbers of a card.
export const NEW = 0; // 1 in the turn in which it came (dew-7.1)
export const ROLE = 1; // ATTACKS or BLOCKS in a fight
export const USED = 2; // USED .. USED + 3: uses of its texts this turn
export const TEXTS = 4;
const LAST = USED + TEXTS; // what was last known of it
export const ATTACKS = 1;
export const BLOCKS = 2;

// Values.
export const COST = 0;
export const BITE = 1;
export const SHELL = 2;

/** How long changes last, beside the kernel's own terms. */
export const THIS_TURN = 2;

// Facts of a kind.
const KIND = 0;
export const CRITTER = 1;
export const PLANT = 2;
export const BREEZE = 4;

export const MARKS = [
  "keywords", // which a text gives: bits in the argument
  "kins",
  "cannotAttack",
  "cannotBlock",
  "cannotBeBlocked",
  "cannotBeComposted",
  "cannotWake",
  "cannotBeChosen",
  "mustAttack",
  "cannotPlay",
  "cannotDraw",
  "cannotGainBloom",
] as const;
const MARK_NUMBERS = numbersOf(MARKS);
export const mark = (name: (typeof MARKS)[number]): number => MARK_NUMBERS[name];
export const isMarked = (m: Machine, subject: number, name: (typeof MARKS)[number], by = NONE): boolean =>
  marked(m, subject, mark(name), by) !== NONE;

export const SHAPE: Shape = {
  zones: [
    { id: "deck", per: "seat", sees: "none", inPlay: false },
    { id: "hand", per: "seat", sees: "owner", inPlay: false },
    { id: "meadow", per: "seat", sees: "all", inPlay: true },
    { id: "compost", per: "seat", sees: "all", inPlay: false },
  ],
  numbers: ["turn", "player", "phase", "parting", "choices", "turnLimit", "choiceLimit"],
  unseen: ["parting", "choices", "choiceLimit"],
  seatNumbers: ["bloom", "dew", "spring", "dry"],
  columns: ["new", "role", "used1", "used2", "used3", "used4", ...pastColumns(2, 2)],
  counts: ["new", "role"],
  stats: [
    // dew-5.5
    { id: "cost", min: 0, max: 99 },
    { id: "bite", min: 0, max: 99 },
    { id: "shell", min: 0, max: 99 },
  ],
  facts: ["kind", "keywords", "kins"],
  marks: MARKS,
  bounds: { modifiers: 240, queue: 200, effects: 0, stack: 500 },
};

const keywords: Bits = { fact: 1, mark: mark("keywords"), words: Object.keys(KEYWORDS) };
const role = (of: number) => (m: Machine, card: number) => m.column(card, ROLE) === of;

/** What can be seen of a card by its texts. */
export const CARDS: CardWorld = {
  kind: KIND,
  nouns: { critter: CRITTER, plant: PLANT, breeze: BREEZE },
  figures: {
    bite: { stat: BITE },
    shell: { stat: SHELL },
    // changes of a cost are for playing only
    cost: { stat: COST, fixed: true },
  },
  keywords,
  traits: { kin: { fact: 2, mark: mark("kins"), words: Object.keys(KINS) } },
  states: {
    state: { alert: (m, card) => !m.turned(card), sleeping: (m, card) => m.turned(card) },
    fight: { attacking: role(ATTACKS), blocking: role(BLOCKS) },
  },
  field: MEADOW,
  past: { counts: PARTING, column: LAST },
};

export const has = (m: Machine, card: number, keyword: Keyword): boolean =>
  hasWord(m, card, keywords, keyword);
export const is = (m: Machine, card: number, bits: number): boolean => (fact(m, card, KIND) & bits) !== 0;
export const other = (seat: number): number => 1 - seat;
export const inMeadow = (m: Machine, card: number): boolean => inZone(m, card, MEADOW);
export const isCritter = (m: Machine, card: number): boolean => inMeadow(m, card) && is(m, card, CRITTER);
export const biteOf = (m: Machine, card: number): number => value(m, card, BITE);
export const shellOf = (m: Machine, card: number): number => value(m, card, SHELL);
export const turnPlayer = (m: Machine): number => m.number(PLAYER);
