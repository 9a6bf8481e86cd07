/** By when something has to happen at a match. */
import type { Play } from "./play.ts";

/** What a program answers is taken up by any machine when nothing has come of it for so long. Milliseconds. */
const PROGRAM_PATIENCE = 20_000;

/** Whether that is past. */
export const isOverdue = (play: Play, now: number): boolean => (dueOf(play) ?? now) < now;

/** By when something has to happen, or somebody should look. */
export function dueOf(play: Play): number | null {
  const seat = play.waitsFor;
  const program = seat !== null && play.head.seats[seat]!.kind !== "person";
  return program ? play.since + PROGRAM_PATIENCE : play.due;
}
