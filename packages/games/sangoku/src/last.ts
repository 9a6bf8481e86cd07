/** What was last known of a card that has left the battlefield (sangoku-9.10): its power, nations, emblems, and how it lay. */
import { Past } from "@tefuda/effects";
import { type Machine, value } from "@tefuda/kernel";
import { emblemsOf, nationsOf } from "./emblems.ts";
import {
  BATTLEFIELD,
  DAMAGE,
  DANCING,
  LAST_EMBLEMS,
  LAST_EMBLEMS_TOO,
  LAST_HOST,
  LAST_MARKS,
  LAST_NATIONS,
  LAST_POWER,
  LEFT,
  PARTING,
  POWER,
  ROLE,
  works,
} from "./table.ts";

// Bits of LAST_MARKS, the lowest of which is not ours.
const WORKED = 1 << 1;
const DANCED = 1 << 2;
const HURT = 1 << 3;
const AWAKENED = 1 << 4;
/** Its role in the attack under way, so far up. */
const ROLES = 5;
const HALF = 15;

export const past = new Past({
  zone: BATTLEFIELD,
  counts: PARTING,
  marks: LAST_MARKS,
  numbers: [LAST_POWER, LAST_NATIONS, LAST_EMBLEMS, LAST_EMBLEMS_TOO, LAST_HOST],
  left: LEFT,
  note: (m, card) => {
    const emblems = emblemsOf(m, card);
    m.setColumn(card, LAST_POWER, value(m, card, POWER));
    m.setColumn(card, LAST_NATIONS, nationsOf(m, card));
    m.setColumn(card, LAST_EMBLEMS, emblems & ((1 << HALF) - 1));
    m.setColumn(card, LAST_EMBLEMS_TOO, emblems >> HALF);
    m.setColumn(card, LAST_HOST, 1 + m.host(card));
    return (
      (works(m, card) ? WORKED : 0) |
      (m.column(card, DANCING) !== 0 ? DANCED : 0) |
      (m.column(card, DAMAGE) > 0 ? HURT : 0) |
      (m.below(card) >= 0 ? AWAKENED : 0) |
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

/** What can be asked of a card. */
export interface Look {
  power: (m: Machine, card: number) => number;
  nations: (m: Machine, card: number) => number;
  emblems: (m: Machine, card: number) => number;
  dancing: (m: Machine, card: number) => boolean;
  damaged: (m: Machine, card: number) => boolean;
  awakened: (m: Machine, card: number) => boolean;
  role: (m: Machine, card: number) => number;
}
/** As it is. */
export const NOW: Look = {
  power: (m, card) => value(m, card, POWER),
  nations: nationsOf,
  emblems: emblemsOf,
  dancing: (m, card) => m.column(card, DANCING) !== 0,
  damaged: (m, card) => m.column(card, DAMAGE) > 0,
  awakened: (m, card) => m.below(card) >= 0,
  role: (m, card) => m.column(card, ROLE),
};
/** As it is, or as it was when it left the battlefield. */
export const THEN: Look = {
  power: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_POWER) : NOW.power(m, card)),
  nations: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_NATIONS) : nationsOf(m, card)),
  emblems: (m, card) =>
    past.isPast(m, card)
      ? m.column(card, LAST_EMBLEMS) | (m.column(card, LAST_EMBLEMS_TOO) << HALF)
      : emblemsOf(m, card),
  dancing: (m, card) => (past.isPast(m, card) ? past.had(m, card, DANCED) : NOW.dancing(m, card)),
  damaged: (m, card) => (past.isPast(m, card) ? past.had(m, card, HURT) : NOW.damaged(m, card)),
  awakened: (m, card) => (past.isPast(m, card) ? past.had(m, card, AWAKENED) : NOW.awakened(m, card)),
  role: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_MARKS) >> ROLES : NOW.role(m, card)),
};
