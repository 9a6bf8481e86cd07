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
  if (hasCards(into, kept)) renameTable(into, kept, name);
  renameCards(into, s, name);
}

/** The same for a table alone, as it is or as it was kept, whatever else speaks of its cards. */
export function renameTable(m: Machine, s: Int16Array, name: ArrayLike<number>): void {
  cardsOnTable(m, s, ...renaming(m, s, name));
  renameCards(m, s, name);
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
  for (const column of [layout.first, layout.last])
    for (let zone = column; zone < column + zones; zone++) if (s[zone]! >= 0) s[zone] = name[s[zone]!]!;
  // a program looks at a position anew at every answer: this is most of what that costs
  const before = new Int16Array(cards);
  for (const column of [layout.next, layout.prev, layout.below, layout.above, layout.host]) {
    before.set(s.subarray(column, column + cards));
    for (let card = 0; card < cards; card++) {
      const said = before[card]!;
      s[column + name[card]!] = said < 0 ? said : name[said]!;
    }
  }
  const { definition, owner, zone, flags, seen, was } = layout;
  const own = game.shape.columns.map((_, i) => layout.columns + i * cards);
  for (const column of [definition, owner, zone, flags, seen, was, ...own]) {
    before.set(s.subarray(column, column + cards));
    for (let card = 0; card < cards; card++) s[column + name[card]!] = before[card]!;
  }
}

/** Whether a table was kept at all. Where none was there are no cards, and no zone stands in its own order as below 0. */
const hasCards = ({ layout, game }: Machine, kept: Int16Array): boolean =>
  game.shape.rewind !== undefined &&
  (kept.subarray(layout.last, layout.last + layout.zones).some((n) => n !== 0) ||
    kept.subarray(layout.next, layout.next + layout.cards).some((n) => n < 0));
