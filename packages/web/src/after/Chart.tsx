/** A line for each seat: how the number that decides went. It is drawn for the eye; in words it is one sentence a seat. */
import type { CSSProperties } from "react";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage } from "../words/index.tsx";

interface ChartPoint {
  /** From 0 to 1. */
  x: number;
  values: readonly number[];
}

interface ChartProps {
  title: string;
  nameOf: (seat: number) => string;
  points: readonly ChartPoint[];
  /** Places with a number of their own. */
  marks?: readonly number[];
  /** Where one is. */
  at?: number;
}

/** The least distance between two ends, in percent of the height. */
const APART = 17;

export function Chart({ title, nameOf, points, marks = [], at }: ChartProps) {
  const words = AFTER_WORDS[useLanguage()];
  const all = points.flatMap(({ values }) => values);
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const down = (value: number): number => ((top - value) / (top - bottom)) * 100;
  const seats = points[0]?.values.map((_, seat) => seat) ?? [];
  const last = points.at(-1)?.values ?? [];
  const says = seats.map((seat) =>
    words.lineSays(
      nameOf(seat),
      points.map(({ values }) => values[seat]!),
    ),
  );
  return (
    <div className="chart" role="img" aria-label={[title, ...says].join(". ")}>
      <span className="chart-scale" style={{ top: 0 }}>
        {top}
      </span>
      <span className="chart-scale" style={{ top: `${down(0)}%` }}>
        0
      </span>
      <div className="chart-room">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="chart-ground" d={`M0 ${down(0)}H100`} />
          {seats.map((seat) => (
            <path
              key={seat}
              className={`chart-line chart-line--${seat}`}
              d={pathOf(points.map(({ x, values }) => [x * 100, down(values[seat]!)]))}
            />
          ))}
        </svg>
        {marks.map((x, i) => (
          <span key={x} className="chart-mark" style={leftAt(x)}>
            {i + 1}
          </span>
        ))}
        {at !== undefined && <span className="chart-now" style={leftAt(at)} />}
      </div>
      {apart(last.map(down)).map((place, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have nothing but their place
        <span key={seat} className="chart-end" style={{ top: `${place}%` }}>
          <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span>
          {last[seat]}
        </span>
      ))}
    </div>
  );
}

const leftAt = (x: number): CSSProperties => ({ left: `${x * 100}%` });

const pathOf = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

/** Places that stand as they are wanted, or as far apart as they have to. */
function apart(wanted: readonly number[]): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  order.forEach((i, n) => {
    const above = order[n - 1];
    if (above !== undefined) placed[i] = Math.max(placed[i]!, placed[above]! + APART);
  });
  // what was pushed over the edge pushes back
  order.toReversed().forEach((i, n, down) => {
    const below = down[n - 1];
    placed[i] = Math.min(placed[i]!, below === undefined ? 100 : placed[below]! - APART);
  });
  return placed;
}
