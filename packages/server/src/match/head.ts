/** What a match is made from; nothing of it changes once it has begun. */

import type { PlayerKind } from "@tefuda/host/host";
import type { ClockPlan } from "@tefuda/host/online/clocks";
import type { Setup } from "@tefuda/kernel";

export interface SeatHead {
  /** The account of a person; null for a program. */
  user: string | null;
  name: string;
  kind: PlayerKind;
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
  /** When it began, by the clock of the database. Milliseconds. */
  began: number;
}
