/**
 * Cards under other numbers. A card's number means nothing but itself, so a position in which some cards lie in one
 * another's places is another position of the same look - if nothing under way holds the number of one of them.
 */
import { endMod, firstMod, modArg, modExtra, modSource, modSubject } from "./changes.ts";
import { backOf } from "./closures.ts";
import type { Code } from "./compile.ts";
import { linkArg, linkAt, linkCount, linkSet, linkSets, linkSource } from "./links.ts";
import type { Machine } from "./machine.ts";
import { queueLength, triggerArg, triggerAt, triggerSource } from "./queue.ts";
import { HEAD, MOD_SIZE, NONE } from "./shape.ts";

/** All cards, zone by zone and place by place, those underneath behind the one on top. */
export function cardsByPlace(m: Machine): number[] {
  const found: number[] = [];
  for (let zone = 0; zone < m.layout.zones; zone++)
    for (let top = m.first(zone); top >= 0; top = m.next(top))
      for (let card = top; card >= 0; card = m.below(card)) found.push(card);
  return found;
}

/**
 * Lays every card of `m` in `into` where the card lies whose new number, `name[its number]`, it bears. What a card is
 * and whose it is goes with the number; all else - sideways, shown, marked, underneath - with the place.
 */
export function rename(m: Machine, into: Machine, name: ArrayLike<number>): void {
  const { layout } = m;
  const { cards, zones } = layout;
  const named = (card: number): number => (card < 0 ? card : name[card]!);
  for (const column of [layout.first, layout.last])
    for (let zone = 0; zone < zones; zone++) into.s[column + zone] = named(m.s[column + zone]!);
  for (const column of [layout.next, layout.prev, layout.below, layout.above, layout.host])
    for (let card = 0; card < cards; card++) into.s[column + name[card]!] = named(m.s[column + card]!);
  const own = m.game.shape.columns.map((_, i) => layout.columns + i * cards);
  for (const column of [layout.zone, layout.flags, layout.seen, layout.was, ...own])
    for (let card = 0; card < cards; card++) into.s[column + name[card]!] = m.s[column + card]!;
}

/**
 * The cards that a change, a trigger, a link, a program under way or a number of the game speaks of, in the order in
 * which they do. Most of what programs and the game keep are plain numbers, and every card whose number stands there is
 * taken for one; these come last, since by which numbers unknown cards have nothing may be told.
 */
export function spokenOf(m: Machine): Set<number> {
  const { numbers, first } = m.layout;
  const found = new Set<number>();
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    for (const n of [modSource(m, mod), modSubject(m, mod), modArg(m, mod), modExtra(m, mod)]) found.add(n);
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    found.add(triggerSource(m, at));
    for (let n = 0; n < 6; n++) found.add(triggerArg(m, at, n));
  }
  for (let i = 0; i < linkCount(m); i++) {
    const at = linkAt(m, i);
    found.add(linkSource(m, at));
    for (let n = 0; n < 6; n++) found.add(linkArg(m, at, n));
    for (let n = 0; n < linkSets(m, at); n++) addAll(m, linkSet(m, at, n), found);
  }
  const frames = inFrames(m, found);
  frames.forEach((base, i) => {
    for (const n of m.s.subarray(base, i + 1 < frames.length ? frames[i + 1]! - HEAD : m.sp)) found.add(n);
  });
  for (const n of m.s.subarray(numbers, first)) found.add(n);
  return found;
}

/** Adds the cards in the sets of all programs under way, the last called first; gives their frames from the lowest on. */
function inFrames(m: Machine, found: Set<number>): number[] {
  const frames: number[] = [];
  const { code } = m.game;
  const { stack, setWords } = m.layout;
  let at = m.pc;
  for (let base = m.base; base > stack; base = m.s[base - 1]!) {
    frames.unshift(base);
    const frame = code.frames[programAt(code, at)]!;
    for (let n = 0; n < frame.sets; n++) addAll(m, base + frame.places + n * setWords, found);
    at = backOf(m, base);
  }
  return frames;
}

function addAll(m: Machine, set: number, found: Set<number>): void {
  for (let card = m.nextIn(set, NONE); card >= 0; card = m.nextIn(set, card)) found.add(card);
}

/** The program that an instruction belongs to: the one that begins last before it. */
function programAt(code: Code, at: number): number {
  let found = NONE;
  code.entries.forEach((entry, n) => {
    if (entry <= at && (found === NONE || entry > code.entries[found]!)) found = n;
  });
  return found;
}
