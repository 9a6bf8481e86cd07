/** What a match is made from; nothing of it changes once it has begun. */

import type { PlayerKind } from "@tefuda/host/host";
import type { ClockPlan } from "@tefuda/host/online/clocks";
import type { Setup } from "@tefuda/kernel";

export interface SeatHead {
  /** The account of a person; null for a program. */
  user: string | null;
  name: string;
  kind: PlayerKind;
  /** Whether others may watch it from this side. */
  shown?: boolean;
}

export interface Head {
  id: string;
  game: string;
  /** The build that plays it. */
  engine: string;
  /** With the secret of its chance, which is kept apart and is told to nobody before the end. */
  setup: Setup;
  seats: readonly SeatHead[];
  clock: ClockPlan | null;
  rated: boolean;
  /** After how long others may see it, in milliseconds; null where they may not. */
  watch: number | null;
  /** When it began, by the clock of the database. Milliseconds. */
  began: number;
}
