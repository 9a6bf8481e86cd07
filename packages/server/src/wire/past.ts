/** What may be told of a match that is over: to whom, and all of it, to be watched again. */
import type { SavedMatch } from "@tefuda/host/host";
import type { Play } from "../match/play.ts";

/** Where somebody sits in a match; null where they do not. */
export function seatIn({ head }: Play, user: string): number | null {
  const seat = head.seats.findIndex((one) => one.user === user);
  return seat < 0 ? null : seat;
}

/** Whether somebody may know all of a match, once it is over: its players at once, others when they could have seen its end. */
export function isKnownTo(play: Play, user: string, now: number): boolean {
  const { watch: late } = play.head;
  return seatIn(play, user) !== null || (play.over && late !== null && play.at + late <= now);
}

/** `play` has to be over: a record holds what was secret. */
export function recordIn({ match, kinds, ended }: Play): SavedMatch {
  return {
    record: { ...match.record(), end: match.end },
    players: kinds,
    held: [],
    winner: ended?.winner ?? null,
  };
}
