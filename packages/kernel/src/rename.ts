/**
 * Cards under other numbers. A card's number means nothing but itself, so a position in which every card has another one
 * is the same position: it looks the same to everybody, and goes on in the same way.
 */

import type { Machine } from "./machine.ts";
import type { CardPlace } from "./shape.ts";
import { cardMeant, cardsOnTable, cardsSpokenOf, meaning } from "./spoken.ts";

/** Overwrites `into`, which may be `m` itself, with the same position, in which every card has the number `name[its own]`. */
export function rename(m: Machine, into: Machine, name: ArrayLike<number>): void {
  if (into !== m) {
    into.s.set(m.s);
    into.resume();
  }
  const { layout, s } = into;
  const kept = s.subarray(layout.reserve, layout.reserve + layout.script);
  cardsSpokenOf(into, ...renaming(into, s, name));
  if (hasCards(into, kept)) {
    cardsOnTable(into, kept, ...renaming(into, kept, name));
    renameCards(into, kept, name);
  }
  renameCards(into, s, name);
}

/** Writes the new numbers into the places and sets of a table that speak of cards. */
function renaming(
  { layout }: Machine,
  s: Int16Array,
  name: ArrayLike<number>,
): [place: CardPlace, set: (at: number) => void] {
  return [
    (at, form) => {
      const card = cardMeant(s[at]!, form);
      if (card >= 0) s[at] = meaning(name[card]!, s[at]!, form);
    },
    (at) => {
      const before = s.slice(at, at + layout.setWords);
      s.fill(0, at, at + layout.setWords);
      for (let card = 0; card < layout.cards; card++)
        if (before[card >> 4]! & (1 << (card & 15))) s[at + (name[card]! >> 4)]! |= 1 << (name[card]! & 15);
    },
  ];
}

/** Gives the cards of a table their new numbers where they lie. */
function renameCards({ layout, game }: Machine, s: Int16Array, name: ArrayLike<number>): void {
  const { cards, zones } = layout;
  const named = (card: number): number => (card < 0 ? card : name[card]!);
  for (const column of [layout.first, layout.last])
    for (let zone = column; zone < column + zones; zone++) s[zone] = named(s[zone]!);
  const speak = [layout.next, layout.prev, layout.below, layout.above, layout.host];
  const own = game.shape.columns.map((_, i) => layout.columns + i * cards);
  const others = [
    layout.definition,
    layout.owner,
    layout.zone,
    layout.flags,
    layout.seen,
    layout.was,
    ...own,
  ];
  for (const column of [...speak, ...others]) {
    const before = s.slice(column, column + cards);
    const speaks = speak.includes(column);
    before.forEach((n, card) => {
      s[column + name[card]!] = speaks ? named(n) : n;
    });
  }
}

/** Whether a table was kept at all. Where none was there are no cards, and no zone stands in its own order as below 0. */
const hasCards = ({ layout, game }: Machine, kept: Int16Array): boolean =>
  game.shape.rewind !== undefined &&
  (kept.subarray(layout.last, layout.last + layout.zones).some((n) => n !== 0) ||
    kept.subarray(layout.next, layout.next + layout.cards).some((n) => n < 0));
