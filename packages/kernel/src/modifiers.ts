/**
 * Original and current values: everything that lasts (law 9's "cannot over must over may" reads its marks here).
 *
 * A modifier is one record in the state: what changes, which card it comes from, on whom, an amount, who made it, until
 * when. All of them stand in one list in the order in which they came, so that a value is what the list makes of the
 * printed one, step by step.
 */

import type { Modifier } from "./game.ts";
import type { Machine } from "./machine.ts";
import { BOUND } from "./says.ts";
import {
  type CardPlace,
  DELAYED,
  type FactId,
  type MarkId,
  MOD_SIZE,
  MODS,
  NONE,
  REPLACING,
  type StatId,
} from "./shape.ts";

// Places of a record.
const MODIFIER = 0;
const SOURCE = 1;
const SUBJECT = 2;
const AMOUNT = 3;
const SEAT = 4;
const UNTIL = 5;
const ARG = 6;
const EXTRA = 7;

/** Subject of a modifier that is put on nobody: what it does says whom it touches. */
export const GROUP = -1;
/** A seat as the subject of a modifier. */
export const seatSubject = (seat: number): number => -2 - seat;
export const subjectSeat = (subject: number): number => -2 - subject;

/** Ends with its source leaving play or being covered. Games number their own terms from 2. */
export const WHILE_SOURCE = 1;
/** Lasts as long as its subject stays. */
export const WHILE_SUBJECT = 0;

export const modifierOf = (m: Machine, mod: number): Modifier => m.game.modifiers[m.s[mod + MODIFIER]!]!;
export function modSource(m: Machine, mod: number): number {
  const source = m.s[mod + SOURCE]!;
  return source < NONE ? LOST - source : source;
}
/** Added to a source that cannot be told from equal cards any more. */
const LOST = -2;
export const modSubject = (m: Machine, mod: number): number => m.s[mod + SUBJECT]!;
export const modAmount = (m: Machine, mod: number): number => m.s[mod + AMOUNT]!;
export const modSeat = (m: Machine, mod: number): number => m.s[mod + SEAT]!;
export const modUntil = (m: Machine, mod: number): number => m.s[mod + UNTIL]!;
export const modArg = (m: Machine, mod: number): number => m.s[mod + ARG]!;
export const modExtra = (m: Machine, mod: number): number => m.s[mod + EXTRA]!;
export function setModArg(m: Machine, mod: number, value: number): void {
  m.s[mod + ARG] = value;
}
export function setModAmount(m: Machine, mod: number, value: number): void {
  m.s[mod + AMOUNT] = m.fit(value);
}

/** The seat for which a modifier's source acts: whoever made it. */
export interface NewModifier {
  modifier: Modifier;
  source: number;
  subject: number;
  seat: number;
  amount?: number;
  until?: number;
  arg?: number;
  extra?: number;
}

export const firstMod = (m: Machine): number => m.layout.mods;
export const endMod = (m: Machine): number => m.layout.mods + m.s[MODS]! * MOD_SIZE;

/** Adds a modifier behind all others. Small enough to be built into its callers, so that what they give makes no object. */
export function addModifier(m: Machine, n: NewModifier): void {
  const { modifier, source, subject, seat, amount = 0, until = WHILE_SUBJECT, arg = 0, extra = NONE } = n;
  put(m, modifier, source, subject, seat, amount, until, arg, extra);
}

function put(
  m: Machine,
  modifier: Modifier,
  source: number,
  subject: number,
  seat: number,
  amount: number,
  until: number,
  arg: number,
  extra: number,
): void {
  const { s } = m;
  const at = endMod(m);
  if (modifier.id < 0) throw new Error("a modifier that the game does not list");
  if (at + MOD_SIZE > m.layout.modsEnd) {
    if (!m.game.crowded) m.fail(BOUND.modifiers);
    else if (!m.over) m.game.crowded(m);
    return;
  }
  s[at + MODIFIER] = modifier.id;
  s[at + SOURCE] = source;
  // what waits for an event has its own card as its subject, until that has left
  s[at + SUBJECT] = modifier.delayedTrigger && subject === GROUP ? source : subject;
  s[at + AMOUNT] = m.fit(amount);
  s[at + SEAT] = seat;
  s[at + UNTIL] = until;
  s[at + ARG] = arg;
  s[at + EXTRA] = extra;
  s[MODS]!++;
  s[tallyOf(m, modifier)]!++;
}

/** What holds in every match begins. */
export function enlistRules(m: Machine): void {
  const { always } = m.game;
  if (always === undefined) return;
  for (const modifier of always) put(m, modifier, NONE, GROUP, NONE, 0, WHILE_SUBJECT, 0, NONE);
}

/** A card comes to lie on top in play, underneath another, or in a zone out of play: what always holds there begins. */
export function enlist(m: Machine, card: number, where: "top" | "under" | number): void {
  const standing = m.game.standing[m.definition(card)];
  if (standing === undefined) return;
  for (let i = 0; i < standing.length; i++) {
    const { modifier, where: works, index } = standing[i]!;
    if (works === where) put(m, modifier, card, GROUP, NONE, 0, WHILE_SOURCE, 0, index);
  }
}

/** Calls for every place of the modifiers in a state, or in a table that was kept, that says which card is meant. */
export function cardsInModifiers({ game, layout }: Machine, s: Int16Array, place: CardPlace): void {
  for (let mod = layout.mods; mod < layout.mods + s[MODS]! * MOD_SIZE; mod += MOD_SIZE) {
    const { cards } = game.modifiers[s[mod + MODIFIER]!]!;
    place(mod + SOURCE, "source");
    place(mod + SUBJECT, "plain");
    if (cards?.includes("arg")) place(mod + ARG, "plain");
    if (cards?.includes("extra")) place(mod + EXTRA, "plain");
  }
}

/** Says of a modifier whether it ends; `what` is handed through, so that the test need not be made anew for each. */
export type Ends = (mod: number, m: Machine, what: number) => boolean;

/** Removes the modifiers that end, keeping the order of the rest. */
export function dropModifiers(m: Machine, ends: Ends, what = NONE): void {
  const { s } = m;
  if (s[MODS] === 0) return;
  const end = endMod(m);
  let to = firstMod(m);
  for (let mod = to; mod < end; mod += MOD_SIZE) {
    if (ends(mod, m, what)) {
      s[tallyOf(m, modifierOf(m, mod))]!--;
      s[MODS]!--;
      continue;
    }
    if (to !== mod) s.copyWithin(to, mod, mod + MOD_SIZE);
    to += MOD_SIZE;
  }
}

/** Removes what lasts until a term of the game. */
export function endUntil(m: Machine, term: number): void {
  dropModifiers(m, lastsUntil, term);
}
const lastsUntil: Ends = (mod, { s }, term) => s[mod + UNTIL] === term;

/** What lasts until one term of the game lasts from here on until another. */
export function moveUntil(m: Machine, from: number, to: number): void {
  const { s } = m;
  const end = endMod(m);
  for (let mod = firstMod(m); mod < end; mod += MOD_SIZE) if (s[mod + UNTIL] === from) s[mod + UNTIL] = to;
}

/** A card goes away or is covered: what was on it, and what holds only while it lies there, ends. */
export function dropModifiersOf(m: Machine, card: number): void {
  dropModifiers(m, hangsOn, card);
}
const hangsOn: Ends = (mod, { s }, card) =>
  s[mod + SUBJECT] === card || (s[mod + SOURCE] === card && s[mod + UNTIL] === WHILE_SOURCE);

/** A card goes away: what waits to do something with it later does not find it again when it comes back. */
export function forgetKept(m: Machine, card: number): void {
  const { s } = m;
  if (s[DELAYED] === 0) return;
  const end = endMod(m);
  for (let mod = firstMod(m); mod < end; mod += MOD_SIZE) {
    if (s[mod + EXTRA] !== card && s[mod + SUBJECT] !== card) continue;
    const { delayedTrigger, cards } = modifierOf(m, mod);
    if (!delayedTrigger) continue;
    if (s[mod + EXTRA] === card && cards?.includes("extra")) s[mod + EXTRA] = NONE;
    if (s[mod + SUBJECT] === card) s[mod + SUBJECT] = GROUP;
  }
}

/** A card comes to where not everybody knows it. What it made and outlasts that is no longer told to be its doing. */
export function loseSource(m: Machine, card: number): void {
  const { s } = m;
  const end = endMod(m);
  for (let mod = firstMod(m); mod < end; mod += MOD_SIZE)
    if (s[mod + SOURCE] === card && s[mod + UNTIL] !== WHILE_SOURCE) s[mod + SOURCE] = LOST - card;
}

/** Has for the sources that an observer cannot tell other cards stand in: `lost` names them, `found` gives what does. */
export function replaceSources(
  m: Machine,
  lost: (card: number) => boolean,
): (found: (source: number) => number) => void {
  const { s } = m;
  const gone: [mod: number, source: number][] = [];
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
    const source = modSource(m, mod);
    if (source === NONE || (s[mod + SOURCE] === source && !lost(source))) continue;
    gone.push([mod, source]);
    s[mod + SOURCE] = NONE;
  }
  return (found) => {
    for (const [mod, source] of gone) s[mod + SOURCE] = LOST - found(source);
  };
}

/** Where modifiers of this sort are counted. */
export function tallyOf(m: Machine, modifier: Modifier): number {
  if (modifier.stat !== undefined) return m.layout.tally + modifier.stat;
  if (modifier.mark !== undefined) return m.layout.marks + modifier.mark;
  return modifier.replaces ? REPLACING : DELAYED;
}

/** Whether a modifier touches a subject (a card, or a seat as {@link seatSubject}) at this moment. */
export function touches(m: Machine, mod: number, subject: number): boolean {
  const on = m.s[mod + SUBJECT]!;
  if (on !== GROUP && on !== subject) return false;
  const modifier = modifierOf(m, mod);
  // whom it is about is known more quickly than whether it holds
  if (on === GROUP) {
    if (modifier.touches ? !modifier.touches(m, mod, subject) : subject !== m.s[mod + SOURCE]) return false;
  }
  return !modifier.during || modifier.during(m, mod);
}

/** The value printed on a card. */
export function printed(m: Machine, card: number, stat: StatId): number {
  return m.prints[m.definition(card) * m.row + stat]!;
}

/** A fixed number of a card's definition. */
export function fact(m: Machine, card: number, id: FactId): number {
  return m.prints[m.definition(card) * m.row + m.stats + id]!;
}

/** The current value of a card: the printed one with every modifier in the order they came, at last held within its bounds. */
export function value(m: Machine, card: number, stat: StatId): number {
  return m.s[m.layout.tally + stat] === 0 ? printed(m, card, stat) : folded(m, card, stat);
}

/** What a modifier makes of a stat's value. */
export function applied(
  m: Machine,
  { adds, fold }: Modifier,
  before: number,
  mod: number,
  card: number,
): number {
  return adds === undefined ? fold!(m, before, mod, card) : before + adds;
}

function folded(m: Machine, card: number, stat: StatId): number {
  let v = printed(m, card, stat);
  const { s } = m;
  const { stats } = m.game.modifierSorts;
  const { min, max } = m.game.shape.stats[stat]!;
  const limit = m.modLimit;
  let left = s[m.layout.tally + stat]!;
  for (let mod = firstMod(m); left > 0 && mod < limit; mod += MOD_SIZE) {
    if (stats[s[mod]!] !== stat) continue;
    left--;
    m.modLimit = mod; // what a modifier asks of the table sees only the modifiers before it
    if (touches(m, mod, card)) v = applied(m, modifierOf(m, mod), v, mod, card);
  }
  m.modLimit = limit;
  // only the outcome is held within its bounds: cut off at every modifier, 1 - 3 + 2 would not be 1 + 2 - 3
  return Math.min(Math.max(v, min), max);
}

/** Whether any modifier there is could make a value less than what is printed; more than need be does no harm. */
export function mayLower(m: Machine, stat: number): boolean {
  const { s } = m;
  const { stats } = m.game.modifierSorts;
  let left = s[m.layout.tally + stat]!;
  for (let mod = firstMod(m); left > 0; mod += MOD_SIZE) {
    if (stats[s[mod]!] !== stat) continue;
    left--;
    const { adds } = modifierOf(m, mod);
    if (adds === undefined || adds < 0) return true;
  }
  return false;
}

/** Whether a card or seat carries a mark, as far as it concerns `other`; gives the modifier, or NONE. */
export function marked(m: Machine, subject: number, mark: MarkId, other = NONE): number {
  return m.s[m.layout.marks + mark] === 0 ? NONE : findMark(m, subject, mark, other);
}

function findMark(m: Machine, subject: number, mark: MarkId, other: number): number {
  const { s } = m;
  const { marks } = m.game.modifierSorts;
  let left = s[m.layout.marks + mark]!;
  const end = endMod(m);
  for (let mod = firstMod(m); left > 0 && mod < end; mod += MOD_SIZE) {
    if (marks[s[mod]!] !== mark) continue;
    left--;
    if (!touches(m, mod, subject)) continue;
    const { by } = modifierOf(m, mod);
    if (!by || by(m, mod, other)) return mod;
  }
  return NONE;
}

/** The sum of the amounts of a mark on a subject, the highest of them, or the one that came last; 0 if there is none. */
export function markTotal(
  m: Machine,
  subject: number,
  mark: MarkId,
  how: "sum" | "max" | "last",
  other = NONE,
): number {
  return m.s[m.layout.marks + mark] === 0 ? 0 : sumMarks(m, subject, mark, how, other);
}

function sumMarks(
  m: Machine,
  subject: number,
  mark: MarkId,
  how: "sum" | "max" | "last",
  other: number,
): number {
  let total = 0;
  const { s } = m;
  const { marks } = m.game.modifierSorts;
  let left = s[m.layout.marks + mark]!;
  const end = endMod(m);
  for (let mod = firstMod(m); left > 0 && mod < end; mod += MOD_SIZE) {
    if (marks[s[mod]!] !== mark) continue;
    left--;
    if (!touches(m, mod, subject)) continue;
    const modifier = modifierOf(m, mod);
    if (modifier.by && !modifier.by(m, mod, other)) continue;
    const amount = modifier.fold ? modifier.fold(m, 0, mod, subject) : modAmount(m, mod);
    total = how === "sum" ? total + amount : how === "max" ? Math.max(total, amount) : amount;
  }
  return total;
}

/** All bits that a mark gives a card or seat, by modifiers for which `counts` holds. */
export function markBits(
  m: Machine,
  subject: number,
  mark: MarkId,
  counts?: (m: Machine, mod: number, subject: number) => boolean,
): number {
  const { s } = m;
  let left = s[m.layout.marks + mark]!;
  if (left === 0) return 0;
  const { marks } = m.game.modifierSorts;
  let bits = 0;
  for (let mod = firstMod(m); left > 0; mod += MOD_SIZE) {
    if (marks[s[mod]!] !== mark) continue;
    left--;
    const own = modBits(m, mod);
    // what adds nothing need not be asked whether it holds
    if ((own & ~bits) === 0 || (counts && !counts(m, mod, subject))) continue;
    if (touches(m, mod, subject)) bits |= own;
  }
  return bits;
}
/** What a modifier of a mark is about, as bits. */
export const modBits = (m: Machine, mod: number): number =>
  modifierOf(m, mod).bits ?? modArg(m, mod) & 0x7fff;

/** The next modifier behind `after` that would replace an event happening to `subject`; NONE if there is none. */
export function nextReplacement(m: Machine, event: number, subject: number, after: number): number {
  const end = endMod(m);
  const begin = after < 0 ? firstMod(m) : after + MOD_SIZE;
  for (let mod = begin; mod < end; mod += MOD_SIZE) {
    const modifier = m.game.modifiers[m.s[mod]!]!;
    if (modifier.replaces?.id === event && touches(m, mod, subject)) return mod;
  }
  return NONE;
}

/** The next modifier behind `after` that watches for an event and holds; NONE if there is none. */
export function nextDelayed(m: Machine, event: number, after: number): number {
  const end = endMod(m);
  const begin = after < 0 ? firstMod(m) : after + MOD_SIZE;
  for (let mod = begin; mod < end; mod += MOD_SIZE) {
    const modifier = modifierOf(m, mod);
    if (modifier.triggerEvent?.id === event && (!modifier.during || modifier.during(m, mod))) return mod;
  }
  return NONE;
}
