/**
 * Positions that one observer cannot tell from another: what it does not know of them is otherwise. Of both it has to
 * know the same, byte for byte; also where something under way speaks of a card whose place is not told.
 */
import {
  type Chance,
  cardsByPlace,
  heldByOthers,
  knows,
  type Machine,
  rename,
  setOrder,
  tellsPlaces,
} from "@tefuda/kernel";
import { spokenOf } from "../leaks/disguise.ts";

export const TWINS = {
  /** Every card has another number. */
  numbers(m: Machine, _observer: number, chance: Chance): void {
    rename(m, m, shuffled([...Array(m.layout.cards).keys()], chance));
  },
  /** What the observer does not know is of other kinds. */
  kinds(m: Machine, observer: number, chance: Chance): void {
    for (const card of cardsByPlace(m))
      if (!knows(m, observer, card))
        m.s[m.layout.definition + card] = chance.below(m.game.definitions.length);
  },
  /** Where places are not told the cards lie in another order: all that others hold, and the unknown ones of a deck. */
  order(m: Machine, observer: number, chance: Chance): void {
    for (let zone = 0; zone < m.layout.zones; zone++) {
      if (tellsPlaces(m, observer, zone)) continue;
      const cards: number[] = [];
      for (let card = m.first(zone); card >= 0; card = m.next(card)) cards.push(card);
      const free = (card: number): boolean => heldByOthers(m, observer, zone) || !knows(m, observer, card);
      const others = shuffled(cards.filter(free), chance);
      setOrder(
        m,
        zone,
        Int16Array.from(cards, (card) => (free(card) ? others.pop()! : card)),
        cards.length,
      );
    }
  },
  /** Unknown cards of one owner that nothing speaks of lie in one another's places, in other zones too. */
  copies(m: Machine, observer: number, chance: Chance): void {
    const spoken = spokenOf(m);
    const free = cardsByPlace(m).filter(
      (card) => !knows(m, observer, card) && !spoken.has(card) && !tellsPlaces(m, observer, m.zone(card)),
    );
    const name = [...Array(m.layout.cards).keys()];
    for (let seat = 0; seat < m.layout.seats; seat++) {
      const own = free.filter((card) => m.owner(card) === seat);
      const to = shuffled([...own], chance);
      own.forEach((card, i) => {
        name[card] = to[i]!;
      });
    }
    const { definition, cards } = m.layout;
    const kinds = m.s.slice(definition, definition + cards);
    rename(m, m, name);
    m.s.set(kinds, definition);
  },
} satisfies Record<string, (m: Machine, observer: number, chance: Chance) => void>;
export type Twin = keyof typeof TWINS;

function shuffled(cards: number[], chance: Chance): number[] {
  chance.pick(cards, cards.length, cards.length);
  return cards;
}
