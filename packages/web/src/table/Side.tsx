/** One player's side: the plate with name and numbers, and the rows of zones, nearest to the middle first. */
import type { Look, SeatView, TableZone, View } from "@tefuda/kernel";
import { type CSSProperties, memo } from "react";
import { GameIcon } from "../card/GameIcon.tsx";
import { valueLook } from "../data/looks.ts";
import { seatOf } from "../state/choose.ts";
import { seatName } from "../ui/seats.ts";
import { phone, useMedia } from "../ui/useMedia.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { Counted } from "./Counted.tsx";
import { useTable } from "./context.ts";
import { isStaged } from "./laid.ts";
import { Tally } from "./Tally.tsx";
import { Zone } from "./Zone.tsx";

export const Side = memo(function Side({ seat, mine }: { seat: SeatView; mine: boolean }) {
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
});

function Plate({ seat, mine, stacks }: { seat: SeatView; mine: boolean; stacks: readonly TableZone[] }) {
  const { data, look, shown, choosing, take, aim } = useTable();
  const words = useWords();
  const say = useSaid();
  const { players, people } = shown.update;
  const who =
    people.length === 1 && people[0] === seat.seat
      ? words.you
      : words.opponentsShort[players[seat.seat] ?? "person"];
  const turn = shown.view.numbers.player === seat.seat;
  // A second place that is no card is this player, if it is the other one who points.
  const pointed =
    choosing.at === "target" && !mine && !look.walls
      ? choosing.options.find((o) => o.cards.length === 1)
      : undefined;
  const seats = shown.view.seats.length;
  const direct = pointed ?? shown.view.question?.options.find((o) => seatOf(o, seats) === seat.seat);
  const { turn: number = 0, phase } = shown.view.numbers;
  const holds = look.holder && number > 0 && shown.view.numbers[look.holder.number] === seat.seat;
  const passed = look.passed && phase === look.passed.phase && hasPassed(seat.seat, shown.view, look.passed);
  const out = look.out !== undefined && seat.numbers[look.out] !== 0;
  const inner = (
    <>
      <span className={`seat-chip seat-chip--${seat.seat}`}>{seatName(seat.seat)}</span>
      {who && <span className="plate-who">{who}</span>}
      {holds && look.holder && (
        <span className="plate-holds" title={say(look.holder.says)}>
          <GameIcon name={look.holder.icon} /> <span>{say(look.holder.says)}</span>
        </span>
      )}
      {passed && <span className="plate-passed">{say(look.passed?.says)}</span>}
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
          onClick={() => take(direct)}
          onPointerEnter={(event) => event.pointerType === "mouse" && aim(direct)}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && aim(direct)}
        >
          {inner}
          <span className="unseen">, {words.isTarget}</span>
          <span className="spot-mark" aria-hidden="true" />
        </button>
      ) : (
        <div className="plate-name">{inner}</div>
      )}
      <dl className="plate-numbers">
        {data.layout.seatNumbers.map(({ id, name }) => {
          const pool = look.pools?.includes(id);
          const { icon, tone } = valueLook(look, id);
          return (
            <div
              key={id}
              className={pool ? `pool${seat.numbers[id] === 0 ? " is-empty" : ""}` : undefined}
              style={pool ? ({ "--tone": tone } as CSSProperties) : undefined}
            >
              <dt>
                {pool && <GameIcon name={icon} />} {say(name, id)}
              </dt>
              <Counted n={seat.numbers[id] ?? 0} />
            </div>
          );
        })}
      </dl>
      <Tally seat={seat} />
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

/** Whether a player is among those who passed one after the other, up to the one whose turn it is now. */
function hasPassed(seat: number, { numbers, seats }: View, { number }: NonNullable<Look["passed"]>): boolean {
  const before = ((numbers.player ?? 0) - seat + seats.length) % seats.length;
  const passed = numbers[number] ?? 0;
  return passed >= seats.length || (before > 0 && before <= passed);
}
