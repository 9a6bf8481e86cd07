/**
 * What one observer knows of a table: all that it does not know is erased.
 *
 * A card whose face the observer does not know has no definition. Nor can a card be followed by its number: all are numbered
 * by where the observer is shown them. So of two games that differ only in what the observer may not know the same
 * numbers are left.
 */
import { forgetPast, knows, setOrder } from "./cards.ts";
import type { Machine } from "./machine.ts";
import { dropModifiers, endMod, modSource, modUntil, replaceSources, WHILE_SOURCE } from "./modifiers.ts";
import { heldByOthers, orderFor, tellsPlaces } from "./order.ts";
import { queueLength, triggerAt } from "./queue.ts";
import { rename } from "./rename.ts";
import { CURSOR, ENTRY, HIT, NONE, RESULT, SHOWN, STACK_TOP } from "./shape.ts";
import { cardsByPlace, sayings } from "./spoken.ts";

/** The definition of a card in an erased state whose face is not known. */
export const UNKNOWN = NONE;

/**
 * Overwrites `into` (a machine for the same match) with what `observer` knows of the table of `m`, and of the actions that
 * can be stepped before if it `keepsActions`; the table kept for that is forgotten.
 */
export function eraseTable(m: Machine, into: Machine, observer: number, keepsActions = false): void {
  into.s.set(m.s);
  into.resume();
  into.key = undefined;
  into.words.fill(0);
  into.journal.on = false;
  into.journal.clear();
  const unknown = (card: number): boolean => !knows(m, observer, card);
  // what holds by an unknown card holds by whatever card is made up in its place
  dropModifiers(into, (mod) => modUntil(into, mod) === WHILE_SOURCE && unknown(modSource(into, mod)));
  // A modifier outlasts the card that made it, and where that lies now among equal ones is not known: another one of its
  // owner stands for it, the first that nobody can tell, and says nothing.
  const standIn = replaceSources(into, unknown);
  const told = Array.from({ length: m.layout.zones }, (_, zone) => tellsPlaces(m, observer, zone));
  for (let card = 0; card < m.layout.cards; card++) {
    into.s[m.layout.seen + card]! &= 1 << observer;
    // a card that others hold, or nobody looks at, has no past: even if it was shown, which of them came from where was not
    if (!told[m.zone(card)]!) forgetAll(into, card);
    if (unknown(card)) into.s[m.layout.definition + card] = UNKNOWN;
  }
  forgetRests(into);
  forgetActions(into, keepsActions ? m.layout.origin : m.layout.script);
  layAsShown(into, observer);
  dealOwners(into, observer);
  const order = cardsByPlace(into);
  const name = new Int16Array(order.length);
  order.forEach((card, i) => {
    name[card] = i;
  });
  rename(into, into, name);
  const hidden = order.map((_, i) => i).filter((card) => !knows(into, observer, card));
  standIn((source) => hidden.find((card) => into.owner(card) === m.owner(source)) ?? name[source]!);
}

/**
 * Lays what lies where its place is not told in an order of its own: where others hold cards first the known ones, by
 * their names. Cards that look alike are told apart by what speaks of them alone, and those that something speaks of
 * come before the others, as they are spoken of.
 */
function layAsShown(m: Machine, observer: number): void {
  const said = sayings(m);
  const known = (card: number): boolean => knows(m, observer, card);
  for (let zone = 0; zone < m.layout.zones; zone++) {
    if (tellsPlaces(m, observer, zone)) continue;
    const held = heldByOthers(m, observer, zone);
    // where nothing tells cards apart they lie as well as any other way
    if (!held && !speaksOfAny(said, m, zone)) continue;
    const order = orderFor(m, observer, zone);
    const sorted = order
      .filter((card) => held || !known(card))
      .sort((a, b) => Number(known(b)) - Number(known(a)) || byName(m, a, b) || byWhatSays(said, a, b));
    const laid = order.map((card) => (held || !known(card) ? sorted.shift()! : card));
    setOrder(m, zone, Int16Array.from(laid), laid.length);
  }
}

function speaksOfAny(said: ReadonlyMap<number, unknown>, m: Machine, zone: number): boolean {
  if (said.size === 0) return false;
  for (let card = m.first(zone); card >= 0; card = m.next(card)) if (said.has(card)) return true;
  return false;
}

/** By their names, as far as they are known, and equal ones by whose they are. */
function byName(m: Machine, a: number, b: number): number {
  const [one, other] = [m.definition(a), m.definition(b)];
  if (one === UNKNOWN || other === UNKNOWN) return 0;
  if (one === other) return m.owner(a) - m.owner(b);
  return m.definitionOf(a).name < m.definitionOf(b).name ? -1 : 1;
}

/** Those spoken of first, in the order in which they are; 0 for two that all places say the same of. */
function byWhatSays(said: Map<number, number[]>, a: number, b: number): number {
  const one = said.get(a) ?? SILENT;
  const other = said.get(b) ?? SILENT;
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const first = (one[i] ?? Infinity) - (other[i] ?? Infinity);
    if (first < 0 || first > 0) return first;
  }
  return 0;
}

const SILENT: readonly number[] = [];

/**
 * Whose card lies where among unknown ones may not be known either: in the zones of a seat its own lie first, as far as
 * they go.
 */
function dealOwners(m: Machine, observer: number): void {
  const { owner } = m.layout;
  const unknown = cardsByPlace(m).filter((card) => !knows(m, observer, card));
  /** By seat, how many of its cards are still to be found a place. */
  const left = new Int16Array(m.layout.seats);
  for (const card of unknown) left[m.owner(card)]!++;
  const wanting: number[] = [];
  for (const card of unknown) {
    const zone = m.zone(card);
    const seat = m.seatOf(zone);
    if (m.zoneShape(zone).per !== "seat" || left[seat] === 0) wanting.push(card);
    else {
      m.s[owner + card] = seat;
      left[seat]!--;
    }
  }
  for (const card of wanting) {
    const seat = left.findIndex((many) => many > 0);
    m.s[owner + card] = seat;
    left[seat]!--;
  }
}

/** Forgets what is kept for stepping back: the actions, or from their chance on the table alone. */
export function forgetActions({ s, layout }: Machine, from = layout.script): void {
  s.fill(0, from, layout.stack);
  s[ENTRY] = 0;
  s[CURSOR] = 0;
}

function forgetAll(m: Machine, card: number): void {
  forgetPast(m, card);
  for (let i = 0; i < m.game.shape.columns.length; i++) m.setColumn(card, i, 0);
}

/** Clears what is left of earlier times: in registers, and behind the ends of the lists and of the stack. */
export function forgetRests(m: Machine): void {
  const { s, layout } = m;
  for (const register of [SHOWN, RESULT, HIT]) s[register] = 0;
  s.fill(0, endMod(m), layout.modsEnd);
  s.fill(0, triggerAt(m, queueLength(m)), layout.queueEnd);
  s.fill(0, layout.effects + s[STACK_TOP]!, layout.effectsEnd);
  s.fill(0, m.sp);
}
