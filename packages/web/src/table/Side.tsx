/** One player's side: the plate with name and numbers, and the rows of zones, nearest to the middle first. */
import type { Look, SeatView, TableZone, View } from "@tefuda/kernel";
import { valueLook } from "@tefuda/print/look";
import {
  type CSSProperties,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { GameIcon } from "../card/GameIcon.tsx";
import { seatOf } from "../state/choose.ts";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { Counted } from "./Counted.tsx";
import { useTable } from "./context.ts";
import { isStaged, looseIn } from "./laid.ts";
import { useNames, useSeatNames } from "./names.ts";
import { Tally } from "./Tally.tsx";
import { Zone } from "./Zone.tsx";

const PlateOnline = lazy(() => import("../online/Plate.tsx").then((m) => ({ default: m.PlateOnline })));

/** What a row has of the height that a side has: its cards are as large as that lets them be. */
const SHARES = { row: 1, small: 0.6, fan: 1, walls: 0 };

interface SideProps {
  seat: SeatView;
  mine: boolean;
  /** Piles are small and stand on the plate, not beside the rows. */
  chips: boolean;
}

export const Side = memo(function Side({ seat, mine, chips }: SideProps) {
  const { data, look, shown } = useTable();
  const words = useWords();
  const nameOf = useSeatNames(shown.update);
  const staged = Object.values(seat.zones).flatMap(({ cards = [] }) =>
    cards.filter((card) => isStaged(look, card)),
  ).length;
  const lying = (row: readonly TableZone[]) =>
    row.reduce(
      (n, { zone }) => n + looseIn(look, zone, seat.zones[zone]!) + (zone === look.staged?.zone ? staged : 0),
      0,
    );
  const zones = data.layout.rows.map((row) => row.zones.filter((zone) => seat.zones[zone.zone]));
  const stacks = zones.flat().filter((zone) => zone.form === "stack");
  const rows = zones.flatMap((all) => {
    const row = all.filter((zone) => zone.form !== "stack");
    const slots = row.reduce((n, zone) => n + (zone.slots ?? 0), 0);
    const places = Math.max(slots, lying(row));
    const kind: keyof typeof SHARES = row.some(({ form }) => form === "fan")
      ? "fan"
      : row.some(({ zone }) => zone === look.walls?.zone)
        ? "walls"
        : row.some(({ zone }) => look.small?.includes(zone))
          ? "small"
          : "row";
    return places > 0 || kind === "fan" ? [{ row, places, kind }] : [];
  });
  const drawn = rows.map(({ row, places, kind }) => (
    <div
      key={row.map(({ zone }) => zone).join()}
      className={`side-row side-row--${kind}`}
      style={{ "--places": Math.max(1, places), "--share": SHARES[kind] } as CSSProperties}
    >
      {row.map((zone) => (
        <Zone
          key={zone.zone}
          // What lies in the row takes the places that would be drawn empty.
          zone={zone.slots ? { ...zone, slots: zone.slots - lying(row) + lying([zone]) } : zone}
          seat={seat.seat}
          content={seat.zones[zone.zone]!}
        />
      ))}
    </div>
  ));
  const piles = stacks.map((zone) => (
    <Zone key={zone.zone} zone={zone} seat={seat.seat} content={seat.zones[zone.zone]!} />
  ));
  const shares = rows.reduce((sum, { kind }) => sum + (kind === "fan" && !mine ? 0 : SHARES[kind]), 0);
  const count = (...kinds: (keyof typeof SHARES)[]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  const counts = { "--rows": count("row", "small"), "--walls": count("walls"), "--lines": rows.length };
  const side = useRef<HTMLElement>(null);
  useHeightOfPlate(side);
  return (
    <section
      ref={side}
      className={`side ${mine ? "side--mine" : "side--theirs"}`}
      aria-label={words.side(nameOf(seat.seat))}
      data-out={(look.out && seat.numbers[look.out]) || undefined}
      style={{ "--shares": shares, "--piles": piles.length, ...counts } as CSSProperties}
    >
      <Plate seat={seat} mine={mine} piles={chips && piles} />
      <div className="side-rows">{mine ? drawn : drawn.toReversed()}</div>
      {!chips && <div className="side-piles">{piles}</div>}
    </section>
  );
});

/** Tells the styles how high the plate is, in `--plate`: a side is never lower. */
function useHeightOfPlate(side: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const plate = side.current?.querySelector<HTMLElement>(".plate");
    if (!plate) return;
    const observer = new ResizeObserver(() =>
      side.current?.style.setProperty("--plate", `${plate.offsetHeight}px`),
    );
    observer.observe(plate);
    return () => observer.disconnect();
  }, [side]);
}

function Plate({ seat, mine, piles }: { seat: SeatView; mine: boolean; piles: ReactNode }) {
  const { data, look, shown, choosing, take, aim } = useTable();
  const words = useWords();
  const say = useSaid();
  const who = useNames(shown.update)(seat.seat);
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
      {shown.update.online && (
        <Suspense>
          <PlateOnline seat={seat.seat} />
        </Suspense>
      )}
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
      {piles && <div className="plate-stacks">{piles}</div>}
    </div>
  );
}

/** Whether a player is among those who passed one after the other, up to the one whose turn it is now. */
function hasPassed(seat: number, { numbers, seats }: View, { number }: NonNullable<Look["passed"]>): boolean {
  const before = ((numbers.player ?? 0) - seat + seats.length) % seats.length;
  const passed = numbers[number] ?? 0;
  return passed >= seats.length || (before > 0 && before <= passed);
}
