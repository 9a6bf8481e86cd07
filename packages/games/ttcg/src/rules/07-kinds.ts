/** 7 Kinds of effects: what each kind needs before its text can be activated at will. */
import {
  effectAbility,
  effectAt,
  effectSeat,
  effectSet,
  effectSource,
  effectTargets,
  fact,
  given,
  givenPair,
  type Machine,
  marked,
  type Need,
  NONE,
  needPair,
  stackSize,
} from "@tefuda/kernel";
import { allHold } from "@tefuda/language";
import { hasLostEffects } from "../effects/immunity.ts";
import { PLACE_BIT, TEXT_BIT, type TextAbility } from "../effects/text.ts";
import {
  ACTIVE,
  ATTACKER,
  BATTLE_PHASE,
  controller,
  HAND,
  isSpell,
  JUST_PLAYED,
  MAIN_PHASE,
  mark,
  onField,
  PHASE,
  PILE,
  STOPPED_ATTACK,
  TAPPED_IN,
  TEXT,
  TURN,
  turnPlayer,
  USED,
} from "../schema.ts";

export const textOf = (m: Machine, card: number, index: number): TextAbility | undefined =>
  m.definitionOf(card).abilities[index] as TextAbility | undefined;
/** Whether the text under consideration, which a card has at most two of, is one of these. */
const is = (m: Machine, bits: number): boolean => (m.b & ~1) === 0 && (fact(m, m.a, TEXT + m.b) & bits) !== 0;

/** Whether the card under consideration lies where its text works (ttcg-6.2). */
function inItsPlace(m: Machine): boolean {
  const { a, seat } = m;
  if (onField(m, a))
    return controller(m, a) === seat && is(m, m.above(a) < 0 ? PLACE_BIT.top : PLACE_BIT.under);
  const zone = m.zone(a);
  if (zone === m.zoneOf(HAND, seat)) return is(m, TEXT_BIT.fromHand | PLACE_BIT.hand);
  return zone === m.zoneOf(PILE, seat) && is(m, PLACE_BIT.pile);
}

/** What a Counter answers where it is not the number of an announced effect. */
export const THE_ATTACK = -2;
export const THE_PLAY = -3;
const ANYTHING: NonNullable<TextAbility["answers"]> = {
  effects: true,
  attacks: true,
  plays: true,
  tells: false,
};

/**
 * ttcg-7.3: what the opponent did that a Counter of this seat can answer, the latest first: the numbers of the effects that
 * were put on the chain since the seat itself last activated a text, the attack, the play. Returns how many.
 */
export function answerable(
  m: Machine,
  seat: number,
  text: TextAbility,
  card: number,
  out: Int16Array,
): number {
  const { effects, attacks, plays, test } = text.answers ?? ANYTHING;
  let n = 0;
  const add = (what: number): void => {
    if (!test || test(m, card, seat, what)) out[n++] = what;
  };
  for (let i = stackSize(m) - 1; effects && i >= 0; i--) {
    const at = effectAt(m, i);
    const ability = m.game.abilities[effectAbility(m, at)] as TextAbility | undefined;
    if (!ability || (effectSeat(m, at) === seat && ability.atWill)) break;
    // what one's own cards were set off to do since hides nothing
    if (effectSeat(m, at) !== seat) add(i);
  }
  if (attacks && m.number(ATTACKER) >= 0 && m.number(STOPPED_ATTACK) === 0 && turnPlayer(m) !== seat)
    add(THE_ATTACK);
  const played = m.number(JUST_PLAYED);
  if (plays && played >= 0 && onField(m, played) && controller(m, played) !== seat) add(THE_PLAY);
  return n;
}

/** The card of what a Counter can answer. */
export function answeredCard(m: Machine, what: number): number {
  if (what >= 0) return effectSource(m, effectAt(m, what));
  return m.number(what === THE_ATTACK ? ATTACKER : JUST_PLAYED);
}

/** What a Counter can answer so that all that it asks for holds; of any other text, NONE alone if all does. */
export function answersHolding(
  m: Machine,
  seat: number,
  text: TextAbility,
  card: number,
  openly: boolean,
  out: Int16Array,
): number {
  out[0] = NONE;
  const n = text.kind === "counter" ? answerable(m, seat, text, card, out) : 1;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const what = out[i]!;
    m.it = what === NONE ? NONE : answeredCard(m, what);
    if (allHold(text.requires, m, card, seat, openly)) out[kept++] = what;
  }
  m.it = NONE;
  return kept;
}
/** Whether conditions, targets and costs of a text are as it asks: as far as everybody can tell, or in truth. */
export function requirementsHold(
  m: Machine,
  seat: number,
  text: TextAbility,
  card: number,
  openly = false,
): boolean {
  const n = answersHolding(m, seat, text, card, openly, m.scratch[m.borrow()]!);
  m.giveBack();
  return n > 0;
}

/** The times at which each kind can be activated at will. */
function atItsTime(m: Machine): boolean {
  if (turnPlayer(m) === m.seat) return true;
  // needPair("ttcg-7.3") looks at what a Counter answers; ttcg-13.13
  if (is(m, TEXT_BIT.counter | TEXT_BIT.inOpponentsPhase)) return true;
  if (isSpell(m, m.a)) return true;
  return marked(m, m.a, mark("activateInOpponentsTurn")) !== NONE;
}

/** An announced effect whose text will destroy this card as a chosen target (ttcg-6.11). */
export function awaitsDestruction(m: Machine, card: number): boolean {
  for (let i = 0; i < stackSize(m); i++) {
    const at = effectAt(m, i);
    const ability = m.game.abilities[effectAbility(m, at)] as TextAbility | undefined;
    if (!ability) continue;
    for (let n = 0; n < effectTargets(m, at); n++) {
      if (ability.destroys.has(n) && m.hasIn(effectSet(m, at, n), card)) return true;
    }
  }
  return false;
}

function findsAnswer(m: Machine): boolean {
  const n = answerable(m, m.seat, textOf(m, m.a, m.b)!, m.a, m.scratch[m.borrow()]!);
  m.giveBack();
  return n > 0;
}

const TWENTY = 20;

/** What activating a text at will needs, apart from the text's own conditions, targets and costs. */
export const KIND_NEEDS: readonly Need[] = [
  given(
    "ttcg-8.2",
    "it does not lie underneath another card",
    (m) => m.above(m.a) < 0 || is(m, PLACE_BIT.under),
  ),
  given("ttcg-1.4", "the card has such a text", (m) => is(m, TEXT_BIT.is)),
  givenPair("ttcg-6.13", "it is activated at will and not set off by something or always on", (m) =>
    is(m, TEXT_BIT.atWill),
  ),
  needPair("ttcg-6.4", "it is untapped", (m) => is(m, TEXT_BIT.dormant) || upright(m, m.a)),
  needPair(
    "ttcg-7.8",
    "a Dormant text needs its card tapped, and not since this turn",
    (m) => !is(m, TEXT_BIT.dormant) || is(m, PLACE_BIT.under) || tappedEarlier(m, m.a),
  ),
  needPair("ttcg-5.5", "it is your turn", (m) => !is(m, TEXT_BIT.is) || atItsTime(m)),
  needPair("ttcg-3.7", "you control it", (m) => !onField(m, m.a) || controller(m, m.a) === m.seat),
  needPair("ttcg-6.2", "it lies where this text works", inItsPlace),
  needPair(
    "ttcg-4.6",
    "it is the draw, main or battle phase",
    (m) => m.number(PHASE) !== 0 || stackSize(m) > 0,
  ),
  needPair(
    "ttcg-7.3",
    "the opponent has just done something that it can answer",
    (m) => !is(m, TEXT_BIT.counter) || findsAnswer(m),
  ),
  needPair(
    "ttcg-13.2",
    "from the hand it is used in your own main or battle phase while no chain is open",
    (m) => onField(m, m.a) || is(m, PLACE_BIT.pile) || handTime(m),
  ),
  needPair(
    "ttcg-7.2",
    "it is not active already",
    (m) => !is(m, TEXT_BIT.continuous) || m.column(m.a, ACTIVE + m.b) === 0,
  ),
  needPair(
    "ttcg-6.18",
    "it was activated fewer than 20 times this turn",
    (m) => m.column(m.a, USED + m.b) < TWENTY,
  ),
  needPair(
    "ttcg-6.1",
    "it was not used this turn: once per turn",
    (m) => !is(m, TEXT_BIT.oncePerTurn) || m.column(m.a, USED + m.b) === 0,
  ),
  needPair(
    "ttcg-6.11",
    "no waiting effect will destroy it",
    (m) => stackSize(m) === 0 || !awaitsDestruction(m, m.a),
  ),
  needPair("ttcg-6.1", "no effect keeps it from activating", (m) => mayActivate(m, m.a, m.seat)),
];

/** ttcg-7.8: sideways, and not since this turn. */
const tappedEarlier = (m: Machine, card: number): boolean =>
  m.turned(card) && m.column(card, TAPPED_IN) !== m.number(TURN);
/** Upright, or a text lets it act as if it were. */
const upright = (m: Machine, card: number): boolean =>
  !m.turned(card) || marked(m, card, mark("activateTapped")) !== NONE;
/** The same for a text that is set off. */
export const turnedAsItNeeds = (m: Machine, card: number, ability: TextAbility): boolean =>
  ability.kind !== "dormant" ? upright(m, card) : ability.worksIn === "under" || tappedEarlier(m, card);
export function mayActivate(m: Machine, card: number, seat: number): boolean {
  return (
    marked(m, card, mark("cannotActivate")) === NONE &&
    !hasLostEffects(m, card) &&
    marked(m, -2 - seat, mark("cannotActivateEffects"), card) === NONE
  );
}
function handTime(m: Machine): boolean {
  const phase = m.number(PHASE);
  return (
    m.seat === turnPlayer(m) &&
    stackSize(m) === 0 &&
    (phase === MAIN_PHASE || phase === BATTLE_PHASE) &&
    m.number(ATTACKER) < 0
  );
}
