/** One player's side: the plate with name and numbers, and the rows of zones, nearest to the middle first. */
import type { SeatView, TableZone } from "@tefuda/kernel";
import { seatOf } from "../state/choose.ts";
import { seatName } from "../ui/seats.ts";
import { phone, useMedia } from "../ui/useMedia.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { isStaged } from "./laid.ts";
import { Zone } from "./Zone.tsx";

export function Side({ seat, mine }: { seat: SeatView; mine: boolean }) {
  const { data, look } = useTable();
  const words = useWords();
  const narrow = useMedia(phone);
  const rows = data.layout.rows.map((row) => {
    const zones = row.zones.filter((zone) => seat.zones[zone.zone]);
    return {
      flat: zones.filter((zone) => zone.form !== "stack"),
      // On a phone stacks stand beside the player's name; else at the end of their row.
      stacks: zones.filter((zone) => zone.form === "stack"),
    };
  });
  const stacks = rows.flatMap((row) => row.stacks);
  const staged = Object.values(seat.zones).flatMap(({ cards = [] }) =>
    cards.filter((card) => isStaged(look, card)),
  ).length;
  const lying = (row: readonly TableZone[]) =>
    row.reduce((n, { zone }) => n + seat.zones[zone]!.count + (zone === look.staged?.zone ? staged : 0), 0);
  const draw = (zone: TableZone, _: number, row: readonly TableZone[]) => (
    <Zone
      key={zone.zone}
      // What lies in the row takes the places that would be drawn empty.
      zone={zone.slots ? { ...zone, slots: zone.slots - lying(row) + lying([zone]) } : zone}
      seat={seat.seat}
      content={seat.zones[zone.zone]!}
    />
  );
  const drawn = rows.map((row, i) => {
    const fan = row.flat.some((zone) => zone.form === "fan");
    if (row.flat.length === 0 && narrow) return null;
    return (
      <div
        key={row.flat.map((z) => z.zone).join() || `row${i}`}
        className={`side-row${fan ? " side-row--fan" : ""}`}
      >
        {row.flat.map(draw)}
        {!narrow && !fan && <div className="side-stacks">{row.stacks.map(draw)}</div>}
      </div>
    );
  });
  return (
    <section
      className={`side ${mine ? "side--mine" : "side--theirs"}`}
      aria-label={words.side(seatName(seat.seat))}
      data-out={(look.out && seat.numbers[look.out]) || undefined}
    >
      <Plate seat={seat} mine={mine} stacks={narrow ? stacks : []} />
      <div className="side-rows">{mine ? drawn : drawn.toReversed()}</div>
    </section>
  );
}

function Plate({ seat, mine, stacks }: { seat: SeatView; mine: boolean; stacks: readonly TableZone[] }) {
  const { data, look, shown, choosing, answer } = useTable();
  const words = useWords();
  const say = useSaid();
  const { players, people } = shown.update;
  const kind = players[seat.seat];
  const who =
    people.length === 1 && people[0] === seat.seat
      ? words.you
      : people.length > 0 || kind === "person"
        ? words.opponentsShort[kind ?? "person"]
        : "";
  const turn = shown.view.numbers.player === seat.seat;
  // A second place that is no card is this player, if it is the other one who points.
  const pointed =
    choosing.at === "target" && !mine ? choosing.options.find((o) => o.cards.length === 1) : undefined;
  const seats = shown.view.seats.length;
  const direct = pointed ?? shown.view.question?.options.find((o) => seatOf(o, seats) === seat.seat);
  const out = look.out !== undefined && seat.numbers[look.out] !== 0;
  const inner = (
    <>
      <span className={`seat-chip seat-chip--${seat.seat}`}>{seatName(seat.seat)}</span>
      {who && <span className="plate-who">{who}</span>}
      {out && <span className="plate-out">{words.isOut}</span>}
    </>
  );
  return (
    <div
      className={`plate${turn ? " is-turn" : ""}${shown.view.asked === seat.seat ? " is-asked" : ""}`}
      data-seat={seat.seat}
    >
      {direct ? (
        <button
          type="button"
          className="plate-name spot is-lit"
          data-spot={`seat:${seat.seat}`}
          data-lit
          tabIndex={-1}
          onClick={() => answer(direct.notation)}
        >
          {inner}
          <span className="unseen">, {words.isTarget}</span>
          <span className="spot-mark" aria-hidden="true" />
        </button>
      ) : (
        <div className="plate-name">{inner}</div>
      )}
      <dl className="plate-numbers">
        {data.layout.seatNumbers.map(({ id, name }) => (
          <div key={id}>
            <dt>{say(name, id)}</dt>
            <dd key={seat.numbers[id]}>{seat.numbers[id]}</dd>
          </div>
        ))}
      </dl>
      {stacks.length > 0 && (
        <div className="plate-stacks">
          {stacks.map((zone) => (
            <Zone key={zone.zone} zone={zone} seat={seat.seat} content={seat.zones[zone.zone]!} />
          ))}
        </div>
      )}
    </div>
  );
}
