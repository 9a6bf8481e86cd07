/**
 * What was last known of a card that has left the battlefield (sangoku-9.10): its numbers, nations, emblems, how it lay,
 * and what it fought. And how a card lay just before what happens to it.
 */
import { fact, type Machine, NONE, printed, value, wasTurned } from "@tefuda/kernel";
import { type CardOn, Past } from "@tefuda/language";
import type { Look, Memory } from "@tefuda/language/standard/index";
import { emblemsOf, nationsOf } from "./emblems.ts";
import { lyingOn } from "./lying.ts";
import { ANY, sumOf, units } from "./prices.ts";
import {
  ANY_COST,
  ATTACKER,
  BATTLEFIELD,
  DAMAGE,
  DAMAGE_BEFORE,
  DANCING,
  DANCING_BEFORE,
  DEFENDER,
  emblemBit,
  FORT_DAMAGE,
  IS_ATTACKER,
  IS_DEFENDER,
  IS_INTERCEPTOR,
  KIND,
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
  PRICE,
  ROLE,
  SUBTYPES,
  TEXTS,
  USED,
  works,
} from "./schema.ts";
import type { PlainEmblem } from "./text/tree.ts";

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
    // sangoku-9.21: what it has done this turn it has done, also for its own text that waits for its leaving
    ...Array.from({ length: TEXTS }, (_, i) => USED + i),
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
interface Asked {
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
const NOW: Asked = {
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
export const THEN: Asked = {
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
/** The same by the words of texts (sangoku-5.9, 7.9, 9.17, 9.20, 11.2 to 11.4); a cost is what is printed. */
const lookAs = (asked: Asked, isTurned = asked.tapped) => {
  const fights =
    (bits: number): CardOn =>
    (m, card) =>
      (asked.role(m, card) & bits) !== 0;
  return {
    figures: {
      power: asked.power,
      originalPower(m, card) {
        m.cite("sangoku-11.3");
        return printed(m, card, POWER);
      },
      cost(m, card) {
        m.cite("sangoku-11.2");
        return sumOf(fact(m, card, PRICE) | units(ANY, printed(m, card, ANY_COST)));
      },
      fortDamage: asked.fortDamage,
      damage: asked.damage,
    },
    states: {
      state: { standing: (m, card) => !isTurned(m, card), tapped: isTurned },
      dance: { dancing: asked.dancing },
      wits: { awakened: asked.awakened },
      gear: { equipped: asked.equipped },
      harm: { damaged: (m, card) => asked.damage(m, card) > 0 },
      battle: {
        attacking: fights(IS_ATTACKER),
        defending: fights(IS_DEFENDER),
        intercepting: fights(IS_INTERCEPTOR),
        fighting: fights(IS_ATTACKER | IS_DEFENDER),
      },
      face: { down: (m, card) => m.faceDown(card), up: (m, card) => !m.faceDown(card) },
    },
    traits: {
      nation: asked.nations,
      subtype: (m, card) => fact(m, card, SUBTYPES),
      unit(m, card) {
        m.cite("sangoku-11.4");
        return fact(m, card, KIND);
      },
    },
    keywords(emblems) {
      const bits = emblems.reduce((all, emblem) => all | emblemBit(emblem as PlainEmblem), 0);
      return (m, card) => (asked.emblems(m, card) & bits) === bits;
    },
  } satisfies Look;
};

/** How cards are looked at; as they lay just before what happens to them now, where they stay, by names of its own. */
export const memory = {
  past,
  looks: {
    now: lookAs(NOW),
    before: lookAs(THEN, wasTurned),
    any: lookAs(THEN),
    // whoever is tapped was standing, whoever stands was tapped and danced perhaps
    taps: lookAs(NOW, () => false),
    stands: lookAs({ ...NOW, dancing: (m, card) => m.column(card, DANCING_BEFORE) !== 0 }, () => true),
    // whoever joins an attack had no part in it
    fights: lookAs({ ...NOW, role: () => 0 }, () => false),
    isFought: lookAs({ ...NOW, role: () => 0 }),
    damaged: lookAs({ ...NOW, damage: (m, card) => m.column(card, DAMAGE_BEFORE) }),
  },
} satisfies Memory;
