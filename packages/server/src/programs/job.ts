/** What a thread is asked that thinks for a program, and what comes back. */
import type { PlayerKind } from "@tefuda/host/host";
import type { Choice, Setup, Stream } from "@tefuda/kernel";

export interface Job {
  id: number;
  /** Where the files of the build lie that plays the match; null for this one. */
  root: string | null;
  match: string;
  game: string;
  kind: PlayerKind;
  setup: Setup;
  streams: readonly Stream[];
  choices: readonly Choice[];
}

export type Thought = { id: number; say: Choice["say"] } | { id: number; failed: string };
