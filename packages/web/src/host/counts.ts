/**
 * What lies on a card and is no value of it - damage, for one - as one observer may see it: of the cards that the
 * observer knows, in the places in which a view shows them. The look of a game lists which of its counts are open.
 */
import { knows, type Machine, orderFor, tellsPlaces } from "@tefuda/kernel";
import type { CardCounts } from "./host.ts";

export function countsOf(m: Machine, observer: number, names: readonly string[]): CardCounts[] {
  const columns = names.map((name) => [name, m.game.shape.columns.indexOf(name)] as const);
  const found: CardCounts[] = [];
  for (let zone = 0; zone < m.layout.zones; zone++) {
    if (!tellsPlaces(m, observer, zone)) continue;
    const shape = m.zoneShape(zone);
    orderFor(m, observer, zone).forEach((card, place) => {
      if (!knows(m, observer, card)) return;
      const counted = columns.filter(([, column]) => column >= 0 && m.column(card, column) !== 0);
      if (counted.length === 0) return;
      found.push({
        at: { zone: shape.id, seat: shape.per === "seat" ? m.seatOf(zone) : null, place },
        counts: Object.fromEntries(counted.map(([name, column]) => [name, m.column(card, column)])),
      });
    });
  }
  return found;
}
