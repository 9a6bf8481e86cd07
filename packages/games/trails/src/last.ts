/** What was last known of a card that has left the field (trails-9.6): its values, organizations, icons, support, and how it fought. */
import { type Machine, marked, NONE, value } from "@tefuda/kernel";
import { Past } from "@tefuda/language";
import {
  ATTACKING,
  DEF,
  DEFENDER,
  FIELD,
  hasIcon,
  ICON_NAMES,
  isStunned,
  LAST_DEF,
  LAST_MARKS,
  LAST_ORGS,
  LAST_STR,
  LEFT,
  mark,
  orgsOf,
  PARTING,
  STR,
  STRIKES,
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
  numbers: [LAST_STR, LAST_DEF, LAST_ORGS],
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
export interface Look {
  value: (m: Machine, card: number, stat: number) => number;
  orgs: (m: Machine, card: number) => number;
  icon: (m: Machine, card: number, icon: Icon) => boolean;
  support: (m: Machine, card: number) => boolean;
  attacks: (m: Machine, card: number) => boolean;
  defends: (m: Machine, card: number) => boolean;
}
/** As it is. */
export const NOW: Look = {
  value,
  orgs: orgsOf,
  icon: hasIcon,
  support: (m, card) => marked(m, card, mark("support")) !== NONE,
  attacks: (m, card) => m.number(ATTACKING) !== 0 && m.column(card, STRIKES) !== 0,
  defends: (m, card) => m.number(ATTACKING) !== 0 && m.number(DEFENDER) === card,
};
/** As it is, or as it was when it left the field. */
export const THEN: Look = {
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
