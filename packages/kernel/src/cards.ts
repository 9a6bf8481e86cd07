/**
 * How cards move, cover one another and become known. Every change of place goes through {@link move} or {@link cover},
 * so that starting afresh, ending what hung on a card, and forgetting it as a target are done in one place.
 */
import { forgetTarget, leaveEffects } from "./effect-stack.ts";
import { fateOrder } from "./fate.ts";
import type { Machine } from "./machine.ts";
import { dropModifiersOf, enlist, forgetKept, loseSource } from "./modifiers.ts";
import { forgetQueued } from "./queue.ts";
import { ATTACHED, MODS, NONE, SHOWN } from "./shape.ts";
import { FACE_DOWN, FLAGS_BEFORE, FLAGS_NOW, TURNED } from "./state.ts";

/** Whether the face of a card is known to an observer (law 6). */
export const knows = (m: Machine, observer: number, card: number): boolean =>
  (knownTo(m, card) & (1 << observer)) !== 0;

/** The observers that know a card's face, as bits: those it was shown to, and those who see the cards of its zone. */
export const knownTo = (m: Machine, card: number): number =>
  (m.s[m.layout.seen + card]! & m.observers) | m.seers(m.zone(card), m.faceDown(card));

/** Makes a hidden card known to the observers of a mask, until it moves or its zone is shuffled. */
export function show(m: Machine, card: number, mask: number): void {
  m.s[m.layout.seen + card]! |= mask;
  m.s[SHOWN] = (m.s[SHOWN]! + 1) & 0x7fff;
}
export const EVERYBODY = 0xff;

/** Place of a card in its zone's order, counted from 0; a covered card has the place of the card on top. */
export function placeOf(m: Machine, card: number): number {
  const top = topOf(m, card);
  let n = 0;
  for (let c = m.first(m.zone(top)); c >= 0 && c !== top; c = m.next(c)) n++;
  return n;
}

/** The card that lies on top of everything over this one. */
export function topOf(m: Machine, card: number): number {
  let top = card;
  for (let over = m.above(top); over >= 0; over = m.above(top)) top = over;
  return top;
}

/** Its place as the log keeps it: nobody is ever told one where nobody can tell the cards apart. */
function toldPlace(m: Machine, card: number): number {
  const zone = m.zone(card);
  if (m.zoneShape(zone).sees === "none") return 0;
  return m.last(zone) === card ? m.count(zone) - 1 : placeOf(m, card);
}

/** Takes a card up from where it lies, noting what is last known of it; gives the journal's open record of the move. */
function pickUp(m: Machine, card: number): number {
  const { s, layout } = m;
  const from = m.zone(card);
  const covered = m.above(card) >= 0;
  const j = m.journal;
  const record = j.on
    ? j.beginMove(m.definition(card), knownTo(m, card), from, toldPlace(m, card), covered)
    : 0;
  s[layout.was + card] = covered ? NONE : from;
  const now = s[layout.flags + card]! & FLAGS_NOW;
  s[layout.flags + card] = now | (now << FLAGS_BEFORE);
  isAnother(m, card);
  quit(m, card, from);
  lift(m, card);
  s[layout.seen + card] = 0;
  return record;
}
function putDown(m: Machine, card: number, record: number, under: boolean): void {
  const j = m.journal;
  if (m.s[MODS] !== 0 && knownTo(m, card) !== m.observers) loseSource(m, card);
  if (j.on) j.endMove(record, knownTo(m, card), m.zone(card), toldPlace(m, card), under);
}

/** Moves a card to a zone, last or first; what lay under it stays where it was and is uncovered. */
export function move(m: Machine, card: number, zone: number, atEnd = true): void {
  const record = pickUp(m, card);
  m.link(card, zone, atEnd);
  enlist(m, card, m.inPlay(zone) ? "top" : m.zoneId(zone));
  putDown(m, card, record, false);
}

/** Lays a card on top of another, whose place in the order it takes. What is attached to the lower one passes over. */
export function cover(m: Machine, card: number, lower: number): void {
  const { s, layout } = m;
  const record = pickUp(m, card);
  for (let c = attachedTo(m, lower); c >= 0; c = attachedTo(m, lower)) s[layout.host + c] = card;
  replaceInOrder(m, lower, card);
  s[layout.below + card] = lower;
  s[layout.above + lower] = card;
  afresh(m, lower);
  enlist(m, lower, "under");
  enlist(m, card, "top");
  putDown(m, card, record, false);
}

/** Slides a card underneath another, right below the card on top. */
export function tuck(m: Machine, card: number, top: number): void {
  const { s, layout } = m;
  const record = pickUp(m, card);
  const under = m.below(top);
  s[layout.zone + card] = m.zone(top);
  s[layout.below + top] = card;
  s[layout.above + card] = top;
  s[layout.below + card] = under;
  if (under >= 0) s[layout.above + under] = card;
  enlist(m, card, "under");
  putDown(m, card, record, true);
}

/** Takes a card out of where it lies: an order, or from under or over others. */
function lift(m: Machine, card: number): void {
  const { s, layout } = m;
  const over = m.above(card);
  const under = m.below(card);
  if (over >= 0) {
    s[layout.below + over] = under;
    if (under >= 0) s[layout.above + under] = over;
  } else if (under >= 0) {
    replaceInOrder(m, card, under);
    s[layout.above + under] = NONE;
    dropModifiersOf(m, under);
    enlist(m, under, "top");
  } else {
    m.unlink(card);
  }
  s[layout.above + card] = NONE;
  s[layout.below + card] = NONE;
}

function replaceInOrder(m: Machine, old: number, card: number): void {
  const { s, layout } = m;
  const after = s[layout.next + old]!;
  const before = s[layout.prev + old]!;
  s[layout.zone + card] = m.zone(old);
  s[layout.next + card] = after;
  s[layout.prev + card] = before;
  s[layout.prev + after] = card;
  s[layout.next + before] = card;
  s[layout.next + old] = NONE;
  s[layout.prev + old] = NONE;
}

/** A card is taken from where it lies: what held there ends. */
function quit(m: Machine, card: number, from: number): void {
  if (m.inPlay(from)) leave(m, card);
  else if (m.game.standing[m.definition(card)] !== undefined) dropModifiersOf(m, card);
  // which of several equal ones comes out of hiding is nobody's to know, so nothing may tell them apart by then
  if (m.zoneShape(from).sees !== "all") clearColumns(m, card);
}

/** A card goes out of play: it starts afresh, and whatever was attached to it stays behind unattached. */
function leave(m: Machine, card: number): void {
  for (let c = attachedTo(m, card); c >= 0; c = attachedTo(m, card)) attach(m, c, NONE);
  startOver(m, card);
}

/** What speaks of a card and waits does not find it again: wherever it lies from now on, it is another card. */
function isAnother(m: Machine, card: number): void {
  forgetKept(m, card);
  forgetQueued(m, card);
  leaveEffects(m, card);
  forgetTarget(m, card);
}

/** Ends everything that hung on a card as the thing it was: changes, attachment, marks, what waits and speaks of it. */
export function afresh(m: Machine, card: number): void {
  isAnother(m, card);
  startOver(m, card);
}
function startOver(m: Machine, card: number): void {
  const { s, layout } = m;
  dropModifiersOf(m, card);
  attach(m, card, NONE);
  s[layout.flags + card]! &= ~FLAGS_NOW;
  clearColumns(m, card);
}

function clearColumns({ s, layout, game }: Machine, card: number): void {
  const columns = game.shape.columns.length;
  for (let i = 0; i < columns; i++) s[layout.columns + i * layout.cards + card] = 0;
}

/** Attaches a card to another; NONE takes it off. */
export function attach(m: Machine, card: number, host: number): void {
  const { s } = m;
  const at = m.layout.host + card;
  if (host === s[at]) return;
  if (s[at] === NONE) s[ATTACHED]!++;
  else if (host === NONE) s[ATTACHED]!--;
  s[at] = host;
}

/** Of the cards that are attached to another the one that lies first, or NONE. */
export function attachedTo(m: Machine, host: number): number {
  if (m.s[ATTACHED] === 0) return NONE;
  const found = attachedBehind(m, host, NONE);
  if (found === NONE || attachedBehind(m, host, found) === NONE) return found;
  for (let zone = 0; zone < m.layout.zones; zone++)
    for (let top = m.first(zone); top >= 0; top = m.next(top))
      for (let card = top; card >= 0; card = m.below(card)) if (m.host(card) === host) return card;
  return found;
}
function attachedBehind(m: Machine, host: number, after: number): number {
  for (let c = after + 1; c < m.layout.cards; c++) if (m.host(c) === host) return c;
  return NONE;
}

/** Puts the cards of a zone into an even random order; whatever was known of them is forgotten. */
export function shuffle(m: Machine, zone: number): void {
  const depth = m.borrow();
  const order = m.scratch[depth]!;
  let n = 0;
  for (let c = m.first(zone); c >= 0; c = m.next(c)) order[n++] = c;
  const left = m.dice?.leaves(zone) ?? false;
  for (let i = left ? 0 : n - 1; i > 0; i--) {
    const j = m.draw(i + 1);
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  fateOrder(m, zone, order, n);
  setOrder(m, zone, order, n);
  for (let i = 0; i < n; i++) m.s[m.layout.seen + order[i]!] = 0;
  m.journal.shuffled(zone);
  m.giveBack();
}

/** Lays the cards of a zone, all of which stand in `order`, in that order. */
export function setOrder(m: Machine, zone: number, order: Int16Array, n: number): void {
  const { s, layout } = m;
  const ring = zone - layout.zones;
  let before = ring;
  for (let i = 0; i < n; i++) {
    const card = order[i]!;
    s[layout.next + before] = card;
    s[layout.prev + card] = before;
    before = card;
  }
  s[layout.next + before] = ring;
  s[layout.prev + ring] = before;
}

/** A card has no past: it has always lain where it lies. */
export function forgetPast(m: Machine, card: number): void {
  m.s[m.layout.was + card] = NONE;
  m.s[m.layout.flags + card]! &= FLAGS_NOW;
}

/** The zone a card was in before its last move (NONE if it was covered there), for what is last known of it. */
export const wasIn = (m: Machine, card: number): number => m.s[m.layout.was + card]!;
/** Whether it lay sideways just before its last move. */
export const wasTurned = (m: Machine, card: number): boolean =>
  ((m.s[m.layout.flags + card]! >> FLAGS_BEFORE) & TURNED) !== 0;
export const wasFaceDown = (m: Machine, card: number): boolean =>
  ((m.s[m.layout.flags + card]! >> FLAGS_BEFORE) & FACE_DOWN) !== 0;
