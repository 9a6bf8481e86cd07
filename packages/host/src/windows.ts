/**
 * Windows: the places in a turn where somebody may act or pass. A player sets beforehand in which of them not to be asked.
 * Which window it is hangs on what everybody sees.
 */
import type { QuestionView, TableLayout, View } from "@tefuda/kernel";

/** Always, not at all, or only when somebody else has done something since the player's last answer. */
export type Ask = "always" | "never" | "deeds";

/** By window, or by prompt, how one is asked there. */
export type Asks = Readonly<Record<string, Ask>>;

export interface Window {
  prompt: string;
  /** The number of the phase, in games that have any. */
  phase: number | null;
  /** In the own turn or another's; null where turns are nobody's. */
  own: boolean | null;
}

/** The window in which a question is asked. */
export function windowOf({ numbers: { phase, player } }: View, { prompt, seat }: QuestionView): Window {
  return { prompt, phase: phase ?? null, own: player === undefined ? null : player === seat };
}

/** How one is asked in a window: as it is set, or else as the game has it. */
export const askIn = (window: Window, set: Asks, { unasked = {} }: Pick<TableLayout, "unasked">): Ask =>
  set[windowKey(window)] ?? set[window.prompt] ?? (unasked[window.prompt] ? "never" : "always");

/** One word for a window. */
export const windowKey = ({ prompt, phase, own }: Window): string =>
  `${prompt}/${phase ?? "-"}/${own === null ? "-" : own ? "own" : "other"}`;

/** The window of such a word; null where it is none. */
export function windowIn(key: string): Window | null {
  const [, prompt, phase, own] = /^([^/]+)\/(-|\d+)\/(-|own|other)$/.exec(key) ?? [];
  if (prompt === undefined) return null;
  return { prompt, phase: phase === "-" ? null : Number(phase), own: own === "-" ? null : own === "own" };
}
