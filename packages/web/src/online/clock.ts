/** What a clock at the table shows. Milliseconds, all of it. */
import type { ClockPlan } from "@tefuda/host/online/clocks";
import type { TableState } from "@tefuda/host/online/match-schemas";

type Clock = NonNullable<TableState["clock"]>;

export interface ClockFace {
  /** What runs down, or will. */
  shown: number;
  /** What is behind it, where something is. */
  reserve: number | null;
  runs: boolean;
  /** Soon all of it is gone. */
  low: boolean;
}

/** From here on somebody is warned. */
export const LOW = 30_000;

/** `passed` since it was told how the clock stands. */
export function faceOf({ plan, left, runs }: Clock, seat: number, passed: number): ClockFace {
  const own = left[seat] ?? 0;
  const ticks = runs?.seat === seat;
  const used = ticks ? runs.since + (runs.stands ? 0 : passed) : 0;
  const each = plan.kind === "each" ? plan.each : 0;
  const rest = Math.max(0, own + each - used);
  const before = Math.max(0, each - used);
  const face = before > 0 ? { shown: before, reserve: own } : { shown: rest, reserve: null };
  const goes = ticks && !runs.stands;
  return { ...face, runs: goes, low: goes && rest <= LOW };
}

/** What a message may have been on its way. */
const SLACK = 1500;

/** Whose time is over, `passed` since it was told how the clock stands; null where nobody's is. */
export function lateIn(clock: Clock | null, passed: number): number | null {
  if (!clock?.runs) return null;
  const { seat } = clock.runs;
  const { shown, reserve } = faceOf(clock, seat, passed + SLACK);
  return shown + (reserve ?? 0) === 0 ? seat : null;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** As it is read: "4:05", "1:02:03", and days with hours. */
export function timeText(ms: number, days: (n: number, hours: number) => string): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return days(Math.floor(hours / 24), hours % 24);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** The plans that one can choose from. */
export const CLOCKS = {
  none: null,
  quick: { kind: "bank", bank: 5 * 60_000, increment: 5000 },
  normal: { kind: "bank", bank: 15 * 60_000, increment: 10_000 },
  each: { kind: "each", each: 60_000, reserve: 3 * 60_000 },
  days: { kind: "turn", turn: 3 * 86_400_000 },
} as const satisfies Record<string, ClockPlan | null>;
export type ClockName = keyof typeof CLOCKS;

/** Whoever looks on is so late that it helps nobody who plays. Milliseconds. */
export const WATCHED_AFTER = 60_000;
