/** What was last known of a card that has left the field (trails-9.6): its values, organizations, icons, support, and how it fought. */
import { type Machine, marked, NONE, printed, value, wasTurned } from "@tefuda/kernel";
import { type CardOn, Past } from "@tefuda/language";
import type { Look, Memory } from "@tefuda/language/standard/index";
import {
  ATTACKING,
  CP_COST,
  DEF,
  DEFENDER,
  EP_COST,
  FIELD,
  hasIcon,
  ICON_NAMES,
  isStunned,
  LAST_DEF,
  LAST_MARKS,
  LAST_ORGS,
  LAST_STR,
  LEFT,
  LEVEL,
  mark,
  orgsOf,
  PARTING,
  STR,
  STRIKES,
  TEXTS,
  TOGETHER,
  USED,
} from "./schema.ts";
import type { Icon } from "./text/tree.ts";

// Bits of LAST_MARKS, the lowest of which is not ours: those of the icons, then these.
const iconBit = (n: number): number => 2 << n;
const SUPPORT = 1 << 7;
const ATTACKS = 1 << 8;
const DEFENDS = 1 << 9;
const FELL = 1 << 10;

export const past = new Past({
  zone: FIELD,
  counts: PARTING,
  marks: LAST_MARKS,
  // trails-9.6: what it has done this turn it has done, also for its own text that waits for its leaving
  numbers: [LAST_STR, LAST_DEF, LAST_ORGS, ...Array.from({ length: TEXTS }, (_, i) => USED + i)],
  left: LEFT,
  note: (m, card) => {
    let marks = isStunned(m, card) ? FELL : 0;
    for (let n = 0; n < ICON_NAMES.length; n++) if (hasIcon(m, card, ICON_NAMES[n]!)) marks |= iconBit(n);
    if (NOW.support(m, card)) marks |= SUPPORT;
    if (NOW.attacks(m, card)) marks |= ATTACKS;
    if (NOW.defends(m, card)) marks |= DEFENDS;
    m.setColumn(card, LAST_STR, value(m, card, STR));
    m.setColumn(card, LAST_DEF, value(m, card, DEF));
    m.setColumn(card, LAST_ORGS, orgsOf(m, card));
    return marks;
  },
});

/** Whether it lay stunned when it left the field. */
export const fellBefore = (m: Machine, card: number): boolean => past.had(m, card, FELL);

/** What can be asked of a card. */
interface Asked {
  value: (m: Machine, card: number, stat: number) => number;
  orgs: (m: Machine, card: number) => number;
  icon: (m: Machine, card: number, icon: Icon) => boolean;
  support: CardOn;
  attacks: CardOn;
  defends: CardOn;
}
/** As it is. */
export const NOW: Asked = {
  value,
  orgs: orgsOf,
  icon: hasIcon,
  support: (m, card) => marked(m, card, mark("support")) !== NONE,
  attacks: (m, card) => m.number(ATTACKING) !== 0 && m.column(card, STRIKES) !== 0,
  defends: (m, card) => m.number(ATTACKING) !== 0 && m.number(DEFENDER) === card,
};
/** As it is, or as it was when it left the field. */
export const THEN: Asked = {
  value: (m, card, stat) => {
    if (!past.isPast(m, card)) return value(m, card, stat);
    return m.column(card, stat === STR ? LAST_STR : LAST_DEF);
  },
  orgs: (m, card) => (past.isPast(m, card) ? m.column(card, LAST_ORGS) : orgsOf(m, card)),
  icon: (m, card, icon) =>
    past.isPast(m, card) ? past.had(m, card, iconBit(ICON_NAMES.indexOf(icon))) : hasIcon(m, card, icon),
  support: (m, card) => (past.isPast(m, card) ? past.had(m, card, SUPPORT) : NOW.support(m, card)),
  attacks: (m, card) => (past.isPast(m, card) ? past.had(m, card, ATTACKS) : NOW.attacks(m, card)),
  defends: (m, card) => (past.isPast(m, card) ? past.had(m, card, DEFENDS) : NOW.defends(m, card)),
};

/** The same by the words of texts (trails-3.2, 3.3, 6.6); costs and levels as printed, since they change for playing only. */
const lookAs = ({ value: number, orgs, icon, attacks, defends }: Asked, isTurned: CardOn, stunned: CardOn) =>
  ({
    figures: {
      str: (m, card) => number(m, card, STR),
      def: (m, card) => number(m, card, DEF),
      cp: (m, card) => printed(m, card, CP_COST),
      ep: (m, card) => printed(m, card, EP_COST),
      level: (m, card) => printed(m, card, LEVEL),
    },
    states: {
      state: { ready: (m, card) => !isTurned(m, card), actioned: isTurned, stunned },
      combat: {
        attacking: attacks,
        defending: defends,
        combating: (m, card) => attacks(m, card) || defends(m, card),
        grouped: (m, card) => attacks(m, card) && m.number(TOGETHER) === 1,
      },
      // trails-3.3: a stunned UNIT lies face down too
      face: {
        down: (m, card) => m.faceDown(card) || isStunned(m, card),
        up: (m, card) => !m.faceDown(card) && !isStunned(m, card),
      },
    },
    traits: {
      org(m, card) {
        m.cite("trails-10.11");
        return orgs(m, card);
      },
    },
    keywords: (icons: readonly Icon[]) => (m, card) => icons.every((one) => icon(m, card, one)),
  }) satisfies Look;
const turned: CardOn = (m, card) => m.turned(card);

export const memory = {
  past,
  looks: {
    now: lookAs(NOW, turned, isStunned),
    // on the field, stunned or not: of what happens to those
    fallen: lookAs(NOW, turned, () => true),
    before: lookAs(THEN, wasTurned, fellBefore),
    any: lookAs(
      THEN,
      (m, card) => (past.isPast(m, card) ? wasTurned(m, card) : m.turned(card)),
      (m, card) => (past.isPast(m, card) ? fellBefore(m, card) : isStunned(m, card)),
    ),
  },
} satisfies Memory;
