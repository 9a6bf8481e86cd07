/** 2 Set-up, its end: what was laid in secret is revealed, pays for what it was laid for, and takes effect (tails-2.7 to 2.9). */
import { type Machine, move, say } from "@tefuda/kernel";
import { definitionOf } from "../effects/text.ts";
import { announceDeployed, leaveTo } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  CAMP,
  FIRST,
  GROUNDS,
  HAND,
  is,
  LAID,
  LAID_FOR,
  nextSeat,
  PILE,
  TRAP,
  TRAPS,
  UNIT,
  UNITS,
} from "../schema.ts";

/** The cards laid for another one, in the order of their places. */
export function laidFor(m: Machine, top: number, out: Int16Array): number {
  let n = 0;
  for (const zone of [HAND, CAMP])
    for (let c = m.first(m.zoneOf(zone, m.actsFor(top))); c >= 0; c = m.next(c))
      if (m.column(c, LAID_FOR) === top + 1) out[n++] = c;
  return n;
}
/** tails-2.7, 2.8: all at once; then what was laid as a requirement, and what lacks one, is discarded. */
export function reveal(m: Machine): void {
  const first = m.number(FIRST);
  for (let i = 0, seat = first; i < m.layout.seats; i++, seat = nextSeat(m, seat)) {
    for (let c = m.first(m.zoneOf(CAMP, seat)); c >= 0; c = m.next(c)) {
      if (is(m, c, TRAP)) continue;
      m.setFaceDown(c, false);
      say(m, LINES.reveals, seat, c);
    }
  }
  const given_: number[] = [];
  const unmet: number[] = [];
  for (let i = 0, seat = first; i < m.layout.seats; i++, seat = nextSeat(m, seat)) {
    for (let c = m.first(m.zoneOf(CAMP, seat)); c >= 0; c = m.next(c)) {
      const top = m.column(c, LAID_FOR) - 1;
      if (!isMet(m, c)) unmet.push(c);
      else if (top >= 0 && isMet(m, top)) given_.push(c);
    }
  }
  for (const c of given_) {
    say(m, LINES.setUpMet, c, m.column(c, LAID_FOR) - 1);
    leaveTo(m, c, PILE);
  }
  for (const c of unmet) {
    say(m, LINES.setUpUnmet, c);
    leaveTo(m, c, PILE);
  }
  for (const column of [LAID, LAID_FOR]) m.clearColumn(column);
  takePlaces(m);
}

/** Whether every requirement of a card is served by one laid for it that is met itself; those of a Trap are not asked. */
function isMet(m: Machine, card: number): boolean {
  m.cite("tails-2.8");
  if (is(m, card, TRAP)) return true;
  const cards = m.scratch[m.borrow()]!;
  const n = laidFor(m, card, cards);
  let met = 0;
  for (let i = 0; i < n; i++) if (isMet(m, cards[i]!)) met++;
  m.giveBack();
  return met === definitionOf(m, card).slots.length;
}

/** What is left comes to where it stays, and then all of it takes effect (tails-2.9). */
function takePlaces(m: Machine): void {
  const came: number[] = [];
  const first = m.number(FIRST);
  for (let i = 0, seat = first; i < m.layout.seats; i++, seat = nextSeat(m, seat)) {
    const camp = m.zoneOf(CAMP, seat);
    for (let c = m.first(camp); c >= 0; c = m.first(camp)) {
      const zone = is(m, c, TRAP) ? TRAPS : is(m, c, UNIT) ? UNITS : GROUNDS;
      move(m, c, m.zoneOf(zone, seat));
      if (zone !== TRAPS) came.push(c);
    }
  }
  for (const c of came) announceDeployed(m, c);
}
