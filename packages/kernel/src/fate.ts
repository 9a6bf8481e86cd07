/**
 * Chance that is written down instead of drawn, for rulings, puzzles and studies: what a die shows, which cards lie on
 * top of what is shuffled, which cards a random pick takes. It is used in the order in which it is written; chance that
 * comes in between and is of another sort, or about another zone, is drawn as ever.
 */

import { shown } from "./letters.ts";
import type { Machine } from "./machine.ts";
import { CHANCE } from "./says.ts";
import { FATE, NONE } from "./shape.ts";

export type Fate =
  /** What a throw gives, counted from 0. */
  | { roll: number }
  /** The cards on top of a zone once it has been shuffled, the uppermost first; the others lie as chance has it. */
  | { shuffle: string; seat?: number; top: readonly string[] }
  /** The cards that are picked at random: `name`, or `name@A`, `name@A.row`, `name@A.row.2`. */
  | { pick: readonly string[] };

/** What is written of chance and has not been used yet. */
export const fatesLeft = (m: Machine): readonly Fate[] =>
  m.s[FATE] === 0 ? m.fates : m.fates.slice(m.s[FATE]! - 1);

function next(m: Machine): Fate | undefined {
  return m.s[FATE] === 0 ? undefined : m.fates[m.s[FATE]! - 1];
}

/** What a throw of n sides gives, if that is written; else NONE. */
export function fatedRoll(m: Machine, n: number): number {
  const fate = next(m);
  if (!fate || !("roll" in fate)) return NONE;
  if (fate.roll < 0 || fate.roll >= n) m.fail(CHANCE.roll(fate.roll + 1, n));
  m.s[FATE]!++;
  return fate.roll;
}

/** Brings the cards to the top that are written to lie there; `order` holds the n cards of a zone as chance has them. */
export function fateOrder(m: Machine, zone: number, order: Int16Array, n: number): void {
  const fate = next(m);
  if (!fate || !("shuffle" in fate)) return;
  const { id, per } = m.zoneShape(zone);
  if (fate.shuffle !== id || (per === "seat" && (fate.seat ?? 0) !== m.seatOf(zone))) return;
  for (let to = 0; to < fate.top.length; to++) {
    let from = to;
    while (from < n && m.definitionOf(order[from]!).name !== fate.top[to]) from++;
    if (from >= n) m.fail(CHANCE.top(shown(fate.top[to]!)));
    const card = order[from]!;
    order.copyWithin(to + 1, to, from);
    order[to] = card;
  }
  m.s[FATE]!++;
}

/** Puts the cards that are written to be picked at the front of `cards`, of which n are picked; false if none are written. */
export function fatePick(m: Machine, cards: Int16Array, size: number, n: number): boolean {
  const fate = next(m);
  if (!fate || !("pick" in fate)) return false;
  if (fate.pick.length !== n) m.fail(CHANCE.picks(fate.pick.length, n, size));
  for (let to = 0; to < n; to++) {
    let from = to;
    while (from < size && !isCalled(m, cards[from]!, fate.pick[to]!)) from++;
    if (from >= size) m.fail(CHANCE.pick(shown(fate.pick[to]!), size));
    const card = cards[from]!;
    cards[from] = cards[to]!;
    cards[to] = card;
  }
  m.s[FATE]!++;
  return true;
}

function isCalled(m: Machine, card: number, text: string): boolean {
  const [name, where] = text.split("@");
  if (m.definitionOf(card).name !== name) return false;
  if (where === undefined) return true;
  const zone = m.zone(card);
  const { id, per } = m.zoneShape(zone);
  const side = per === "seat" ? "ABCD"[m.seatOf(zone)] : undefined;
  const row = side === undefined ? id : `${side}.${id}`;
  let place = 1;
  for (let c = m.first(zone); c >= 0 && c !== card; c = m.next(c)) place++;
  return where === side || where === row || where === `${row}.${place}`;
}
