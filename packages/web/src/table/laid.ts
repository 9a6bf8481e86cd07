/**
 * Which cards are drawn in a row. Besides its own these are cards that are still held but have been laid there in
 * secret: their place remains the hand's, so that whatever can be done with them is done there.
 */
import type { CardView, Look, PlaceView, ZoneView } from "@tefuda/kernel";
import { zoneId } from "../state/track.ts";
import { useTable } from "./context.ts";

export interface Laid {
  /** The table's own key for it. */
  key: string;
  card: CardView | null;
  place: PlaceView;
}

/** Whether a card of a hand has been laid elsewhere by its own player. */
export const isStaged = (look: Look, card: CardView | null): boolean =>
  look.staged !== undefined && (card?.counts[look.staged.count] ?? 0) > 0;

/** How many cards of a zone lie in its row: not those that others wear. */
export const looseIn = (look: Look, zone: string, { count, cards = [] }: ZoneView): number =>
  look.worn?.includes(zone) ? cards.filter((card) => !card?.host).length : count;

export function useLaid(zone: string, seat: number | null, content: ZoneView): Laid[] {
  const { data, look, shown } = useTable();
  const cardsOf = (from: string, { cards = [] }: ZoneView): Laid[] => {
    const id = zoneId(from, seat);
    const held = shown.tracked.zones.get(id) ?? [];
    return cards.map((card, place) => ({
      key: held[place]?.key ?? `${id}${place}`,
      card,
      place: { zone: from, seat, place },
    }));
  };
  const own = cardsOf(zone, content);
  if (seat === null || look.staged?.zone !== zone) return own;
  const { count } = look.staged;
  const order = ({ card }: Laid): number => card?.counts[count] ?? 0;
  const fans = data.layout.rows.flatMap((row) => row.zones).filter(({ form }) => form === "fan");
  const staged = fans
    .flatMap((fan) => cardsOf(fan.zone, shown.view.seats[seat]?.zones[fan.zone] ?? { count: 0 }))
    .filter(({ card }) => isStaged(look, card));
  return [...own, ...staged.sort((a, b) => order(a) - order(b))];
}
