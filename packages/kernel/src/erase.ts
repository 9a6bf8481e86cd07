/**
 * What one observer knows of a match, as a state: all that it does not know is erased. Whoever is to decide or look ahead
 * for a seat gets this and nothing else (law 6); worlds that can be played in are made from it (imagine.ts).
 *
 * A card whose face the observer does not know is of no kind. Nor can a card be followed by its number: those that the
 * observer does not know are numbered by where they lie, and have no past. So of two games that differ only in what the
 * observer may not know the same numbers are left.
 */
import { forgetPast, knows, setOrder } from "./cards.ts";
import { dropChanges, endMod, modSource, modUntil, replaceSources, WHILE_SOURCE } from "./changes.ts";
import type { Machine } from "./machine.ts";
import { heldByOthers, orderFor, tellsPlaces } from "./order.ts";
import { queueLength, triggerAt } from "./queue.ts";
import { cardsByPlace, rename, spokenOf } from "./rename.ts";
import { CURSOR, ENTRY, LINKTOP, NONE, SHOWN } from "./shape.ts";

/** The kind of a card in an erased state whose face is not known. */
export const UNKNOWN = NONE;

/** Overwrites `into` (a machine for the same match) with what `observer` knows of `m`. It cannot be played on. */
export function erase(m: Machine, into: Machine, observer: number): void {
  into.s.set(m.s);
  into.resume();
  into.key = undefined;
  into.words.fill(0);
  into.journal.on = false;
  into.journal.clear();
  const unknown = cardsByPlace(m).filter((card) => !knows(m, observer, card));
  const gone = new Set(unknown);
  // what holds by an unknown card holds by whatever card is made up in its place
  dropChanges(into, (mod) => modUntil(into, mod) === WHILE_SOURCE && gone.has(modSource(into, mod)));
  // A change outlasts the card that made it, and where that lies now among equal ones is not known: another one of its
  // owner stands for it, the first that nobody can tell, and says nothing.
  const standIn = replaceSources(into, (card) => gone.has(card));
  const name = namesFor(into, unknown);
  rename(m, into, name);
  for (let card = 0; card < m.layout.cards; card++) into.s[m.layout.seen + card]! &= 1 << observer;
  for (let zone = 0; zone < m.layout.zones; zone++) {
    if (!heldByOthers(m, observer, zone)) continue;
    const order = Int16Array.from(orderFor(m, observer, zone), (card) => name[card]!);
    setOrder(into, zone, order, order.length);
  }
  // a card that others hold, or nobody looks at, has no past: even if it was shown, which of them came from where was not
  for (const card of cardsByPlace(into))
    if (!tellsPlaces(m, observer, into.zone(card))) forgetAll(into, card);
  const hidden = cardsByPlace(into).filter((card) => !knows(into, observer, card));
  standIn((source) => hidden.find((card) => into.owner(card) === m.owner(source)) ?? source);
  for (const card of unknown) into.s[m.layout.kind + name[card]!] = UNKNOWN;
  forgetRests(into);
  forgetActions(into);
}

/** Nothing can be stepped before: the table kept for that is the true one. */
function forgetActions({ s, layout }: Machine): void {
  s.fill(0, layout.script, layout.stack);
  s[ENTRY] = 0;
  s[CURSOR] = 0;
}

/**
 * New numbers by old ones. Unknown cards are numbered by their places: in the zones of a seat its own cards first, as
 * far as they go, since whose card lies where among unknown ones may not be known either. Those spoken of keep theirs,
 * and out of play lie before the others in the order in which they are spoken of, or their places would tell.
 */
function namesFor(m: Machine, unknown: readonly number[]): Int16Array {
  const spoken = spokenOf(m);
  const name = Int16Array.from({ length: m.layout.cards }, (_, card) => card);
  const left = unknown.filter((card) => !spoken.has(card)).sort((a, b) => a - b);
  const wanting: number[] = [];
  for (let zone = 0; zone < m.layout.zones; zone++) {
    const { per, inPlay } = m.zoneShape(zone);
    const here = unknown.filter((card) => m.zone(card) === zone);
    const kept = inPlay ? [] : [...spoken].filter((card) => here.includes(card));
    kept.forEach((card, i) => {
      name[here[i]!] = card;
    });
    for (const card of inPlay ? here.filter((c) => !spoken.has(c)) : here.slice(kept.length)) {
      const own = per === "seat" ? left.findIndex((c) => m.owner(c) === m.seatOf(zone)) : NONE;
      if (own < 0) wanting.push(card);
      else name[card] = left.splice(own, 1)[0]!;
    }
  }
  wanting.forEach((card, i) => {
    name[card] = left[i]!;
  });
  return name;
}

function forgetAll(m: Machine, card: number): void {
  forgetPast(m, card);
  for (let i = 0; i < m.game.shape.columns.length; i++) m.setColumn(card, i, 0);
}

/** Clears what is left of earlier times: how often cards were shown, and behind the ends of the lists and of the stack. */
function forgetRests(m: Machine): void {
  const { s, layout } = m;
  s[SHOWN] = 0;
  s.fill(0, endMod(m), layout.modsEnd);
  s.fill(0, triggerAt(m, queueLength(m)), layout.queueEnd);
  s.fill(0, layout.links + s[LINKTOP]!, layout.linksEnd);
  s.fill(0, m.sp);
}
