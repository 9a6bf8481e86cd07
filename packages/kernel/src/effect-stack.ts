/**
 * The effect stack: effects that were announced and wait to be carried out, last first.
 *
 * Each holds whose effect it is, the card and ability it comes from, up to six numbers of what set it off, and the cards
 * chosen for it as sets. A card that leaves its place is forgotten by all of them, so a chosen card that came back is not
 * the card that was chosen.
 */

import type { Machine } from "./machine.ts";
import { ARGUMENTS, cardsInArguments, goneBits } from "./queue.ts";
import { BOUND } from "./says.ts";
import { type CardPlace, EFFECT_HEAD, NONE, STACK_TOP, STACKED } from "./shape.ts";

// Places of an announced effect's head.
const ABILITY = 0;
const SOURCE = 1;
const SEAT = 2;
const STATE = 3; // what is gone of it, STOPPED, and from CARDS on which of its arguments are cards
const SETS = 4;
const ARGS = 5; // six of them
const LENGTH = 11;

export const STOPPED = 0x100;
const CARDS = 9;

/**
 * Adds an announced effect and returns its place in the state. `cards`: which of its arguments are cards, as bits, where
 * that is not said by its ability.
 */
export function pushEffect(
  m: Machine,
  ability: number,
  source: number,
  seat: number,
  sets: number,
  cards = m.game.cardArgs[ability] ?? 0,
): number {
  const { s, layout } = m;
  const length = EFFECT_HEAD + sets * layout.setWords;
  const at = layout.effects + s[STACK_TOP]!;
  if (at + length > layout.effectsEnd) m.fail(BOUND.effects);
  s.fill(0, at, at + length);
  s[at + ABILITY] = ability;
  s[at + SOURCE] = source;
  s[at + SEAT] = seat;
  s[at + STATE] = cards << CARDS;
  for (let i = 0; i < ARGUMENTS; i++) if ((cards & (1 << i)) !== 0) s[at + ARGS + i] = NONE;
  s[at + SETS] = sets;
  s[at + LENGTH] = length;
  s[STACK_TOP]! += length;
  s[STACKED]!++;
  return at;
}

export function popEffect(m: Machine): void {
  const at = topEffect(m);
  m.s[STACK_TOP]! -= m.s[at + LENGTH]!;
  m.s[STACKED]!--;
}

export const stackSize = (m: Machine): number => m.s[STACKED]!;

/** Place of the effect with a number, counted from 0 at the bottom. */
export function effectAt(m: Machine, n: number): number {
  let at = m.layout.effects;
  for (let i = 0; i < n; i++) at += m.s[at + LENGTH]!;
  return at;
}
export const topEffect = (m: Machine): number => effectAt(m, m.s[STACKED]! - 1);

export const effectAbility = (m: Machine, at: number): number => m.s[at + ABILITY]!;
export const effectSource = (m: Machine, at: number): number => m.s[at + SOURCE]!;
export const effectSeat = (m: Machine, at: number): number => m.s[at + SEAT]!;
export const effectSets = (m: Machine, at: number): number => m.s[at + SETS]!;
export const effectArg = (m: Machine, at: number, i: number): number => m.s[at + ARGS + i]!;
/** The same where it is a card; NONE where it is anything else. */
export const effectCard = (m: Machine, at: number, i: number): number =>
  (m.s[at + STATE]! >> CARDS) & (1 << i) ? effectArg(m, at, i) : NONE;
export function setEffectArg(m: Machine, at: number, i: number, value: number): void {
  m.s[at + ARGS + i] = value;
}
/** Which of its cards have left since; see {@link SOURCE_GONE}. */
export const effectGone = (m: Machine, at: number): number => m.s[at + STATE]! & (STOPPED - 1);
/** Those of the bits that say whether a card has, if it is one that the effect speaks of. */
export const effectGoneBits = (m: Machine, at: number, card: number): number =>
  goneBits(m, card, m.s[at + SOURCE]!, at + ARGS, m.s[at + STATE]! >> CARDS);
/** Sets which of its cards have left: what a cost has moved is still what the effect speaks of. */
export function setEffectGone(m: Machine, at: number, bits: number): void {
  m.s[at + STATE] = (m.s[at + STATE]! & ~(STOPPED - 1)) | bits;
}
export const effectIs = (m: Machine, at: number, bit: number): boolean => (m.s[at + STATE]! & bit) !== 0;
export function markEffect(m: Machine, at: number, bit: number): void {
  m.s[at + STATE]! |= bit;
}
/** How many of its sets hold cards that were chosen as targets; those behind them are only spoken of. */
export const effectTargets = (m: Machine, at: number): number =>
  effectSets(m, at) - (m.game.abilities[effectAbility(m, at)]?.aside ?? 0);
/** Place of the n-th of its sets of cards. */
export const effectSet = (m: Machine, at: number, n: number): number =>
  at + EFFECT_HEAD + n * m.layout.setWords;

/** Announced effects that come from a card or were set off by it know that it has left. */
export function leaveEffects(m: Machine, card: number): void {
  const { s } = m;
  let at = m.layout.effects;
  for (let i = s[STACKED]!; i > 0; i--) {
    s[at + STATE]! |= effectGoneBits(m, at, card);
    at += s[at + LENGTH]!;
  }
}

/** Calls for every place of the effects in a state, or in a table that was kept, that says which card is meant, and for every set. */
export function cardsInEffects(
  { layout }: Machine,
  s: Int16Array,
  place: CardPlace,
  set: (at: number) => void,
): void {
  for (let n = s[STACKED]!, at = layout.effects; n > 0; n--, at += s[at + LENGTH]!) {
    place(at + SOURCE, "plain");
    cardsInArguments(at + ARGS, s[at + STATE]! >> CARDS, place);
    for (let i = 0; i < s[at + SETS]!; i++) set(at + EFFECT_HEAD + i * layout.setWords);
  }
}

/** A card leaves its place or is covered: no effect has it in its sets any more. */
export function forgetTarget(m: Machine, card: number): void {
  const { s } = m;
  let at = m.layout.effects;
  for (let i = s[STACKED]!; i > 0; i--) {
    for (let n = 0; n < s[at + SETS]!; n++) m.removeFrom(effectSet(m, at, n), card);
    at += s[at + LENGTH]!;
  }
}
