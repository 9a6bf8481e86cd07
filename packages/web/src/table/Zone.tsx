/** A zone of the table: a row of places, a stack, or a fan of cards in hand. */
import { type TableZone, topPlace, type ZoneView } from "@tefuda/kernel";
import { CardBack, CardFace } from "../card/CardFace.tsx";
import { zoneId } from "../state/track.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { isStaged, type Laid, useLaid } from "./laid.ts";
import { useSeatNames } from "./names.ts";
import { TableCard } from "./TableCard.tsx";
import { Walls } from "./Walls.tsx";
import { Wearing } from "./Wearing.tsx";

interface ZoneProps {
  zone: TableZone;
  seat: number | null;
  content: ZoneView;
}

export function Zone(props: ZoneProps) {
  const { look } = useTable();
  if (props.zone.zone === look.walls?.zone && props.seat !== null)
    return (
      <Walls look={look.walls} zone={props.zone.zone} seat={props.seat} standing={props.content.count} />
    );
  if (props.zone.form === "stack") return <Stack {...props} />;
  if (props.zone.form === "fan") return <Fan {...props} />;
  return <Row {...props} />;
}

function useZone({ zone, seat }: ZoneProps) {
  const { shown } = useTable();
  const say = useSaid();
  const words = useWords();
  const nameOf = useSeatNames(shown.update);
  const id = zoneId(zone.zone, seat);
  const name = say(zone.name, zone.zone);
  return {
    id,
    held: shown.tracked.zones.get(id) ?? [],
    name,
    label: seat === null ? name : words.handOf(name, nameOf(seat)),
  };
}

function Row(props: ZoneProps) {
  const { zone, seat, content } = props;
  const { look, infoOf } = useTable();
  const { id, name, label } = useZone(props);
  const laid = useLaid(zone.zone, seat, content);
  const isApart = ({ card }: Laid): boolean => {
    const type = card ? infoOf(card.name)?.type.toLowerCase() : undefined;
    return type !== undefined && (look.apart?.includes(type) ?? false);
  };
  const loose = look.worn?.includes(zone.zone) ? laid.filter(({ card }) => !card?.host) : laid;
  const cards = [...loose.filter((one) => !isApart(one)), ...loose.filter(isApart)];
  const empty = Math.max(0, (zone.slots ?? 0) - cards.length);
  if (cards.length === 0 && zone.slots === undefined && seat !== null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no fields
    <div className="zone zone--row" role="group" aria-label={label} data-zone={id}>
      {cards.map((one) =>
        isApart(one) ? (
          <div key={one.key} className="zone-apart">
            <Wearing id={one.key} card={one.card} place={one.place} />
          </div>
        ) : (
          <Wearing key={one.key} id={one.key} card={one.card} place={one.place} />
        ),
      )}
      {Array.from({ length: empty }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <div key={`empty${i}`} className="cell slot" aria-hidden="true">
          {i === 0 && cards.length === 0 && <span>{name}</span>}
        </div>
      ))}
    </div>
  );
}

function Fan(props: ZoneProps) {
  const { zone, seat, content } = props;
  const { look, shown } = useTable();
  const { id, held, label } = useZone(props);
  const own = seat === shown.view.observer;
  const cards = content.cards ?? Array.from({ length: content.count }, () => null);
  const words = useWords();
  if (!own) {
    const known = cards.some((card) => card !== null);
    return (
      // biome-ignore lint/a11y/useSemanticElements: cards are no fields
      <div
        className="zone zone--backs"
        role="group"
        aria-label={`${label}: ${words.cardsCount(content.count)}`}
        data-zone={id}
        style={{ "--cards": content.count } as React.CSSProperties}
      >
        {cards.map((card, place) => {
          const key = held[place]?.key ?? `${id}${place}`;
          if (known && card)
            return <TableCard key={key} id={key} card={card} place={{ zone: zone.zone, seat }} />;
          return (
            <div key={key} className="seat-card" data-key={key}>
              <CardBack />
            </div>
          );
        })}
        <span className="zone-count" aria-hidden="true">
          {content.count}
        </span>
      </div>
    );
  }
  const places = cards.flatMap((card, place) => (isStaged(look, card) ? [] : [place]));
  const middle = (places.length - 1) / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no fields
    <div
      className="zone zone--fan"
      role="group"
      aria-label={`${label}: ${words.cardsCount(content.count)}`}
      data-zone={id}
      style={{ "--cards": places.length } as React.CSSProperties}
    >
      {places.map((place, i) => {
        const key = held[place]?.key ?? `${id}${place}`;
        const lean = middle === 0 ? 0 : (i - middle) / Math.max(middle, 3);
        const card = cards[place] ?? null;
        return (
          <TableCard key={key} id={key} card={card} place={{ zone: zone.zone, seat, place }} lean={lean} />
        );
      })}
    </div>
  );
}

/** Cards on one another: the top one if it is known, how many there are, and a look through them if that is allowed. */
function Stack(props: ZoneProps) {
  const { zone, seat, content } = props;
  const { infoOf, look, open, shown, optionsAt } = useTable();
  const { id, held, name, label } = useZone(props);
  const words = useWords();
  const cards = content.cards ?? [];
  const at = topPlace(zone, content.count);
  const top = cards[at];
  const info = top ? infoOf(top.name) : undefined;
  const key = held[at]?.key ?? `${id}top`;
  const lit = cards.some((_, place) => optionsAt({ zone: zone.zone, seat, place }).length > 0);
  const face = content.count === 0 ? null : info ? <CardFace info={info} look={look} /> : <CardBack />;
  const depth = Math.min(5, Math.ceil(content.count / 9));
  const inner = (
    <>
      <span
        className="stack-cards"
        data-key={content.count > 0 ? key : undefined}
        style={{ "--deep": depth } as React.CSSProperties}
      >
        {face}
      </span>
      <span className="stack-label" aria-hidden="true">
        <b>{content.count}</b> <span>{name}</span>
      </span>
    </>
  );
  const asked = shown.view.question !== null && lit;
  return (
    <div className="zone zone--stack" data-zone={id}>
      {zone.opens && content.count > 0 ? (
        <button
          type="button"
          className={`stack spot${asked ? " is-lit" : ""}`}
          data-spot={`stack:${id}`}
          data-lit={asked || undefined}
          tabIndex={-1}
          onClick={() => open({ sheet: "zone", zone: zone.zone, seat })}
        >
          <span className="unseen">{words.openPile(label, content.count)}</span>
          {inner}
        </button>
      ) : (
        <div className="stack" role="img" aria-label={words.closedPile(label, content.count)}>
          {inner}
        </div>
      )}
    </div>
  );
}
