/**
 * Which emblems and nations a card has, and what the opponent's effects cannot touch (sangoku-1.2, 10.14, 10.15, 11.5,
 * 11.6). All three stand together since each may depend on the others.
 */
import { fact, type Machine, markBits, marked, modBits, NONE } from "@tefuda/kernel";
import { seatOfModifier } from "@tefuda/language";
import { BATTLEFIELD, EMBLEMS, emblemBit, isGeneral, mark, NATIONS, playerOf } from "./schema.ts";
import type { PlainEmblem } from "./text/tree.ts";

type Counts = (m: Machine, mod: number, subject: number) => boolean;

function emblemsBy(m: Machine, card: number, counts?: Counts): number {
  const given = markBits(m, card, mark("emblems"), counts);
  if (given !== 0) m.cite("sangoku-11.5");
  const all = fact(m, card, EMBLEMS) | given;
  // sangoku-1.2: losing one beats having it, whichever came first
  return all === 0 ? 0 : all & ~markBits(m, card, mark("lost"), counts);
}
/** sangoku-11.5: an emblem printed and one given are the same, and having it twice adds nothing. */
export const emblemsOf = (m: Machine, card: number): number => emblemsBy(m, card);
export const hasEmblem = (m: Machine, card: number, emblem: PlainEmblem): boolean =>
  (emblemsOf(m, card) & emblemBit(emblem)) !== 0;

/** sangoku-10.14: the nations of a card; it has the colours of all of them. */
export const nationsOf = (m: Machine, card: number): number =>
  fact(m, card, NATIONS) | markBits(m, card, mark("nations"));

const LORD = emblemBit("lord");
const ASSISTANT = emblemBit("assistant");
/**
 * Only these two emblems are asked about: whether a general gives others Haste hangs on its texts being on, and that on
 * whether it is a Lord that the opponent's effects do not touch.
 */
const ofThese = (m: Machine, mod: number): boolean => (modBits(m, mod) & (LORD | ASSISTANT)) !== 0;
const byOwnSide: Counts = (m, mod, card) => ofThese(m, mod) && seatOfModifier(m, mod) === playerOf(m, card);
/**
 * sangoku-10.15: a Lord beside an Assistant. Whether a Lord is one is asked of its own side's effects alone: those of the
 * opponent do not touch it while it is protected.
 */
function isAssisted(m: Machine, card: number): boolean {
  if (!isGeneral(m, card) || (emblemsBy(m, card, byOwnSide) & LORD) === 0) return false;
  for (let c = m.first(m.zoneOf(BATTLEFIELD, playerOf(m, card))); c >= 0; c = m.next(c)) {
    if (c === card || !isGeneral(m, c) || (emblemsBy(m, c, byOwnSide) & ASSISTANT) === 0) continue;
    // two that assist one another are safe together
    if ((emblemsBy(m, c, byOwnSide) & LORD) !== 0 || (emblemsBy(m, c, ofThese) & ASSISTANT) !== 0) {
      m.cite("sangoku-10.15");
      return true;
    }
  }
  return false;
}
/** sangoku-11.6: whether effects of a player pass a card by: they neither choose nor change nor damage it. */
export const isShielded = (m: Machine, card: number, seat: number): boolean =>
  isUnaffected(m, card, seat) || isProtected(m, card, seat);

const isOpponents = (m: Machine, card: number, seat: number): boolean =>
  seat !== NONE && m.inPlay(m.zone(card)) && playerOf(m, card) !== seat;
/** By a text that says so. */
export function isUnaffected(m: Machine, card: number, seat: number): boolean {
  if (!isOpponents(m, card, seat) || marked(m, card, mark("unaffected"), seat) === NONE) return false;
  m.cite("sangoku-11.6");
  return true;
}
/** As a Lord beside an Assistant. */
export const isProtected = (m: Machine, card: number, seat: number): boolean =>
  isOpponents(m, card, seat) && isAssisted(m, card);
