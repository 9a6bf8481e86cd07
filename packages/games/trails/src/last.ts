/**
 * What was last known of a card that has left the field (trails-9.6): its values, organizations, icons, support, and how
 * it fought. It is noted before the card goes, for all that go together at once, so that none misses what another gave it.
 */
import { type Machine, marked, NONE, value, wasIn } from "@tefuda/kernel";
import {
  ATTACKING,
  DEF,
  DEFENDER,
  FIELD,
  hasIcon,
  ICON_NAMES,
  inZone,
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
} from "./table.ts";
import type { Icon } from "./text/tree.ts";

// Bits of LAST_MARKS behind those of the icons.
const SUPPORT = 1 << 6;
const ATTACKS = 1 << 7;
const DEFENDS = 1 << 8;
const FELL = 1 << 9;
const NOTED = 1 << 10;

/** What leaves from here on leaves together, and sees one another leave; not what has left before. */
export const beginParting = (m: Machine): void => m.setNumber(PARTING, (m.number(PARTING) + 1) & 0x7fff);

/** Notes what a card on the field is like; one that lies elsewhere is from now on what it is there. */
export function note(m: Machine, card: number): void {
  if (m.inPlay(m.zone(card)) && !inZone(m, card, FIELD)) return;
  m.setColumn(card, LAST_MARKS, 0);
  if (!inZone(m, card, FIELD)) return;
  let marks = NOTED | (isStunned(m, card) ? FELL : 0);
  for (let n = 0; n < ICON_NAMES.length; n++) if (hasIcon(m, card, ICON_NAMES[n]!)) marks |= 1 << n;
  if (marked(m, card, mark("support")) !== NONE) marks |= SUPPORT;
  if (m.number(ATTACKING) !== 0 && m.column(card, STRIKES) !== 0) marks |= ATTACKS;
  if (m.number(ATTACKING) !== 0 && m.number(DEFENDER) === card) marks |= DEFENDS;
  m.setColumn(card, LAST_STR, value(m, card, STR));
  m.setColumn(card, LAST_DEF, value(m, card, DEF));
  m.setColumn(card, LAST_ORGS, orgsOf(m, card));
  m.setColumn(card, LAST_MARKS, marks);
  m.setColumn(card, LEFT, m.number(PARTING));
}

const KEPT = [LAST_STR, LAST_DEF, LAST_ORGS, LAST_MARKS];
/** A card that comes out of hiding has no past: which of several equal ones it is was nobody's to know. */
export function forgetPast(m: Machine, card: number): void {
  for (const column of [...KEPT, LEFT]) m.setColumn(card, column, 0);
}
/** Takes a card away and keeps what was last known of it; says whether it lay on the field. */
export function parting(m: Machine, card: number, go: () => void): boolean {
  const field = inZone(m, card, FIELD);
  const noted = m.column(card, LEFT) === m.number(PARTING) && (m.column(card, LAST_MARKS) & NOTED) !== 0;
  if (field && !noted) note(m, card);
  const kept = KEPT.map((column) => m.column(card, column));
  go();
  // of a card that lay elsewhere nothing is remembered: what it once was on the field may be nobody's to know by now
  KEPT.forEach((column, i) => {
    m.setColumn(card, column, field ? kept[i]! : 0);
  });
  m.setColumn(card, LEFT, m.number(PARTING));
  return field;
}

/** Whether it lay stunned when it left the field. */
export const fellBefore = (m: Machine, card: number): boolean => (m.column(card, LAST_MARKS) & FELL) !== 0;

/** Whether a card is spoken of as what it last was. */
function isPast(m: Machine, card: number): boolean {
  if (m.inPlay(m.zone(card)) || (m.column(card, LAST_MARKS) & NOTED) === 0) return false;
  const was = wasIn(m, card);
  return was >= 0 && m.zoneId(was) === FIELD;
}
const hadMark = (m: Machine, card: number, bit: number): boolean => (m.column(card, LAST_MARKS) & bit) !== 0;

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
    if (!isPast(m, card)) return value(m, card, stat);
    return m.column(card, stat === STR ? LAST_STR : LAST_DEF);
  },
  orgs: (m, card) => (isPast(m, card) ? m.column(card, LAST_ORGS) : orgsOf(m, card)),
  icon: (m, card, icon) =>
    isPast(m, card) ? hadMark(m, card, 1 << ICON_NAMES.indexOf(icon)) : hasIcon(m, card, icon),
  support: (m, card) => (isPast(m, card) ? hadMark(m, card, SUPPORT) : NOW.support(m, card)),
  attacks: (m, card) => (isPast(m, card) ? hadMark(m, card, ATTACKS) : NOW.attacks(m, card)),
  defends: (m, card) => (isPast(m, card) ? hadMark(m, card, DEFENDS) : NOW.defends(m, card)),
};
