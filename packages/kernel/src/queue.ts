/**
 * Triggers that wait for their moment. What an event set off is noted with what was known then; who resolves it, when
 * and in which order is the policy of the game, written as a program over this list.
 */

import type { Ability } from "./game.ts";
import type { Machine } from "./machine.ts";
import { modExtra, modSeat, modSource, modSubject } from "./modifiers.ts";
import { BOUND } from "./says.ts";
import { type CardPlace, QUEUE_SIZE, QUEUED } from "./shape.ts";

// Places of a record; six arguments of the event from ARGS on.
const ABILITY = 0;
const SOURCE = 1;
const SEAT = 2;
const GONE = 3; // which of its cards have left, and from CARDS on which of its arguments are cards
const ARGS = 4;
export const ARGUMENTS = 6;

/**
 * Which cards that something waiting speaks of have left the place where they lay when it was noted, as bits: the card
 * it comes from, and each of its arguments. What comes back, or lies elsewhere, is another card.
 */
export const SOURCE_GONE = 1;
export const argumentGone = (i: number): number => 2 << i;

/** Those of the bits that a card has a share in, as the source or an argument. `cards`: which arguments are cards. */
export function goneBits(m: Machine, card: number, source: number, args: number, cards: number): number {
  let bits = source === card ? SOURCE_GONE : 0;
  for (let i = 0; i < ARGUMENTS; i++)
    if (m.s[args + i] === card && (cards & (1 << i)) !== 0) bits |= argumentGone(i);
  return bits;
}
/** Calls for those of six arguments that are cards. */
export function cardsInArguments(args: number, cards: number, place: CardPlace): void {
  for (let i = 0; i < ARGUMENTS; i++) if ((cards & (1 << i)) !== 0) place(args + i, "plain");
}

/** Beside those bits: the card it comes from goes with the card whose going set it off, and that does not lose it. */
const GOES_TOO = 1 << 7;
const CARDS = 8;
export const ALL_ARGUMENTS = (1 << ARGUMENTS) - 1;
/** Beside the arguments that are cards: the first of them is about to go, and going is not what loses it. */
export const LEAVING = 1 << ARGUMENTS;

/**
 * Notes a trigger. `from` is the card of the ability, or with `lasting` the modifier that set it off. `cards`: which of
 * the event's arguments are cards, as bits, with {@link LEAVING}; the ability may have further ones.
 */
export function queueTrigger(m: Machine, ability: number, from: number, lasting: boolean, cards = 0): void {
  const { s } = m;
  const at = triggerAt(m, s[QUEUED]!);
  if (at + QUEUE_SIZE > m.layout.queueEnd) m.fail(BOUND.triggers);
  s[at + ABILITY] = ability;
  s[at + SOURCE] = lasting ? modSource(m, from) : from;
  s[at + SEAT] = lasting ? modSeat(m, from) : m.actsFor(from);
  // what a modifier waits to do is the doing of the card that made it only while that is still there
  const gone = lasting && modSubject(m, from) !== modSource(m, from) ? SOURCE_GONE : 0;
  const goesToo = !lasting && (cards & LEAVING) !== 0 && m.host(from) === m.e[0] ? GOES_TOO : 0;
  s[at + GONE] = gone | goesToo | ((cards | m.game.cardArgs[ability]!) << CARDS);
  for (let i = 0; i < ARGUMENTS; i++) s[at + ARGS + i] = m.e[i]!;
  if (lasting) s[at + ARGS + ARGUMENTS - 1] = modExtra(m, from);
  s[QUEUED]!++;
}

export const queueLength = (m: Machine): number => m.s[QUEUED]!;
export const triggerAt = (m: Machine, n: number): number => m.layout.queue + n * QUEUE_SIZE;
export const triggerAbility = (m: Machine, at: number): Ability => m.game.abilities[m.s[at + ABILITY]!]!;
export const triggerSource = (m: Machine, at: number): number => m.s[at + SOURCE]!;
export const triggerSeat = (m: Machine, at: number): number => m.s[at + SEAT]!;
export const triggerGone = (m: Machine, at: number): number => m.s[at + GONE]! & (GOES_TOO - 1);
/** Which of its arguments are cards, as bits. */
export const triggerCards = (m: Machine, at: number): number => (m.s[at + GONE]! >> CARDS) & ALL_ARGUMENTS;
export const triggerArg = (m: Machine, at: number, i: number): number => m.s[at + ARGS + i]!;

export function removeTrigger(m: Machine, n: number): void {
  const { s } = m;
  const at = triggerAt(m, n);
  s[QUEUED]!--;
  // most of the time it is the last
  if (n < s[QUEUED]!) s.copyWithin(at, at + QUEUE_SIZE, triggerAt(m, s[QUEUED]! + 1));
}

/** Loads the arguments of a noted trigger into `m.e`. */
export function loadTrigger(m: Machine, at: number): void {
  for (let i = 0; i < ARGUMENTS; i++) m.e[i] = m.s[at + ARGS + i]!;
}

/** A card leaves where it lies: triggers that were noted before do not find it again. */
export function forgetQueued(m: Machine, card: number): void {
  const { s } = m;
  for (let n = s[QUEUED]!, at = m.layout.queue; n > 0; n--, at += QUEUE_SIZE) {
    const goes = s[at + ARGS] === card && (s[at + GONE]! & (LEAVING << CARDS)) !== 0;
    const goesToo = s[at + SOURCE] === card && (s[at + GONE]! & GOES_TOO) !== 0;
    if (goes) s[at + GONE]! &= ~(LEAVING << CARDS);
    else if (goesToo) s[at + GONE]! &= ~GOES_TOO;
    else s[at + GONE]! |= goneBits(m, card, s[at + SOURCE]!, at + ARGS, triggerCards(m, at));
  }
}

/** Calls for every place of the triggers in a state, or in a table that was kept, that says which card is meant. */
export function cardsInQueue({ layout }: Machine, s: Int16Array, place: CardPlace): void {
  for (let n = s[QUEUED]!, at = layout.queue; n > 0; n--, at += QUEUE_SIZE) {
    place(at + SOURCE, "plain");
    cardsInArguments(at + ARGS, (s[at + GONE]! >> CARDS) & ALL_ARGUMENTS, place);
  }
}
