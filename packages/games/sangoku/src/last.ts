/**
 * What was last known of a card that has left the battlefield (sangoku-9.10): its numbers, nations, emblems, how it lay,
 * and what it fought. And how a card lay just before what happens to it.
 */
import { type Machine, NONE, value, wasTurned } from "@tefuda/kernel";
import { Past } from "@tefuda/language";
import { emblemsOf, nationsOf } from "./emblems.ts";
import { lyingOn } from "./lying.ts";
import {
  ATTACKER,
  BATTLEFIELD,
  DAMAGE,
  DAMAGE_BEFORE,
  DANCING,
  DANCING_BEFORE,
  DEFENDER,
  FORT_DAMAGE,
  LAST_DAMAGE,
  LAST_EMBLEMS,
  LAST_EMBLEMS_TOO,
  LAST_FOE,
  LAST_FORT_DAMAGE,
  LAST_HOST,
  LAST_MARKS,
  LAST_NATIONS,
  LAST_POWER,
  LEFT,
  PARTING,
  POWER,
  ROLE,
  works,
} from "./schema.ts";

// Bits of LAST_MARKS, the lowest of which is not ours.
const WORKED = 1 << 1;
const DANCED = 1 << 2;
const AWAKENED = 1 << 3;
const BORE = 1 << 4;
/** Its role in the attack under way, so far up. */
const ROLES = 5;
const HALF = 15;

export const past = new Past({
  zone: BATTLEFIELD,
  counts: PARTING,
  marks: LAST_MARKS,
  numbers: [
    LAST_POWER,
    LAST_NATIONS,
    LAST_EMBLEMS,
    LAST_EMBLEMS_TOO,
    LAST_HOST,
    LAST_FOE,
    LAST_DAMAGE,
    LAST_FORT_DAMAGE,
  ],
  left: LEFT,
  note: (m, card) => {
    const emblems = emblemsOf(m, card);
    m.setColumn(card, LAST_POWER, value(m, card, POWER));
    m.setColumn(card, LAST_NATIONS, nationsOf(m, card));
    m.setColumn(card, LAST_EMBLEMS, emblems & ((1 << HALF) - 1));
    m.setColumn(card, LAST_EMBLEMS_TOO, emblems >> HALF);
    m.setColumn(card, LAST_HOST, 1 + m.host(card));
    m.setColumn(card, LAST_FOE, 1 + fightsNow(m, card));
    m.setColumn(card, LAST_DAMAGE, m.column(card, DAMAGE));
    m.setColumn(card, LAST_FORT_DAMAGE, value(m, card, FORT_DAMAGE));
    return (
      (works(m, card) ? WORKED : 0) |
      (m.column(card, DANCING) !== 0 ? DANCED : 0) |
      (m.below(card) >= 0 ? AWAKENED : 0) |
      (lyingOn(m, card, false) !== NONE ? BORE : 0) |
      (m.column(card, ROLE) << ROLES)
    );
  },
});

/** Whether the texts of a card that has left were on till then. */
export const workedBefore = (m: Machine, card: number): boolean =>
  past.isPast(m, card) && past.had(m, card, WORKED);

/** The general that bears a reinforcement, or bore it when both left; NONE. */
export const hostOf = (m: Machine, card: number): number =>
  past.isPast(m, card) ? m.column(card, LAST_HOST) - 1 : m.host(card);

/** What a general fights, or NONE (sangoku-7.9). */
function fightsNow(m: Machine, card: number): number {
  if (m.number(ATTACKER) === card) return m.number(DEFENDER);
  return m.number(DEFENDER) === card ? m.number(ATTACKER) : NONE;
}
/** The same, or what it fought when it left; one that has since come back is another card. */
export function foeOf(m: Machine, card: number): number {
  if (!past.isPast(m, card)) return fightsNow(m, card);
  const foe = m.column(card, LAST_FOE) - 1;
  return foe !== NONE && THEN.role(m, foe) !== 0 ? foe : NONE;
}

/** What can be asked of a card. */
export interface Look {
  power: (m: Machine, card: number) => number;
  fortDamage: (m: Machine, card: number) => number;
  damage: (m: Machine, card: number) => number;
  nations: (m: Machine, card: number) => number;
  emblems: (m: Machine, card: number) => number;
  dancing: (m: Machine, card: number) => boolean;
  tapped: (m: Machine, card: number) => boolean;
  awakened: (m: Machine, card: number) => boolean;
  equipped: (m: Machine, card: number) => boolean;
  role: (m: Machine, card: number) => number;
}
/** As it is. */
export const NOW: Look = {
  power: (m, card) => value(m, card, POWER),
  fortDamage: (m, card) => value(m, card, FORT_DAMAGE),
  damage: (m, card) => m.column(card, DAMAGE),
  nations: nationsOf,
  emblems: emblemsOf,
  dancing: (m, card) => m.column(card, DANCING) !== 0,
  tapped: (m, card) => m.turned(card),
  awakened: (m, card) => m.below(card) >= 0,
  equipped: (m, card) => lyingOn(m, card, false) !== NONE,
  role: (m, card) => m.column(card, ROLE),
};
/** As it is, or as it was when it left the battlefield. */
export const THEN: Look = {
  power: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_POWER) : NOW.power(m, card)),
  fortDamage: (m, card) =>
    past.isPast(m, card) ? m.column(card, LAST_FORT_DAMAGE) : NOW.fortDamage(m, card),
  damage: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_DAMAGE) : NOW.damage(m, card)),
  nations: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_NATIONS) : nationsOf(m, card)),
  emblems: (m, card) =>
    past.isPast(m, card)
      ? m.column(card, LAST_EMBLEMS) | (m.column(card, LAST_EMBLEMS_TOO) << HALF)
      : emblemsOf(m, card),
  dancing: (m, card) => (past.isPast(m, card) ? past.had(m, card, DANCED) : NOW.dancing(m, card)),
  tapped: (m, card) => (past.isPast(m, card) ? wasTurned(m, card) : NOW.tapped(m, card)),
  awakened: (m, card) => (past.isPast(m, card) ? past.had(m, card, AWAKENED) : NOW.awakened(m, card)),
  equipped: (m, card) => (past.isPast(m, card) ? past.had(m, card, BORE) : NOW.equipped(m, card)),
  role: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_MARKS) >> ROLES : NOW.role(m, card)),
};
/**
 * As it lay just before what happens to it now, where it stays: whoever is tapped was standing, whoever stands was tapped
 * and danced perhaps, and whoever joins an attack had no part in it.
 */
export const BEFORE = {
  taps: { ...NOW, tapped: () => false },
  fights: { ...NOW, tapped: () => false, role: () => 0 },
  isFought: { ...NOW, role: () => 0 },
  stands: { ...NOW, tapped: () => true, dancing: (m, card) => m.column(card, DANCING_BEFORE) !== 0 },
  damaged: { ...NOW, damage: (m, card) => m.column(card, DAMAGE_BEFORE) },
} satisfies Record<string, Look>;
