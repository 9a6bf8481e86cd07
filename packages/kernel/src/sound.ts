/**
 * What is true of every state, whatever the game: looked at after every answer of a match, and in tests after every
 * event. A state that is not sound is a fault of the kernel or of a game, told at once and not when it has spread.
 */
import type { Machine } from "./machine.ts";
import { tallyOf } from "./modifiers.ts";
import {
  ATTACHED,
  DELAYED,
  HEAD,
  MOD_SIZE,
  MODS,
  QUEUE_SIZE,
  QUEUED,
  REPLACING,
  STACK_TOP,
  STACKED,
} from "./shape.ts";
import { MachineFault } from "./state.ts";

/** Throws a {@link MachineFault} that says what is wrong, if anything is. The machine is at rest. */
export function assertSound(m: Machine): void {
  assertTable(m);
  complain(m, standWrong(m));
}

/** The same for what is true in the middle of an answer too, once an event has been done. */
export function assertTable(m: Machine): void {
  complain(m, cardsWrong(m) ?? numbersWrong(m));
}

function complain(m: Machine, wrong: string | undefined): void {
  if (wrong !== undefined) throw new MachineFault(`${m.game.id}: the state is not sound: ${wrong}`);
}

/** Every card lies in exactly one place, and what is said of it in two places is said alike. */
function cardsWrong(m: Machine): string | undefined {
  const { layout } = m;
  let lying = 0;
  for (let zone = 0; zone < layout.zones; zone++) {
    let tops = 0;
    let before = -1;
    for (let top = m.first(zone); top >= 0; top = m.next(top)) {
      if (m.prev(top) !== before) return `the order of zone ${zone} is broken at card ${top}`;
      if (++tops > layout.cards) return `the order of zone ${zone} has no end`;
      if (m.above(top) >= 0) return `card ${top} is covered and in the order of a zone`;
      before = top;
      for (let card = top; card >= 0; card = m.below(card)) {
        if (++lying > layout.cards) return "a card lies in two places";
        if (m.zone(card) !== zone) return `card ${card} lies in zone ${zone} and says ${m.zone(card)}`;
        if (m.below(card) >= 0 && m.above(m.below(card)) !== card)
          return `the stack over card ${card} is broken`;
      }
    }
    if (m.count(zone) !== tops) return `zone ${zone} counts ${m.count(zone)} and holds ${tops}`;
    if (m.last(zone) !== before) return `zone ${zone} does not end with its last card`;
  }
  if (lying !== layout.cards) return `${layout.cards - lying} cards lie nowhere`;
  let attached = 0;
  for (let card = 0; card < layout.cards; card++) {
    if (m.definition(card) < 0 || m.definition(card) >= m.game.definitions.length)
      return `card ${card} has no definition`;
    if (m.owner(card) < 0 || m.owner(card) >= layout.seats) return `card ${card} has no owner`;
    if (m.host(card) >= 0) attached++;
  }
  return attached === m.s[ATTACHED] ? undefined : `${attached} cards are attached, not ${m.s[ATTACHED]}`;
}

/** Lists end within their bounds, and what is counted apart is counted right. */
function numbersWrong(m: Machine): string | undefined {
  const { s, layout, game } = m;
  if (s[MODS]! < 0 || layout.mods + s[MODS]! * MOD_SIZE > layout.modsEnd) return "there are too many changes";
  if (s[QUEUED]! < 0 || layout.queue + s[QUEUED]! * QUEUE_SIZE > layout.queueEnd)
    return "too many triggers wait";
  if (s[STACKED]! < 0 || s[STACK_TOP]! < 0 || layout.effects + s[STACK_TOP]! > layout.effectsEnd)
    return "too many effects wait";
  if (
    s[layout.script]! < 0 ||
    layout.script + s[layout.script]! >= layout.origin + (game.shape.rewind ? 0 : 1)
  )
    return "the actions in reach are too long";
  return changesWrong(m);
}

/** Counts of modifiers by sort; kept, since this is counted after every answer and an array takes longer than the count. */
let counts = new Int16Array(0);

/** Every sort of modifier is counted, since a search for one ends with the last of its sort. */
function changesWrong(m: Machine): string | undefined {
  const { s, layout, game } = m;
  const sorts = layout.mods - layout.tally;
  if (counts.length < sorts) counts = new Int16Array(sorts);
  const counted = counts;
  counted.fill(0, 0, sorts);
  let [replacing, delayed] = [0, 0];
  for (let mod = layout.mods; mod < layout.mods + s[MODS]! * MOD_SIZE; mod += MOD_SIZE) {
    const modifier = game.modifiers[s[mod]!];
    if (!modifier) return "a modifier is none of the game's";
    const place = tallyOf(m, modifier);
    if (place === REPLACING) replacing++;
    else if (place === DELAYED) delayed++;
    else counted[place - layout.tally]!++;
  }
  let right = replacing === s[REPLACING] && delayed === s[DELAYED];
  for (let i = 0; i < sorts; i++) right &&= counted[i] === s[layout.tally + i];
  return right ? undefined : "changes are counted wrong";
}

/** The machine rests nowhere but at a question with its frames under it, or at the end with none. */
function standWrong(m: Machine): string | undefined {
  const { layout } = m;
  if (m.over) return m.sp === layout.stack ? undefined : "the game is over and programs are left";
  if (m.sp <= layout.stack || m.sp > layout.size) return "no program is under way, and the game is not over";
  let frames = 0;
  let base = m.base;
  for (; base > layout.stack + HEAD; base = m.s[base - 1]!)
    if (++frames > layout.size || m.s[base - 1]! >= base) return "the frames under way are broken";
  if (base !== layout.stack + HEAD) return "the lowest frame is not the game's own";
  const spec = m.asking();
  if (!spec) return "the game waits where nothing is asked";
  const least = spec.shape === "some" ? spec.min!(m) : 1;
  return m.list() < least ? `"${spec.prompt}" has too few answers` : undefined;
}
