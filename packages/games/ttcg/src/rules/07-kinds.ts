/** 7 Kinds of effects: what each kind needs before its text can be activated at will. */
import {
  fact,
  given,
  givenPair,
  linkAbility,
  linkAt,
  linkCount,
  linkSeat,
  linkSet,
  linkSets,
  type Machine,
  marked,
  type Need,
  NONE,
  needPair,
} from "@tefuda/kernel";
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
} from "../table.ts";

export const textOf = (m: Machine, card: number, index: number): TextAbility | undefined =>
  m.kindOf(card).abilities[index] as TextAbility | undefined;
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

/** What a Counter answers where it is not the number of a link. */
export const THE_ATTACK = -2;
export const THE_PLAY = -3;
const ANYTHING: NonNullable<TextAbility["answers"]> = { effects: true, attacks: true, plays: true };

/** ttcg-7.3: what the opponent did that can still be answered: a link's number, the attack, the play; NONE if nothing. */
export function answering(m: Machine, seat: number, ability: TextAbility, card: number): number {
  const { effects, attacks, plays, test } = ability.answers ?? ANYTHING;
  if (effects) {
    const link = answeredLink(m, seat);
    if (link !== NONE && (!test || test(m, card, seat, link))) return link;
  }
  if (attacks && m.number(ATTACKER) >= 0 && m.number(STOPPED_ATTACK) === 0 && turnPlayer(m) !== seat) {
    if (!test || test(m, card, seat, THE_ATTACK)) return THE_ATTACK;
  }
  const played = m.number(JUST_PLAYED);
  if (
    plays &&
    played >= 0 &&
    onField(m, played) &&
    controller(m, played) !== seat &&
    (!test || test(m, card, seat, THE_PLAY))
  )
    return THE_PLAY;
  return NONE;
}
/** The number of the opponent's link announced last; what one's own cards were set off to do since does not hide it. */
export function answeredLink(m: Machine, seat: number): number {
  for (let i = linkCount(m) - 1; i >= 0; i--) {
    const at = linkAt(m, i);
    if (linkAbility(m, at) < 0) return NONE;
    if (linkSeat(m, at) !== seat) return i;
    if ((m.game.abilities[linkAbility(m, at)] as TextAbility).atWill) return NONE;
  }
  return NONE;
}

/** The times at which each kind can be activated at will. */
function atItsTime(m: Machine): boolean {
  if (turnPlayer(m) === m.seat) return true;
  // needPair("ttcg-7.3") looks at what a Counter answers; ttcg-13.13
  if (is(m, TEXT_BIT.counter | TEXT_BIT.inOpponentsPhase)) return true;
  if (isSpell(m, m.a)) return true; // ttcg-5.4
  return marked(m, m.a, mark("activateInOpponentsTurn")) !== NONE;
}

/** A link whose text will destroy this card as a chosen target (ttcg-6.11). */
export function awaitsDestruction(m: Machine, card: number): boolean {
  for (let i = 0; i < linkCount(m); i++) {
    const at = linkAt(m, i);
    const ability = m.game.abilities[linkAbility(m, at)] as TextAbility | undefined;
    if (!ability) continue;
    for (let n = 0; n < linkSets(m, at); n++) {
      if (ability.destroys.has(n) && m.hasIn(linkSet(m, at, n), card)) return true;
    }
  }
  return false;
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
    (m) => m.number(PHASE) !== 0 || linkCount(m) > 0,
  ),
  needPair(
    "ttcg-7.3",
    "the opponent has just done something that it can answer",
    (m) => !is(m, TEXT_BIT.counter) || answering(m, m.seat, textOf(m, m.a, m.b)!, m.a) !== NONE,
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
    (m) => linkCount(m) === 0 || !awaitsDestruction(m, m.a),
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
    linkCount(m) === 0 &&
    (phase === MAIN_PHASE || phase === BATTLE_PHASE) &&
    m.number(ATTACKER) < 0
  );
}
