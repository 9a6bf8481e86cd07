/** What is told of a match that is over: how it went, and all of it, to be watched again. */
import { aheadIn, type Course, courseOf, type Measure } from "@tefuda/host/course";
import type { SavedMatch } from "@tefuda/host/host";
import { type GamePackage, Match } from "@tefuda/kernel";
import { watch } from "@tefuda/referee/records/watched";
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

/** `play` has to be over. */
export function courseIn(
  play: Play,
  { layout, score }: GamePackage,
  measure: Measure | null,
  language: string,
): Course {
  const again = Match.replay(play.match.game, play.match.record());
  return courseOf(watch(again), { measure, layout, language }, () => aheadIn(again.machine, score));
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
