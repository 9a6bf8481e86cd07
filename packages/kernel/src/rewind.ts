/**
 * Stepping back: something may take place before what was done last, and what was done is then done again.
 *
 * The table as it was before the action made last lies in a second region of the state, and beside it, in the order in
 * which they stand, the actions made since, each with its answers. To put something before them a game brings the table
 * back, puts the new action in front, and carries all of them out once more: the answers are given again as far as they
 * still can be, and only where one no longer can its player is asked. So whatever goes on from a state - copies, saves,
 * taking back, looking ahead - goes on across a step back too.
 */

import { firstOf, groupOf, pack, secondOf } from "./ask.ts";
import { knownTo } from "./cards.ts";
import type { Machine } from "./machine.ts";
import { beginStream, nextRound, seedWords } from "./random.ts";
import { BOUND } from "./says.ts";
import { type CardPlace, CURSOR, ENTRY, HEADER, MODS, NONE } from "./shape.ts";

/** Numbers that a game notes of an action: what it is, and of whom and what. */
export const ACTION_ARGS = 6;

// An action: how many places it takes, its numbers, and its answers, one behind the other.
const SIZE = 0;
const ARGS = 1;
const ANSWERS = ARGS + ACTION_ARGS;

// An answer: how many places it takes, where it was asked and of whom in two numbers (`askedOf`), and the option or,
// from PICKS on, the cards picked.
const ASKED_AT = 1;
const ASKED_OF = 2;
const GROUP = 3; // SEVERAL if cards were picked
const FIRST = 4;
const SECOND = 5;
const ONE = 6; // places of an answer that is one option
const PICKS = 4;
const SEVERAL = -1;

// --- the table ----------------------------------------------------------------------------------------------------
/** Keeps the table as it is now, and forgets all actions: from here on they can be stepped before. */
export function keepTable(m: Machine): void {
  const { s, layout } = m;
  s.copyWithin(layout.reserve, 0, layout.script);
  s[layout.script] = 0;
}

/** Lays the table as it was kept. What anybody has seen of a card stays seen; timeless numbers stay as they are. */
export function bringBack(m: Machine): void {
  const { s, layout, game } = m;
  const { reserve, script, seen, cards, numbers } = layout;
  const timeless = game.shape.rewind!.timeless;
  const kept = m.scratch[m.borrow()]!;
  const known = m.scratch[m.borrow()]!;
  for (let i = 0; i < timeless.length; i++) kept[i] = s[numbers + timeless[i]!]!;
  for (let card = 0; card < cards; card++) known[card] = knownTo(m, card);
  m.journal.restored();
  s.copyWithin(MODS, reserve + MODS, reserve + ENTRY);
  // what a card is and whose it is never changes
  s.copyWithin(HEADER, reserve + HEADER, reserve + layout.definition);
  s.copyWithin(layout.zone, reserve + layout.zone, reserve + script);
  for (let i = 0; i < timeless.length; i++) s[numbers + timeless[i]!] = kept[i]!;
  for (let card = 0; card < cards; card++) s[seen + card]! |= known[card]!;
  m.giveBack();
  m.giveBack();
}

// --- the actions in reach -------------------------------------------------------------------------------------------
/** Puts an action in front of those that stand, with up to {@link ACTION_ARGS} numbers; gives its place. */
export function putFirst(m: Machine, a: number, b = NONE, c = NONE, d = NONE, e = NONE, f = NONE): number {
  const { s } = m;
  const at = m.layout.script + 1;
  room(m, at, ANSWERS);
  s[at + SIZE] = ANSWERS;
  s[at + ARGS] = a;
  s[at + ARGS + 1] = b;
  s[at + ARGS + 2] = c;
  s[at + ARGS + 3] = d;
  s[at + ARGS + 4] = e;
  s[at + ARGS + 5] = f;
  return at;
}

/** Place of the first action that stands, or NONE. */
export const firstAction = (m: Machine): number => (m.s[m.layout.script]! > 0 ? m.layout.script + 1 : NONE);
/** Place of the action behind another, or NONE. */
export function nextAction(m: Machine, at: number): number {
  const next = at + m.s[at + SIZE]!;
  return next < endOfActions(m) ? next : NONE;
}
export const actionArg = (m: Machine, at: number, i: number): number => m.s[at + ARGS + i]!;

export function setActionArg(m: Machine, at: number, i: number, value: number): void {
  m.s[at + ARGS + i] = value;
}
/** Place of the action under way, or 0. */
export const actionUnderWay = (m: Machine): number => m.s[ENTRY]!;

/** Whether behind the action under way others wait to be made again. */
export const isGoneBack = (m: Machine): boolean =>
  actionUnderWay(m) !== 0 && nextAction(m, actionUnderWay(m)) !== NONE;

/** Place behind the last action that stands. */
export const endOfActions = (m: Machine): number => m.layout.script + 1 + m.s[m.layout.script]!;

/** Calls for every place of the actions and their answers that says which card is meant. */
export function cardsInActions(m: Machine, place: CardPlace): void {
  const { s, game } = m;
  if (!game.shape.rewind) return;
  const { cards = [] } = game.shape.rewind;
  for (let at = firstAction(m); at !== NONE; at = nextAction(m, at)) {
    for (const i of cards) place(at + ARGS + i, "plain");
    for (let answer = at + ANSWERS; answer < at + s[at + SIZE]!; answer += s[answer + SIZE]!)
      cardsInAnswer(m, answer, place);
  }
}
/** An answer speaks of cards as the form of its group has it. */
function cardsInAnswer({ s, game }: Machine, at: number, place: CardPlace): void {
  if (s[at + GROUP] === SEVERAL) {
    for (let pick = PICKS; pick < s[at + SIZE]!; pick++) place(at + pick, "plain");
    return;
  }
  const asked = (s[at + ASKED_AT]! & 0xffff) | ((s[at + ASKED_OF]! >> 3) << 16);
  const form = game.code.asks[asked]?.groups?.[s[at + GROUP]!]?.form;
  if (form === "card" || form === "cards" || form === "effect") place(at + FIRST, "plain");
  if (form === "cards") place(at + SECOND, "plain");
}

/** From here on questions belong to the action at a place: answered as they were before, or noted as they are answered. */
export function beginAction(m: Machine, at: number): void {
  m.s[ENTRY] = at;
  m.s[CURSOR] = at + ANSWERS;
}
/** Questions belong to no action. */
export function endAction(m: Machine): void {
  m.s[ENTRY] = 0;
}

// --- chance -----------------------------------------------------------------------------------------------------------
/** Remembers where chance stands, so that every action can have a chance of its own. */
export function keepChance(m: Machine): void {
  const { s, layout } = m;
  if (m.key) nextRound(m.words);
  s.copyWithin(layout.origin, 0, 4);
}
/** Sets chance to what it is for the n-th of whatever a game counts: the same, however often that is done. */
export function chanceOf(m: Machine, n: number): void {
  const { s, layout } = m;
  const word = (at: number): number => (s[at]! & 0xffff) | (s[at + 1]! << 16);
  if (m.key) beginStream(m.words, n, word(layout.origin + 2));
  else seedWords(m.words, word(layout.origin) ^ Math.imul(word(layout.origin + 2) + n, 0x9e3779b1));
}

// --- answers ------------------------------------------------------------------------------------------------------------
/** Notes an option that was chosen in the action under way. */
export function noteOption(m: Machine, seat: number, option: number): void {
  const at = place(m, ONE, seat);
  m.s[at + GROUP] = groupOf(option);
  m.s[at + FIRST] = firstOf(option);
  m.s[at + SECOND] = secondOf(option);
}
/** Notes cards that were picked. */
export function notePicks(m: Machine, seat: number, cards: ArrayLike<number>, count: number): void {
  const at = place(m, PICKS + count, seat);
  m.s[at + GROUP] = SEVERAL;
  for (let i = 0; i < count; i++) m.s[at + PICKS + i] = cards[i]!;
}

/** Makes room for an answer behind the last one given. */
function place(m: Machine, size: number, seat: number): number {
  const { s } = m;
  const at = s[CURSOR]!;
  room(m, at, size);
  s[s[ENTRY]! + SIZE]! += size;
  s[CURSOR] = at + size;
  s[at + SIZE] = size;
  s[at + ASKED_AT] = m.pc;
  s[at + ASKED_OF] = askedOf(m, seat);
  return at;
}

/** Of whom it was asked, and with it the upper half of the place where it was. */
const askedOf = (m: Machine, seat: number): number => ((m.pc >> 16) << 3) | seat;

/** Moves what stands from a place on to make room, or with a negative number to close it. */
function room(m: Machine, at: number, size: number): void {
  const { s, layout } = m;
  const end = endOfActions(m);
  if (end + size > layout.origin) m.fail(BOUND.answersInReach);
  s.copyWithin(Math.max(at, at + size), Math.max(at, at - size), end);
  s[layout.script]! += size;
}

/** Forgets so many places of answers from the next one on. */
function forget(m: Machine, size: number): void {
  room(m, m.s[CURSOR]!, -size);
  m.s[m.s[ENTRY]! + SIZE]! -= size;
}

/**
 * Answers the waiting question as it was answered when the action was made before. False if it was not, if that answer
 * no longer can be given - then it is forgotten - or if the question is one that is asked anew.
 */
export function answerAgain(m: Machine): boolean {
  const { s } = m;
  const at = s[CURSOR]!;
  const left = s[ENTRY]! + s[s[ENTRY]! + SIZE]! - at;
  if (left === 0) return false;
  const spec = m.asking()!;
  const size = s[at + SIZE]!;
  if (s[at + ASKED_AT] !== (m.pc << 16) >> 16 || s[at + ASKED_OF] !== askedOf(m, spec.who(m))) {
    // the action takes another course: what was answered on the old one says nothing here
    forget(m, left);
    return false;
  }
  if (spec.anew || !(s[at + GROUP] === SEVERAL ? pickAgain(m, at, size - PICKS) : chooseAgain(m, at))) {
    forget(m, size);
    return false;
  }
  s[CURSOR] = at + size;
  m.goOn();
  return true;
}

function chooseAgain(m: Machine, at: number): boolean {
  const { s } = m;
  const wanted = pack(s[at + GROUP]!, s[at + FIRST]!, s[at + SECOND]!);
  const count = m.list();
  for (let i = 0; i < count; i++) {
    if (m.options[i] !== wanted && !likewise(m, m.options[i]!, wanted)) continue;
    m.put(wanted);
    return true;
  }
  return false;
}

/** Whether an option stands for another one: of equal cards that nothing tells apart only one is listed. */
function likewise(m: Machine, listed: number, wanted: number): boolean {
  const a = firstOf(listed);
  const b = firstOf(wanted);
  if (a < 0 || b < 0 || groupOf(listed) !== groupOf(wanted) || secondOf(listed) !== secondOf(wanted))
    return false;
  const group = m.asking()!.groups?.[groupOf(listed)];
  if (group?.form !== "card" || group.apart) return false;
  return m.alike(a, b);
}

function pickAgain(m: Machine, at: number, picked: number): boolean {
  const { s } = m;
  const spec = m.asking()!;
  if (picked < spec.min!(m) || picked > spec.max!(m)) return false;
  const count = m.list();
  for (let n = 0; n < picked; n++) {
    const card = s[at + PICKS + n]!;
    let there = false;
    for (let i = 0; i < count && !there; i++) {
      const listed = m.options[i]!;
      there = firstOf(listed) === card || likewise(m, listed, pack(groupOf(listed), card, secondOf(listed)));
    }
    if (!there) return false;
  }
  m.putSome(s, picked, at + PICKS);
  return true;
}
