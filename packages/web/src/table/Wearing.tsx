/** The place of a card in a row, with the cards that it wears behind it: they look out at its side. */
import type { PlaceView } from "@tefuda/kernel";
import { samePlace } from "../state/choose.ts";
import { zoneId } from "../state/track.ts";
import { useTable } from "./context.ts";
import type { Laid } from "./laid.ts";
import { TableCard } from "./TableCard.tsx";

export function Wearing({ id, card, place }: { id: string } & Omit<Laid, "key">) {
  const worn = useWorn(place);
  return (
    <div
      className={`cell${worn.length > 0 ? " wearing" : ""}`}
      style={{ "--worn": worn.length } as React.CSSProperties}
    >
      {worn
        .map((one, i) => (
          <div key={one.key} className="worn" style={{ "--nth": i + 1 } as React.CSSProperties}>
            <TableCard id={one.key} card={one.card} place={one.place} />
          </div>
        ))
        .toReversed()}
      <TableCard id={id} card={card} place={place} />
    </div>
  );
}

/** What is attached to a card and lies in a zone that is drawn so, whoever it belongs to. */
function useWorn(host: PlaceView): Laid[] {
  const { look, shown } = useTable();
  return shown.view.seats.flatMap(({ seat, zones }) =>
    (look.worn ?? []).flatMap((zone) => {
      const held = shown.tracked.zones.get(zoneId(zone, seat)) ?? [];
      return (zones[zone]?.cards ?? []).flatMap((card, at): Laid[] =>
        card?.host && samePlace(card.host, host)
          ? [{ key: held[at]?.key ?? `${zone}${seat}${at}`, card, place: { zone, seat, place: at } }]
          : [],
      );
    }),
  );
}
