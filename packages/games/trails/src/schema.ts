/** What lies where in Trails: the zones, numbers, values and marks of its state, by the names the rules use. */
import {
  fact,
  firstMod,
  type Machine,
  MOD_SIZE,
  markBits,
  marked,
  modBits,
  modifierOf,
  NONE,
  numbersOf,
  type Shape,
  value,
} from "@tefuda/kernel";
import type { CardType, Icon } from "./text/tree.ts";

// --- zones (trails-3.1) ------------------------------------------------------------------------------------------------
export const DECK = 0;
export const HAND = 1;
export const FIELD = 2;
export const HOMEBASE = 3;
export const TRAIL = 4;

// --- numbers of the game -------------------------------------------------------------------------------------------------
export const TURN = 0; // turns begun, from 1
export const INITIATIVE = 1; // the seat that has it this turn
export const ACTOR = 2; // whose step or proposal it is
export const STEP = 3; // one of the steps below
export const DEFENDER = 4; // the UNIT attacked; -1: a player, or no attack
export const ATTACKING = 5; // 1 from the declaration of an attack to the end of its resolution (trails-6.6)
export const TOGETHER = 6; // 1 if it was declared as a SCLM attack (trails-7.5)
export const PASSES = 7; // proposals passed in a row (trails-6.1)
export const CHOICES = 8; // choices made this turn (trails-11.2)
export const TURN_LIMIT = 9; // 0: none
export const CHOICE_LIMIT = 10;
export const PARTING = 11; // counts what leaves together

// Values of STEP.
export const SET_UP = 0;
export const DRAW_STEP = 1;
export const HOMEBASE_STEP = 2;
export const DEPLOYMENT = 3;
export const PROPOSAL = 4;
export const COMBAT = 5; // an attack was declared
export const CURE = 6;

// --- numbers of a seat -----------------------------------------------------------------------------------------------------
export const BOND = 0;
export const CP = 1;
export const EP = 2;
export const ATTACKED_THIS_TURN = 3; // 1 after its first attack of the turn (trails-10.3)
export const CANNOT_DRAW = 4; // 1 when it had to draw and could not (trails-8.6)

// --- numbers of a card -------------------------------------------------------------------------------------------------------
export const STUNNED = 0; // trails-3.3
export const STRIKES = 1; // 1 for an attacker of the attack under way
export const USED = 2; // USED .. USED + 3: uses of its crafts this turn
export const LAST_ORGS = 6; // what was last known of it when it left the field (last.ts)
export const LAST_MARKS = 7; // the same, as bits
export const LEFT = 9; // PARTING when it last left its place in play, or when that was noted
export const RESOLVING = 8; // 1 while what it does as an EVENT or an art happens
export const DEFENDS = 10; // 1 for the UNIT attacked, for whoever watches: a view does not say which card DEFENDER is
export const LAST_STR = 11;
export const LAST_DEF = 12;
export const TEXTS = 4;

// --- values --------------------------------------------------------------------------------------------------------------------
export const STR = 0;
export const DEF = 1;
export const CP_COST = 2;
export const EP_COST = 3; // of an EVENT, or of the art of a UNIT
export const LEVEL = 4;

/** How long changes last, beside the kernel's own terms. */
export const THIS_TURN = 2;
export const THIS_COMBAT = 3;
export const THIS_PHASE = 4;
export const NEXT_TURN = 5; // to the end of the next turn

// --- facts of a kind -------------------------------------------------------------------------------------------------------------
export const KIND = 0;
export const ORGS = 1; // trails-10.11, as bits that the set gives out
export const ICONS = 2;

export const CARD_TYPES: readonly CardType[] = ["unit", "item", "event", "base"];
export const typeBit = (type: CardType): number => 1 << CARD_TYPES.indexOf(type);
export const UNIT = typeBit("unit");
export const ITEM = typeBit("item");
export const EVENT = typeBit("event");
export const BASE = typeBit("base");
export const HAS_ART = 1 << 4;
export const ICON_NAMES: readonly Icon[] = [
  "covert",
  "reinforcement",
  "attribution",
  "dispatch",
  "martialArts",
  "hate",
];

/** What a text can give, forbid, demand, allow or change. Those of an icon stand in the order of ICON_NAMES. */
export const MARKS = [
  "covert",
  "reinforcement",
  "attribution",
  "dispatch",
  "martialArts",
  "hate",
  "orgs", // organizations that it gains: bits in the argument
  "linked", // of the game: bits of organizations that are linked
  "support",
  "cannotAttack",
  "cannotAttackPlayer",
  "cannotBeAttacked",
  "cannotJoin",
  "cannotSupport",
  "cannotBeStunned",
  "cannotBeStunnedByText",
  "cannotBeDestroyed",
  "cannotReady",
  "cannotBeCured",
  "cannotBeChosen",
  "cannotFightBack",
  "mustAttack",
  "mayAttackPlayer",
  "overkill",
  "damageLess",
  "noStunDamage",
  "income",
  "drawsMore",
  "cannotPlay",
  "cannotDraw",
  "cannotGainBond",
  "cannotGainEp",
  "cannotUseCrafts",
  "cannotCure",
  "happened", // what happened this turn, where a text asks
  "lost", // icons that it has no more: bits
  "overkillTwice",
  "noDamage",
  "noStunLoss", // of a seat, no stun damage
  "noOverkill",
  "curesMore",
  "keepsInitiative",
  "takesInitiative",
  "cannotBeSupported",
  "controlled", // by who is not its owner, for a time
  "skips", // of a seat: the step in the argument
  "cannotBeStunnedInCombat",
  "cannotAttackAlone",
  "cannotArts",
  "entersActioned",
  "craftless",
  "stunLess", // of a seat: damage
  "overkillLess",
  "prevents", // of a seat: so much damage that comes next
  "spent", // of a seat: a craft that it has used and may use once a game
] as const;
export type Mark = (typeof MARKS)[number];
const MARK_NUMBERS = numbersOf(MARKS);
export const mark = (name: Mark): number => MARK_NUMBERS[name];

export const MOST_BOND = 40;

export const SHAPE: Shape = {
  zones: [
    { id: "deck", per: "seat", sees: "none", inPlay: false },
    { id: "hand", per: "seat", sees: "owner", inPlay: false },
    { id: "field", per: "seat", sees: "all", inPlay: true },
    { id: "homebase", per: "seat", sees: "all", faceDown: "owner", inPlay: true },
    { id: "trail", per: "seat", sees: "all", inPlay: false },
  ],
  numbers: [
    "turn",
    "initiative",
    "player",
    "phase",
    "defender",
    "attacking",
    "together",
    "passes",
    "choices",
    "turnLimit",
    "choiceLimit",
    "parting",
  ],
  cardNumbers: ["defender"],
  unseen: ["defender", "attacking", "choices", "choiceLimit", "parting"],
  seatNumbers: ["bond", "cp", "ep", "attacked", "cannotDraw"],
  columns: [
    "stunned",
    "strikes",
    "used1",
    "used2",
    "used3",
    "used4",
    "lastOrgs",
    "lastMarks",
    "resolving",
    "left",
    "defends",
    "lastStr",
    "lastDef",
  ],
  counts: ["stunned", "strikes", "defends"],
  // trails-6.13: below 0 counts as 0
  stats: [
    { id: "str", min: 0, max: 999 },
    { id: "def", min: 0, max: 999 },
    { id: "cp", min: 0, max: 99 },
    { id: "ep", min: 0, max: 99 },
    { id: "level", min: 0, max: 99 },
  ],
  facts: ["kind", "orgs", "icons"],
  marks: MARKS,
  // trails-11.2: more do not wait or last
  bounds: { modifiers: 320, queue: 400, effects: 0, stack: 500 },
};

// --- reading the table -------------------------------------------------------------------------------------------------------------
export const is = (m: Machine, card: number, bits: number): boolean => (fact(m, card, KIND) & bits) !== 0;
/** trails-3.7: the player on whose side a card lies. */
export const playerOf = (m: Machine, card: number): number => m.actsFor(card);
export const other = (seat: number): number => 1 - seat;
export const inZone = (m: Machine, card: number, zone: number): boolean => m.zoneId(m.zone(card)) === zone;
export const isStunned = (m: Machine, card: number): boolean => m.column(card, STUNNED) !== 0;

/** trails-3.4: a UNIT that is there, which a stunned one is not. */
export const isActive = (m: Machine, card: number): boolean =>
  inZone(m, card, FIELD) && is(m, card, UNIT) && !isStunned(m, card);

/** Whether it has lost its crafts for a time. */
const isCraftless = (m: Machine, card: number): boolean =>
  m.s[m.layout.marks + CRAFTLESS] !== 0 && marked(m, card, CRAFTLESS) !== NONE;

/** trails-4.13: whether the crafts of a card are on where it lies. */
export function works(m: Machine, card: number): boolean {
  if (isCraftless(m, card)) return false;
  const zone = m.zoneId(m.zone(card));
  if (zone === FIELD) return !isStunned(m, card);
  return zone === HOMEBASE && is(m, card, BASE) && !m.faceDown(card);
}

/** trails-10.12: having it twice adds nothing. */
export function hasIcon(m: Machine, card: number, icon: Icon): boolean {
  if (isCraftless(m, card)) return false;
  const n = ICON_NAMES.indexOf(icon);
  if ((markBits(m, card, mark("lost")) & (1 << n)) !== 0) return false;
  return (fact(m, card, ICONS) & (1 << n)) !== 0 || marked(m, card, n) !== NONE;
}

/** The organizations of a card as bits: its own, those it has gained, and those linked with any of these (trails-10.10). */
export function orgsOf(m: Machine, card: number): number {
  let orgs = fact(m, card, ORGS) | markBits(m, card, mark("orgs"));
  if (orgs === 0 || m.s[m.layout.marks + LINKED] === 0) return orgs;
  for (let before = 0; before !== orgs; ) {
    before = orgs;
    orgs |= linksOf(m, orgs);
  }
  return orgs;
}
/** All organizations that stand in a link with one of these. */
function linksOf(m: Machine, orgs: number): number {
  const { marks } = m.game.modifierSorts;
  let left = m.s[m.layout.marks + LINKED]!;
  let bits = 0;
  for (let mod = firstMod(m); left > 0; mod += MOD_SIZE) {
    if (marks[m.s[mod]!] !== LINKED) continue;
    left--;
    const linked = modBits(m, mod);
    // what adds nothing need not be asked whether it holds
    if ((linked & orgs) === 0 || (linked & ~orgs & ~bits) === 0) continue;
    const { during } = modifierOf(m, mod);
    if (during && !during(m, mod)) continue;
    m.cite("trails-10.10");
    bits |= linked;
  }
  return bits;
}
const LINKED = mark("linked");
const CRAFTLESS = mark("craftless");
export const printedCost = (m: Machine, card: number): number => m.definitionOf(card).printed[CP_COST]!;
export const strOf = (m: Machine, card: number): number => value(m, card, STR);
export const defOf = (m: Machine, card: number): number => value(m, card, DEF);
