/**
 * What a card last was on the field (ttcg-13.9). It is noted before the card goes, since a card that leaves starts
 * afresh (ttcg-3.9), and is asked only by what speaks of its leaving: anything else finds the card that lies there now.
 */
import { attachedTo, type Machine, wasIn, wasTurned } from "@tefuda/kernel";
import { statOf } from "./effects/comparing.ts";
import { NOTED, onField, onTop, USED, WAS_HOST, WAS_STAT, WAS_USED } from "./schema.ts";

// What is noted as bits.
const IS_NOTED = 1;
const EQUIPPED = 2;
const COVERING = 4;
/** What brings about its leaving has noted it already. */
const LEAVING = 8;

const isEquipped = (m: Machine, card: number): boolean => attachedTo(m, card) >= 0;
/** A set of 16 bits as a state can hold it. */
const asNumber = (bits: number): number => (bits << 16) >> 16;

/** Notes what a card on the field is like. */
function note(m: Machine, card: number, more = 0): void {
  if (!onTop(m, card)) return;
  const bits = IS_NOTED | more | (isEquipped(m, card) ? EQUIPPED : 0) | (m.below(card) >= 0 ? COVERING : 0);
  m.setColumn(card, NOTED, bits);
  m.setColumn(card, WAS_HOST, m.host(card) + 1);
  for (let stat = 0; stat < STATS; stat++)
    m.setColumn(card, WAS_STAT + stat, asNumber(statOf(m, card, stat)));
  for (let i = 0; i < TEXTS; i++) m.setColumn(card, WAS_USED + i, m.column(card, USED + i));
}
const STATS = 5;
const TEXTS = 2;
/**
 * Notes a card before what lies underneath it and is attached to it goes, as that goes first; and each of several that go
 * together before any of them goes.
 */
export function noteBefore(m: Machine, card: number): void {
  if ((m.column(card, NOTED) & LEAVING) === 0) note(m, card, LEAVING);
}
/** The value of a card that has been noted and goes. */
export const noted = (m: Machine, card: number, stat: number): number => m.column(card, WAS_STAT + stat);
/** That is over; the card may not have left after all. */
export const noteAfter = (m: Machine, card: number): void =>
  m.setColumn(card, NOTED, onField(m, card) ? 0 : m.column(card, NOTED) & ~LEAVING);

/** Does what takes a card from the field, keeping what was noted of it: a card that moves forgets. */
export function keepingNote(m: Machine, card: number, go: () => void): void {
  if ((m.column(card, NOTED) & LEAVING) === 0) note(m, card);
  const aside = m.scratch[m.borrow()]!;
  for (let i = 0; i < KEPT; i++) aside[i] = m.column(card, NOTED + i);
  go();
  for (let i = 0; i < KEPT; i++) m.setColumn(card, NOTED + i, aside[i]!);
  m.giveBack();
}
const KEPT = 2 + STATS + TEXTS;

/** The same where a card is covered, of what its texts have done in the turn: nothing else is asked of it there. */
export function keepingUses(m: Machine, card: number, cover: () => void): void {
  const aside = m.scratch[m.borrow()]!;
  for (let i = 0; i < TEXTS; i++) aside[i] = m.column(card, USED + i);
  cover();
  for (let i = 0; i < TEXTS; i++) m.setColumn(card, WAS_USED + i, aside[i]!);
  m.giveBack();
}

/** Whether a card is spoken of as what it last was: it has left the field and lies where it then came to. */
function isPast(m: Machine, card: number): boolean {
  if (m.column(card, NOTED) === 0 || onField(m, card)) return false;
  const was = wasIn(m, card);
  return was >= 0 && m.inPlay(was);
}

/** How a description looks at a card: as it lies there, or as it last was on the field. */
export interface Look {
  stat: (m: Machine, card: number, stat: number) => number;
  turned: (m: Machine, card: number) => boolean;
  equipped: (m: Machine, card: number) => boolean;
  covering: (m: Machine, card: number) => boolean;
  host: (m: Machine, card: number) => number;
}
export const AS_IT_LIES: Look = {
  stat: statOf,
  turned: (m, c) => m.turned(c),
  equipped: isEquipped,
  covering: (m, c) => m.below(c) >= 0,
  host: (m, c) => m.host(c),
};
export const AS_IT_WAS: Look = {
  stat: (m, c, stat) => {
    if (!isPast(m, c)) return statOf(m, c, stat);
    const n = m.column(c, WAS_STAT + stat);
    return n < 0 ? n & 0xffff : n;
  },
  turned: (m, c) => (isPast(m, c) ? wasTurned(m, c) : m.turned(c)),
  equipped: (m, c) => (isPast(m, c) ? (m.column(c, NOTED) & EQUIPPED) !== 0 : isEquipped(m, c)),
  covering: (m, c) => (isPast(m, c) ? (m.column(c, NOTED) & COVERING) !== 0 : m.below(c) >= 0),
  host: (m, c) => (isPast(m, c) ? m.column(c, WAS_HOST) - 1 : m.host(c)),
};
