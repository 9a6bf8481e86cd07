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
  numbered,
  Schema,
  value,
  type ZoneId,
} from "@tefuda/kernel";
import type { CardType, Icon } from "./text/tree.ts";

const state = new Schema();

// --- zones (trails-3.1) ------------------------------------------------------------------------------------------------
export const DECK = state.zone("deck", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const FIELD = state.zone("field", { sees: "all", inPlay: true });
export const HOMEBASE = state.zone("homebase", { sees: "all", faceDown: "owner", inPlay: true });
export const TRAIL = state.zone("trail", { sees: "all" });

// --- numbers of the game -------------------------------------------------------------------------------------------------
export const TURN = state.number("turn"); // turns begun, from 1
export const INITIATIVE = state.number("initiative"); // the seat that has it this turn
export const ACTOR = state.number("player"); // whose step or proposal it is
export const STEP = state.number("phase"); // one of the steps below
export const DEFENDER = state.number("defender", "card", "unseen"); // the UNIT attacked; -1: a player, or no attack
export const ATTACKING = state.number("attacking", "unseen"); // 1 from its declaration to the end of its resolution (trails-6.6)
export const TOGETHER = state.number("together"); // 1 if it was declared as a SCLM attack (trails-7.5)
export const PASSES = state.number("passes"); // proposals passed in a row (trails-6.1)
export const CHOICES = state.number("choices", "unseen"); // choices made this turn (trails-11.2)
export const TURN_LIMIT = state.setting("turnLimit", 0); // 0: none
export const CHOICE_LIMIT = state.setting("choiceLimit", 0, "unseen");
export const PARTING = state.number("parting", "unseen"); // counts what leaves together

// Values of STEP.
export const SET_UP = state.phase({ en: "Set-up", ja: "準備" });
export const DRAW_STEP = state.phase({ en: "Draw step", ja: "ドローステップ" });
export const HOMEBASE_STEP = state.phase({ en: "Homebase step", ja: "拠点ステップ" });
export const DEPLOYMENT = state.phase({ en: "Deployment step", ja: "配備ステップ" });
export const PROPOSAL = state.phase({ en: "Attack proposal", ja: "攻撃選択ステップ" });
export const COMBAT = state.phase({ en: "Combat resolution", ja: "戦闘解決ステップ" }); // an attack was declared
export const CURE = state.phase({ en: "Cure phase", ja: "回復フェイズ" });

// --- numbers of a seat -----------------------------------------------------------------------------------------------------
export const BOND = state.seatNumber("bond");
export const CP = state.seatNumber("cp");
export const EP = state.seatNumber("ep");
export const ATTACKED_THIS_TURN = state.seatNumber("attacked"); // 1 after its first attack of the turn (trails-10.3)
export const CANNOT_DRAW = state.seatNumber("cannotDraw"); // 1 when it had to draw and could not (trails-8.6)

// --- numbers of a card -------------------------------------------------------------------------------------------------------
export const TEXTS = 4;
export const STUNNED = state.column("stunned", "shown"); // trails-3.3
export const STRIKES = state.column("strikes", "shown"); // 1 for an attacker of the attack under way
export const USED = state.columns(numbered("used", TEXTS)); // uses of its crafts this turn
export const LAST_ORGS = state.column("lastOrgs"); // what was last known of it when it left the field (last.ts)
export const LAST_MARKS = state.column("lastMarks"); // the same, as bits
export const RESOLVING = state.column("resolving"); // 1 while what it does as an EVENT or an art happens
export const LEFT = state.column("left"); // PARTING when it last left its place in play, or when that was noted
export const DEFENDS = state.column("defends", "shown"); // 1 for the UNIT attacked: of DEFENDER a view does not tell
export const LAST_STR = state.column("lastStr");
export const LAST_DEF = state.column("lastDef");

// --- values, and within what they are held: below 0 counts as 0 (trails-6.13) --------------------------------------------------
export const STR = state.stat("str", 0, 999);
export const DEF = state.stat("def", 0, 999);
export const CP_COST = state.stat("cp", 0, 99);
export const EP_COST = state.stat("ep", 0, 99); // of an EVENT, or of the art of a UNIT
export const LEVEL = state.stat("level", 0, 99);

// --- how long changes last, beside the kernel's own terms ------------------------------------------------------------------------
export const THIS_TURN = state.term();
export const THIS_COMBAT = state.term();
export const THIS_PHASE = state.term();
export const NEXT_TURN = state.term(); // to the end of the next turn

// --- facts of a kind -------------------------------------------------------------------------------------------------------------
export const KIND = state.fact("kind");
export const ORGS = state.fact("orgs"); // trails-10.11, as bits that the set gives out
export const ICONS = state.fact("icons");

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

/** What a text can give, forbid, demand, allow or change. The icons come first: the mark of one has its number. */
export const mark = state.marks(
  ...ICON_NAMES,
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
  "settlesMore", // of a seat: cards in its homebase step
  "cannotBeAttackedTogether",
);
export type Mark = Parameters<typeof mark>[0];

export const MOST_BOND = 40;

// trails-11.2: more do not wait or last
export const SHAPE = state.shape({ bounds: { modifiers: 320, queue: 400, effects: 0, stack: 500 } });
export const PHASES = state.phases;

// --- reading the table -------------------------------------------------------------------------------------------------------------
export const is = (m: Machine, card: number, bits: number): boolean => (fact(m, card, KIND) & bits) !== 0;
/** trails-3.7: the player on whose side a card lies. */
export const playerOf = (m: Machine, card: number): number => m.actsFor(card);
export const other = (seat: number): number => 1 - seat;
export const inZone = (m: Machine, card: number, zone: ZoneId): boolean => m.zoneId(m.zone(card)) === zone;
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
