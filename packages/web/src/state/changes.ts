/** What has become more or less from one screen to the next, as numbers that can be shown where it has. */
import type { Look, TableLayout } from "@tefuda/kernel";
import type { Shown } from "./table.ts";
import { cardsOf, zoneId } from "./track.ts";

export interface Change {
  /** Of a card, by its key; of a number of a player, or of the cards of a zone. */
  at: { key: string } | { seat: number; number: string } | { zone: string };
  by: number;
  /** The value of a card that it is about, for its sign; none where it is what the card has suffered. */
  value?: string;
}

type Screen = Pick<Shown, "view" | "tracked">;

export function changesOf(before: Screen, after: Screen, look: Look, layout: TableLayout): Change[] {
  const found: Change[] = [];
  const add = (by: number, change: Omit<Change, "by">): void => {
    if (by !== 0) found.push({ ...change, by });
  };
  const then = cardsOf(before);
  for (const [key, card] of cardsOf(after)) {
    const old = then.get(key);
    if (!old || old.name !== card.name || card.faceDown || old.faceDown) continue;
    for (const [id, { now }] of Object.entries(card.values)) {
      const form = look.values[id]?.form;
      const paired = look.pairs?.some(({ values }) => values.includes(id));
      const was = old.values[id]?.now;
      if (was !== undefined && (paired || (form !== undefined && form !== "none")))
        add(now - was, { at: { key }, value: id });
    }
    for (const count of suffered(look))
      add((old.counts[count] ?? 0) - (card.counts[count] ?? 0), { at: { key } });
  }
  const numbers = layout.seatNumbers.filter(({ id }) => !look.pools?.includes(id));
  for (const { seat, numbers: now, zones } of after.view.seats) {
    const was = before.view.seats.find((one) => one.seat === seat);
    for (const { id } of numbers)
      add((now[id] ?? 0) - (was?.numbers[id] ?? now[id] ?? 0), { at: { seat, number: id } });
    const walls = look.walls?.zone;
    if (walls && was)
      add((zones[walls]?.count ?? 0) - (was.zones[walls]?.count ?? 0), { at: { zone: zoneId(walls, seat) } });
  }
  return found;
}

/** The counts of what a card has suffered. */
function suffered({ wounds, values }: Look): Set<string> {
  const less = Object.values(values).flatMap(({ less }) => (less?.looks === "hurt" ? [less.count] : []));
  return new Set([...(wounds ? [wounds.count] : []), ...less]);
}

/** Whether a card has been turned sideways. */
export function turnsIn(before: Screen, after: Screen): boolean {
  const then = cardsOf(before);
  return [...cardsOf(after)].some(([key, { turned }]) => turned && then.get(key)?.turned === false);
}
