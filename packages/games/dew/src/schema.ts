/** What lies where in Dewfall: the zones, numbers, values and marks of its state, by the names the rules use. */
import { fact, type Machine, marked, NONE, numbered, Schema, value } from "@tefuda/kernel";
import { type Bits, type CardWorld, hasWord, inZone, pastColumns } from "@tefuda/language/standard/index";
import { KEYWORDS, type Keyword, KINS } from "./words.ts";

const state = new Schema();

// Zones (dew-3.1 to 3.3).
export const DECK = state.zone("deck", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const MEADOW = state.zone("meadow", { sees: "all", inPlay: true });
export const COMPOST = state.zone("compost", { sees: "all" });

// Numbers of the game.
export const TURN = state.number("turn"); // turns begun, from 1
export const PLAYER = state.number("player"); // whose turn it is
export const PHASE = state.number("phase"); // one of those below
export const PARTING = state.number("parting", "unseen"); // counts what leaves together
export const CHOICES = state.number("choices", "unseen"); // things done this turn (dew-9.4)
export const TURN_LIMIT = state.setting("turnLimit", 0); // 0: none
export const CHOICE_LIMIT = state.setting("choiceLimit", 0, "unseen");

// Values of PHASE.
export const SET_UP = state.phase({ en: "Set-up", ja: "準備" });
export const MORNING = state.phase({ en: "Morning", ja: "朝" });
export const NOON = state.phase({ en: "Noon", ja: "昼" });
export const FIGHT = state.phase({ en: "Fight", ja: "戦闘" });
export const DUSK = state.phase({ en: "Dusk", ja: "夕暮れ" });

// Numbers of a seat.
export const BLOOM = state.seatNumber("bloom");
export const DEW = state.seatNumber("dew");
export const SPRING = state.seatNumber("spring"); // how much dew a morning brings
export const DRY = state.seatNumber("dry"); // 1 when it had to draw and could not (dew-9.2)

// Numbers of a card.
export const TEXTS = 4;
export const NEW = state.column("new", "shown"); // 1 in the turn in which it came (dew-7.1)
export const ROLE = state.column("role", "shown"); // ATTACKS or BLOCKS in a fight
export const USED = state.columns(numbered("used", TEXTS)); // uses of its texts this turn
const LAST = state.columns(pastColumns(2, 2)); // what was last known of it

// Values of ROLE.
export const ATTACKS = 1;
export const BLOCKS = 2;

// Values, and within what they are held (dew-5.5).
export const COST = state.stat("cost", 0, 99);
export const BITE = state.stat("bite", 0, 99);
export const SHELL = state.stat("shell", 0, 99);

// How long changes last, beside the kernel's own terms.
export const THIS_TURN = state.term();

// Facts of a kind.
const KIND = state.fact("kind");
export const CRITTER = 1;
export const PLANT = 2;
export const BREEZE = 4;
const KEYWORDS_OF = state.fact("keywords");
const KINS_OF = state.fact("kins");

export const mark = state.marks(
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
);
type Mark = Parameters<typeof mark>[0];
export const isMarked = (m: Machine, subject: number, name: Mark, by = NONE): boolean =>
  marked(m, subject, mark(name), by) !== NONE;

export const SHAPE = state.shape({ bounds: { modifiers: 240, queue: 200, effects: 0, stack: 500 } });
export const PHASES = state.phases;

const keywords: Bits = { fact: KEYWORDS_OF, mark: mark("keywords"), words: Object.keys(KEYWORDS) };
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
  traits: { kin: { fact: KINS_OF, mark: mark("kins"), words: Object.keys(KINS) } },
  states: {
    state: { alert: (m, card) => !m.turned(card), sleeping: (m, card) => m.turned(card) },
    fight: { attacking: role(ATTACKS), blocking: role(BLOCKS) },
  },
  field: MEADOW,
  past: { counts: PARTING, column: LAST, kept: Array.from({ length: TEXTS }, (_, i) => USED + i) },
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
